import type { Messages } from './messages.ts';

export const de: Messages = {
  skip: 'Zum Inhalt springen',
  navBrands: 'Marken',
  navWhat: 'Was ist eine eSIM?',
  navData: 'Daten',
  navApi: 'API',
  navShops: 'Für Shops',
  navPrivacy: 'Datenschutz',
  navAbout: 'Über uns',
  languages: 'Sprache',
  footerFree:
    'Kostenlos nutzbar mit einem sichtbaren Link auf diese Website. Die Angaben sind offene Daten.',

  question: 'Unterstützt dein Handy eSIM?',
  homeDescription:
    'Finde heraus, ob ein Handy, ein Tablet oder eine Uhr eSIM unterstützt, in welchen Regionen nicht und welche Quellen das belegen.',
  searchLabel: 'Gerätename oder Modellnummer',
  searchHint: 'Zum Beispiel Galaxy S24, Pixel 8 oder SM-S9210',
  searchButton: 'Prüfen',
  suggestions: 'Vorschläge',
  suggestionCount: 'Vorschläge: {count}',
  detectButton: 'Dieses Gerät prüfen',
  thisDevice: 'Das Gerät in deiner Hand',
  resultsTitle: '{query}: eSIM-fähig?',
  chooseOne: 'Welches Gerät ist es?',
  similarNames: 'Ähnliche Namen',
  nothingFound: 'Kein Gerät passt zu „{query}“.',
  nothingFoundHint:
    'Prüfe die Schreibweise oder gib die Modellnummer ein. Auch ein Gerät, das hier fehlt, kann eSIM unterstützen.',
  queryTooLong: 'Nur die ersten {count} Zeichen werden gelesen: Kürze den Text.',
  details: 'Modellnummern, Regionen und Quellen',
  browserSays: 'Dein Browser verrät nur: {said}.',
  scanCode: 'Scanne den Code mit deinem Handy, um das Handy zu prüfen.',

  eidText: 'Diese Nummer ist eine EID. Ein Gerät, das eine EID anzeigt, hat einen eSIM-Chip.',
  imeiText: 'Diese Nummer ist eine IMEI. Sie verrät das Modell nicht: Gib die Modellnummer ein.',
  mistypedText:
    'Das sieht nach einer EID oder IMEI aus, aber die Prüfziffern stimmen nicht. Prüfe jede Ziffer.',
  notSent: 'Die Nummer hat deinen Browser nicht verlassen.',
  notKept: 'Die Nummer wird nicht gespeichert.',
  whereCode: 'Wo steht die Modellnummer?',
  whereCodeText:
    'In den Einstellungen unter „Über das Telefon“ oder „Allgemein › Info“, auf der Verpackung neben dem Strichcode oder auf der Rückseite des Geräts.',

  wordYes: 'Ja',
  wordNo: 'Nein',
  wordPartial: 'Kommt darauf an',
  wordUnknown: 'Nicht bekannt',
  wordYesExcept: 'Ja, mit Ausnahmen',
  wordNoExcept: 'Nein, mit Ausnahmen',

  deviceYes: '{device} unterstützt eSIM.',
  deviceYesExcept:
    '{device} unterstützt eSIM. Das gilt nicht für Geräte, die in diesen Regionen verkauft wurden: {regions}.',
  deviceNo: '{device} unterstützt keine eSIM.',
  deviceNoExcept:
    '{device} unterstützt keine eSIM. Ausgenommen sind Geräte, die in diesen Regionen verkauft wurden: {regions}.',
  devicePartial: 'Manche Versionen von {device} unterstützen eSIM, andere nicht.',
  partialExcept:
    'Geräte, die in diesen Regionen verkauft wurden, unterstützen keine eSIM: {regions}.',
  deviceUnknown: 'Bisher sagt keine verlässliche Quelle, ob {device} eSIM unterstützt.',

  editionCellular: '{device} (mit Mobilfunk)',
  editionNonCellular: '{device} (ohne Mobilfunk)',
  unitCode: '{device} mit der Modellnummer {code}',
  unitSold: '{device} (verkauft in: {regions})',
  whereBought: 'Wo hast du es gekauft?',
  notSure: 'Weiß nicht',
  otherRegions: 'Andere Regionen',
  noSuchRegion:
    'Die Adresse dieser Seite nennt eine Region, die es nicht gibt. Diese Antwort gilt für keine bestimmte Region.',
  noSuchCode:
    'Die Adresse dieser Seite nennt eine Modellnummer, die für dieses Gerät nicht bekannt ist. Diese Antwort gilt nicht für diese Nummer.',
  elsewhere: 'Woanders',
  show: 'Anzeigen',

  severalYes: 'Alle unterstützen eSIM.',
  severalYesExcept:
    'Alle unterstützen eSIM, außer Geräten, die in diesen Regionen verkauft wurden: {regions}.',
  severalNo: 'Keines davon unterstützt eSIM.',
  severalNoExcept:
    'Keines davon unterstützt eSIM, außer Geräten, die in diesen Regionen verkauft wurden: {regions}.',
  severalPartial: 'Manche davon unterstützen eSIM, andere nicht.',
  severalListedYes:
    'Alle hier aufgeführten Geräte unterstützen eSIM. Andere mit diesem Namen, etwa ältere, womöglich nicht.',
  severalListedNo:
    'Von keinem der hier aufgeführten Geräte ist bekannt, dass es eSIM unterstützt. Andere mit diesem Namen unterstützen eSIM.',
  severalUnknown: 'Nicht von allen ist bekannt, ob sie eSIM unterstützen.',

  familyYes: 'Welches {family}-Modell es auch ist: Es unterstützt eSIM.',
  familyYesExcept:
    'Welches {family}-Modell es auch ist: Es unterstützt eSIM. Ausgenommen sind einige Modelle, die in diesen Regionen verkauft wurden: {regions}.',
  familyNo: 'Welches {family}-Modell es auch ist: Es unterstützt keine eSIM.',
  familyPartial: 'Es kommt auf das {family}-Modell an: Manche unterstützen eSIM, andere nicht.',
  familyUnknown: 'Nicht von jedem {family}-Modell ist bekannt, ob es eSIM unterstützt.',
  chooseModel: 'Welches {family}-Modell ist es?',
  nothingDetected:
    'Dein Browser verrät nicht, welches Gerät das ist. Gib den Namen oder die Modellnummer ein.',

  exceptions: 'Ausnahmen',
  dependsOn: 'Worauf es ankommt',
  dependsConnectivity:
    'Nur die Versionen mit Mobilfunk unterstützen eSIM, die ohne (nur WLAN, nur GPS) nicht.',
  dependsCarrier: 'Es kommt darauf an, welcher Anbieter das Gerät verkauft hat.',
  dependsEdition: 'Es kommt auf die Edition an: Unter diesem Namen gibt es mehrere.',
  dependsStorage: 'Es kommt auf die Speichergröße an.',
  dependsMarket:
    'Es kommt auf das Verkaufsland an: Geräte für manche Märkte haben keine eSIM. Wähle *#06# und sieh nach, ob eine EID angezeigt wird.',
  dependsOther: 'Es kommt auf die Version an: Suche unten deine Modellnummer.',
  alsoKnow: 'Gut zu wissen',
  traitEsimOnly: 'Es hat kein Fach für eine SIM-Karte und funktioniert nur mit eSIM.',
  traitEsimOnlyRegions:
    'Geräte, die in diesen Regionen verkauft wurden, haben kein Fach für eine SIM-Karte: {regions}.',
  traitActive: '{count} eSIMs können gleichzeitig aktiv sein.',
  traitStored: '{count} eSIMs lassen sich speichern.',
  traitCarrierOnly:
    'Es funktioniert nur mit einem Tarif deines Mobilfunkanbieters. Reise-eSIMs funktionieren nicht.',
  traitCarrierOnlyWatch:
    'Es funktioniert nur mit einem Tarif deines Mobilfunkanbieters, eingerichtet über das gekoppelte Handy. Reise-eSIMs funktionieren nicht.',
  traitUpdate: 'eSIM kam mit einem Systemupdate: Installiere das neueste.',
  lock: 'An einen Anbieter gebunden?',
  lockText:
    'Ein Gerät mit SIM-Lock lehnt die eSIM eines anderen Anbieters womöglich ab, auch wenn die Antwort Ja lautet. Lass es vorher von deinem Anbieter entsperren.',
  sure: 'So gehst du sicher',
  sureDial: 'Wähle *#06#. Wird eine EID angezeigt, hat das Gerät einen eSIM-Chip.',
  sureIphone:
    'Öffne Einstellungen › Mobilfunk und suche „eSIM hinzufügen“. Einstellungen › Allgemein › Info zeigt die EID.',
  sureIpad:
    'Öffne Einstellungen › Allgemein › Info. Wird eine EID angezeigt, hat das iPad einen eSIM-Chip.',
  sureSamsung: 'Öffne Einstellungen › Verbindungen › SIM-Manager und suche „eSIM hinzufügen“.',
  surePixel: 'Öffne Einstellungen › Netzwerk & Internet › SIM-Karten und suche „eSIM hinzufügen“.',
  sureAndroid: 'Öffne die Einstellungen und suche nach „eSIM“.',
  sureWatch: 'Öffne die App der Uhr auf dem gekoppelten Handy und suche „Mobilfunktarife“.',
  sureWindows:
    'Öffne Einstellungen › Netzwerk und Internet › Mobilfunk. Steht dort „eSIM-Profile verwalten“, gibt es einen eSIM-Chip.',
  dated: 'Datenstand: {date}',
  nextSteps: 'So geht es weiter',
  nextUnlock: 'Stelle sicher, dass das Gerät nicht an einen Anbieter gebunden ist.',
  nextInstall: 'Installiere die eSIM vor der Abreise, solange du WLAN hast.',
  nextPhysical: 'Nimm am Reiseziel eine SIM-Karte oder nutze das Roaming deines Anbieters.',
  nextWifi: 'Nutze WLAN oder den Hotspot eines Handys.',
  nextVersion: 'Finde heraus, welche Version du hast: Die Modellnummer verrät es.',
  drawingDial:
    'Nach *#06#: Eine 32-stellige Nummer namens EID heißt, dass es einen eSIM-Chip gibt.',
  drawingSettings: 'In den Einstellungen: „eSIM hinzufügen“ bei Mobilfunk oder SIM-Karten.',
  drawingCode:
    'Die Modellnummer steht in den Einstellungen, auf der Verpackung und auf der Rückseite.',
  copyLink: 'Link kopieren',
  compare: 'Vergleichen',
  compareWith: 'Mit einem anderen Gerät vergleichen',

  deviceTitle: 'Unterstützt {device} eSIM?',
  variants: 'Modellnummern und Versionen',
  modelCode: 'Modellnummer',
  soldIn: 'Verkauft in',
  answer: 'Antwort',
  anyRegion: 'Keine Angabe',
  otherNames: 'Andere Namen',
  released: 'Erschienen',
  category: 'Art',
  categoryPhone: 'Handy',
  categoryTablet: 'Tablet',
  categoryWatch: 'Uhr',
  categoryLaptop: 'Laptop',
  categoryHotspot: 'Hotspot',
  sources: 'Quellen',
  source: 'Quelle',
  says: 'Aussage',
  sourcesAll: 'Alle Quellen ({count})',
  copyOf: 'Wiederholt Angaben von {publisher}',
  copyAt: 'Gelesen in einer Kopie: {host}',
  copyLost: 'Gelesen in einer Kopie, deren Adresse nicht notiert wurde',
  checked: 'Geprüft',
  noSources: 'Bisher äußert sich keine Quelle zu eSIM bei diesem Gerät.',
  gradeVerifiedText:
    'Belegt: Der Hersteller, ein Normungsgremium, die Tabellen des Systems selbst oder ein Test sagen es.',
  gradeReportedText:
    'Berichtet: Mindestens zwei unabhängige öffentliche Listen sagen es, oder eine Kopie der Angaben des Herstellers.',
  gradeInferredText:
    'Abgeleitet: Es folgt aus einer Regel. Was die Quellen über dieses Gerät sagen, reicht allein nicht aus.',
  rule: 'Regel',
  reportError: 'Einen Fehler auf dieser Seite melden',
  family: 'Mehr aus der Reihe {family}',

  brandsTitle: 'Marken',
  brandsIntro: 'Alle Marken im Datenbestand mit der Zahl ihrer Geräte.',
  brandTitle: 'Welche Geräte von {brand} unterstützen eSIM?',
  brandDescription: 'Geräte von {brand} mit und ohne eSIM, mit Regionen und Quellen.',
  brandCounts: 'eSIM: {yes} ja, {no} nein, {partial} kommt darauf an, {unknown} nicht bekannt.',
  page: 'Seite {page} von {pages}',
  filter: 'Filtern',
  allYears: 'Alle Jahre',
  allTypes: 'Alle Arten',
  allAnswers: 'Alle Antworten',
  filteredNone: 'Kein Gerät passt zu diesem Filter.',
  previous: 'Zurück',
  next: 'Weiter',

  whatTitle: 'Was ist eine eSIM, und wie prüfe ich mein Handy?',
  whatIs: 'Was ist eine eSIM?',
  whatIsText:
    'Eine SIM, die fest im Gerät steckt. Statt eine Karte einzulegen, lädst du einen Tarif herunter, meist mit einem QR-Code.',
  whyRegion: 'Warum kann dasselbe Handy in einem Land eSIM und in einem anderen nicht?',
  whyRegionText:
    'Hersteller verkaufen unter einem Namen verschiedene Hardware. Geräte für Festlandchina etwa haben oft zwei Kartenplätze und keinen eSIM-Chip. Die Modellnummer unterscheidet sie.',
  howCheck: 'Wie prüfe ich mein Handy?',
  whatTravel: 'Was brauche ich für eine Reise-eSIM?',
  whatTravelText:
    'Ein Gerät, das eSIM unterstützt, keinen SIM-Lock und eine Internetverbindung, um den Tarif herunterzuladen. Am besten zu Hause, vor der Abreise.',
  whatEid: 'Was ist eine EID?',
  whatEidText: 'Die 32-stellige Nummer des eSIM-Chips. Ein Gerät ohne EID hat keine eSIM.',
  whatUnknown: 'Was heißt „nicht bekannt“?',
  whatUnknownText:
    'Keine verlässliche Quelle sagt Ja oder Nein. Das ist kein Nein: Prüfe es am Gerät selbst.',

  goneTitle: 'Das führen wir nicht mehr',
  goneText: 'Wir führen Handys, Tablets, Uhren, Laptops und Hotspots.',
  notFoundTitle: 'Wir finden diese Seite nicht',
  notFoundText:
    'Die Adresse ist vielleicht falsch oder veraltet. Suche stattdessen nach deinem Gerät.',

  anotherDevice: 'Anderes Gerät',
  failed: 'Die Antwort konnte nicht geladen werden. Versuche es gleich noch einmal.',
};
