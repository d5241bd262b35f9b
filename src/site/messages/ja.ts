import type { Messages } from './messages.ts';

export const ja: Messages = {
  skip: '本文へ移動',
  navBrands: 'メーカー',
  navWhat: 'eSIMとは',
  navData: 'データ',
  navApi: 'API',
  navShops: '販売店の方へ',
  navPrivacy: 'プライバシー',
  navAbout: 'このサイトについて',
  languages: '言語',
  footerFree:
    'このサイトへのリンクを見える形で表示すれば無料で使えます。データは公開されています。',

  question: 'お使いのスマホはeSIM対応ですか？',
  homeDescription:
    'スマートフォン、タブレット、スマートウォッチがeSIMに対応しているか、対応していない地域はどこか、情報源とともに確認できます。',
  searchLabel: '機種名または型番',
  searchHint: '例：Galaxy S24、Pixel 8、SM-S9210',
  searchButton: '確認する',
  suggestions: '候補',
  suggestionCount: '候補：{count}件',
  detectButton: 'この端末を確認する',
  thisDevice: 'お使いの端末',
  resultsTitle: '{query}はeSIMに対応していますか？',
  chooseOne: 'どの機種ですか？',
  similarNames: '似た名前の機種',
  nothingFound: '「{query}」に一致する端末はありません。',
  nothingFoundHint:
    '表記を確認するか、型番を入力してください。ここにない端末でもeSIMに対応している場合があります。',
  queryTooLong: '読み取られるのは最初の{count}文字だけです。短くしてください。',
  details: '型番、地域、情報源',
  browserSays: 'ブラウザーから分かるのは次の情報だけです：{said}。',
  scanCode: 'スマートフォンを確認するには、そのスマートフォンでコードを読み取ってください。',

  eidText: 'この番号はEIDです。EIDが表示される端末にはeSIMチップが入っています。',
  imeiText: 'この番号はIMEIです。機種は分かりません。型番を入力してください。',
  mistypedText:
    'EIDまたはIMEIのようですが、チェックディジットが一致しません。数字を1桁ずつ確認してください。',
  notSent: '番号はブラウザーの外に送信されていません。',
  notKept: '番号は保存されません。',
  whereCode: '型番はどこにありますか？',
  whereCodeText:
    '設定の「デバイス情報」または「一般」›「情報」、箱のバーコードの横、または端末の背面にあります。',

  wordYes: '対応',
  wordNo: '非対応',
  wordPartial: '条件による',
  wordUnknown: '不明',
  wordYesExcept: '対応（例外あり）',
  wordNoExcept: '非対応（例外あり）',

  deviceYes: '{device}はeSIMに対応しています。',
  deviceYesExcept:
    '{device}はeSIMに対応しています。ただし、次の地域で販売された端末は対応していません：{regions}。',
  deviceNo: '{device}はeSIMに対応していません。',
  deviceNoExcept:
    '{device}はeSIMに対応していません。ただし、次の地域で販売された端末は対応しています：{regions}。',
  devicePartial: '{device}にはeSIMに対応するモデルと対応しないモデルがあります。',
  partialExcept: '次の地域で販売された端末は対応していません：{regions}。',
  deviceUnknown: '{device}がeSIMに対応しているかどうか、信頼できる情報はまだありません。',

  editionCellular: '{device}（セルラーモデル）',
  editionNonCellular: '{device}（セルラー非対応モデル）',
  unitCode: '型番{code}の{device}',
  unitSold: '{regions}で販売された{device}',
  whereBought: 'どこで購入しましたか？',
  notSure: '分からない',
  otherRegions: 'その他の地域',
  noSuchRegion:
    'このページのアドレスには、存在しない地域が指定されています。この回答は特定の地域に関するものではありません。',
  noSuchCode:
    'このページのアドレスには、この端末の型番として確認されていない型番が指定されています。この回答はその型番に関するものではありません。',
  elsewhere: 'それ以外の地域',
  show: '表示',

  severalYes: 'いずれもeSIMに対応しています。',
  severalYesExcept:
    'いずれもeSIMに対応しています。ただし、次の地域で販売された端末は対応していません：{regions}。',
  severalNo: 'いずれもeSIMに対応していません。',
  severalNoExcept:
    'いずれもeSIMに対応していません。ただし、次の地域で販売された端末は対応しています：{regions}。',
  severalPartial: 'eSIMに対応する機種と対応しない機種があります。',
  severalListedYes:
    'ここに挙げた端末はすべてeSIMに対応しています。古い機種など、同じ名前の他の端末は対応していない場合があります。',
  severalListedNo:
    'ここに挙げた端末のうち、eSIMへの対応が確認されているものはありません。同じ名前の他の端末には対応するものがあります。',
  severalUnknown: 'eSIMに対応しているか不明な機種が含まれています。',

  familyYes: 'どの{family}であっても、eSIMに対応しています。',
  familyYesExcept:
    'どの{family}であっても、eSIMに対応しています。ただし、次の地域で販売された一部のモデルは対応していません：{regions}。',
  familyNo: 'どの{family}であっても、eSIMに対応していません。',
  familyPartial: 'どの{family}かによります。eSIMに対応する機種と対応しない機種があります。',
  familyUnknown: '{family}には、eSIMに対応しているか不明な機種があります。',
  chooseModel: 'どの{family}ですか？',
  nothingDetected: 'ブラウザーから端末の機種が分かりません。機種名または型番を入力してください。',

  exceptions: '例外',
  dependsOn: '何によって決まるか',
  dependsConnectivity:
    'eSIMに対応しているのはセルラーモデルだけです。セルラー通信のないモデル（Wi-Fiモデル、GPSモデル）は対応していません。',
  dependsCarrier: '販売した通信事業者によって異なります。',
  dependsEdition: '同じ名前で複数の仕様があり、仕様によって異なります。',
  dependsStorage: 'ストレージ容量によって異なります。',
  dependsMarket:
    '販売地域によって異なります。一部の市場向けの製品はeSIMに対応していません。電話アプリで *#06# と入力し、EIDが表示されるか確認してください。',
  dependsOther: 'モデルによって異なります。下の表でお手元の型番を確認してください。',
  alsoKnow: '知っておきたいこと',
  traitEsimOnly: 'SIMカードスロットがなく、eSIMだけで使えます。',
  traitEsimOnlyRegions: '次の地域で販売された端末にはSIMカードスロットがありません：{regions}。',
  traitActive: '{count}件のeSIMを同時に有効にできます。',
  traitStored: 'eSIMを{count}件まで保存できます。',
  traitCarrierOnly: '契約中の通信事業者のプランでのみ使えます。旅行用eSIMは使えません。',
  traitCarrierOnlyWatch:
    'ペアリングしたスマートフォンで設定する、通信事業者のプランでのみ使えます。旅行用eSIMは使えません。',
  traitUpdate: 'eSIMはシステムアップデートで追加されました。最新版をインストールしてください。',
  lock: 'SIMロックがかかっていませんか？',
  lockText:
    '対応と表示される端末でも、SIMロックがかかっていると他社のeSIMを使えないことがあります。先に通信事業者でロックを解除してください。',
  sure: '確実に確かめるには',
  sureDial: '電話アプリで *#06# と入力します。EIDが表示されれば、eSIMチップが入っています。',
  sureIphone:
    '「設定」›「モバイル通信」を開き、「eSIMを追加」を探します。EIDは「設定」›「一般」›「情報」に表示されます。',
  sureIpad: '「設定」›「一般」›「情報」を開きます。EIDが表示されれば、eSIMチップが入っています。',
  sureSamsung: '「設定」›「接続」›「SIMマネージャー」を開き、「eSIMを追加」を探します。',
  surePixel: '「設定」›「ネットワークとインターネット」›「SIM」を開き、「eSIMを追加」を探します。',
  sureAndroid: '設定を開き、「eSIM」を検索します。',
  sureWatch:
    'ペアリングしたスマートフォンでウォッチのアプリを開き、「モバイル通信プラン」を探します。',
  sureWindows:
    '「設定」›「ネットワークとインターネット」›「携帯電話」を開きます。「eSIMプロファイルの管理」があれば、eSIMチップが入っています。',
  dated: '{date}時点のデータ',
  nextSteps: '次にすること',
  nextUnlock: 'SIMロックがかかっていないことを確認します。',
  nextInstall: '出発前に、Wi-Fiが使えるうちにeSIMをインストールします。',
  nextPhysical: '現地で物理SIMカードを使うか、契約中の通信事業者のローミングを使います。',
  nextWifi: 'Wi-Fiか、スマートフォンのテザリングを使います。',
  nextVersion: 'お手元のモデルを確認します。型番で分かります。',
  drawingDial: '*#06# を入力した画面：EIDという32桁の番号があれば、eSIMチップが入っています。',
  drawingSettings: '設定画面：モバイル通信またはSIMの「eSIMを追加」。',
  drawingCode: '型番は設定画面、箱、背面にあります。',
  copyLink: 'リンクをコピー',
  compare: '比較',
  compareWith: 'ほかの端末と比較',

  deviceTitle: '{device}はeSIMに対応していますか？',
  variants: '型番とモデル',
  modelCode: '型番',
  soldIn: '販売地域',
  answer: '対応状況',
  anyRegion: '記載なし',
  otherNames: '別名',
  released: '発売日',
  category: '種類',
  categoryPhone: 'スマートフォン',
  categoryTablet: 'タブレット',
  categoryWatch: 'スマートウォッチ',
  categoryLaptop: 'ノートパソコン',
  categoryHotspot: 'モバイルルーター',
  sources: '情報源',
  source: '情報源',
  says: '情報の内容',
  sourcesAll: 'すべての情報源（{count}件）',
  copyOf: '{publisher}の情報の写し',
  copyAt: '写しで確認：{host}',
  copyLost: '写しで確認（写しのアドレスは記録なし）',
  checked: '確認日',
  noSources: 'この端末のeSIMに触れた情報源はまだありません。',
  gradeVerifiedText:
    '確認済み：メーカー、標準化団体、システム自体の情報、または実機テストによります。',
  gradeReportedText:
    '報告あり：独立した2つ以上の公開リスト、またはメーカーの記述の写しによります。',
  gradeInferredText:
    '推定：ルールから導かれています。この端末についての情報だけでは十分ではありません。',
  rule: 'ルール',
  reportError: 'このページの誤りを報告する',
  family: 'ほかの{family}',

  brandsTitle: 'メーカー',
  brandsIntro: 'データにあるすべてのメーカーと端末の数です。',
  brandTitle: 'eSIMに対応する{brand}の端末は？',
  brandDescription: '{brand}の端末のeSIM対応状況を、地域と情報源とともに示します。',
  brandCounts: 'eSIM：対応 {yes}、非対応 {no}、条件による {partial}、不明 {unknown}。',
  page: '{page} / {pages} ページ',
  filter: '絞り込み',
  allYears: 'すべての年',
  allTypes: 'すべての種類',
  allAnswers: 'すべての対応状況',
  filteredNone: '条件に合う端末はありません。',
  previous: '前へ',
  next: '次へ',

  whatTitle: 'eSIMとは？自分のスマホを確かめるには？',
  whatIs: 'eSIMとは何ですか？',
  whatIsText:
    '端末に組み込まれたSIMです。カードを入れる代わりに、多くの場合QRコードを読み取ってプランをダウンロードします。',
  whyRegion: '同じ機種なのに国によって対応が違うのはなぜですか？',
  whyRegionText:
    'メーカーは同じ名前で異なるハードウェアを販売しています。たとえば中国本土向けの端末は、カードスロットが2つありeSIMチップがないことがよくあります。型番で見分けられます。',
  howCheck: '自分のスマホを確かめるには？',
  whatTravel: '旅行用eSIMには何が必要ですか？',
  whatTravelText:
    'eSIMに対応し、SIMロックのない端末と、プランをダウンロードするためのインターネット接続です。出発前に自宅で済ませておきましょう。',
  whatEid: 'EIDとは何ですか？',
  whatEidText: 'eSIMチップの32桁の番号です。EIDのない端末にeSIMはありません。',
  whatUnknown: '「不明」とはどういう意味ですか？',
  whatUnknownText:
    '対応とも非対応とも、信頼できる情報がないという意味です。非対応という意味ではありません。端末で確かめてください。',

  goneTitle: 'この製品は掲載を終了しました',
  goneText:
    '掲載しているのはスマートフォン、タブレット、スマートウォッチ、ノートパソコン、モバイルルーターです。',
  notFoundTitle: 'ページが見つかりません',
  notFoundText:
    'アドレスが間違っているか、古くなっている可能性があります。端末を検索してください。',

  anotherDevice: '別の端末',
  failed: '結果を読み込めませんでした。少し待ってからもう一度お試しください。',
};
