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
 * The tag that says on pages and to search engines how a language is written. Portuguese is
 * Brazilian; its addresses stay under `/pt`.
 *
 * @example languageTag('pt') // 'pt-BR'
 */
export const languageTag = (language: Language): string => (language === 'pt' ? 'pt-BR' : language);
