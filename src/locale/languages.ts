/** The languages of the product by their BCP 47 tags, the default one first. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
  'ar',
  'ru',
  'tr',
  'hi',
] as const;

/** A language of the product: its BCP 47 tag. */
export type Language = (typeof LANGUAGES)[number];

/**
 * Returns the tag of a language for pages and search engines. Portuguese is Brazilian, with addresses under
 * `/pt`.
 *
 * @example languageTag('pt') // 'pt-BR'
 */
export const languageTag = (language: Language): string => (language === 'pt' ? 'pt-BR' : language);
