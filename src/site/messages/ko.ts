import type { Messages } from './messages.ts';

export const ko: Messages = {
  skip: '본문으로 이동',
  navBrands: '제조사',
  navWhat: 'eSIM이란?',
  navData: '데이터',
  navApi: 'API',
  navShops: '판매자용',
  navPrivacy: '개인정보 보호',
  navAbout: '소개',
  languages: '언어',
  footerFree:
    '이 사이트로 가는 링크를 보이게 표시하면 무료로 사용할 수 있습니다. 데이터는 공개되어 있습니다.',

  question: '내 휴대폰은 eSIM을 지원하나요?',
  homeDescription:
    '휴대폰, 태블릿, 워치가 eSIM을 지원하는지, 어디에서는 지원하지 않는지, 어떤 출처에 근거하는지 확인하세요.',
  searchLabel: '기기 이름 또는 모델 번호',
  searchHint: '예: Galaxy S24, Pixel 8, SM-S9210',
  searchButton: '확인',
  suggestions: '추천 기기',
  suggestionCount: '추천 기기 {count}개',
  detectButton: '이 기기 확인',
  thisDevice: '지금 사용 중인 기기',
  resultsTitle: '{query}: eSIM을 지원하나요?',
  chooseOne: '어느 기기인가요?',
  similarNames: '비슷한 이름',
  nothingFound: '“{query}”에 맞는 기기가 없습니다.',
  nothingFoundHint:
    '철자를 확인하거나 모델 번호를 입력하세요. 여기에 없는 기기도 eSIM을 지원할 수 있습니다.',
  queryTooLong: '처음 {count}자만 읽습니다. 내용을 줄여 주세요.',
  details: '모델 번호, 지역, 출처',
  browserSays: '브라우저가 알려 주는 것은 다음뿐입니다: {said}.',
  scanCode: '휴대폰을 확인하려면 휴대폰으로 코드를 스캔하세요.',

  eidText: '이 번호는 EID입니다. EID가 표시되는 기기에는 eSIM 칩이 있습니다.',
  imeiText: '이 번호는 IMEI입니다. 어떤 모델인지는 알 수 없으니 모델 번호를 입력하세요.',
  mistypedText: 'EID나 IMEI처럼 보이지만 검증 숫자가 맞지 않습니다. 숫자를 하나씩 확인하세요.',
  notSent: '번호는 브라우저 밖으로 전송되지 않았습니다.',
  notKept: '번호는 저장되지 않습니다.',
  whereCode: '모델 번호는 어디에 있나요?',
  whereCodeText:
    '설정의 ‘휴대전화 정보’ 또는 ‘일반 › 정보’, 상자의 바코드 옆, 또는 기기 뒷면에 있습니다.',

  wordYes: '지원',
  wordNo: '미지원',
  wordPartial: '조건에 따라 다름',
  wordUnknown: '알 수 없음',
  wordYesExcept: '지원(예외 있음)',
  wordNoExcept: '미지원(예외 있음)',

  deviceYes: '{device}: eSIM을 지원합니다.',
  deviceYesExcept:
    '{device}: eSIM을 지원합니다. 단, 다음 지역에서 판매된 기기는 지원하지 않습니다: {regions}.',
  deviceNo: '{device}: eSIM을 지원하지 않습니다.',
  deviceNoExcept:
    '{device}: eSIM을 지원하지 않습니다. 단, 다음 지역에서 판매된 기기는 지원합니다: {regions}.',
  devicePartial: '{device}: eSIM을 지원하는 버전도 있고 지원하지 않는 버전도 있습니다.',
  partialExcept: '다음 지역에서 판매된 기기는 지원하지 않습니다: {regions}.',
  deviceUnknown: '{device}: eSIM 지원 여부를 알려 주는 믿을 만한 출처가 아직 없습니다.',

  editionCellular: '{device}(셀룰러 모델)',
  editionNonCellular: '{device}(셀룰러 미지원 모델)',
  unitCode: '{device}(모델 번호 {code})',
  unitSold: '{device}, 판매 지역 {regions}',
  whereBought: '어디에서 구입했나요?',
  notSure: '잘 모르겠음',
  otherRegions: '다른 지역',
  noSuchRegion:
    '이 페이지 주소에 존재하지 않는 지역이 적혀 있습니다. 이 답변은 특정 지역에 대한 것이 아닙니다.',
  noSuchCode:
    '이 페이지 주소에 이 기기의 모델 번호로 확인되지 않은 번호가 적혀 있습니다. 이 답변은 그 모델 번호에 대한 것이 아닙니다.',
  elsewhere: '그 외 지역',
  show: '보기',

  severalYes: '모두 eSIM을 지원합니다.',
  severalYesExcept:
    '모두 eSIM을 지원합니다. 단, 다음 지역에서 판매된 기기는 지원하지 않습니다: {regions}.',
  severalNo: '모두 eSIM을 지원하지 않습니다.',
  severalNoExcept:
    '모두 eSIM을 지원하지 않습니다. 단, 다음 지역에서 판매된 기기는 지원합니다: {regions}.',
  severalPartial: 'eSIM을 지원하는 기기도 있고 지원하지 않는 기기도 있습니다.',
  severalListedYes:
    '여기에 나온 기기는 모두 eSIM을 지원합니다. 더 오래된 기기 등 이름이 같은 다른 기기는 지원하지 않을 수 있습니다.',
  severalListedNo:
    '여기에 나온 기기 중 eSIM을 지원한다고 알려진 것은 없습니다. 이름이 같은 다른 기기 중에는 지원하는 것이 있습니다.',
  severalUnknown: 'eSIM 지원 여부가 알려지지 않은 기기가 있습니다.',

  familyYes: '어떤 {family} 모델이든 eSIM을 지원합니다.',
  familyYesExcept:
    '어떤 {family} 모델이든 eSIM을 지원합니다. 단, 다음 지역에서 판매된 일부 모델은 지원하지 않습니다: {regions}.',
  familyNo: '어떤 {family} 모델이든 eSIM을 지원하지 않습니다.',
  familyPartial:
    '{family} 모델에 따라 다릅니다. eSIM을 지원하는 모델도 있고 지원하지 않는 모델도 있습니다.',
  familyUnknown: '{family} 중에는 eSIM 지원 여부가 알려지지 않은 모델이 있습니다.',
  chooseModel: '어떤 {family} 모델인가요?',
  nothingDetected:
    '브라우저가 어떤 기기인지 알려 주지 않습니다. 기기 이름이나 모델 번호를 입력하세요.',

  exceptions: '예외',
  dependsOn: '무엇에 따라 달라지나요?',
  dependsConnectivity:
    '셀룰러 버전만 eSIM을 지원합니다. 셀룰러가 없는 버전(Wi-Fi 전용, GPS 전용)은 지원하지 않습니다.',
  dependsCarrier: '판매한 통신사에 따라 다릅니다.',
  dependsEdition: '같은 이름의 여러 에디션이 있으며, 에디션에 따라 다릅니다.',
  dependsStorage: '저장 용량에 따라 다릅니다.',
  dependsMarket:
    '판매 지역에 따라 다릅니다. 일부 시장용 기기는 eSIM을 지원하지 않습니다. *#06#을 눌러 EID가 표시되는지 확인하세요.',
  dependsOther: '버전에 따라 다릅니다. 아래에서 모델 번호를 찾아보세요.',
  alsoKnow: '알아 두세요',
  traitEsimOnly: 'SIM 카드 슬롯이 없고 eSIM만 사용합니다.',
  traitEsimOnlyRegions: '다음 지역에서 판매된 기기에는 SIM 카드 슬롯이 없습니다: {regions}.',
  traitActive: 'eSIM {count}개를 동시에 사용할 수 있습니다.',
  traitStored: 'eSIM을 {count}개까지 저장할 수 있습니다.',
  traitCarrierOnly:
    '가입한 통신사의 요금제로만 사용할 수 있습니다. 여행용 eSIM은 사용할 수 없습니다.',
  traitCarrierOnlyWatch:
    '연결된 휴대폰에서 설정하는 통신사 요금제로만 사용할 수 있습니다. 여행용 eSIM은 사용할 수 없습니다.',
  traitUpdate: 'eSIM은 시스템 업데이트로 추가되었습니다. 최신 업데이트를 설치하세요.',
  lock: '통신사 잠금이 걸려 있나요?',
  lockText:
    '‘지원’으로 표시된 기기라도 통신사 잠금이 걸려 있으면 다른 통신사의 eSIM을 사용하지 못할 수 있습니다. 먼저 통신사에 잠금 해제를 요청하세요.',
  sure: '확실하게 확인하는 방법',
  sureDial: '전화 앱에서 *#06#을 누르세요. EID가 표시되면 eSIM 칩이 있는 기기입니다.',
  sureIphone: '설정 › 셀룰러에서 ‘eSIM 추가’를 찾으세요. EID는 설정 › 일반 › 정보에 표시됩니다.',
  sureIpad: '설정 › 일반 › 정보를 여세요. EID가 표시되면 eSIM 칩이 있는 iPad입니다.',
  sureSamsung: '설정 › 연결 › SIM 관리자에서 ‘eSIM 추가’를 찾으세요.',
  surePixel: '설정 › 네트워크 및 인터넷 › SIM에서 ‘eSIM 추가’를 찾으세요.',
  sureAndroid: '설정을 열고 ‘eSIM’을 검색하세요.',
  sureWatch: '연결된 휴대폰에서 워치 앱을 열고 ‘모바일 요금제’를 찾으세요.',
  sureWindows:
    '설정 › 네트워크 및 인터넷 › 셀룰러를 여세요. ‘eSIM 프로필 관리’가 있으면 eSIM 칩이 있는 기기입니다.',
  dated: '{date} 기준 데이터',
  nextSteps: '다음에 할 일',
  nextUnlock: '통신사 잠금이 걸려 있지 않은지 확인하세요.',
  nextInstall: '출발하기 전에, Wi-Fi를 쓸 수 있을 때 eSIM을 설치하세요.',
  nextPhysical: '여행지에서 실물 SIM 카드를 쓰거나 가입한 통신사의 로밍을 이용하세요.',
  nextWifi: 'Wi-Fi나 휴대폰의 핫스팟을 이용하세요.',
  nextVersion: '어떤 버전인지 확인하세요. 모델 번호로 알 수 있습니다.',
  drawingDial: '*#06# 화면: EID라는 32자리 번호가 있으면 eSIM 칩이 있습니다.',
  drawingSettings: '설정 화면: 셀룰러 또는 SIM의 ‘eSIM 추가’.',
  drawingCode: '모델 번호는 설정, 상자, 뒷면에 있습니다.',
  copyLink: '링크 복사',
  compare: '비교',
  compareWith: '다른 기기와 비교',

  deviceTitle: '{device}, eSIM을 지원하나요?',
  variants: '모델 번호와 버전',
  modelCode: '모델 번호',
  soldIn: '판매 지역',
  answer: '지원 여부',
  anyRegion: '표시 없음',
  otherNames: '다른 이름',
  released: '출시일',
  category: '종류',
  categoryPhone: '휴대폰',
  categoryTablet: '태블릿',
  categoryWatch: '워치',
  categoryLaptop: '노트북',
  categoryHotspot: '휴대용 와이파이',
  sources: '출처',
  source: '출처',
  says: '내용',
  sourcesAll: '모든 출처({count}개)',
  copyOf: '{publisher}의 내용을 옮김',
  copyAt: '사본에서 확인: {host}',
  copyLost: '사본에서 확인(사본의 주소는 기록되지 않음)',
  checked: '확인일',
  noSources: '이 기기의 eSIM을 다룬 출처가 아직 없습니다.',
  gradeVerifiedText:
    '검증됨: 제조사, 표준 기구, 시스템 자체의 자료 또는 실제 시험에 따른 답변입니다.',
  gradeReportedText:
    '보고됨: 서로 독립된 둘 이상의 공개 목록 또는 제조사 자료의 사본에 따른 답변입니다.',
  gradeInferredText:
    '추론됨: 규칙에서 나온 답변입니다. 이 기기에 대한 출처만으로는 충분하지 않습니다.',
  rule: '규칙',
  reportError: '이 페이지의 오류 신고',
  family: '다른 {family} 모델',

  brandsTitle: '제조사',
  brandsIntro: '데이터에 있는 모든 제조사와 기기 수입니다.',
  brandTitle: 'eSIM을 지원하는 {brand} 기기는?',
  brandDescription: '{brand} 기기의 eSIM 지원 여부를 지역, 출처와 함께 보여 줍니다.',
  brandCounts: 'eSIM: 지원 {yes}, 미지원 {no}, 조건에 따라 다름 {partial}, 알 수 없음 {unknown}.',
  page: '{pages}페이지 중 {page}페이지',
  filter: '필터',
  allYears: '모든 연도',
  allTypes: '모든 종류',
  allAnswers: '지원 여부 전체',
  filteredNone: '조건에 맞는 기기가 없습니다.',
  previous: '이전',
  next: '다음',

  whatTitle: 'eSIM이란 무엇이고, 내 휴대폰은 어떻게 확인하나요?',
  whatIs: 'eSIM이란 무엇인가요?',
  whatIsText:
    '기기에 내장된 SIM입니다. 카드를 끼우는 대신, 보통 QR 코드를 스캔해 인터넷으로 요금제를 내려받습니다.',
  whyRegion: '같은 휴대폰인데 왜 나라마다 다른가요?',
  whyRegionText:
    '제조사는 같은 이름으로 서로 다른 하드웨어를 판매합니다. 예를 들어 중국 본토용 기기는 카드 슬롯이 두 개이고 eSIM 칩이 없는 경우가 많습니다. 모델 번호로 구별할 수 있습니다.',
  howCheck: '내 휴대폰은 어떻게 확인하나요?',
  whatTravel: '여행용 eSIM을 쓰려면 무엇이 필요한가요?',
  whatTravelText:
    'eSIM을 지원하고 통신사 잠금이 없는 기기와, 요금제를 내려받을 인터넷 연결이 필요합니다. 출발하기 전에 집에서 설치하세요.',
  whatEid: 'EID란 무엇인가요?',
  whatEidText: 'eSIM 칩의 32자리 번호입니다. EID가 없는 기기에는 eSIM이 없습니다.',
  whatUnknown: '‘알 수 없음’은 무슨 뜻인가요?',
  whatUnknownText:
    '지원한다고도, 지원하지 않는다고도 말하는 믿을 만한 출처가 없다는 뜻입니다. 지원하지 않는다는 뜻이 아니니 기기에서 직접 확인하세요.',

  goneTitle: '더 이상 목록에 없습니다',
  goneText: '저희는 휴대폰, 태블릿, 시계, 노트북, 핫스팟을 수록합니다.',
  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFoundText: '주소가 잘못되었거나 오래되었을 수 있습니다. 기기를 검색해 보세요.',

  anotherDevice: '다른 기기',
  failed: '결과를 불러오지 못했습니다. 잠시 후 다시 시도하세요.',
};
