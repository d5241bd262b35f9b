export { LANGUAGES, type Language } from './languages.ts';
export { regionList, regionName, translatedRegion } from './region-names.ts';
