import type { Messages } from './messages.ts';

export const ja: Messages = {
  skip: '本文へ移動',
  navBrands: 'メーカー',
  navWhat: 'eSIMとは',
  navData: 'データ',
  navApi: 'API',
  navShops: 'ショップの方へ',
  languages: '言語',
  footerFree:
    'このサイトへのリンクを見える形で表示すれば無料で使えます。データは公開されています。',

  question: 'あなたのスマホはeSIMに対応していますか？',
  homeDescription:
    'スマートフォン、タブレット、スマートウォッチがeSIMに対応しているか、どの地域では対応していないか、根拠となる情報源とともに確認できます。',
  searchLabel: '機種名または型番',
  searchHint: '例: Galaxy S24、Pixel 8、SM-S9210',
  searchButton: '確認する',
  suggestions: '候補',
  suggestionCount: '候補: {count}件',
  detectButton: 'この端末を確認する',
  thisDevice: 'お使いの端末',
  resultsTitle: '{query}はeSIMに対応していますか？',
  bestMatch: '最も近い機種',
  otherMatches: 'その他の候補',
  nothingFound: '「{query}」に一致する端末はありません。',
  nothingFoundHint:
    '表記を確認するか、設定画面や箱に書かれた型番で検索してください。ここにない端末でもeSIMに対応している場合があります。',
  queryTooLong: '{count}文字以内で入力してください。',
  details: '型番、地域、情報源',

  wordYes: '対応',
  wordNo: '非対応',
  wordPartial: '条件による',
  wordUnknown: '不明',

  deviceYes: '{device}はeSIMに対応しています。',
  deviceYesExcept:
    '{device}はeSIMに対応しています。ただし、次の地域で販売された端末は対応していません: {regions}。',
  deviceNo: '{device}はeSIMに対応していません。',
  deviceNoExcept:
    '{device}はeSIMに対応していません。ただし、次の地域で販売された端末は対応しています: {regions}。',
  devicePartial: '{device}にはeSIMに対応するモデルと対応しないモデルがあります。',
  deviceUnknown: '{device}がeSIMに対応しているかどうか、信頼できる情報はまだありません。',

  codeYes: '型番{code}の{device}はeSIMに対応しています。',
  codeNo: '型番{code}の{device}はeSIMに対応していません。',
  codePartial: '型番{code}の{device}は一部のモデルだけがeSIMに対応しています。',
  codeUnknown: '型番{code}の{device}がeSIMに対応しているかどうか、信頼できる情報はまだありません。',

  familyYes: 'どの{family}であっても、eSIMに対応しています。',
  familyYesExcept:
    'どの{family}であっても、eSIMに対応しています。ただし、次の地域で販売された一部のモデルは対応していません: {regions}。',
  familyNo: 'どの{family}であっても、eSIMに対応していません。',
  familyPartial: 'どの{family}かによります。eSIMに対応する機種と対応しない機種があります。',
  familyUnknown: 'すべての{family}についてeSIMへの対応が分かっているわけではありません。',
  chooseModel: 'どの{family}ですか？',
  nothingDetected: 'ブラウザーから端末の機種が分かりません。機種名または型番を入力してください。',

  exceptions: '例外',
  dependsOn: '何によって決まるか',
  dependsConnectivity:
    'モバイル通信に対応するモデルだけがeSIMを使えます。Wi-Fiモデルでは使えません。',
  dependsCarrier: '販売した通信事業者によります。',
  dependsEdition: '同じ名前で複数の仕様があり、どれかによります。',
  dependsStorage: 'ストレージ容量によります。',
  dependsOther: 'モデルによります。下の型番と見比べてください。',
  alsoKnow: '知っておきたいこと',
  traitEsimOnly: 'SIMカードのスロットはなく、eSIMだけを使えます。',
  traitEsimOnlyRegions: '次の地域で販売された端末にはSIMカードのスロットがありません: {regions}。',
  traitActive: '同時に使えるeSIMの数: {count}。',
  traitStored: '保存できるeSIMの数: {count}。',
  traitCarrierOnly: '通信事業者のプランだけを使えます。旅行用eSIMは使えません。',
  traitCarrierOnlyWatch:
    'ペアリングしたスマートフォンを通じて通信事業者のプランだけを使えます。旅行用eSIMは使えません。',
  traitUpdate:
    'eSIMは後のシステムアップデートで追加されました。最新のものをインストールしてください。',
  lock: 'SIMロックがかかっていませんか？',
  lockText:
    '対応と表示される端末でも、SIMロックがかかっていると他社のeSIMを使えないことがあります。先に通信事業者でロックを解除してください。',
  sure: '確実に確かめるには',
  sureDial: '電話アプリで *#06# と入力します。EIDが表示されれば、eSIMチップが入っています。',
  sureIphone:
    '「設定」›「モバイル通信」を開き、「eSIMを追加」を探します。EIDは「設定」›「一般」›「情報」に表示されます。',
  sureIpad: '「設定」›「一般」›「情報」を開きます。EIDが表示されれば、eSIMチップが入っています。',
  sureSamsung: '「設定」›「接続」›「SIMマネージャー」を開き、「eSIMを追加」を探します。',
  surePixel:
    '「設定」›「ネットワークとインターネット」›「SIM」を開き、eSIMを追加する項目を探します。',
  sureAndroid: '設定を開き、「eSIM」を検索します。',
  sureWatch: 'ペアリングしたスマートフォンでウォッチのアプリを開き、モバイル通信プランを探します。',
  sureWindows:
    '「設定」›「ネットワークとインターネット」›「携帯電話」を開きます。eSIMプロファイルを管理できれば対応しています。',
  dated: '{date}時点のデータ',
  sourceCount: '情報源: {count}件',

  deviceTitle: '{device}はeSIMに対応していますか？',
  variants: '型番とモデル',
  modelCode: '型番',
  version: 'モデル',
  soldIn: '販売地域',
  answer: '回答',
  anyRegion: '記載なし',
  otherNames: '別名',
  released: '発売',
  category: '種類',
  categoryPhone: 'スマートフォン',
  categoryTablet: 'タブレット',
  categoryWatch: 'スマートウォッチ',
  categoryLaptop: 'ノートパソコン',
  categoryHotspot: 'モバイルルーター',
  sources: '情報源',
  source: '情報源',
  says: '内容',
  checked: '確認日',
  noSources: 'この端末のeSIMに触れた情報源はまだありません。',
  gradeVerified: '確認済み',
  gradeVerifiedText:
    '確認済み: メーカー、標準化団体、システム自体の情報、または実機テストによります。',
  gradeReported: '報告あり',
  gradeReportedText: '報告あり: 独立した2つ以上の公開リストによります。',
  gradeInferred: '推定',
  gradeInferredText: '推定: この端末についての記述ではなく、規則から導かれています。',
  rule: '規則',
  reportError: 'このページの誤りを報告する',
  family: 'ほかの{family}',

  brandsTitle: 'メーカー',
  brandsIntro: '掲載しているすべてのメーカーと端末の数です。',
  brandTitle: 'eSIMに対応する{brand}の端末は？',
  brandDescription: '{brand}の端末のeSIM対応状況を、地域と情報源とともに示します。',
  brandCounts: 'eSIM: 対応 {yes}、非対応 {no}、条件による {partial}、不明 {unknown}。',
  page: '{page} / {pages} ページ',
  previous: '前へ',
  next: '次へ',

  whatTitle: 'eSIMとは？自分のスマホを確かめるには？',
  whatIs: 'eSIMとは何ですか？',
  whatIsText:
    '端末に組み込まれたSIMです。カードを入れる代わりに、多くの場合QRコードを読み取って、インターネット経由でプランを読み込みます。',
  whyRegion: '同じ機種なのに国によって対応が違うのはなぜですか？',
  whyRegionText:
    'メーカーは同じ名前で異なるハードウェアを販売しています。たとえば中国本土向けの端末は、カードスロットが2つありeSIMチップがないことがよくあります。型番で見分けられます。',
  howCheck: '自分のスマホを確かめるには？',
  whatTravel: '旅行用eSIMには何が必要ですか？',
  whatTravelText:
    'eSIMに対応し、SIMロックのない端末と、プランを読み込むためのインターネット接続です。出発前に自宅で済ませておきましょう。',
  whatEid: 'EIDとは何ですか？',
  whatEidText: 'eSIMチップの32桁の番号です。EIDのない端末にeSIMはありません。',
  whatUnknown: '「不明」とはどういう意味ですか？',
  whatUnknownText:
    '対応とも非対応とも、信頼できる情報がないという意味です。非対応ということではありません。端末で確かめてください。',

  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'このアドレスのページはありません。端末を検索してください。',

  anotherDevice: '別の端末',
  failed: '回答を取得できませんでした。少し待ってからもう一度お試しください。',
};
