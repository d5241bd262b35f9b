export { LANGUAGES, type Language, languageTag } from './languages.ts';
export { regionList, regionName } from './region-names.ts';
