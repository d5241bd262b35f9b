import { LANGUAGES, type Language } from '../locale/index.ts';
import { MESSAGES, type MessageKey, type Messages } from './messages/index.ts';

export { LANGUAGES, type Language } from '../locale/index.ts';

/** The language of pages without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

const BY_PREFIX = new Map<string, Language>(LANGUAGES.map((l) => [l.toLowerCase(), l]));

/**
 * Returns the path of a page in a language: English at the root, the others under their tag.
 *
 * @example localPath('zh-Hans', '/brands') // '/zh-hans/brands'
 */
export function localPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `/${language.toLowerCase()}${path === '/' ? '' : path}`;
}

/**
 * Splits an address into its language and the path below it.
 *
 * @example splitPath('/de/apple') // { language: 'de', path: '/apple' }
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const end = pathname.indexOf('/', 1);
  const first = end < 0 ? pathname.slice(1) : pathname.slice(1, end);
  const language = BY_PREFIX.get(first);
  if (language === undefined || language === DEFAULT_LANGUAGE) {
    return { language: DEFAULT_LANGUAGE, path: pathname };
  }
  return { language, path: end < 0 ? '/' : pathname.slice(end) };
}

/**
 * Returns the canonical path for another spelling of the language: `/apple` for `/en/apple`, `/zh-hant` for
 * `/zh-Hant`; null if the path is canonical.
 */
export function respelled(pathname: string): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const language = BY_PREFIX.get(first.toLowerCase());
  if (language === undefined) return null;
  const proper = localPath(language, `/${rest.join('/')}`);
  const known = first === language.toLowerCase() && language !== DEFAULT_LANGUAGE;
  return known ? null : proper;
}

/** Characters of `Accept-Language` that are read. Browsers send at most a few hundred. */
const MAX_HEADER = 512;

/**
 * Returns the language with the highest weight in `Accept-Language` (RFC 9110, 12.5.4). A region falls back to
 * its language ("pt-BR" to "pt"); Taiwan, Hong Kong and Macau to traditional Chinese.
 *
 * @returns the default if the header is absent or names no language of the site
 */
export function negotiate(acceptLanguage: string | null): Language {
  let best: Language = DEFAULT_LANGUAGE;
  let bestWeight = 0;
  for (const part of (acceptLanguage ?? '').slice(0, MAX_HEADER).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.find((p) => p.trim().startsWith('q='))?.trim();
    const weight = q === undefined ? 1 : Number(q.slice(2));
    const language = supported(tag.trim());
    if (language !== null && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function supported(tag: string): Language | null {
  const [primary = '', ...rest] = tag.split('-');
  if (primary === 'zh') {
    const traditional = rest.some((s) => s === 'hant' || s === 'tw' || s === 'hk' || s === 'mo');
    return traditional && !rest.includes('hans') ? 'zh-Hant' : 'zh-Hans';
  }
  return BY_PREFIX.get(primary) ?? null;
}

/** Returns the direction in which the language is written. */
export const direction = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns the language's own name: "Deutsch". */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The colons that are not “: ”. */
const COLON: Readonly<Partial<Record<Language, string>>> = {
  fr: '\u00a0: ',
  ja: '：',
  'zh-Hans': '：',
  'zh-Hant': '：',
};

/**
 * Joins a label and its value with the colon of the language.
 *
 * @example labelled('fr', 'Exceptions', 'Macao') // 'Exceptions : Macao', with a no-break space
 */
export const labelled = (language: Language, label: string, value: string): string =>
  `${label}${COLON[language] ?? ': '}${value}`;

/** Returns a text of a language with its braces filled in. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns the texts of a language.
 *
 * @example translator('en')('deviceYes', { device: 'Pixel 8' }) // 'Pixel 8 supports eSIM.'
 */
export function translator(language: Language): Translate {
  const messages: Messages = MESSAGES[language];
  return (key, values) =>
    values === undefined
      ? messages[key]
      : messages[key].replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
}

/**
 * Formats a date in the long form of a language, as exact as it is known. It is in UTC, so that it is the same
 * on every host.
 *
 * @param date `2024`, `2024-01` or `2024-01-31`
 */
export function formatDate(language: Language, date: string): string {
  const [year, month, day] = date.split('-');
  if (month === undefined) return year!;
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
  }).format(Date.parse(`${date}${day === undefined ? '-01' : ''}T00:00:00Z`));
}
