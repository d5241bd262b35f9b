import type { Messages } from './messages.ts';

export const pt: Messages = {
  skip: 'Ir para o conteúdo',
  navBrands: 'Marcas',
  navWhat: 'O que é eSIM?',
  navData: 'Dados',
  navApi: 'API',
  navShops: 'Para lojas',
  languages: 'Idiomas',
  footerFree: 'Uso gratuito com um link visível para este site. Os dados são abertos.',

  question: 'Seu celular é compatível com eSIM?',
  homeDescription:
    'Descubra se um celular, tablet ou relógio é compatível com eSIM, em quais regiões não é e quais fontes dizem isso.',
  searchLabel: 'Nome ou código do modelo',
  searchHint: 'Por exemplo, Galaxy S24, Pixel 8 ou SM-S9210',
  searchButton: 'Verificar',
  suggestions: 'Sugestões',
  suggestionCount: 'Sugestões: {count}',
  detectButton: 'Verificar este aparelho',
  thisDevice: 'O aparelho na sua mão',
  resultsTitle: '{query}: é compatível com eSIM?',
  bestMatch: 'Melhor resultado',
  otherMatches: 'Outros resultados',
  nothingFound: 'Nenhum aparelho corresponde a “{query}”.',
  nothingFoundHint:
    'Confira a grafia ou use o código do modelo que está nos ajustes ou na caixa. Um aparelho que não aparece aqui ainda pode ser compatível com eSIM.',
  queryTooLong: 'Reduza o texto para {count} caracteres.',
  details: 'Códigos, regiões e fontes',

  wordYes: 'Sim',
  wordNo: 'Não',
  wordPartial: 'Depende',
  wordUnknown: 'Não se sabe',

  deviceYes: '{device} é compatível com eSIM.',
  deviceYesExcept:
    '{device} é compatível com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  deviceNo: '{device} não é compatível com eSIM.',
  deviceNoExcept:
    '{device} não é compatível com eSIM, exceto as unidades vendidas nestas regiões: {regions}.',
  devicePartial: 'Algumas versões de {device} são compatíveis com eSIM e outras não.',
  deviceUnknown: 'Nenhuma fonte confiável diz ainda se {device} é compatível com eSIM.',

  codeYes: '{device} com o código de modelo {code} é compatível com eSIM.',
  codeNo: '{device} com o código de modelo {code} não é compatível com eSIM.',
  codePartial:
    '{device} com o código de modelo {code} é compatível com eSIM apenas em algumas versões.',
  codeUnknown:
    'Nenhuma fonte confiável diz ainda se {device} com o código de modelo {code} é compatível com eSIM.',

  familyYes: 'Seja qual for o modelo de {family}, ele é compatível com eSIM.',
  familyYesExcept:
    'Seja qual for o modelo de {family}, ele é compatível com eSIM, exceto alguns modelos vendidos nestas regiões: {regions}.',
  familyNo: 'Seja qual for o modelo de {family}, ele não é compatível com eSIM.',
  familyPartial: 'Depende do modelo de {family}: alguns são compatíveis com eSIM e outros não.',
  familyUnknown: 'Não se sabe de todos os modelos de {family} se são compatíveis com eSIM.',
  chooseModel: 'Qual {family} é este?',
  nothingDetected:
    'Seu navegador não diz qual é este aparelho. Digite o nome ou o código do modelo.',

  exceptions: 'Exceções',
  dependsOn: 'Do que depende',
  dependsConnectivity: 'Só as versões com dados móveis aceitam eSIM; as que têm apenas Wi-Fi, não.',
  dependsCarrier: 'Depende da operadora que o vendeu.',
  dependsEdition: 'Depende da edição: há várias com este nome.',
  dependsStorage: 'Depende da capacidade de armazenamento.',
  dependsOther: 'Depende da versão: compare o código do modelo abaixo.',
  alsoKnow: 'Bom saber',
  traitEsimOnly: 'Não tem gaveta para chip e aceita somente eSIM.',
  traitEsimOnlyRegions: 'As unidades vendidas nestas regiões não têm gaveta para chip: {regions}.',
  traitActive: 'Número de eSIMs ativos ao mesmo tempo: {count}.',
  traitStored: 'Número de eSIMs que podem ser guardados: {count}.',
  traitCarrierOnly: 'Só aceita um plano de operadora. eSIMs de viagem não funcionam.',
  traitCarrierOnlyWatch:
    'Só aceita um plano de operadora, pelo celular emparelhado. eSIMs de viagem não funcionam.',
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
  surePixel: 'Abra Configurações › Rede e Internet › Chips e procure como adicionar um eSIM.',
  sureAndroid: 'Abra as configurações e pesquise “eSIM”.',
  sureWatch: 'Abra o app do relógio no celular emparelhado e procure os planos móveis.',
  sureWindows:
    'Abra Configurações › Rede e Internet › Celular. Se for possível gerenciar perfis de eSIM ali, o computador tem um.',
  dated: 'Dados de {date}',
  sourceCount: 'Fontes: {count}',

  deviceTitle: '{device} é compatível com eSIM?',
  variants: 'Códigos de modelo e versões',
  modelCode: 'Código do modelo',
  version: 'Versão',
  soldIn: 'Vendido em',
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
  says: 'Diz',
  checked: 'Consultada',
  noSources: 'Nenhuma fonte fala ainda do eSIM neste aparelho.',
  gradeVerified: 'Verificado',
  gradeVerifiedText:
    'Verificado: quem diz é o fabricante, um órgão de normas, as tabelas do próprio sistema ou um teste.',
  gradeReported: 'Relatado',
  gradeReportedText: 'Relatado: pelo menos duas listas públicas independentes dizem isso.',
  gradeInferred: 'Deduzido',
  gradeInferredText: 'Deduzido: decorre de uma regra, não de uma afirmação sobre este aparelho.',
  rule: 'Regra',
  reportError: 'Informar um erro nesta página',
  family: 'Mais de {family}',

  brandsTitle: 'Marcas',
  brandsIntro: 'Todos os fabricantes que aparecem aqui, com o número de aparelhos.',
  brandTitle: 'Quais aparelhos {brand} são compatíveis com eSIM?',
  brandDescription: 'Aparelhos {brand} com e sem eSIM, com regiões e fontes.',
  brandCounts: 'eSIM: {yes} sim, {no} não, {partial} depende, {unknown} não se sabe.',
  page: 'Página {page} de {pages}',
  previous: 'Anterior',
  next: 'Próxima',

  whatTitle: 'O que é eSIM, e como verifico meu celular?',
  whatIs: 'O que é um eSIM?',
  whatIsText:
    'Um SIM embutido no aparelho. Em vez de colocar um chip, você carrega um plano pela internet, quase sempre com um QR code.',
  whyRegion: 'Por que o mesmo celular aceita eSIM em um país e em outro não?',
  whyRegionText:
    'Os fabricantes vendem hardware diferente com o mesmo nome. As unidades para a China continental, por exemplo, costumam ter duas gavetas e nenhum chip eSIM. O código do modelo as distingue.',
  howCheck: 'Como verifico meu celular?',
  whatTravel: 'Do que preciso para um eSIM de viagem?',
  whatTravelText:
    'De um aparelho compatível com eSIM, sem bloqueio de operadora, e de internet para carregar o plano. Faça isso em casa, antes de viajar.',
  whatEid: 'O que é um EID?',
  whatEidText: 'O número de 32 dígitos do chip eSIM. Um aparelho sem EID não tem eSIM.',
  whatUnknown: 'O que significa “não se sabe”?',
  whatUnknownText:
    'Que nenhuma fonte confiável diz sim nem não. Não é um não: verifique no próprio aparelho.',

  notFoundTitle: 'Esta página não existe',
  notFoundText: 'O endereço não leva a lugar nenhum. Procure o seu aparelho.',

  anotherDevice: 'Outro aparelho',
  failed: 'Não foi possível obter a resposta. Tente de novo daqui a pouco.',
};
