import { foldCode } from '../snapshot/index.ts';
import { fold } from './fold.ts';
import { OPAQUE } from './scripts.ts';
import { hasDigit, isNetwork, tokenize } from './tokens.ts';

/** Longer queries are cut: the interface allows 200 characters. */
const MAX_LENGTH = 256;
const MAX_TOKENS = 32;
const MAX_CODE = 64;
const MAX_BRAND_WORDS = 3;
const MIN_LOOSE_CODE = 5;

/** A query after folding. */
export interface Query {
  /** The folded text. */
  text: string;
  tokens: string[];
  /** For each token, whether a query may hold it beside a device's name. */
  noise: boolean[];
  /** The tokens that are not noise, joined; all of them; and all before measures were dropped. */
  key: string;
  wholeKey: string;
  rawKey: string;
  /** What may be a model code in it. */
  codes: PossibleCode[];
  /** Is there no number in it, so that it names a family? */
  isFamily: boolean;
}

/** A part of a query that may be a model code, folded, and the brand said before it. */
export interface PossibleCode {
  code: string;
  brand: string | null;
}

const RAM_AND_STORAGE = /\b\d{1,2} ?(?:gb)? ?[/+] ?(?:32|64|128|256|512|1024|1)(?: ?gb| ?tb)?\b/g;
const MEASURE = /\b\d{1,5}(?:\.\d)? ?(?:gb|tb|mb|mah|mp|mm|hz|go|гб)\b/g;
const SECOND_HAND = /\bsecond ?hand\b/g;
const COUNT_OF_SIMS = /\b2 ?e?-?sims\b/g;
const PRICE = /[$€£] ?\d{1,5}/g;
/** What Apple calls a configuration in shops: "MU7J3ZD/A". */
const ORDER_NUMBER = /\bm[a-z\d]{4}[a-z]{1,3}\/a\b/g;
const DUAL_SIM_SUFFIX = /\/dsn?\b/g;

/**
 * Takes a query apart.
 *
 * @param known the words that a query may hold beside a name
 */
export function parseQuery(query: string, known: ReadonlySet<string>): Query {
  let text = fold(query.length > MAX_LENGTH ? query.slice(0, MAX_LENGTH) : query);
  // "256   GB" is a measure, too.
  if (text.includes('  ')) text = text.replace(/ {2,}/g, ' ');
  if (text.includes('/ds')) text = text.replace(DUAL_SIM_SUFFIX, '');
  if (text.includes('/a')) text = text.replace(ORDER_NUMBER, ' ');
  if (text.includes('hand')) text = text.replace(SECOND_HAND, ' ');
  const codes = possibleCodes(text, known);
  const raw = text;
  if (hasDigit(text)) {
    text = text
      .replace(RAM_AND_STORAGE, ' ')
      .replace(MEASURE, ' ')
      .replace(COUNT_OF_SIMS, ' esim ')
      .replace(PRICE, ' ');
  }
  const tokens = [...new Set(tokenize(text))].slice(0, MAX_TOKENS);
  const noise = tokens.map(
    (token) => known.has(token) || isNetwork(token) || token.startsWith(OPAQUE),
  );
  return {
    text,
    tokens,
    noise,
    key: tokens.filter((_, i) => !noise[i]).join(''),
    wholeKey: tokens.join(''),
    rawKey: raw === text ? '' : tokenize(raw).join(''),
    codes,
    isFamily: !tokens.some((token, i) => !noise[i] && hasDigit(token)),
  };
}

/**
 * What may be a code: the query, the query without noise, either after the words of a brand, and for
 * want of anything better each part that looks like one.
 */
function possibleCodes(text: string, noise: ReadonlySet<string>): PossibleCode[] {
  const all = text.split(' ').filter(Boolean);
  const content = all.filter((part) => !noise.has(part));
  // "edge 40 n" is more than its code: a short word counts as noise only around a single part.
  const parts =
    content.length === 1 ? content : all.filter((part) => part.length < 3 || !noise.has(part));
  const found = new Map<string, PossibleCode>();
  const add = (code: string, brand: string | null): void => {
    const key = `${brand} ${code}`;
    if (code === '' || code.length > MAX_CODE || found.has(key)) return;
    found.set(key, { code, brand });
  };
  for (const words of parts.length === all.length ? [all] : [all, parts]) {
    const whole = foldCode(words.join(''));
    // "hello world" is not the code "World": beside noise a code has a digit.
    if (words === all || hasDigit(whole)) add(whole, null);
    const last = words[words.length - 1]!;
    if (words.length > 1) add(foldCode(words.slice(0, -1).join('')), foldCode(last));
    for (let n = 1; n < words.length && n <= MAX_BRAND_WORDS; n++) {
      const rest = foldCode(words.slice(n).join(''));
      if (hasDigit(rest)) add(rest, foldCode(words.slice(0, n).join('')));
    }
  }
  return [...found.values()];
}

/** Parts of the query with letters and digits that may be a code among other words. */
export function looseCodes({ text }: Query): string[] {
  return text
    .split(' ')
    .filter((part) => part.length >= MIN_LOOSE_CODE && hasDigit(part) && /[a-z]/.test(part))
    .map(foldCode);
}
