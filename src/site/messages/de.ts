import type { Messages } from './messages.ts';

export const de: Messages = {
  skip: 'Zum Inhalt springen',
  navBrands: 'Marken',
  navWhat: 'Was ist eine eSIM?',
  navData: 'Daten',
  navApi: 'API',
  navShops: 'Für Shops',
  languages: 'Sprachen',
  footerFree:
    'Kostenlos nutzbar mit einem sichtbaren Link auf diese Seite. Die Angaben sind offene Daten.',

  question: 'Unterstützt dein Handy eSIM?',
  homeDescription:
    'Finde heraus, ob ein Handy, Tablet oder eine Uhr eSIM unterstützt, in welchen Regionen nicht und welche Quellen das belegen.',
  searchLabel: 'Name oder Modellnummer',
  searchHint: 'Zum Beispiel Galaxy S24, Pixel 8 oder SM-S9210',
  searchButton: 'Prüfen',
  suggestions: 'Vorschläge',
  suggestionCount: 'Vorschläge: {count}',
  detectButton: 'Dieses Gerät prüfen',
  thisDevice: 'Das Gerät in deiner Hand',
  resultsTitle: '{query}: Gibt es eSIM?',
  bestMatch: 'Bester Treffer',
  otherMatches: 'Weitere Treffer',
  nothingFound: 'Kein Gerät passt zu „{query}“.',
  nothingFoundHint:
    'Prüfe die Schreibweise oder nimm die Modellnummer aus den Einstellungen oder von der Verpackung. Auch ein Gerät, das hier fehlt, kann eSIM unterstützen.',
  queryTooLong: 'Kürze den Text auf {count} Zeichen.',
  details: 'Modellnummern, Regionen und Quellen',

  wordYes: 'Ja',
  wordNo: 'Nein',
  wordPartial: 'Kommt darauf an',
  wordUnknown: 'Nicht bekannt',

  deviceYes: '{device} unterstützt eSIM.',
  deviceYesExcept:
    '{device} unterstützt eSIM, aber nicht die Geräte, die in diesen Regionen verkauft wurden: {regions}.',
  deviceNo: '{device} unterstützt keine eSIM.',
  deviceNoExcept:
    '{device} unterstützt keine eSIM, außer bei Geräten, die in diesen Regionen verkauft wurden: {regions}.',
  devicePartial: 'Manche Versionen von {device} unterstützen eSIM, andere nicht.',
  deviceUnknown: 'Bisher sagt keine verlässliche Quelle, ob {device} eSIM unterstützt.',

  codeYes: '{device} mit der Modellnummer {code} unterstützt eSIM.',
  codeNo: '{device} mit der Modellnummer {code} unterstützt keine eSIM.',
  codePartial: '{device} mit der Modellnummer {code} unterstützt eSIM nur in manchen Versionen.',
  codeUnknown:
    'Bisher sagt keine verlässliche Quelle, ob {device} mit der Modellnummer {code} eSIM unterstützt.',

  familyYes: 'Welches {family} es auch ist: Es unterstützt eSIM.',
  familyYesExcept:
    'Welches {family} es auch ist: Es unterstützt eSIM, außer bei einigen Modellen, die in diesen Regionen verkauft wurden: {regions}.',
  familyNo: 'Welches {family} es auch ist: Es unterstützt keine eSIM.',
  familyPartial:
    'Es kommt darauf an, welches {family} es ist: Manche unterstützen eSIM, andere nicht.',
  familyUnknown: 'Nicht von jedem {family} ist bekannt, ob es eSIM unterstützt.',
  chooseModel: 'Welches {family} ist es?',
  nothingDetected:
    'Dein Browser verrät nicht, welches Gerät das ist. Gib den Namen oder die Modellnummer ein.',

  exceptions: 'Ausnahmen',
  dependsOn: 'Worauf es ankommt',
  dependsConnectivity: 'Nur Versionen mit Mobilfunk nehmen eine eSIM; reine WLAN-Versionen nicht.',
  dependsCarrier: 'Es kommt darauf an, welcher Anbieter das Gerät verkauft hat.',
  dependsEdition: 'Es kommt auf die Ausgabe an: Unter diesem Namen gibt es mehrere.',
  dependsStorage: 'Es kommt auf die Speichergröße an.',
  dependsOther: 'Es kommt auf die Version an: Vergleiche die Modellnummer unten.',
  alsoKnow: 'Gut zu wissen',
  traitEsimOnly: 'Es hat keinen Einschub für eine SIM-Karte und nimmt nur eSIM.',
  traitEsimOnlyRegions:
    'Geräte aus diesen Regionen haben keinen Einschub für eine SIM-Karte: {regions}.',
  traitActive: 'So viele eSIMs können zugleich aktiv sein: {count}.',
  traitStored: 'So viele eSIMs lassen sich speichern: {count}.',
  traitCarrierOnly:
    'Es nimmt nur einen Tarif eines Mobilfunkanbieters. Reise-eSIMs funktionieren nicht.',
  traitCarrierOnlyWatch:
    'Es nimmt nur einen Tarif eines Mobilfunkanbieters, über das gekoppelte Handy. Reise-eSIMs funktionieren nicht.',
  traitUpdate: 'eSIM kam mit einem späteren Systemupdate: Installiere das neueste.',
  lock: 'An einen Anbieter gebunden?',
  lockText:
    'Ein Gerät mit SIM-Lock kann die eSIM eines anderen Anbieters ablehnen, auch wenn die Antwort Ja lautet. Lass es vorher von deinem Anbieter entsperren.',
  sure: 'So gehst du sicher',
  sureDial: 'Wähle *#06#. Wird eine EID angezeigt, hat das Gerät einen eSIM-Chip.',
  sureIphone:
    'Öffne Einstellungen › Mobilfunk und suche „eSIM hinzufügen“. Einstellungen › Allgemein › Info zeigt die EID.',
  sureIpad:
    'Öffne Einstellungen › Allgemein › Info. Wird eine EID angezeigt, hat das iPad einen eSIM-Chip.',
  sureSamsung: 'Öffne Einstellungen › Verbindungen › SIM-Manager und suche „eSIM hinzufügen“.',
  surePixel:
    'Öffne Einstellungen › Netzwerk & Internet › SIM-Karten und suche nach einem Weg, eine eSIM hinzuzufügen.',
  sureAndroid: 'Öffne die Einstellungen und suche nach „eSIM“.',
  sureWatch: 'Öffne die App der Uhr auf dem gekoppelten Handy und suche die Mobilfunktarife.',
  sureWindows:
    'Öffne Einstellungen › Netzwerk und Internet › Mobilfunk. Lassen sich dort eSIM-Profile verwalten, ist eine eSIM vorhanden.',
  dated: 'Datenstand {date}',
  sourceCount: 'Quellen: {count}',

  deviceTitle: 'Unterstützt {device} eSIM?',
  variants: 'Modellnummern und Versionen',
  modelCode: 'Modellnummer',
  version: 'Version',
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
  says: 'Sagt',
  checked: 'Geprüft',
  noSources: 'Noch spricht keine Quelle über eSIM bei diesem Gerät.',
  gradeVerified: 'Belegt',
  gradeVerifiedText:
    'Belegt: Der Hersteller, ein Normungsgremium, die Tabellen des Systems selbst oder ein Test sagen es.',
  gradeReported: 'Berichtet',
  gradeReportedText: 'Berichtet: Mindestens zwei unabhängige öffentliche Listen sagen es.',
  gradeInferred: 'Abgeleitet',
  gradeInferredText:
    'Abgeleitet: Es folgt aus einer Regel, nicht aus einer Aussage über dieses Gerät.',
  rule: 'Regel',
  reportError: 'Einen Fehler auf dieser Seite melden',
  family: 'Mehr aus der Reihe {family}',

  brandsTitle: 'Marken',
  brandsIntro: 'Alle Hersteller, deren Geräte hier stehen, mit der Zahl der Geräte.',
  brandTitle: 'Welche Geräte von {brand} unterstützen eSIM?',
  brandDescription: 'Geräte von {brand} mit und ohne eSIM, mit Regionen und Quellen.',
  brandCounts: 'eSIM: {yes} ja, {no} nein, {partial} kommt darauf an, {unknown} nicht bekannt.',
  page: 'Seite {page} von {pages}',
  previous: 'Zurück',
  next: 'Weiter',

  whatTitle: 'Was ist eine eSIM, und wie prüfe ich mein Handy?',
  whatIs: 'Was ist eine eSIM?',
  whatIsText:
    'Eine SIM, die fest im Gerät steckt. Statt eine Karte einzulegen, lädst du einen Tarif über das Internet, meist mit einem QR-Code.',
  whyRegion: 'Warum kann dasselbe Handy in einem Land eSIM und in einem anderen nicht?',
  whyRegionText:
    'Hersteller verkaufen unter einem Namen verschiedene Hardware. Geräte für Festlandchina etwa haben oft zwei Kartenplätze und keinen eSIM-Chip. Die Modellnummer unterscheidet sie.',
  howCheck: 'Wie prüfe ich mein Handy?',
  whatTravel: 'Was brauche ich für eine Reise-eSIM?',
  whatTravelText:
    'Ein Gerät, das eSIM unterstützt, keinen SIM-Lock und eine Internetverbindung, um den Tarif zu laden. Am besten zu Hause, vor der Abreise.',
  whatEid: 'Was ist eine EID?',
  whatEidText: 'Die 32-stellige Nummer des eSIM-Chips. Ein Gerät ohne EID hat keine eSIM.',
  whatUnknown: 'Was heißt „nicht bekannt“?',
  whatUnknownText:
    'Dass keine verlässliche Quelle Ja oder Nein sagt. Das ist kein Nein: Prüfe es am Gerät selbst.',

  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Die Adresse führt ins Leere. Suche stattdessen nach deinem Gerät.',

  anotherDevice: 'Anderes Gerät',
  failed: 'Die Antwort war nicht zu bekommen. Versuche es gleich noch einmal.',
};
