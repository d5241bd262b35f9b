import type { Messages } from './messages.ts';

export const it: Messages = {
  skip: 'Vai al contenuto',
  navBrands: 'Marche',
  navWhat: 'Che cos’è la eSIM?',
  navData: 'Dati',
  navApi: 'API',
  navShops: 'Per i negozi',
  languages: 'Lingue',
  footerFree: 'Uso gratuito con un link visibile a questo sito. I dati sono aperti.',

  question: 'Il tuo telefono supporta la eSIM?',
  homeDescription:
    'Scopri se un telefono, un tablet o un orologio supporta la eSIM, in quali regioni no e quali fonti lo dicono.',
  searchLabel: 'Nome o codice del modello',
  searchHint: 'Per esempio Galaxy S24, Pixel 8 o SM-S9210',
  searchButton: 'Verifica',
  suggestions: 'Suggerimenti',
  suggestionCount: 'Suggerimenti: {count}',
  detectButton: 'Verifica questo dispositivo',
  thisDevice: 'Il dispositivo che hai in mano',
  resultsTitle: '{query}: supporta la eSIM?',
  bestMatch: 'Risultato migliore',
  otherMatches: 'Altri risultati',
  nothingFound: 'Nessun dispositivo corrisponde a «{query}».',
  nothingFoundHint:
    'Controlla l’ortografia o usa il codice del modello che trovi nelle impostazioni o sulla scatola. Anche un dispositivo che qui non c’è può supportare la eSIM.',
  queryTooLong: 'Riduci il testo a {count} caratteri.',
  details: 'Codici, regioni e fonti',

  wordYes: 'Sì',
  wordNo: 'No',
  wordPartial: 'Dipende',
  wordUnknown: 'Non si sa',

  deviceYes: '{device} supporta la eSIM.',
  deviceYesExcept:
    '{device} supporta la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  deviceNo: '{device} non supporta la eSIM.',
  deviceNoExcept:
    '{device} non supporta la eSIM, tranne le unità vendute in queste regioni: {regions}.',
  devicePartial: 'Alcune versioni di {device} supportano la eSIM e altre no.',
  deviceUnknown: 'Nessuna fonte affidabile dice ancora se {device} supporta la eSIM.',

  codeYes: '{device} con il codice modello {code} supporta la eSIM.',
  codeNo: '{device} con il codice modello {code} non supporta la eSIM.',
  codePartial: '{device} con il codice modello {code} supporta la eSIM solo in alcune versioni.',
  codeUnknown:
    'Nessuna fonte affidabile dice ancora se {device} con il codice modello {code} supporta la eSIM.',

  familyYes: 'Qualunque {family} sia, supporta la eSIM.',
  familyYesExcept:
    'Qualunque {family} sia, supporta la eSIM, tranne alcuni modelli venduti in queste regioni: {regions}.',
  familyNo: 'Qualunque {family} sia, non supporta la eSIM.',
  familyPartial: 'Dipende da quale {family} è: alcuni supportano la eSIM e altri no.',
  familyUnknown: 'Non si sa di ogni {family} se supporta la eSIM.',
  chooseModel: 'Quale {family} è?',
  nothingDetected:
    'Il tuo browser non dice quale dispositivo sia. Scrivi il nome o il codice del modello.',

  exceptions: 'Eccezioni',
  dependsOn: 'Da che cosa dipende',
  dependsConnectivity:
    'Solo le versioni con rete mobile accettano una eSIM; quelle con il solo Wi-Fi no.',
  dependsCarrier: 'Dipende dall’operatore che lo ha venduto.',
  dependsEdition: 'Dipende dall’edizione: sotto questo nome ce n’è più d’una.',
  dependsStorage: 'Dipende dalla memoria.',
  dependsOther: 'Dipende dalla versione: confronta il codice del modello qui sotto.',
  alsoKnow: 'Buono a sapersi',
  traitEsimOnly: 'Non ha il carrello per la scheda SIM e accetta solo eSIM.',
  traitEsimOnlyRegions:
    'Le unità vendute in queste regioni non hanno il carrello per la scheda SIM: {regions}.',
  traitActive: 'Numero di eSIM attive contemporaneamente: {count}.',
  traitStored: 'Numero di eSIM memorizzabili: {count}.',
  traitCarrierOnly: 'Accetta solo un piano di un operatore. Le eSIM da viaggio non funzionano.',
  traitCarrierOnlyWatch:
    'Accetta solo un piano di un operatore, tramite il telefono abbinato. Le eSIM da viaggio non funzionano.',
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
  surePixel: 'Apri Impostazioni › Rete e Internet › SIM e cerca come aggiungere una eSIM.',
  sureAndroid: 'Apri le impostazioni e cerca «eSIM».',
  sureWatch: 'Apri l’app dell’orologio sul telefono abbinato e cerca i piani mobili.',
  sureWindows:
    'Apri Impostazioni › Rete e Internet › Cellulare. Se lì si possono gestire i profili eSIM, il computer ne ha una.',
  dated: 'Dati del {date}',
  sourceCount: 'Fonti: {count}',

  deviceTitle: '{device} supporta la eSIM?',
  variants: 'Codici modello e versioni',
  modelCode: 'Codice modello',
  version: 'Versione',
  soldIn: 'Venduto in',
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
  says: 'Dice',
  checked: 'Consultata',
  noSources: 'Nessuna fonte parla ancora della eSIM su questo dispositivo.',
  gradeVerified: 'Verificato',
  gradeVerifiedText:
    'Verificato: lo dice il produttore, un ente di normazione, le tabelle del sistema stesso o una prova.',
  gradeReported: 'Riferito',
  gradeReportedText: 'Riferito: lo dicono almeno due liste pubbliche indipendenti.',
  gradeInferred: 'Dedotto',
  gradeInferredText: 'Dedotto: segue da una regola, non da un’affermazione su questo dispositivo.',
  rule: 'Regola',
  reportError: 'Segnala un errore in questa pagina',
  family: 'Altri {family}',

  brandsTitle: 'Marche',
  brandsIntro: 'Tutti i produttori presenti qui, con il numero dei dispositivi.',
  brandTitle: 'Quali dispositivi {brand} supportano la eSIM?',
  brandDescription: 'Dispositivi {brand} con e senza eSIM, con regioni e fonti.',
  brandCounts: 'eSIM: {yes} sì, {no} no, {partial} dipende, {unknown} non si sa.',
  page: 'Pagina {page} di {pages}',
  previous: 'Precedente',
  next: 'Successiva',

  whatTitle: 'Che cos’è la eSIM, e come controllo il mio telefono?',
  whatIs: 'Che cos’è una eSIM?',
  whatIsText:
    'Una SIM integrata nel dispositivo. Invece di inserire una scheda, carichi un piano da internet, di solito con un codice QR.',
  whyRegion: 'Perché lo stesso telefono la supporta in un paese e in un altro no?',
  whyRegionText:
    'I produttori vendono hardware diverso con lo stesso nome. Le unità per la Cina continentale, per esempio, hanno spesso due slot e nessun chip eSIM. Il codice del modello le distingue.',
  howCheck: 'Come controllo il mio telefono?',
  whatTravel: 'Che cosa serve per una eSIM da viaggio?',
  whatTravelText:
    'Un dispositivo che supporta la eSIM, nessun blocco dell’operatore e una connessione a internet per caricare il piano. Meglio farlo a casa, prima di partire.',
  whatEid: 'Che cos’è un EID?',
  whatEidText: 'Il numero di 32 cifre del chip eSIM. Un dispositivo senza EID non ha la eSIM.',
  whatUnknown: 'Che cosa vuol dire «non si sa»?',
  whatUnknownText:
    'Che nessuna fonte affidabile dice né sì né no. Non è un no: controlla sul dispositivo stesso.',

  notFoundTitle: 'Questa pagina non esiste',
  notFoundText: 'L’indirizzo non porta da nessuna parte. Cerca il tuo dispositivo.',

  anotherDevice: 'Un altro dispositivo',
  failed: 'Non è stato possibile ottenere la risposta. Riprova tra poco.',
};
