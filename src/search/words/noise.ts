/**
 * Words that surround a device in a query and say nothing of which one it is, by language. A query
 * may hold any of them; a word that is also part of a name ("red", "edge") still counts where a
 * device has it. Scripts other than Latin are folded like a query.
 */
const NOISE = {
  colours: `
    black white blue red green yellow purple pink gold golden silver grey gray graphite midnight
    starlight titanium natural desert obsidian hazel porcelain charcoal snow stormy lavender mint
    aura glow prism cloud marble cotton flower shadow crafted pantone gibraltar icyblue iceblue silverblue
    whitesilver arctic dawn infinite sierra alpine pacific lilac wintergreen moonstone frost glacial awesome lime
    mist cream coral rose violet bronze copper beige orange teal navy sky ocean breathing crystal ice onyx bay sage lemon
    lemongrass phantom mystic aurora space jade peach fuzz burgundy cyan magenta ivory sand stone
    light dark oasis cosmic jet sorta cool seafoam aloe peony indigo ultramarine emerald forest lime meadow schwarz weiss rot blau gruen grun
    negro blanco azul rojo verde preto branco vermelho noir blanc bleu rouge vert nero bianco rosso
    obsidiana porcelana grafito grafite lavanda medianoche musta valkoinen sininen harmaa
    siyah beyaz mavi kirmizi czarny bialy niebieski zwart wit blauw svart hvit titan titane titanio`,
  hardware: `
    esim esims sim sims simcard simkarte simkort euicc eid nano dual dualsim single ds wifi wi fi lte 4g 5g
    3g 2g nr volte gsm cdma cellular unlocked locked carrier network gps bluetooth nfc ram rom storage
    memory gb tb mb mah mp megapixel inch inches zoll pulgadas pouces screen display camera kamera qhd fhd uhd battery
    exynos snapdragon mediatek dimensity tensor chip processor global international version edition
    variant model models modell modele modelo modello model no number region eu us usa uk european eea
    american chinese china japan japanese korea korean india indian hong kong taiwan mainland canada australia
    at verizon tmobile att sprint vodafone orange telekom docomo kddi softbank smartphone smartphones phone phones
    libre libres alypuhelin cellphone cell cellulare handy telefon telefono telefone telefoon telephone telefonu telefonum
    telefonen telefonim puhelin matkapuhelin mobil mobile mobilni mobiltelefon movil celular portable device
    devices geraet gerat dispositivo dispositif appareil urzadzenie cihaz cihazi perangkat hp ponsel rugged
    tablet tablette tableta smartwatch case cover charger cable android factory lcd oled amoled prepaid
    fingerprint unlock akku speicher arbeitsspeicher bildschirm ecran memoire batterie photo double memoria
    pantalla bateria batteria schermo fotocamera camara tela ekran pamiec aparat scherm geheugen batterij accu
    kolor color colour couleur colore cor farbe kleur fully laptop laptops notebook notebooks ultrabook
    convertible computer detachable
    router hotspot modem wearable pc business ai enterprise outdoor smartfon`,
  travel: `
    travel travels travelling traveling traveler traveller trip trips abroad overseas holiday vacation roaming
    europe asia africa america turkey turkiye egypt morocco thailand vietnam singapore malaysia indonesia
    bali philippines dubai uae qatar saudi arabia israel jordan greece italy spain portugal france germany
    austria switzerland netherlands belgium ireland scotland england britain london paris poland czech
    croatia hungary romania bulgaria sweden norway denmark finland iceland ukraine russia georgia mexico
    brazil argentina chile peru colombia pakistan bangladesh nepal lanka zealand kenya nigeria
    reise reisen urlaub ausland tuerkei tuerkiye aegypten spanien italien frankreich griechenland viaje
    viajar extranjero turquia egipto italia espana francia grecia voyage voyager etranger turquie egypte
    espagne italie grece allemagne viagem viajar viaggio viaggiare estero turchia egitto spagna tatil
    seyahat yurtdisi almanya ingiltere
    abroad world south africa united states kingdom emirates iran iraq oman kuwait bahrain cyprus malta
    cuba panama costa rica ecuador bolivia uruguay dominican tunisia algeria cambodia laos myanmar
    brasil japao japon japao espanha alemanha franca inglaterra estados unidos reino unido mexiko
    frankreich tuerkei turkei agypten japon coree chine maroc tunisie afrique amerique etats unis
    marruecos tailandia alemania inglaterra estero giappone cina germania thailandia turkiyede turkiyeye
    avrupa amerika japonya`,
  trade: `
    buy cheap cheapest price prices used refurbished new sale deal best offer review
    specs spec specification vs or official original kaufen preis gebraucht neu comprar precio
    nuevo usado barato preco novo acheter prix neuf occasion comprare prezzo usato nuovo kopen prijs
    nieuw cena kupic nowy fiyat fiyati satin al harga beli murah baru bekas gia mua
    zustand hervorragend gut sehr ovp etat tres bon correct reconditionne debloque desimlocke estado excelente bueno
    muy correcto reacondicionado recondicionado bom muito ottimo buono condizioni ricondizionato stan
    dobry staat goede uitstekend simlockfrei simfrei inkl inklusive hulle ladegerat ladekabel
    zubehor gratis hoesje inclusief oplader gereviseerd brand box akilli ithalatci
    garantili garanti garantie caricabatterie chargeur cargador carregador capa funda custodia
    coque pokrowiec ladowarka simlocka gwarancja`,
  english: `
    does do did is are was can could will would should has have had having i my me mine you your we
    our it its this that these those the a an and of for in on with without to from by as which what
    who how when where why whether if many much support supports supported supporting compatible
    compatibility compatable capable work works working use uses using used get enable enabled
    activate activation setup set install add come comes included include accept accepts take takes
    allow allows any also not yes need want know please help hello hi tell there still just too
    ready only both grade condition sealed boxed warranty feature features available check eligible list life am going go my best which buy
    very excellent good acceptable pristine refurb renewed opened mint`,
  german: `
    unterstuetzt unterstutzt unterstutzung unterstuetzung geht funktioniert funktionieren kompatibel
    faehig fahig hat haben habe kann koennen konnen man ich mein meine meinem meinen ist sind das
    der die dem den des ein eine einen einem mit ohne und oder auf im in fuer fur auch es bei beim
    nutzen nutzbar verwenden gibt welche welches wie ob mein wird karte karten einrichten`,
  french: `
    est ce que qu il elle le la les l d du de des un une mon ma mes avec sans pour dans sur prend
    prendre supporte supportent compatible compatibles marche fonctionne a t y il possede accepte peut on
    puis je utiliser avoir ca cela etranger portable quel quelle quels comment si et ou en carte cartes charge gere au aux chez mes`,
  spanish: `
    es el la los las un una mi mis con sin para por en de del y o que cual como si tiene tienen
    soporta soportan admite admiten acepta compatible compatibles funciona funcionan puede puedo
    usar generacion utilizar sirve lleva trae hay se tarjeta esta mi habilitado`,
  portuguese: `
    o os as um uma meu minha com sem para por em no na do da dos das e ou que qual como se tem
    suporta aceita funciona compativel compativeis pode posso usar eh serve possui vem chip cartao
    geracao`,
  italian: `
    il lo la i gli le un uno una mio mia con senza per in su di del della e o che quale come se ha
    hanno supporta supportano compatibile compatibili funziona funzionano puo posso usare va bene
    scheda abilitato c generazione`,
  dutch: `
    heeft hebben ondersteunt werkt met zonder de het een mijn is en of voor op in van kan ik
    geschikt compatibel gebruiken welke hoe wel kaart er ook`,
  polish: `
    czy ma obsluguje wspiera dziala z bez na w do i lub moj moja jest kompatybilny kompatybilna
    zgodny mozna moze uzywac karta karte generacja generacji jak jaki ktory posiada`,
  turkish: `
    mi mu var destekliyor destekler destegi uyumlu ile ve veya bir bu benim nesil icin calisir kullanilir
    kullanabilir miyim nasil hangi telefonda de da musu oluyor olur`,
  indonesian: `
    apakah apa bisa dukung mendukung support pakai pake untuk dengan tanpa di dan atau saya ini itu ada
    kah bagaimana yang sudah menyokong boleh guna adakah`,
  vietnamese: `
    co ho tro khong dung duoc cho voi va hay la may dien thoai cua toi nao the nhu bao nhieu`,
  nordic: `
    har stottar stoder stotter stoettar fungerar fungerer virker med utan uten uden min mitt mit den
    det en ett et pa til och og eller for kan jeg jag er ar onko tukeeko toimiiko voiko tuki kanssa
    ja vai minun stod stotte kompatibel understotter understottar`,
  central: `
    podporuje podpora funguje ma je s so bez na v a nebo alebo muj moj telefon kompatibilni
    kompatibilny tamogatja e az egy van telefonom mukodik kompatibilis suporta suporta are merge
    compatibil cu fara pe si sau telefonul meu podrzava li ima radi sa za moj`,
  cyrillic: `
    поддерживает поддержка есть ли у в на с со и или мой моя телефон смартфон работает можно как какой
    есим симка сим карта купить цена есим еsim підтримує чи є мій працює підтримка має поддържа имам има
    для это новый бу черный белый синий гб умеет совместим подходит поколение поколения
    будет ли работать за границей границу поездка поездки путешествие путешествия отпуск отдых
    турция турции турцию египет египте таиланд таиланде россия россии европа европе европу китай китае
    япония японии германия германии испания испании италия италии сша грузия грузии дубай дубае оаэ
    украина украине казахстан казахстане какие нужен нужно мне меня могу использовать подключить`,
  greek: `
    υποστηριζει εχει το η ο με για και ειναι συμβατο λειτουργει κινητο τηλεφωνο μου`,
} as const;

/** All noise words, folded, each once. */
export function noiseWords(fold: (text: string) => string): string[] {
  const words = Object.values(NOISE).flatMap((list) => fold(list).split(/\s+/).filter(Boolean));
  return [...new Set(words)].sort();
}
