import type { Messages } from './messages.ts';

export const tr: Messages = {
  skip: 'İçeriğe geç',
  navBrands: 'Markalar',
  navWhat: 'eSIM nedir?',
  navData: 'Veriler',
  navApi: 'API',
  navShops: 'Mağazalar için',
  languages: 'Diller',
  footerFree: 'Bu siteye görünür bir bağlantı verilerek ücretsiz kullanılabilir. Veriler açıktır.',

  question: 'Telefonun eSIM destekliyor mu?',
  homeDescription:
    'Bir telefonun, tabletin veya saatin eSIM destekleyip desteklemediğini, hangi bölgelerde desteklemediğini ve bunu hangi kaynakların söylediğini öğren.',
  searchLabel: 'Adı veya model kodu',
  searchHint: 'Örneğin Galaxy S24, Pixel 8 veya SM-S9210',
  searchButton: 'Sorgula',
  suggestions: 'Öneriler',
  suggestionCount: 'Öneriler: {count}',
  detectButton: 'Bu cihazı sorgula',
  thisDevice: 'Elindeki cihaz',
  resultsTitle: '{query}: eSIM destekliyor mu?',
  bestMatch: 'En iyi eşleşme',
  otherMatches: 'Diğer eşleşmeler',
  nothingFound: '“{query}” ile eşleşen bir cihaz yok.',
  nothingFoundHint:
    'Yazımı kontrol et veya ayarlarda ya da kutuda yazan model kodunu kullan. Burada olmayan bir cihaz da eSIM destekleyebilir.',
  queryTooLong: 'Metni {count} karaktere kısalt.',
  details: 'Kodlar, bölgeler ve kaynaklar',

  wordYes: 'Evet',
  wordNo: 'Hayır',
  wordPartial: 'Duruma bağlı',
  wordUnknown: 'Bilinmiyor',

  deviceYes: '{device} eSIM destekliyor.',
  deviceYesExcept:
    '{device} eSIM destekliyor; ancak şu bölgelerde satılan cihazlar desteklemiyor: {regions}.',
  deviceNo: '{device} eSIM desteklemiyor.',
  deviceNoExcept:
    '{device} eSIM desteklemiyor; ancak şu bölgelerde satılan cihazlar destekliyor: {regions}.',
  devicePartial: '{device} modelinin bazı sürümleri eSIM destekliyor, bazıları desteklemiyor.',
  deviceUnknown:
    '{device} modelinin eSIM destekleyip desteklemediğini söyleyen güvenilir bir kaynak henüz yok.',

  codeYes: '{code} model kodlu {device} eSIM destekliyor.',
  codeNo: '{code} model kodlu {device} eSIM desteklemiyor.',
  codePartial: '{code} model kodlu {device} yalnızca bazı sürümlerde eSIM destekliyor.',
  codeUnknown:
    '{code} model kodlu {device} cihazının eSIM destekleyip desteklemediğini söyleyen güvenilir bir kaynak henüz yok.',

  familyYes: 'Hangi {family} olursa olsun, eSIM destekliyor.',
  familyYesExcept:
    'Hangi {family} olursa olsun, eSIM destekliyor; şu bölgelerde satılan bazı modeller hariç: {regions}.',
  familyNo: 'Hangi {family} olursa olsun, eSIM desteklemiyor.',
  familyPartial:
    'Hangi {family} olduğuna bağlı: bazıları eSIM destekliyor, bazıları desteklemiyor.',
  familyUnknown: 'Her {family} modelinin eSIM destekleyip desteklemediği bilinmiyor.',
  chooseModel: 'Hangi {family} bu?',
  nothingDetected: 'Tarayıcın bunun hangi cihaz olduğunu söylemiyor. Adını veya model kodunu yaz.',

  exceptions: 'İstisnalar',
  dependsOn: 'Neye bağlı',
  dependsConnectivity:
    'Yalnızca mobil veri sürümleri eSIM kabul eder; yalnızca Wi-Fi olanlar etmez.',
  dependsCarrier: 'Cihazı satan operatöre bağlı.',
  dependsEdition: 'Sürüme bağlı: bu adla birden fazla sürüm var.',
  dependsStorage: 'Depolama boyutuna bağlı.',
  dependsOther: 'Sürüme bağlı: aşağıdaki model koduyla karşılaştır.',
  alsoKnow: 'Bilmekte yarar var',
  traitEsimOnly: 'SIM kart yuvası yok, yalnızca eSIM kullanılır.',
  traitEsimOnlyRegions: 'Şu bölgelerde satılan cihazlarda SIM kart yuvası yok: {regions}.',
  traitActive: 'Aynı anda etkin olabilen eSIM sayısı: {count}.',
  traitStored: 'Saklanabilen eSIM sayısı: {count}.',
  traitCarrierOnly: 'Yalnızca bir operatör tarifesi kabul eder. Seyahat eSIM’leri çalışmaz.',
  traitCarrierOnlyWatch:
    'Yalnızca eşleştirilmiş telefon üzerinden bir operatör tarifesi kabul eder. Seyahat eSIM’leri çalışmaz.',
  traitUpdate: 'eSIM sonradan bir sistem güncellemesiyle geldi: en yenisini yükle.',
  lock: 'Operatöre kilitli mi?',
  lockText:
    'Yanıt evet olsa bile, bir operatöre kilitli cihaz başka bir operatörün eSIM’ini reddedebilir. Önce operatöründen kilidi açmasını iste.',
  sure: 'Nasıl emin olunur',
  sureDial: '*#06# tuşla. EID görünüyorsa cihazda eSIM çipi vardır.',
  sureIphone:
    'Ayarlar › Hücresel bölümünde “eSIM Ekle” seçeneğini ara. EID, Ayarlar › Genel › Hakkında bölümünde görünür.',
  sureIpad: 'Ayarlar › Genel › Hakkında bölümünü aç. EID görünüyorsa iPad’de eSIM çipi vardır.',
  sureSamsung: 'Ayarlar › Bağlantılar › SIM yöneticisi bölümünde “eSIM ekle” seçeneğini ara.',
  surePixel: 'Ayarlar › Ağ ve internet › SIM’ler bölümünde eSIM ekleme seçeneğini ara.',
  sureAndroid: 'Ayarları aç ve “eSIM” ara.',
  sureWatch: 'Eşleştirilmiş telefonda saatin uygulamasını aç ve mobil tarifeleri ara.',
  sureWindows:
    'Ayarlar › Ağ ve internet › Hücresel bölümünü aç. Orada eSIM profilleri yönetilebiliyorsa destek vardır.',
  dated: '{date} tarihli veriler',
  sourceCount: 'Kaynaklar: {count}',

  deviceTitle: '{device} eSIM destekliyor mu?',
  variants: 'Model kodları ve sürümler',
  modelCode: 'Model kodu',
  version: 'Sürüm',
  soldIn: 'Satıldığı yer',
  answer: 'Yanıt',
  anyRegion: 'Belirtilmemiş',
  otherNames: 'Diğer adlar',
  released: 'Çıkış',
  category: 'Tür',
  categoryPhone: 'Telefon',
  categoryTablet: 'Tablet',
  categoryWatch: 'Saat',
  categoryLaptop: 'Dizüstü bilgisayar',
  categoryHotspot: 'Mobil erişim noktası',
  sources: 'Kaynaklar',
  source: 'Kaynak',
  says: 'Diyor ki',
  checked: 'Kontrol',
  noSources: 'Bu cihazda eSIM’den söz eden bir kaynak henüz yok.',
  gradeVerified: 'Doğrulandı',
  gradeVerifiedText:
    'Doğrulandı: üretici, bir standart kuruluşu, sistemin kendi tabloları veya bir test söylüyor.',
  gradeReported: 'Bildirildi',
  gradeReportedText: 'Bildirildi: en az iki bağımsız açık liste söylüyor.',
  gradeInferred: 'Çıkarıldı',
  gradeInferredText: 'Çıkarıldı: bu cihaza dair bir ifadeden değil, bir kuraldan geliyor.',
  rule: 'Kural',
  reportError: 'Bu sayfadaki bir hatayı bildir',
  family: 'Diğer {family} modelleri',

  brandsTitle: 'Markalar',
  brandsIntro: 'Burada yer alan tüm üreticiler ve cihaz sayıları.',
  brandTitle: 'Hangi {brand} cihazları eSIM destekliyor?',
  brandDescription: 'eSIM destekleyen ve desteklemeyen {brand} cihazları, bölgeler ve kaynaklarla.',
  brandCounts: 'eSIM: {yes} evet, {no} hayır, {partial} duruma bağlı, {unknown} bilinmiyor.',
  page: 'Sayfa {page} / {pages}',
  previous: 'Önceki',
  next: 'Sonraki',

  whatTitle: 'eSIM nedir, telefonumu nasıl kontrol ederim?',
  whatIs: 'eSIM nedir?',
  whatIsText:
    'Cihazın içine yerleştirilmiş bir SIM. Kart takmak yerine, çoğunlukla bir QR kod okutarak tarifeyi internetten yüklersin.',
  whyRegion: 'Aynı telefon neden bir ülkede destekliyor da başka bir ülkede desteklemiyor?',
  whyRegionText:
    'Üreticiler aynı adla farklı donanım satar. Örneğin Çin anakarası için üretilen cihazlarda çoğu zaman iki kart yuvası olur, eSIM çipi olmaz. Model kodu bunları ayırt eder.',
  howCheck: 'Telefonumu nasıl kontrol ederim?',
  whatTravel: 'Seyahat eSIM’i için ne gerekir?',
  whatTravelText:
    'eSIM destekleyen, operatör kilidi olmayan bir cihaz ve tarifeyi yüklemek için internet. Yola çıkmadan önce evde yap.',
  whatEid: 'EID nedir?',
  whatEidText: 'eSIM çipinin 32 haneli numarası. EID’si olmayan cihazda eSIM yoktur.',
  whatUnknown: '“Bilinmiyor” ne demek?',
  whatUnknownText:
    'Hiçbir güvenilir kaynağın evet ya da hayır demediği anlamına gelir. Hayır demek değildir: cihazın kendisinde kontrol et.',

  notFoundTitle: 'Böyle bir sayfa yok',
  notFoundText: 'Bu adres bir yere çıkmıyor. Cihazını ara.',

  anotherDevice: 'Başka bir cihaz',
  failed: 'Yanıt alınamadı. Biraz sonra yeniden dene.',
};
