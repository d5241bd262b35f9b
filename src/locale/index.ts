export { COUNTRY_CODES, OFFICIAL_NAMES } from './country-codes.ts';
export { LANGUAGES, type Language, languageTag } from './languages.ts';
export { regionList, regionName } from './region-names.ts';
