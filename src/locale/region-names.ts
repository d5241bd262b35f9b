import type { Regions } from '../model/index.ts';
import type { Language } from './languages.ts';

/**
 * The territory in Unicode's list for regions of several countries: their UN M.49 code, or a country whose name
 * stands for the region.
 */
const TERRITORY: Readonly<Record<string, string>> = {
  africa: '002',
  europe: '150',
  'latin-america': '419',
  'south-east-asia': '035',
  'united-states': 'US',
};

type Named = Readonly<Record<Exclude<Language, 'en'>, string>>;

/** Names of regions without a territory in Unicode's list. The English name is in the data. */
const TRANSLATED: Readonly<Record<string, Named>> = {
  'mainland-china': {
    de: 'Festlandchina',
    fr: 'Chine continentale',
    es: 'China continental',
    pt: 'China continental',
    it: 'Cina continentale',
    ja: '中国本土',
    ko: '중국 본토',
    'zh-Hans': '中国大陆',
    'zh-Hant': '中國大陸',
    ar: 'البر الرئيسي للصين',
    ru: 'материковый Китай',
    tr: 'Çin anakarası',
    hi: 'चीन की मुख्य भूमि',
  },
  'asia-pacific': {
    de: 'Asien-Pazifik ohne China, Japan und Korea',
    fr: 'Asie-Pacifique hors Chine, Japon et Corée',
    es: 'Asia-Pacífico sin China, Japón ni Corea',
    pt: 'Ásia-Pacífico sem China, Japão e Coreia',
    it: 'Asia-Pacifico esclusi Cina, Giappone e Corea',
    ja: 'アジア太平洋（中国、日本、韓国を除く）',
    ko: '아시아 태평양(중국, 일본, 한국 제외)',
    'zh-Hans': '亚太地区（不含中国、日本和韩国）',
    'zh-Hant': '亞太地區（不含中國、日本和韓國）',
    ar: 'آسيا والمحيط الهادئ عدا الصين واليابان وكوريا',
    ru: 'Азиатско-Тихоокеанский регион без Китая, Японии и Кореи',
    tr: 'Çin, Japonya ve Kore dışında Asya-Pasifik',
    hi: 'चीन, जापान और कोरिया को छोड़कर एशिया-प्रशांत',
  },
  gulf: {
    de: 'Golfstaaten',
    fr: 'Pays du Golfe',
    es: 'Países del Golfo',
    pt: 'Países do Golfo',
    it: 'Paesi del Golfo',
    ja: '湾岸諸国',
    ko: '걸프 국가',
    'zh-Hans': '海湾国家',
    'zh-Hant': '海灣國家',
    ar: 'دول الخليج',
    ru: 'страны Персидского залива',
    tr: 'Körfez ülkeleri',
    hi: 'खाड़ी देश',
  },
  'middle-east': {
    de: 'Naher Osten',
    fr: 'Moyen-Orient',
    es: 'Oriente Medio',
    pt: 'Oriente Médio',
    it: 'Medio Oriente',
    ja: '中東',
    ko: '중동',
    'zh-Hans': '中东',
    'zh-Hant': '中東',
    ar: 'الشرق الأوسط',
    ru: 'Ближний Восток',
    tr: 'Orta Doğu',
    hi: 'मध्य पूर्व',
  },
  'us-territories': {
    de: 'Guam, Amerikanische Jungferninseln und andere US-Gebiete',
    fr: 'Guam, Îles Vierges américaines et autres territoires des États-Unis',
    es: 'Guam, Islas Vírgenes de EE. UU. y otros territorios estadounidenses',
    pt: 'Guam, Ilhas Virgens Americanas e outros territórios dos EUA',
    it: 'Guam, Isole Vergini Americane e altri territori statunitensi',
    ja: 'グアム、米領ヴァージン諸島などの米国領',
    ko: '괌, 미국령 버진아일랜드 등 미국령',
    'zh-Hans': '关岛、美属维尔京群岛及其他美国属地',
    'zh-Hant': '關島、美屬維京群島及其他美國屬地',
    ar: 'غوام وجزر فيرجن الأمريكية وأقاليم أمريكية أخرى',
    ru: 'Гуам, Виргинские острова США и другие территории США',
    tr: 'Guam, ABD Virjin Adaları ve diğer ABD bölgeleri',
    hi: 'गुआम, यूएस वर्जिन द्वीपसमूह और अन्य अमेरिकी क्षेत्र',
  },
};

/**
 * Returns the name of a region in a language; `null` if there is only the English one.
 *
 * @example regionName('ja', 'mainland-china', regions) // '中国本土'
 */
export function translatedRegion(language: Language, id: string, regions: Regions): string | null {
  const region = Object.hasOwn(regions, id) ? regions[id] : undefined;
  if (language === 'en') return region?.name ?? null;
  if (Object.hasOwn(TRANSLATED, id)) return TRANSLATED[id]![language];
  const only = region?.countries.length === 1 ? region.countries[0] : undefined;
  const territory = (Object.hasOwn(TERRITORY, id) ? TERRITORY[id] : undefined) ?? only;
  if (territory === undefined) return null;
  // The long names of Hong Kong and Macau are official titles. The short names of others are abbreviations
  // (UK).
  const style = territory === 'HK' || territory === 'MO' ? 'short' : 'long';
  const names = new Intl.DisplayNames(language, { type: 'region', style });
  return names.of(territory) ?? null;
}

/** Returns a region's name, in English if the language has none. */
export function regionName(language: Language, id: string, regions: Regions): string {
  return (
    translatedRegion(language, id, regions) ??
    (Object.hasOwn(regions, id) ? regions[id]!.name : id.replaceAll('-', ' '))
  );
}

/** Returns a list of regions in a language: "Mainland China and Hong Kong". */
export function regionList(language: Language, ids: readonly string[], regions: Regions): string {
  const names = ids.map((id) => regionName(language, id, regions));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
