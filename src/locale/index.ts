export { LANGUAGES, type Language, languageTag } from './languages.ts';
export { regionList, regionName, translatedRegion } from './region-names.ts';
