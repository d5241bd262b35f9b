import type { Messages } from './messages.ts';

export const fr: Messages = {
  skip: 'Aller au contenu',
  navBrands: 'Marques',
  navWhat: 'Qu’est-ce que l’eSIM ?',
  navData: 'Données',
  navApi: 'API',
  navShops: 'Boutiques',
  languages: 'Langues',
  footerFree: 'Utilisation gratuite avec un lien visible vers ce site. Les données sont ouvertes.',

  question: 'Votre téléphone est-il compatible eSIM ?',
  homeDescription:
    'Vérifiez si un téléphone, une tablette ou une montre est compatible eSIM, dans quelles régions ce n’est pas le cas, et d’après quelles sources.',
  searchLabel: 'Nom ou référence du modèle',
  searchHint: 'Par exemple Galaxy S24, Pixel 8 ou SM-S9210',
  searchButton: 'Vérifier',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions : {count}',
  detectButton: 'Vérifier cet appareil',
  thisDevice: 'L’appareil que vous avez en main',
  resultsTitle: '{query} : compatible eSIM ?',
  bestMatch: 'Meilleur résultat',
  otherMatches: 'Autres résultats',
  nothingFound: 'Aucun appareil ne correspond à « {query} ».',
  nothingFoundHint:
    'Vérifiez l’orthographe ou utilisez la référence indiquée dans les réglages ou sur la boîte. Un appareil absent de cette liste peut tout de même être compatible eSIM.',
  queryTooLong: 'Limitez le texte à {count} caractères.',
  details: 'Références, régions et sources',

  wordYes: 'Oui',
  wordNo: 'Non',
  wordPartial: 'Cela dépend',
  wordUnknown: 'Inconnu',

  deviceYes: '{device} est compatible eSIM.',
  deviceYesExcept:
    '{device} est compatible eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  deviceNo: '{device} n’est pas compatible eSIM.',
  deviceNoExcept:
    '{device} n’est pas compatible eSIM, sauf les appareils vendus dans ces régions : {regions}.',
  devicePartial: 'Certaines versions de {device} sont compatibles eSIM, d’autres non.',
  deviceUnknown: 'Aucune source fiable n’indique encore si {device} est compatible eSIM.',

  codeYes: '{device} portant la référence {code} est compatible eSIM.',
  codeNo: '{device} portant la référence {code} n’est pas compatible eSIM.',
  codePartial:
    '{device} portant la référence {code} n’est compatible eSIM que dans certaines versions.',
  codeUnknown:
    'Aucune source fiable n’indique encore si {device} portant la référence {code} est compatible eSIM.',

  familyYes: 'Quel que soit le modèle d’{family}, il est compatible eSIM.',
  familyYesExcept:
    'Quel que soit le modèle d’{family}, il est compatible eSIM, sauf certains appareils vendus dans ces régions : {regions}.',
  familyNo: 'Quel que soit le modèle d’{family}, il n’est pas compatible eSIM.',
  familyPartial: 'Cela dépend du modèle d’{family} : certains sont compatibles eSIM, d’autres non.',
  familyUnknown: 'On ne sait pas pour chaque modèle d’{family} s’il est compatible eSIM.',
  chooseModel: 'De quel {family} s’agit-il ?',
  nothingDetected:
    'Votre navigateur n’indique pas de quel appareil il s’agit. Saisissez son nom ou sa référence.',

  exceptions: 'Exceptions',
  dependsOn: 'De quoi cela dépend',
  dependsConnectivity:
    'Seules les versions avec données mobiles acceptent une eSIM ; celles en Wi-Fi seul ne l’acceptent pas.',
  dependsCarrier: 'Cela dépend de l’opérateur qui l’a vendu.',
  dependsEdition: 'Cela dépend de l’édition : il en existe plusieurs sous ce nom.',
  dependsStorage: 'Cela dépend de la capacité de stockage.',
  dependsOther: 'Cela dépend de la version : comparez la référence ci-dessous.',
  alsoKnow: 'Bon à savoir',
  traitEsimOnly: 'Il n’a pas de tiroir pour carte SIM et n’accepte que l’eSIM.',
  traitEsimOnlyRegions:
    'Les appareils vendus dans ces régions n’ont pas de tiroir pour carte SIM : {regions}.',
  traitActive: 'Nombre d’eSIM actives en même temps : {count}.',
  traitStored: 'Nombre d’eSIM enregistrables : {count}.',
  traitCarrierOnly:
    'Il n’accepte qu’un forfait d’opérateur. Les eSIM de voyage ne fonctionnent pas.',
  traitCarrierOnlyWatch:
    'Il n’accepte qu’un forfait d’opérateur, par le téléphone jumelé. Les eSIM de voyage ne fonctionnent pas.',
  traitUpdate: 'L’eSIM est arrivée avec une mise à jour du système : installez la plus récente.',
  lock: 'Bloqué par un opérateur ?',
  lockText:
    'Un appareil bloqué par un opérateur peut refuser l’eSIM d’un autre, même si la réponse est oui. Demandez d’abord le déblocage à votre opérateur.',
  sure: 'Comment en être sûr',
  sureDial: 'Composez *#06#. Si un EID s’affiche, l’appareil a une puce eSIM.',
  sureIphone:
    'Ouvrez Réglages › Données cellulaires et cherchez « Ajouter une eSIM ». Réglages › Général › Informations affiche l’EID.',
  sureIpad:
    'Ouvrez Réglages › Général › Informations. Si un EID s’affiche, l’iPad a une puce eSIM.',
  sureSamsung:
    'Ouvrez Paramètres › Connexions › Gestionnaire SIM et cherchez « Ajouter une eSIM ».',
  surePixel:
    'Ouvrez Paramètres › Réseau et Internet › Cartes SIM et cherchez comment ajouter une eSIM.',
  sureAndroid: 'Ouvrez les paramètres et recherchez « eSIM ».',
  sureWatch:
    'Ouvrez l’application de la montre sur le téléphone jumelé et cherchez les forfaits mobiles.',
  sureWindows:
    'Ouvrez Paramètres › Réseau et Internet › Cellulaire. Si l’on peut y gérer des profils eSIM, l’ordinateur en a une.',
  dated: 'Données du {date}',
  sourceCount: 'Sources : {count}',

  deviceTitle: '{device} est-il compatible eSIM ?',
  variants: 'Références et versions',
  modelCode: 'Référence',
  version: 'Version',
  soldIn: 'Vendu en',
  answer: 'Réponse',
  anyRegion: 'Non précisé',
  otherNames: 'Autres noms',
  released: 'Sortie',
  category: 'Type',
  categoryPhone: 'Téléphone',
  categoryTablet: 'Tablette',
  categoryWatch: 'Montre',
  categoryLaptop: 'Ordinateur portable',
  categoryHotspot: 'Point d’accès mobile',
  sources: 'Sources',
  source: 'Source',
  says: 'Dit',
  checked: 'Consultée',
  noSources: 'Aucune source ne parle encore de l’eSIM pour cet appareil.',
  gradeVerified: 'Vérifié',
  gradeVerifiedText:
    'Vérifié : le fabricant, un organisme de normalisation, les tables du système ou un essai le disent.',
  gradeReported: 'Rapporté',
  gradeReportedText: 'Rapporté : au moins deux listes publiques indépendantes le disent.',
  gradeInferred: 'Déduit',
  gradeInferredText: 'Déduit : cela découle d’une règle, non d’une déclaration sur cet appareil.',
  rule: 'Règle',
  reportError: 'Signaler une erreur sur cette page',
  family: 'Autres modèles {family}',

  brandsTitle: 'Marques',
  brandsIntro: 'Tous les fabricants présents ici, avec le nombre d’appareils.',
  brandTitle: 'Quels appareils {brand} sont compatibles eSIM ?',
  brandDescription: 'Appareils {brand} avec et sans eSIM, avec régions et sources.',
  brandCounts: 'eSIM : {yes} oui, {no} non, {partial} cela dépend, {unknown} inconnu.',
  page: 'Page {page} sur {pages}',
  previous: 'Précédent',
  next: 'Suivant',

  whatTitle: 'Qu’est-ce que l’eSIM, et comment vérifier mon téléphone ?',
  whatIs: 'Qu’est-ce qu’une eSIM ?',
  whatIsText:
    'Une SIM intégrée à l’appareil. Au lieu d’insérer une carte, vous chargez un forfait par Internet, le plus souvent avec un QR code.',
  whyRegion: 'Pourquoi le même téléphone est-il compatible dans un pays et pas dans un autre ?',
  whyRegionText:
    'Les fabricants vendent du matériel différent sous un même nom. Les appareils pour la Chine continentale, par exemple, ont souvent deux emplacements de carte et aucune puce eSIM. La référence les distingue.',
  howCheck: 'Comment vérifier mon téléphone ?',
  whatTravel: 'Que faut-il pour une eSIM de voyage ?',
  whatTravelText:
    'Un appareil compatible eSIM, sans blocage opérateur, et une connexion Internet pour charger le forfait. Faites-le chez vous, avant le départ.',
  whatEid: 'Qu’est-ce qu’un EID ?',
  whatEidText: 'Le numéro à 32 chiffres de la puce eSIM. Un appareil sans EID n’a pas d’eSIM.',
  whatUnknown: 'Que veut dire « inconnu » ?',
  whatUnknownText:
    'Qu’aucune source fiable ne dit ni oui ni non. Ce n’est pas un non : vérifiez sur l’appareil lui-même.',

  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'Cette adresse ne mène nulle part. Cherchez plutôt votre appareil.',

  anotherDevice: 'Autre appareil',
  failed: 'La réponse n’a pas pu être obtenue. Réessayez dans un instant.',
};
