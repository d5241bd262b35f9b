import type { Messages } from './messages.ts';

export const fr: Messages = {
  skip: 'Aller au contenu',
  navBrands: 'Marques',
  navWhat: 'Qu’est-ce que l’eSIM ?',
  navData: 'Données',
  navApi: 'API',
  navShops: 'Pour les boutiques',
  navPrivacy: 'Confidentialité',
  navAbout: 'À propos',
  languages: 'Langue',
  footerFree: 'Utilisation gratuite avec un lien visible vers ce site. Les données sont ouvertes.',

  question: 'Votre téléphone est-il compatible eSIM ?',
  homeDescription:
    'Vérifiez si un téléphone, une tablette ou une montre est compatible eSIM, où ce n’est pas le cas et d’après quelles sources.',
  searchLabel: 'Nom de l’appareil ou référence du modèle',
  searchHint: 'Par exemple Galaxy S24, Pixel 8 ou SM-S9210',
  searchButton: 'Vérifier',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions : {count}',
  detectButton: 'Vérifier cet appareil',
  thisDevice: 'L’appareil que vous avez en main',
  resultsTitle: '{query} : compatible eSIM ?',
  chooseOne: 'Lequel est-ce ?',
  similarNames: 'Noms proches',
  nothingFound: 'Aucun appareil ne correspond à « {query} ».',
  nothingFoundHint:
    'Vérifiez l’orthographe ou saisissez la référence du modèle. Un appareil absent de cette liste peut tout de même être compatible eSIM.',
  queryTooLong: 'Seuls les {count} premiers caractères sont lus : raccourcissez le texte.',
  details: 'Références, régions et sources',
  browserSays: 'Votre navigateur indique seulement : {said}.',
  scanCode: 'Pour vérifier votre téléphone, scannez ce code avec lui.',

  eidText: 'Ce numéro est un EID. Un appareil qui affiche un EID possède une puce eSIM.',
  imeiText: 'Ce numéro est un IMEI. Il n’indique pas le modèle : saisissez la référence du modèle.',
  mistypedText:
    'Cela ressemble à un EID ou à un IMEI, mais les chiffres de contrôle ne correspondent pas. Vérifiez chaque chiffre.',
  notSent: 'Le numéro n’a pas quitté votre navigateur.',
  notKept: 'Le numéro n’est pas conservé.',
  whereCode: 'Où trouver la référence du modèle ?',
  whereCodeText:
    'Dans les réglages, sous « À propos du téléphone » ou « Général › Informations », sur la boîte à côté du code-barres, ou au dos de l’appareil.',

  wordYes: 'Oui',
  wordNo: 'Non',
  wordPartial: 'Cela dépend',
  wordUnknown: 'Inconnu',
  wordYesExcept: 'Oui, avec des exceptions',
  wordNoExcept: 'Non, avec des exceptions',

  deviceYes: '{device} est compatible eSIM.',
  deviceYesExcept:
    '{device} est compatible eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  deviceNo: '{device} n’est pas compatible eSIM.',
  deviceNoExcept:
    '{device} n’est pas compatible eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  devicePartial: 'Certaines versions de {device} sont compatibles eSIM, d’autres non.',
  partialExcept: 'Les appareils vendus dans ces régions ne sont pas compatibles : {regions}.',
  deviceUnknown: 'Aucune source fiable n’indique encore si {device} est compatible eSIM.',

  editionCellular: '{device} (version cellulaire)',
  editionNonCellular: '{device} (version sans réseau cellulaire)',
  unitCode: '{device} portant la référence {code}',
  unitSold: '{device} (régions de vente : {regions})',
  whereBought: 'Où l’avez-vous acheté ?',
  notSure: 'Je ne sais pas',
  otherRegions: 'Autres régions',
  noSuchRegion:
    'L’adresse de cette page indique une région qui n’existe pas. Cette réponse ne vaut pour aucune région en particulier.',
  noSuchCode:
    'L’adresse de cette page indique une référence qui n’est pas connue pour cet appareil. Cette réponse ne vaut pas pour cette référence.',
  elsewhere: 'Ailleurs',
  show: 'Afficher',

  severalYes: 'Tous sont compatibles eSIM.',
  severalYesExcept:
    'Tous sont compatibles eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  severalNo: 'Aucun n’est compatible eSIM.',
  severalNoExcept:
    'Aucun n’est compatible eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  severalPartial: 'Certains sont compatibles eSIM, d’autres non.',
  severalListedYes:
    'Tous les appareils listés ici sont compatibles eSIM. D’autres du même nom, plus anciens par exemple, ne le sont peut-être pas.',
  severalListedNo:
    'Aucun des appareils listés ici n’est connu comme compatible eSIM. D’autres du même nom le sont.',
  severalUnknown: 'On ne sait pas si tous sont compatibles eSIM.',

  familyYes: 'Quel que soit le modèle de la gamme {family}, il est compatible eSIM.',
  familyYesExcept:
    'Quel que soit le modèle de la gamme {family}, il est compatible eSIM, sauf certains appareils vendus dans ces régions : {regions}.',
  familyNo: 'Quel que soit le modèle de la gamme {family}, il n’est pas compatible eSIM.',
  familyPartial:
    'Cela dépend du modèle de la gamme {family} : certains sont compatibles eSIM, d’autres non.',
  familyUnknown: 'On ne sait pas si tous les modèles de la gamme {family} sont compatibles eSIM.',
  chooseModel: 'Quel modèle de la gamme {family} est-ce ?',
  nothingDetected:
    'Votre navigateur n’indique pas de quel appareil il s’agit. Saisissez son nom ou sa référence.',

  exceptions: 'Exceptions',
  dependsOn: 'De quoi cela dépend',
  dependsConnectivity:
    'Seules les versions cellulaires sont compatibles eSIM. Les versions sans réseau mobile (Wi-Fi seul, GPS seul) ne le sont pas.',
  dependsCarrier: 'Cela dépend de l’opérateur qui l’a vendu.',
  dependsEdition: 'Cela dépend de l’édition : il en existe plusieurs sous ce nom.',
  dependsStorage: 'Cela dépend de la capacité de stockage.',
  dependsMarket:
    'Cela dépend du pays de vente : les appareils destinés à certains marchés n’ont pas d’eSIM. Composez *#06# et vérifiez si un EID s’affiche.',
  dependsOther: 'Cela dépend de la version : cherchez votre référence ci-dessous.',
  alsoKnow: 'Bon à savoir',
  traitEsimOnly: 'Il n’a pas de tiroir pour carte SIM et fonctionne uniquement avec une eSIM.',
  traitEsimOnlyRegions:
    'Les appareils vendus dans ces régions n’ont pas de tiroir pour carte SIM : {regions}.',
  traitActive: '{count} eSIM peuvent être actives en même temps.',
  traitStored: 'Il peut enregistrer {count} eSIM.',
  traitCarrierOnly:
    'Il fonctionne uniquement avec un forfait de votre opérateur. Les eSIM de voyage ne fonctionnent pas.',
  traitCarrierOnlyWatch:
    'Elle fonctionne uniquement avec un forfait de votre opérateur, configuré sur le téléphone jumelé. Les eSIM de voyage ne fonctionnent pas.',
  traitUpdate: 'L’eSIM est arrivée avec une mise à jour du système : installez la plus récente.',
  lock: 'Bloqué par un opérateur ?',
  lockText:
    'Un appareil bloqué par un opérateur peut refuser l’eSIM d’un autre, même si la réponse est oui. Demandez d’abord le déblocage à votre opérateur.',
  sure: 'Comment en être sûr',
  sureDial: 'Composez *#06#. Si un EID s’affiche, l’appareil a une puce eSIM.',
  sureIphone:
    'Ouvrez Réglages › Données cellulaires et cherchez « Ajouter une eSIM ». Réglages › Général › Informations affiche l’EID.',
  sureIpad:
    'Ouvrez Réglages › Général › Informations. Si un EID s’affiche, l’iPad a une puce eSIM.',
  sureSamsung:
    'Ouvrez Paramètres › Connexions › Gestionnaire SIM et cherchez « Ajouter une eSIM ».',
  surePixel:
    'Ouvrez Paramètres › Réseau et Internet › Cartes SIM et cherchez « Ajouter une eSIM ».',
  sureAndroid: 'Ouvrez les paramètres et recherchez « eSIM ».',
  sureWatch:
    'Ouvrez l’application de la montre sur le téléphone jumelé et cherchez « Forfaits mobiles ».',
  sureWindows:
    'Ouvrez Paramètres › Réseau et Internet › Cellulaire. Si « Gérer les profils eSIM » s’y trouve, l’ordinateur a une puce eSIM.',
  dated: 'Données du {date}',
  nextSteps: 'Et maintenant',
  nextUnlock: 'Assurez-vous que l’appareil n’est pas bloqué par un opérateur.',
  nextInstall: 'Installez l’eSIM avant de partir, tant que vous avez du Wi-Fi.',
  nextPhysical:
    'Utilisez une carte SIM physique à destination, ou l’itinérance de votre opérateur.',
  nextWifi: 'Utilisez le Wi-Fi ou le partage de connexion d’un téléphone.',
  nextVersion: 'Cherchez quelle version vous avez : la référence du modèle l’indique.',
  drawingDial: 'Après *#06# : un numéro à 32 chiffres nommé EID signifie qu’il y a une puce eSIM.',
  drawingSettings:
    'Dans les réglages : « Ajouter une eSIM », sous données cellulaires ou cartes SIM.',
  drawingCode: 'La référence se trouve dans les réglages, sur la boîte et au dos.',
  copyLink: 'Copier le lien',
  compare: 'Comparer',
  compareWith: 'Comparer avec un autre appareil',

  deviceTitle: '{device} est-il compatible eSIM ?',
  variants: 'Références et versions',
  modelCode: 'Référence',
  soldIn: 'Régions de vente',
  answer: 'Réponse',
  anyRegion: 'Non précisé',
  otherNames: 'Autres noms',
  released: 'Date de sortie',
  category: 'Type',
  categoryPhone: 'Téléphone',
  categoryTablet: 'Tablette',
  categoryWatch: 'Montre',
  categoryLaptop: 'Ordinateur portable',
  categoryHotspot: 'Point d’accès mobile',
  sources: 'Sources',
  source: 'Source',
  says: 'Affirmation',
  sourcesAll: 'Toutes les sources ({count})',
  copyOf: 'Copie, d’après : {publisher}',
  copyAt: 'Lu dans une copie : {host}',
  copyLost: 'Lu dans une copie dont l’adresse n’a pas été conservée',
  checked: 'Consultée',
  noSources: 'Aucune source ne parle encore de l’eSIM pour cet appareil.',
  gradeVerifiedText:
    'Vérifié : le fabricant, un organisme de normalisation, les tables du système ou un essai l’affirment.',
  gradeReportedText:
    'Rapporté : au moins deux listes publiques indépendantes l’affirment, ou une copie des propos du fabricant.',
  gradeInferredText:
    'Déduit : cela découle d’une règle. Ce que les sources disent de cet appareil ne suffit pas à lui seul.',
  rule: 'Règle',
  reportError: 'Signaler une erreur sur cette page',
  family: 'Autres modèles de la gamme {family}',

  brandsTitle: 'Marques',
  brandsIntro: 'Toutes les marques de la base, avec le nombre de leurs appareils.',
  brandTitle: 'Quels appareils {brand} sont compatibles eSIM ?',
  brandDescription: 'Appareils {brand} avec et sans eSIM, avec régions et sources.',
  brandCounts: 'eSIM : {yes} oui, {no} non, {partial} cela dépend, {unknown} inconnu.',
  page: 'Page {page} sur {pages}',
  filter: 'Filtrer',
  allYears: 'Toutes les années',
  allTypes: 'Tous les types',
  allAnswers: 'Toutes les réponses',
  filteredNone: 'Aucun appareil ne correspond à ce filtre.',
  previous: 'Précédent',
  next: 'Suivant',

  whatTitle: 'Qu’est-ce que l’eSIM, et comment vérifier mon téléphone ?',
  whatIs: 'Qu’est-ce qu’une eSIM ?',
  whatIsText:
    'Une SIM intégrée à l’appareil. Au lieu d’insérer une carte, vous téléchargez un forfait, le plus souvent avec un QR code.',
  whyRegion: 'Pourquoi le même téléphone est-il compatible dans un pays et pas dans un autre ?',
  whyRegionText:
    'Les fabricants vendent du matériel différent sous un même nom. Les appareils pour la Chine continentale, par exemple, ont souvent deux emplacements de carte et aucune puce eSIM. La référence les distingue.',
  howCheck: 'Comment vérifier mon téléphone ?',
  whatTravel: 'Que faut-il pour une eSIM de voyage ?',
  whatTravelText:
    'Un appareil compatible eSIM, sans blocage opérateur, et une connexion Internet pour télécharger le forfait. Faites-le chez vous, avant le départ.',
  whatEid: 'Qu’est-ce qu’un EID ?',
  whatEidText: 'Le numéro à 32 chiffres de la puce eSIM. Un appareil sans EID n’a pas d’eSIM.',
  whatUnknown: 'Que veut dire « inconnu » ?',
  whatUnknownText:
    'Aucune source fiable ne dit oui ou non. Ce n’est pas un non : vérifiez sur l’appareil lui-même.',

  goneTitle: 'Ceci n’est plus répertorié',
  goneText:
    'Nous répertorions téléphones, tablettes, montres, ordinateurs portables et points d’accès.',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'L’adresse est peut-être erronée ou périmée. Cherchez plutôt votre appareil.',

  anotherDevice: 'Autre appareil',
  failed: 'Impossible de charger la réponse. Réessayez dans un instant.',
};
