import type { Messages } from './messages.ts';

export const it: Messages = {
  skip: 'Vai al contenuto',
  navBrands: 'Marche',
  navWhat: 'Che cos’è la eSIM?',
  navData: 'Dati',
  navApi: 'API',
  navShops: 'Per i negozi',
  navPrivacy: 'Privacy',
  navAbout: 'Chi siamo',
  languages: 'Lingua',
  footerFree: 'Uso gratuito con un link visibile a questo sito. I dati sono aperti.',

  question: 'Il tuo telefono supporta la eSIM?',
  homeDescription:
    'Scopri se un telefono, un tablet o un orologio supporta la eSIM, dove no e quali fonti lo dicono.',
  searchLabel: 'Nome del dispositivo o codice del modello',
  searchHint: 'Per esempio Galaxy S24, Pixel 8 o SM-S9210',
  searchButton: 'Verifica',
  suggestions: 'Suggerimenti',
  suggestionCount: 'Suggerimenti: {count}',
  detectButton: 'Verifica questo dispositivo',
  thisDevice: 'Il dispositivo che hai in mano',
  resultsTitle: '{query}: supporta la eSIM?',
  chooseOne: 'Quale di questi è?',
  similarNames: 'Nomi simili',
  nothingFound: 'Nessun dispositivo corrisponde a «{query}».',
  nothingFoundHint:
    'Controlla l’ortografia o scrivi il codice del modello. Anche un dispositivo che qui non c’è può supportare la eSIM.',
  queryTooLong: 'Vengono letti solo i primi {count} caratteri: accorcia il testo.',
  details: 'Codici, regioni e fonti',
  browserSays: 'Il tuo browser dice solo: {said}.',
  scanCode: 'Per verificare il telefono, inquadra questo codice con il telefono stesso.',

  eidText: 'Questo numero è un EID. Un dispositivo che mostra un EID ha un chip eSIM.',
  imeiText:
    'Questo numero è un IMEI. Non dice di quale modello si tratta: scrivi il codice del modello.',
  mistypedText:
    'Sembra un EID o un IMEI, ma le cifre di controllo non corrispondono. Controlla ogni cifra.',
  notSent: 'Il numero non ha lasciato il tuo browser.',
  notKept: 'Il numero non viene conservato.',
  whereCode: 'Dove si trova il codice del modello?',
  whereCodeText:
    'Nelle impostazioni, in «Info sul telefono» o «Generali › Info», sulla scatola accanto al codice a barre o sul retro del dispositivo.',

  wordYes: 'Sì',
  wordNo: 'No',
  wordPartial: 'Dipende',
  wordUnknown: 'Non si sa',
  wordYesExcept: 'Sì, con eccezioni',
  wordNoExcept: 'No, con eccezioni',

  deviceYes: '{device} supporta la eSIM.',
  deviceYesExcept:
    '{device} supporta la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  deviceNo: '{device} non supporta la eSIM.',
  deviceNoExcept:
    '{device} non supporta la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  devicePartial: 'Alcune versioni di {device} supportano la eSIM e altre no.',
  partialExcept: 'Le unità vendute in queste regioni non la supportano: {regions}.',
  deviceUnknown: 'Nessuna fonte affidabile dice ancora se {device} supporta la eSIM.',

  editionCellular: '{device} (con rete cellulare)',
  editionNonCellular: '{device} (senza rete cellulare)',
  unitCode: '{device} con il codice modello {code}',
  unitSold: '{device} (regioni di vendita: {regions})',
  whereBought: 'Dove l’hai comprato?',
  notSure: 'Non lo so',
  otherRegions: 'Altre regioni',
  noSuchRegion:
    'L’indirizzo di questa pagina indica una regione che non esiste. Questa risposta non vale per una regione in particolare.',
  noSuchCode:
    'L’indirizzo di questa pagina indica un codice modello che non è noto per questo dispositivo. Questa risposta non vale per quel codice.',
  elsewhere: 'Altrove',
  show: 'Mostra',

  severalYes: 'Tutti supportano la eSIM.',
  severalYesExcept:
    'Tutti supportano la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  severalNo: 'Nessuno supporta la eSIM.',
  severalNoExcept:
    'Nessuno supporta la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  severalPartial: 'Alcuni supportano la eSIM e altri no.',
  severalListedYes:
    'Tutti i dispositivi di questo elenco supportano la eSIM. Altri con questo nome, per esempio più vecchi, forse no.',
  severalListedNo:
    'Di nessun dispositivo di questo elenco si sa che supporti la eSIM. Altri con questo nome la supportano.',
  severalUnknown: 'Non si sa se tutti supportano la eSIM.',

  familyYes: 'Qualunque {family} sia, supporta la eSIM.',
  familyYesExcept:
    'Qualunque {family} sia, supporta la eSIM, tranne alcuni modelli venduti in queste regioni: {regions}.',
  familyNo: 'Qualunque {family} sia, non supporta la eSIM.',
  familyPartial: 'Dipende da quale {family} è: alcuni supportano la eSIM e altri no.',
  familyUnknown: 'Non si sa se ogni {family} supporta la eSIM.',
  chooseModel: 'Di quale {family} si tratta?',
  nothingDetected:
    'Il tuo browser non dice quale dispositivo sia. Scrivi il nome o il codice del modello.',

  exceptions: 'Eccezioni',
  dependsOn: 'Da che cosa dipende',
  dependsConnectivity:
    'Solo le versioni con rete cellulare supportano la eSIM. Quelle senza (solo Wi-Fi, solo GPS) no.',
  dependsCarrier: 'Dipende dall’operatore che lo ha venduto.',
  dependsEdition: 'Dipende dall’edizione: sotto questo nome ce n’è più d’una.',
  dependsStorage: 'Dipende dalla capacità di memoria.',
  dependsMarket:
    'Dipende da dove è stato venduto: le unità per alcuni mercati non hanno la eSIM. Componi *#06# e controlla se compare un EID.',
  dependsOther: 'Dipende dalla versione: cerca il tuo codice modello qui sotto.',
  alsoKnow: 'Buono a sapersi',
  traitEsimOnly: 'Non ha il carrello per la scheda SIM e funziona solo con la eSIM.',
  traitEsimOnlyRegions:
    'Le unità vendute in queste regioni non hanno il carrello per la scheda SIM: {regions}.',
  traitActive: '{count} eSIM possono essere attive contemporaneamente.',
  traitStored: 'Può memorizzare {count} eSIM.',
  traitCarrierOnly:
    'Funziona solo con un piano del tuo operatore. Le eSIM da viaggio non funzionano.',
  traitCarrierOnlyWatch:
    'Funziona solo con un piano del tuo operatore, configurato sul telefono abbinato. Le eSIM da viaggio non funzionano.',
  traitUpdate: 'La eSIM è arrivata con un aggiornamento di sistema: installa il più recente.',
  lock: 'Bloccato da un operatore?',
  lockText:
    'Un dispositivo bloccato da un operatore può rifiutare la eSIM di un altro, anche se la risposta è sì. Chiedi prima lo sblocco al tuo operatore.',
  sure: 'Come esserne certi',
  sureDial: 'Componi *#06#. Se compare un EID, il dispositivo ha un chip eSIM.',
  sureIphone:
    'Apri Impostazioni › Cellulare e cerca «Aggiungi eSIM». Impostazioni › Generali › Info mostra l’EID.',
  sureIpad: 'Apri Impostazioni › Generali › Info. Se compare un EID, l’iPad ha un chip eSIM.',
  sureSamsung: 'Apri Impostazioni › Connessioni › Gestione SIM e cerca «Aggiungi eSIM».',
  surePixel: 'Apri Impostazioni › Rete e Internet › SIM e cerca «Aggiungi eSIM».',
  sureAndroid: 'Apri le impostazioni e cerca «eSIM».',
  sureWatch: 'Apri l’app dell’orologio sul telefono abbinato e cerca «Piani mobili».',
  sureWindows:
    'Apri Impostazioni › Rete e Internet › Cellulare. Se c’è «Gestisci profili eSIM», il computer ha un chip eSIM.',
  dated: 'Dati aggiornati al {date}',
  nextSteps: 'Che cosa fare adesso',
  nextUnlock: 'Assicurati che non sia bloccato da un operatore.',
  nextInstall: 'Installa la eSIM prima di partire, finché hai il Wi-Fi.',
  nextPhysical: 'Usa una SIM fisica a destinazione o il roaming del tuo operatore.',
  nextWifi: 'Usa il Wi-Fi o l’hotspot di un telefono.',
  nextVersion: 'Scopri quale versione hai: lo dice il codice del modello.',
  drawingDial: 'Dopo *#06#: un numero di 32 cifre chiamato EID significa che c’è un chip eSIM.',
  drawingSettings: 'Nelle impostazioni: «Aggiungi eSIM», sotto Cellulare o SIM.',
  drawingCode: 'Il codice del modello è nelle impostazioni, sulla scatola e sul retro.',
  copyLink: 'Copia link',
  compare: 'Confronta',
  compareWith: 'Confronta con un altro dispositivo',

  deviceTitle: '{device} supporta la eSIM?',
  variants: 'Codici modello e versioni',
  modelCode: 'Codice modello',
  soldIn: 'Regioni di vendita',
  answer: 'Risposta',
  anyRegion: 'Non indicato',
  otherNames: 'Altri nomi',
  released: 'Uscita',
  category: 'Tipo',
  categoryPhone: 'Telefono',
  categoryTablet: 'Tablet',
  categoryWatch: 'Orologio',
  categoryLaptop: 'Portatile',
  categoryHotspot: 'Hotspot',
  sources: 'Fonti',
  source: 'Fonte',
  says: 'Affermazione',
  sourcesAll: 'Tutte le fonti ({count})',
  copyOf: 'Ripete ciò che dice {publisher}',
  copyAt: 'Consultato in una copia: {host}',
  copyLost: 'Consultato in una copia di cui non è stato conservato l’indirizzo',
  checked: 'Consultata',
  noSources: 'Nessuna fonte parla ancora della eSIM su questo dispositivo.',
  gradeVerifiedText:
    'Verificato: lo dice il produttore, un ente di normazione, le tabelle del sistema stesso o una prova.',
  gradeReportedText:
    'Segnalato: lo dicono almeno due liste pubbliche indipendenti, o una copia di ciò che dice il produttore.',
  gradeInferredText:
    'Dedotto: deriva da una regola. Ciò che le fonti dicono di questo dispositivo non basta da solo.',
  rule: 'Regola',
  reportError: 'Segnala un errore in questa pagina',
  family: 'Altri modelli {family}',

  brandsTitle: 'Marche',
  brandsIntro: 'Tutte le marche presenti nei dati, con il numero dei dispositivi.',
  brandTitle: 'Quali dispositivi {brand} supportano la eSIM?',
  brandDescription: 'Dispositivi {brand} con e senza eSIM, con regioni e fonti.',
  brandCounts: 'eSIM: {yes} sì, {no} no, {partial} dipende, {unknown} non si sa.',
  page: 'Pagina {page} di {pages}',
  filter: 'Filtra',
  allYears: 'Tutti gli anni',
  allTypes: 'Tutti i tipi',
  allAnswers: 'Tutte le risposte',
  filteredNone: 'Nessun dispositivo corrisponde a questo filtro.',
  previous: 'Precedente',
  next: 'Successiva',

  whatTitle: 'Che cos’è la eSIM, e come controllo il mio telefono?',
  whatIs: 'Che cos’è una eSIM?',
  whatIsText:
    'Una SIM integrata nel dispositivo. Invece di inserire una scheda, scarichi un piano, di solito con un codice QR.',
  whyRegion: 'Perché lo stesso telefono la supporta in un paese e in un altro no?',
  whyRegionText:
    'I produttori vendono hardware diverso con lo stesso nome. Le unità per la Cina continentale, per esempio, hanno spesso due slot e nessun chip eSIM. Il codice del modello le distingue.',
  howCheck: 'Come controllo il mio telefono?',
  whatTravel: 'Che cosa serve per una eSIM da viaggio?',
  whatTravelText:
    'Un dispositivo che supporta la eSIM, nessun blocco dell’operatore e una connessione a internet per scaricare il piano. Meglio farlo a casa, prima di partire.',
  whatEid: 'Che cos’è un EID?',
  whatEidText: 'Il numero di 32 cifre del chip eSIM. Un dispositivo senza EID non ha la eSIM.',
  whatUnknown: 'Che cosa vuol dire «non si sa»?',
  whatUnknownText:
    'Nessuna fonte affidabile dice sì o no. Non è un no: controlla sul dispositivo stesso.',

  goneTitle: 'Non è più in elenco',
  goneText: 'Elenchiamo telefoni, tablet, orologi, portatili e hotspot.',
  notFoundTitle: 'Pagina non trovata',
  notFoundText: 'L’indirizzo potrebbe essere sbagliato o non più valido. Cerca il tuo dispositivo.',

  anotherDevice: 'Un altro dispositivo',
  failed: 'Non siamo riusciti a caricare la risposta. Riprova tra poco.',
};
