import type { Messages } from './messages.ts';

export const pt: Messages = {
  skip: 'Ir para o conteúdo',
  navBrands: 'Marcas',
  navWhat: 'O que é eSIM?',
  navData: 'Dados',
  navApi: 'API',
  navShops: 'Para lojas',
  navPrivacy: 'Privacidade',
  navAbout: 'Quem somos',
  languages: 'Idioma',
  footerFree: 'Uso gratuito com um link visível para este site. Os dados são abertos.',

  question: 'Seu celular é compatível com eSIM?',
  homeDescription:
    'Descubra se um celular, tablet ou relógio é compatível com eSIM, onde não é e quais fontes dizem isso.',
  searchLabel: 'Nome do aparelho ou código do modelo',
  searchHint: 'Por exemplo, Galaxy S24, Pixel 8 ou SM-S9210',
  searchButton: 'Verificar',
  suggestions: 'Sugestões',
  suggestionCount: 'Sugestões: {count}',
  detectButton: 'Verificar este aparelho',
  thisDevice: 'O aparelho na sua mão',
  resultsTitle: '{query}: é compatível com eSIM?',
  chooseOne: 'Qual deles é?',
  similarNames: 'Nomes parecidos',
  nothingFound: 'Nenhum aparelho corresponde a “{query}”.',
  nothingFoundHint:
    'Confira a grafia ou digite o código do modelo. Um aparelho que não aparece aqui ainda pode ser compatível com eSIM.',
  queryTooLong: 'Só os primeiros {count} caracteres são lidos: encurte o texto.',
  details: 'Códigos, regiões e fontes',
  browserSays: 'Seu navegador só informa: {said}.',
  scanCode: 'Para verificar o celular, escaneie este código com ele.',

  eidText: 'Este número é um EID. Um aparelho que mostra um EID tem um chip eSIM.',
  imeiText: 'Este número é um IMEI. Ele não diz qual é o modelo: digite o código do modelo.',
  mistypedText:
    'Parece um EID ou um IMEI, mas os dígitos verificadores não conferem. Confira cada dígito.',
  notSent: 'O número não saiu do seu navegador.',
  notKept: 'O número não é guardado.',
  whereCode: 'Onde fica o código do modelo?',
  whereCodeText:
    'Nas configurações, em “Sobre o telefone” ou “Geral › Sobre”, na caixa ao lado do código de barras ou na parte de trás do aparelho.',

  wordYes: 'Sim',
  wordNo: 'Não',
  wordPartial: 'Depende',
  wordUnknown: 'Não se sabe',
  wordYesExcept: 'Sim, com exceções',
  wordNoExcept: 'Não, com exceções',

  deviceYes: '{device} é compatível com eSIM.',
  deviceYesExcept:
    '{device} é compatível com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  deviceNo: '{device} não é compatível com eSIM.',
  deviceNoExcept:
    '{device} não é compatível com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  devicePartial: 'Algumas versões de {device} são compatíveis com eSIM e outras não.',
  partialExcept: 'As unidades vendidas nestas regiões não são compatíveis: {regions}.',
  deviceUnknown: 'Nenhuma fonte confiável diz ainda se {device} é compatível com eSIM.',

  editionCellular: '{device} (com rede celular)',
  editionNonCellular: '{device} (sem rede celular)',
  unitCode: '{device} com o código de modelo {code}',
  unitSold: '{device} (regiões de venda: {regions})',
  whereBought: 'Onde você o comprou?',
  notSure: 'Não sei',
  otherRegions: 'Outras regiões',
  noSuchRegion:
    'O endereço desta página indica uma região que não existe. Esta resposta não é para uma região específica.',
  noSuchCode:
    'O endereço desta página indica um código de modelo que não é conhecido para este aparelho. Esta resposta não é para esse código.',
  elsewhere: 'Em outro lugar',
  show: 'Mostrar',

  severalYes: 'Todos são compatíveis com eSIM.',
  severalYesExcept:
    'Todos são compatíveis com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  severalNo: 'Nenhum deles é compatível com eSIM.',
  severalNoExcept:
    'Nenhum deles é compatível com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  severalPartial: 'Alguns são compatíveis com eSIM e outros não.',
  severalListedYes:
    'Todos os aparelhos desta lista são compatíveis com eSIM. Outros com este nome, como os mais antigos, talvez não.',
  severalListedNo:
    'De nenhum aparelho desta lista se sabe que seja compatível com eSIM. Outros com este nome são.',
  severalUnknown: 'Não se sabe se todos são compatíveis com eSIM.',

  familyYes: 'Seja qual for o modelo de {family}, ele é compatível com eSIM.',
  familyYesExcept:
    'Seja qual for o modelo de {family}, ele é compatível com eSIM, exceto alguns modelos vendidos nestas regiões: {regions}.',
  familyNo: 'Seja qual for o modelo de {family}, ele não é compatível com eSIM.',
  familyPartial: 'Depende do modelo de {family}: alguns são compatíveis com eSIM e outros não.',
  familyUnknown: 'Não se sabe se todos os modelos de {family} são compatíveis com eSIM.',
  chooseModel: 'Qual modelo de {family} é?',
  nothingDetected:
    'Seu navegador não diz qual é este aparelho. Digite o nome ou o código do modelo.',

  exceptions: 'Exceções',
  dependsOn: 'Do que depende',
  dependsConnectivity:
    'Só as versões com rede celular são compatíveis com eSIM. As versões sem ela (somente Wi-Fi, somente GPS) não são.',
  dependsCarrier: 'Depende da operadora que o vendeu.',
  dependsEdition: 'Depende da edição: há várias com este nome.',
  dependsStorage: 'Depende da capacidade de armazenamento.',
  dependsMarket:
    'Depende de onde foi vendido: as unidades de alguns mercados não têm eSIM. Disque *#06# e veja se aparece um EID.',
  dependsOther: 'Depende da versão: procure o código do seu modelo abaixo.',
  alsoKnow: 'Bom saber',
  traitEsimOnly: 'Não tem gaveta para chip físico e funciona somente com eSIM.',
  traitEsimOnlyRegions:
    'As unidades vendidas nestas regiões não têm gaveta para chip físico: {regions}.',
  traitActive: '{count} eSIMs podem ficar ativos ao mesmo tempo.',
  traitStored: 'Pode guardar {count} eSIMs.',
  traitCarrierOnly: 'Só funciona com um plano da sua operadora. eSIMs de viagem não funcionam.',
  traitCarrierOnlyWatch:
    'Só funciona com um plano da sua operadora, configurado no celular pareado. eSIMs de viagem não funcionam.',
  traitUpdate: 'O eSIM chegou com uma atualização do sistema: instale a mais recente.',
  lock: 'Bloqueado por uma operadora?',
  lockText:
    'Um aparelho bloqueado por uma operadora pode recusar o eSIM de outra, mesmo que a resposta seja sim. Peça antes o desbloqueio à sua operadora.',
  sure: 'Como ter certeza',
  sureDial: 'Disque *#06#. Se aparecer um EID, o aparelho tem um chip eSIM.',
  sureIphone:
    'Abra Ajustes › Celular e procure “Adicionar eSIM”. Ajustes › Geral › Sobre mostra o EID.',
  sureIpad: 'Abra Ajustes › Geral › Sobre. Se aparecer um EID, o iPad tem um chip eSIM.',
  sureSamsung: 'Abra Configurações › Conexões › Gerenciador de SIM e procure “Adicionar eSIM”.',
  surePixel: 'Abra Configurações › Rede e Internet › Chips e procure “Adicionar eSIM”.',
  sureAndroid: 'Abra as configurações e pesquise “eSIM”.',
  sureWatch: 'Abra o app do relógio no celular pareado e procure “Planos móveis”.',
  sureWindows:
    'Abra Configurações › Rede e Internet › Celular. Se houver “Gerenciar perfis de eSIM”, o computador tem um chip eSIM.',
  dated: 'Dados de {date}',
  nextSteps: 'O que fazer agora',
  nextUnlock: 'Verifique se ele não está bloqueado por uma operadora.',
  nextInstall: 'Instale o eSIM antes de viajar, enquanto tiver Wi-Fi.',
  nextPhysical: 'Use um chip físico no destino ou o roaming da sua operadora.',
  nextWifi: 'Use Wi-Fi ou a internet compartilhada de um celular.',
  nextVersion: 'Descubra qual é a sua versão: o código do modelo mostra.',
  drawingDial: 'Depois de *#06#: um número de 32 dígitos chamado EID indica que há um chip eSIM.',
  drawingSettings: 'Nas configurações: “Adicionar eSIM”, em celular ou chips.',
  drawingCode: 'O código do modelo está nas configurações, na caixa e na parte de trás.',
  copyLink: 'Copiar link',
  compare: 'Comparar',
  compareWith: 'Comparar com outro aparelho',

  deviceTitle: '{device} é compatível com eSIM?',
  variants: 'Códigos de modelo e versões',
  modelCode: 'Código do modelo',
  soldIn: 'Regiões de venda',
  answer: 'Resposta',
  anyRegion: 'Não informado',
  otherNames: 'Outros nomes',
  released: 'Lançamento',
  category: 'Tipo',
  categoryPhone: 'Celular',
  categoryTablet: 'Tablet',
  categoryWatch: 'Relógio',
  categoryLaptop: 'Notebook',
  categoryHotspot: 'Ponto de acesso móvel',
  sources: 'Fontes',
  source: 'Fonte',
  says: 'Afirmação',
  sourcesAll: 'Todas as fontes ({count})',
  copyOf: 'Repete o que diz {publisher}',
  copyAt: 'Consultado em uma cópia: {host}',
  copyLost: 'Consultado em uma cópia cujo endereço não foi guardado',
  checked: 'Consultada',
  noSources: 'Nenhuma fonte fala ainda de eSIM neste aparelho.',
  gradeVerifiedText:
    'Verificado: quem diz é o fabricante, um órgão de normas, as tabelas do próprio sistema ou um teste.',
  gradeReportedText:
    'Relatado: pelo menos duas listas públicas independentes dizem isso, ou uma cópia do que diz o fabricante.',
  gradeInferredText:
    'Deduzido: decorre de uma regra. O que as fontes dizem sobre este aparelho não basta por si só.',
  rule: 'Regra',
  reportError: 'Informar um erro nesta página',
  family: 'Mais de {family}',

  brandsTitle: 'Marcas',
  brandsIntro: 'Todas as marcas da base de dados, com o número de aparelhos.',
  brandTitle: 'Quais aparelhos {brand} são compatíveis com eSIM?',
  brandDescription: 'Aparelhos {brand} com e sem eSIM, com regiões e fontes.',
  brandCounts: 'eSIM: {yes} sim, {no} não, {partial} depende, {unknown} não se sabe.',
  page: 'Página {page} de {pages}',
  filter: 'Filtrar',
  allYears: 'Todos os anos',
  allTypes: 'Todos os tipos',
  allAnswers: 'Todas as respostas',
  filteredNone: 'Nenhum aparelho corresponde a este filtro.',
  previous: 'Anterior',
  next: 'Próxima',

  whatTitle: 'O que é eSIM, e como verifico meu celular?',
  whatIs: 'O que é um eSIM?',
  whatIsText:
    'Um SIM embutido no aparelho. Em vez de colocar um chip, você baixa um plano, quase sempre com um QR code.',
  whyRegion: 'Por que o mesmo celular aceita eSIM em um país e em outro não?',
  whyRegionText:
    'Os fabricantes vendem hardware diferente com o mesmo nome. As unidades para a China continental, por exemplo, costumam ter duas gavetas e nenhum chip eSIM. O código do modelo as distingue.',
  howCheck: 'Como verifico meu celular?',
  whatTravel: 'Do que preciso para um eSIM de viagem?',
  whatTravelText:
    'De um aparelho compatível com eSIM, sem bloqueio de operadora, e de internet para baixar o plano. Faça isso em casa, antes de viajar.',
  whatEid: 'O que é um EID?',
  whatEidText: 'O número de 32 dígitos do chip eSIM. Um aparelho sem EID não tem eSIM.',
  whatUnknown: 'O que significa “não se sabe”?',
  whatUnknownText:
    'Nenhuma fonte confiável diz sim ou não. Isso não é um não: verifique no próprio aparelho.',

  goneTitle: 'Isto já não está na lista',
  goneText: 'Listamos telefones, tablets, relógios, portáteis e hotspots.',
  notFoundTitle: 'Não encontramos essa página',
  notFoundText: 'O endereço pode estar errado ou desatualizado. Procure o seu aparelho.',

  anotherDevice: 'Outro aparelho',
  failed: 'Não foi possível carregar a resposta. Tente de novo daqui a pouco.',
};
