import type { Messages } from './messages.ts';

export const es: Messages = {
  skip: 'Ir al contenido',
  navBrands: 'Marcas',
  navWhat: '¿Qué es la eSIM?',
  navData: 'Datos',
  navApi: 'API',
  navShops: 'Para tiendas',
  navPrivacy: 'Privacidad',
  navAbout: 'Quiénes somos',
  languages: 'Idioma',
  footerFree: 'Uso gratuito con un enlace visible a este sitio. Los datos son abiertos.',

  question: '¿Tu teléfono es compatible con eSIM?',
  homeDescription:
    'Averigua si un teléfono, una tableta o un reloj es compatible con eSIM, dónde no lo es y qué fuentes lo dicen.',
  searchLabel: 'Nombre del dispositivo o código de modelo',
  searchHint: 'Por ejemplo, Galaxy S24, Pixel 8 o SM-S9210',
  searchButton: 'Comprobar',
  suggestions: 'Sugerencias',
  suggestionCount: 'Sugerencias: {count}',
  detectButton: 'Comprobar este dispositivo',
  thisDevice: 'El dispositivo que tienes en la mano',
  resultsTitle: '{query}: ¿es compatible con eSIM?',
  chooseOne: '¿Cuál es?',
  similarNames: 'Nombres parecidos',
  nothingFound: 'Ningún dispositivo coincide con «{query}».',
  nothingFoundHint:
    'Revisa la ortografía o escribe el código de modelo. Un dispositivo que no figura aquí también puede ser compatible con eSIM.',
  queryTooLong: 'Solo se leen los primeros {count} caracteres: acorta el texto.',
  details: 'Códigos, regiones y fuentes',
  browserSays: 'Tu navegador solo dice: {said}.',
  scanCode: 'Para comprobar el teléfono, escanea este código con él.',

  eidText: 'Este número es un EID. Un dispositivo que muestra un EID tiene un chip eSIM.',
  imeiText: 'Este número es un IMEI. No dice qué modelo es: escribe el código de modelo.',
  mistypedText:
    'Parece un EID o un IMEI, pero los dígitos de control no coinciden. Revisa cada dígito.',
  notSent: 'El número no ha salido de tu navegador.',
  notKept: 'El número no se guarda.',
  whereCode: '¿Dónde está el código de modelo?',
  whereCodeText:
    'En los ajustes, en «Acerca del teléfono» o «General › Información», en la caja junto al código de barras o en la parte trasera del dispositivo.',

  wordYes: 'Sí',
  wordNo: 'No',
  wordPartial: 'Depende',
  wordUnknown: 'No se sabe',
  wordYesExcept: 'Sí, con excepciones',
  wordNoExcept: 'No, con excepciones',

  deviceYes: '{device} es compatible con eSIM.',
  deviceYesExcept:
    '{device} es compatible con eSIM, salvo las unidades vendidas en estas regiones: {regions}.',
  deviceNo: '{device} no es compatible con eSIM.',
  deviceNoExcept:
    '{device} no es compatible con eSIM, salvo las unidades vendidas en estas regiones: {regions}.',
  devicePartial: 'Algunas versiones de {device} son compatibles con eSIM y otras no.',
  partialExcept: 'Las unidades vendidas en estas regiones no son compatibles: {regions}.',
  deviceUnknown: 'Ninguna fuente fiable dice todavía si {device} es compatible con eSIM.',

  editionCellular: '{device} (con datos móviles)',
  editionNonCellular: '{device} (sin datos móviles)',
  unitCode: '{device} con el código de modelo {code}',
  unitSold: '{device} (regiones de venta: {regions})',
  whereBought: '¿Dónde lo compraste?',
  notSure: 'No lo sé',
  otherRegions: 'Otras regiones',
  noSuchRegion:
    'La dirección de esta página indica una región que no existe. Esta respuesta no es para ninguna región en particular.',
  noSuchCode:
    'La dirección de esta página indica un código de modelo que no se conoce para este dispositivo. Esta respuesta no es para ese código.',
  elsewhere: 'En otro lugar',
  show: 'Mostrar',

  severalYes: 'Todos son compatibles con eSIM.',
  severalYesExcept:
    'Todos son compatibles con eSIM, salvo las unidades vendidas en estas regiones: {regions}.',
  severalNo: 'Ninguno es compatible con eSIM.',
  severalNoExcept:
    'Ninguno es compatible con eSIM, salvo las unidades vendidas en estas regiones: {regions}.',
  severalPartial: 'Algunos son compatibles con eSIM y otros no.',
  severalListedYes:
    'Todos los dispositivos de esta lista son compatibles con eSIM. Otros con este nombre, como los más antiguos, quizá no.',
  severalListedNo:
    'De ninguno de los dispositivos de esta lista se sabe que sea compatible con eSIM. Otros con este nombre sí lo son.',
  severalUnknown: 'No se sabe si todos son compatibles con eSIM.',

  familyYes: 'Sea cual sea el modelo de {family}, es compatible con eSIM.',
  familyYesExcept:
    'Sea cual sea el modelo de {family}, es compatible con eSIM, salvo algunos modelos vendidos en estas regiones: {regions}.',
  familyNo: 'Sea cual sea el modelo de {family}, no es compatible con eSIM.',
  familyPartial: 'Depende del modelo de {family}: algunos son compatibles con eSIM y otros no.',
  familyUnknown: 'No se sabe si todos los modelos de {family} son compatibles con eSIM.',
  chooseModel: '¿Qué {family} es?',
  nothingDetected:
    'Tu navegador no dice qué dispositivo es este. Escribe su nombre o su código de modelo.',

  exceptions: 'Excepciones',
  dependsOn: 'De qué depende',
  dependsConnectivity:
    'Solo las versiones con datos móviles son compatibles con eSIM. Las que no los tienen (solo wifi, solo GPS) no lo son.',
  dependsCarrier: 'Depende del operador que lo vendió.',
  dependsEdition: 'Depende de la edición: hay varias con este nombre.',
  dependsStorage: 'Depende de la capacidad de almacenamiento.',
  dependsMarket:
    'Depende de dónde se vendió: las unidades de algunos mercados no tienen eSIM. Marca *#06# y comprueba si aparece un EID.',
  dependsOther: 'Depende de la versión: busca tu código de modelo más abajo.',
  alsoKnow: 'Conviene saber',
  traitEsimOnly: 'No tiene ranura para tarjeta SIM y solo funciona con eSIM.',
  traitEsimOnlyRegions:
    'Las unidades vendidas en estas regiones no tienen ranura para tarjeta SIM: {regions}.',
  traitActive: 'Puede tener {count} eSIM activas a la vez.',
  traitStored: 'Puede guardar {count} eSIM.',
  traitCarrierOnly: 'Solo funciona con un plan de tu operador. Las eSIM de viaje no funcionan.',
  traitCarrierOnlyWatch:
    'Solo funciona con un plan de tu operador, configurado en el teléfono vinculado. Las eSIM de viaje no funcionan.',
  traitUpdate: 'La eSIM llegó con una actualización del sistema: instala la más reciente.',
  lock: '¿Bloqueado por un operador?',
  lockText:
    'Un dispositivo bloqueado por un operador puede rechazar la eSIM de otro, aunque la respuesta sea sí. Pide antes a tu operador que lo desbloquee.',
  sure: 'Cómo comprobarlo',
  sureDial: 'Marca *#06#. Si aparece un EID, el dispositivo tiene un chip eSIM.',
  sureIphone:
    'Abre Ajustes › Datos móviles y busca «Añadir eSIM». Ajustes › General › Información muestra el EID.',
  sureIpad: 'Abre Ajustes › General › Información. Si aparece un EID, el iPad tiene un chip eSIM.',
  sureSamsung: 'Abre Ajustes › Conexiones › Gestor de SIM y busca «Añadir eSIM».',
  surePixel: 'Abre Ajustes › Redes e Internet › SIM y busca «Añadir eSIM».',
  sureAndroid: 'Abre los ajustes y busca «eSIM».',
  sureWatch: 'Abre la aplicación del reloj en el teléfono vinculado y busca «Planes móviles».',
  sureWindows:
    'Abre Configuración › Red e Internet › Red de telefonía móvil. Si aparece «Administrar perfiles de eSIM», el equipo tiene un chip eSIM.',
  dated: 'Datos actualizados al {date}',
  nextSteps: 'Qué hacer ahora',
  nextUnlock: 'Asegúrate de que no está bloqueado por un operador.',
  nextInstall: 'Instala la eSIM antes de salir, mientras tengas wifi.',
  nextPhysical: 'Usa una tarjeta SIM física en tu destino o la itinerancia de tu operador.',
  nextWifi: 'Usa wifi o la conexión compartida de un teléfono.',
  nextVersion: 'Averigua qué versión tienes: lo dice el código de modelo.',
  drawingDial: 'Tras *#06#: un número de 32 dígitos llamado EID indica que hay un chip eSIM.',
  drawingSettings: 'En los ajustes: «Añadir eSIM», en datos móviles o SIM.',
  drawingCode: 'El código de modelo está en los ajustes, en la caja y en la parte trasera.',
  copyLink: 'Copiar enlace',
  compare: 'Comparar',
  compareWith: 'Comparar con otro dispositivo',

  deviceTitle: '¿{device} es compatible con eSIM?',
  variants: 'Códigos de modelo y versiones',
  modelCode: 'Código de modelo',
  soldIn: 'Regiones de venta',
  answer: 'Respuesta',
  anyRegion: 'Sin indicar',
  otherNames: 'Otros nombres',
  released: 'Lanzamiento',
  category: 'Tipo',
  categoryPhone: 'Teléfono',
  categoryTablet: 'Tableta',
  categoryWatch: 'Reloj',
  categoryLaptop: 'Portátil',
  categoryHotspot: 'Punto de acceso móvil',
  sources: 'Fuentes',
  source: 'Fuente',
  says: 'Afirmación',
  sourcesAll: 'Todas las fuentes ({count})',
  copyOf: 'Repite lo que dice {publisher}',
  copyAt: 'Consultado en una copia: {host}',
  copyLost: 'Consultado en una copia cuya dirección no se conservó',
  checked: 'Consultada',
  noSources: 'Ninguna fuente habla todavía de la eSIM en este dispositivo.',
  gradeVerifiedText:
    'Verificado: lo dice el fabricante, un organismo de normalización, las tablas del propio sistema o una prueba.',
  gradeReportedText:
    'Según terceros: lo dicen al menos dos listas públicas independientes o una copia de lo que dice el fabricante.',
  gradeInferredText:
    'Deducido: se sigue de una regla. Lo que dicen las fuentes sobre este dispositivo no basta por sí solo.',
  rule: 'Regla',
  reportError: 'Informar de un error en esta página',
  family: 'Más de {family}',

  brandsTitle: 'Marcas',
  brandsIntro: 'Todas las marcas de la base de datos, con el número de sus dispositivos.',
  brandTitle: '¿Qué dispositivos {brand} son compatibles con eSIM?',
  brandDescription: 'Dispositivos {brand} con y sin eSIM, con regiones y fuentes.',
  brandCounts: 'eSIM: {yes} sí, {no} no, {partial} depende, {unknown} no se sabe.',
  page: 'Página {page} de {pages}',
  filter: 'Filtrar',
  allYears: 'Todos los años',
  allTypes: 'Todos los tipos',
  allAnswers: 'Todas las respuestas',
  filteredNone: 'Ningún dispositivo coincide con este filtro.',
  previous: 'Anterior',
  next: 'Siguiente',

  whatTitle: '¿Qué es la eSIM y cómo compruebo mi teléfono?',
  whatIs: '¿Qué es una eSIM?',
  whatIsText:
    'Una SIM integrada en el dispositivo. En lugar de poner una tarjeta, descargas un plan, casi siempre con un código QR.',
  whyRegion: '¿Por qué el mismo teléfono admite eSIM en un país y en otro no?',
  whyRegionText:
    'Los fabricantes venden hardware distinto con el mismo nombre. Las unidades para China continental, por ejemplo, suelen tener dos ranuras y ningún chip eSIM. El código de modelo las distingue.',
  howCheck: '¿Cómo compruebo mi teléfono?',
  whatTravel: '¿Qué necesito para una eSIM de viaje?',
  whatTravelText:
    'Un dispositivo compatible con eSIM, sin bloqueo de operador, y conexión a internet para descargar el plan. Hazlo en casa, antes de salir.',
  whatEid: '¿Qué es un EID?',
  whatEidText: 'El número de 32 cifras del chip eSIM. Un dispositivo sin EID no tiene eSIM.',
  whatUnknown: '¿Qué significa «no se sabe»?',
  whatUnknownText:
    'Que ninguna fuente fiable dice ni sí ni no. No es un no: compruébalo en el propio dispositivo.',

  goneTitle: 'Esto ya no figura en la lista',
  goneText: 'Incluimos teléfonos, tabletas, relojes, portátiles y puntos de acceso.',
  notFoundTitle: 'No encontramos esa página',
  notFoundText: 'Puede que la dirección sea incorrecta o antigua. Busca tu dispositivo.',

  anotherDevice: 'Otro dispositivo',
  failed: 'No hemos podido cargar la respuesta. Inténtalo de nuevo en un momento.',
};
