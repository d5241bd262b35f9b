import type { Messages } from './messages.ts';

export const tr: Messages = {
  skip: 'İçeriğe geç',
  navBrands: 'Markalar',
  navWhat: 'eSIM nedir?',
  navData: 'Veriler',
  navApi: 'API',
  navShops: 'Mağazalar için',
  navPrivacy: 'Gizlilik',
  navAbout: 'Hakkımızda',
  languages: 'Dil',
  footerFree: 'Bu siteye görünür bir bağlantı verilerek ücretsiz kullanılabilir. Veriler açıktır.',

  question: 'Telefonun eSIM destekliyor mu?',
  homeDescription:
    'Bir telefonun, tabletin veya saatin eSIM destekleyip desteklemediğini, nerede desteklemediğini ve bunu hangi kaynakların söylediğini öğren.',
  searchLabel: 'Cihaz adı veya model kodu',
  searchHint: 'Örneğin Galaxy S24, Pixel 8 veya SM-S9210',
  searchButton: 'Sorgula',
  suggestions: 'Öneriler',
  suggestionCount: 'Öneriler: {count}',
  detectButton: 'Bu cihazı sorgula',
  thisDevice: 'Elindeki cihaz',
  resultsTitle: '{query}: eSIM destekliyor mu?',
  chooseOne: 'Hangisi?',
  similarNames: 'Benzer adlar',
  nothingFound: '“{query}” ile eşleşen bir cihaz yok.',
  nothingFoundHint:
    'Yazımı kontrol et veya model kodunu gir. Burada olmayan bir cihaz da eSIM destekleyebilir.',
  queryTooLong: 'En fazla {count} karakter yaz.',
  details: 'Kodlar, bölgeler ve kaynaklar',
  browserSays: 'Tarayıcın yalnızca şunu söylüyor: {said}.',
  scanCode: 'Telefonu kontrol etmek için kodu telefonunla tara.',

  eidText: 'Bu numara bir EID. EID gösteren bir cihazda eSIM çipi vardır.',
  imeiText: 'Bu numara bir IMEI. Hangi model olduğunu söylemez: model kodunu gir.',
  mistypedText: 'EID veya IMEI’ye benziyor, ama kontrol haneleri tutmuyor. Her haneyi kontrol et.',
  notSent: 'Numara tarayıcından dışarı çıkmadı.',
  notKept: 'Numara saklanmaz.',
  whereCode: 'Model kodu nerede?',
  whereCodeText:
    'Ayarlarda “Telefon hakkında” veya “Genel › Hakkında” bölümünde, kutuda barkodun yanında ya da cihazın arkasında.',

  wordYes: 'Evet',
  wordNo: 'Hayır',
  wordPartial: 'Duruma bağlı',
  wordUnknown: 'Bilinmiyor',
  wordYesExcept: 'Evet, istisnalarla',
  wordNoExcept: 'Hayır, istisnalarla',

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

  soldYes: 'Şurada satılan {device} eSIM destekliyor: {regions}.',
  soldNo: 'Şurada satılan {device} eSIM desteklemiyor: {regions}.',
  soldPartial:
    'Şurada satılan {device} sürümlerinin bazıları eSIM destekliyor, bazıları desteklemiyor: {regions}.',
  soldUnknown:
    'Şurada satılan {device} cihazının eSIM destekleyip desteklemediğini söyleyen güvenilir bir kaynak henüz yok: {regions}.',
  editionCellular: '{device} (hücresel model)',
  editionNonCellular: '{device} (hücresel olmayan model)',
  whereBought: 'Nereden satın aldın?',
  notSure: 'Emin değilim',
  otherRegions: 'Diğer bölgeler',
  noSuchRegion:
    'Bu sayfanın adresi var olmayan bir bölge belirtiyor. Bu yanıt belirli bir bölge için değildir.',
  noSuchCode:
    'Bu sayfanın adresi bu cihaz için bilinmeyen bir model kodu belirtiyor. Bu yanıt o kod için değildir.',
  elsewhere: 'Başka bir yerden',
  show: 'Göster',

  severalYes: 'Hepsi eSIM destekliyor.',
  severalYesExcept: 'Hepsi eSIM destekliyor; şu bölgelerde satılan cihazlar hariç: {regions}.',
  severalNo: 'Hiçbiri eSIM desteklemiyor.',
  severalNoExcept: 'Hiçbiri eSIM desteklemiyor; şu bölgelerde satılan cihazlar hariç: {regions}.',
  severalPartial: 'Bazıları eSIM destekliyor, bazıları desteklemiyor.',
  severalUnknown: 'Bazılarının eSIM destekleyip desteklemediği bilinmiyor.',

  familyYes: 'Hangi {family} olursa olsun, eSIM destekliyor.',
  familyYesExcept:
    'Hangi {family} olursa olsun, eSIM destekliyor; şu bölgelerde satılan bazı modeller hariç: {regions}.',
  familyNo: 'Hangi {family} olursa olsun, eSIM desteklemiyor.',
  familyPartial:
    'Hangi {family} olduğuna bağlı: bazıları eSIM destekliyor, bazıları desteklemiyor.',
  familyUnknown: 'Bazı {family} modellerinin eSIM destekleyip desteklemediği bilinmiyor.',
  chooseModel: 'Bu hangi {family}?',
  nothingDetected: 'Tarayıcın bunun hangi cihaz olduğunu söylemiyor. Adını veya model kodunu yaz.',

  exceptions: 'İstisnalar',
  dependsOn: 'Neye bağlı',
  dependsConnectivity:
    'Yalnızca hücresel sürümler eSIM destekler. Hücresel bağlantısı olmayan sürümler (yalnızca Wi-Fi, yalnızca GPS) desteklemez.',
  dependsCarrier: 'Cihazı satan operatöre bağlı.',
  dependsEdition: 'Sürüme bağlı: bu adla birden fazla sürüm var.',
  dependsStorage: 'Depolama boyutuna bağlı.',
  dependsMarket:
    'Satıldığı ülkeye bağlı: bazı pazarlar için üretilen cihazlarda eSIM yoktur. *#06# tuşla ve EID görünüp görünmediğine bak.',
  dependsOther: 'Sürüme bağlı: aşağıda model kodunu bul.',
  alsoKnow: 'Bilmekte yarar var',
  traitEsimOnly: 'SIM kart yuvası yok, yalnızca eSIM ile çalışır.',
  traitEsimOnlyRegions: 'Şu bölgelerde satılan cihazlarda SIM kart yuvası yok: {regions}.',
  traitActive: 'Aynı anda {count} eSIM etkin olabilir.',
  traitStored: '{count} eSIM saklayabilir.',
  traitCarrierOnly: 'Yalnızca kendi operatörünün tarifesiyle çalışır. Seyahat eSIM’leri çalışmaz.',
  traitCarrierOnlyWatch:
    'Yalnızca eşleştirilmiş telefonda kurulan, kendi operatörünün tarifesiyle çalışır. Seyahat eSIM’leri çalışmaz.',
  traitUpdate: 'eSIM desteği bir sistem güncellemesiyle geldi: en yenisini yükle.',
  lock: 'Operatöre kilitli mi?',
  lockText:
    'Yanıt evet olsa bile, bir operatöre kilitli cihaz başka bir operatörün eSIM’ini reddedebilir. Önce operatöründen kilidi açmasını iste.',
  sure: 'Emin olmak için',
  sureDial: '*#06# tuşla. EID görünüyorsa cihazda eSIM çipi vardır.',
  sureIphone:
    'Ayarlar › Hücresel bölümünde “eSIM Ekle” seçeneğini ara. EID, Ayarlar › Genel › Hakkında bölümünde görünür.',
  sureIpad: 'Ayarlar › Genel › Hakkında bölümünü aç. EID görünüyorsa iPad’de eSIM çipi vardır.',
  sureSamsung: 'Ayarlar › Bağlantılar › SIM yöneticisi bölümünde “eSIM ekle” seçeneğini ara.',
  surePixel: 'Ayarlar › Ağ ve internet › SIM’ler bölümünde “eSIM ekle” seçeneğini ara.',
  sureAndroid: 'Ayarları aç ve “eSIM” ara.',
  sureWatch: 'Eşleştirilmiş telefonda saatin uygulamasını aç ve “Mobil tarifeler” bölümünü ara.',
  sureWindows:
    'Ayarlar › Ağ ve internet › Hücresel bölümünü aç. “eSIM profillerini yönet” varsa eSIM çipi de vardır.',
  dated: 'Veri tarihi: {date}',
  nextSteps: 'Şimdi ne yapmalı',
  nextUnlock: 'Cihazın bir operatöre kilitli olmadığından emin ol.',
  nextInstall: 'eSIM’i yola çıkmadan, Wi-Fi varken yükle.',
  nextPhysical: 'Gittiğin yerde fiziksel SIM kart kullan veya operatörünün dolaşımından yararlan.',
  nextVersion: 'Hangi sürümün sende olduğunu bul: model kodu gösterir.',
  drawingDial: '*#06# sonrası: EID adlı 32 haneli numara, eSIM çipi olduğunu gösterir.',
  drawingSettings: 'Ayarlarda: hücresel veya SIM’ler altında “eSIM ekle”.',
  drawingCode: 'Model kodu ayarlarda, kutuda ve arka yüzdedir.',
  copyLink: 'Bağlantıyı kopyala',
  compare: 'Karşılaştır',
  compareWith: 'Başka bir cihazla karşılaştır',

  deviceTitle: '{device} eSIM destekliyor mu?',
  variants: 'Model kodları ve sürümler',
  modelCode: 'Model kodu',
  soldIn: 'Satış bölgeleri',
  answer: 'Yanıt',
  anyRegion: 'Belirtilmemiş',
  otherNames: 'Diğer adlar',
  released: 'Çıkış tarihi',
  category: 'Tür',
  categoryPhone: 'Telefon',
  categoryTablet: 'Tablet',
  categoryWatch: 'Saat',
  categoryLaptop: 'Dizüstü bilgisayar',
  categoryHotspot: 'Mobil erişim noktası',
  sources: 'Kaynaklar',
  source: 'Kaynak',
  says: 'Kaynağa göre',
  sourcesAll: 'Tüm kaynaklar ({count})',
  copyOf: 'Aktardığı kaynak: {publisher}',
  copyAt: 'Kopyasından okundu: {host}',
  copyLost: 'Adresi saklanmamış bir kopyadan okundu',
  checked: 'Kontrol tarihi',
  noSources: 'Bu cihazda eSIM’den söz eden bir kaynak henüz yok.',
  gradeVerifiedText:
    'Doğrulandı: bunu üretici, bir standart kuruluşu, sistemin kendi tabloları veya bir test söylüyor.',
  gradeReportedText:
    'Bildirildi: bunu en az iki bağımsız açık liste ya da üreticinin sözlerinin bir kopyası söylüyor.',
  gradeInferredText:
    'Çıkarım: bir kuraldan geliyor. Kaynakların bu cihaz hakkında söyledikleri tek başına yeterli değil.',
  rule: 'Kural',
  reportError: 'Bu sayfadaki bir hatayı bildir',
  family: 'Diğer {family} modelleri',

  brandsTitle: 'Markalar',
  brandsIntro: 'Verilerdeki tüm markalar ve cihaz sayıları.',
  brandTitle: 'Hangi {brand} cihazları eSIM destekliyor?',
  brandDescription: 'eSIM destekleyen ve desteklemeyen {brand} cihazları, bölgeler ve kaynaklarla.',
  brandCounts: 'eSIM: {yes} evet, {no} hayır, {partial} duruma bağlı, {unknown} bilinmiyor.',
  page: 'Sayfa {page} / {pages}',
  filter: 'Filtrele',
  allYears: 'Tüm yıllar',
  allTypes: 'Tüm türler',
  allAnswers: 'Tüm yanıtlar',
  filteredNone: 'Bu filtreye uyan cihaz yok.',
  previous: 'Önceki',
  next: 'Sonraki',

  whatTitle: 'eSIM nedir, telefonumu nasıl kontrol ederim?',
  whatIs: 'eSIM nedir?',
  whatIsText:
    'Cihazın içine yerleştirilmiş bir SIM. Kart takmak yerine, genellikle bir QR kod okutarak tarifeyi indirirsin.',
  whyRegion: 'Aynı telefon neden bir ülkede destekliyor da başka bir ülkede desteklemiyor?',
  whyRegionText:
    'Üreticiler aynı adla farklı donanım satar. Örneğin Çin anakarası için üretilen cihazlarda çoğu zaman iki kart yuvası olur, eSIM çipi olmaz. Model kodu bunları ayırt eder.',
  howCheck: 'Telefonumu nasıl kontrol ederim?',
  whatTravel: 'Seyahat eSIM’i için ne gerekir?',
  whatTravelText:
    'eSIM destekleyen, operatör kilidi olmayan bir cihaz ve tarifeyi indirmek için internet. Yola çıkmadan önce evde yap.',
  whatEid: 'EID nedir?',
  whatEidText: 'eSIM çipinin 32 haneli numarası. EID’si olmayan cihazda eSIM yoktur.',
  whatUnknown: '“Bilinmiyor” ne demek?',
  whatUnknownText:
    'Hiçbir güvenilir kaynak evet ya da hayır demiyor. Bu, hayır demek değildir: cihazın kendisinde kontrol et.',

  goneTitle: 'Bu artık listede değil',
  goneText: 'Telefon, tablet, saat, dizüstü bilgisayar ve hotspot listeliyoruz.',
  notFoundTitle: 'Bu sayfayı bulamadık',
  notFoundText: 'Adres yanlış veya eski olabilir. Bunun yerine cihazını ara.',

  anotherDevice: 'Başka bir cihaz',
  failed: 'Yanıt yüklenemedi. Biraz sonra yeniden dene.',
};
