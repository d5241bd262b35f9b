import { foldCode } from '../snapshot/index.ts';
import { fold } from './fold.ts';
import { withoutMeasures } from './measures.ts';
import { isOpaque } from './scripts.ts';
import { hasDigit, isDigit, isNetwork, tokenize, yearOf } from './tokens.ts';

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
  /** Is there no number in it but a year, so that it names a family? */
  isFamily: boolean;
}

/** A part of a query that may be a model code, folded, and the brand said before it. */
export interface PossibleCode {
  code: string;
  brand: string | null;
}

/** How used one is: "grade A+", "A-grade", "B-Ware". */
const GRADE = /\bgrade ?[a-d]\b\+*|\b[a-d]\+*[ -]?(?:grade|ware)\b/g;
const SECOND_HAND = /\bsecond ?hand\b/g;
const COUNT_OF_SIMS = /\b(?:2|two|zwei|deux|dos|due|dois|twee|dwie|iki) ?e?-?sims?\b/g;
/** What Apple calls a configuration in shops: "MU7J3ZD/A". */
const ORDER_NUMBER = /\bm[a-z\d]{4}[a-z]{1,3}\/a\b/g;
/** The comma of a list: those of sizes and of Apple's identifiers have a digit behind them. */
const LIST_COMMA = /,(?!\d)/g;
/** A size as most of Europe writes it: 10,2". An identifier of Apple has letters before its comma. */
const DECIMAL_COMMA = /(?<![a-z\d])(\d{1,2}),(?=\d{1,2}(?!\d))/g;
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
  if (text.includes('grade') || text.includes('ware')) text = text.replace(GRADE, ' ');
  if (text.includes(',')) {
    text = text.replace(LIST_COMMA, ' ').replace(DECIMAL_COMMA, '$1.');
  }
  const raw = text;
  if (text.includes('sim')) text = text.replace(COUNT_OF_SIMS, ' esim ');
  if (hasDigit(text)) text = withoutMeasures(text);
  const codes = possibleCodes(text, known);
  if (text !== raw) {
    // "bv9300 256gb" is a code beside a measure, but "HT-705 Go" is all of one.
    const whole = foldCode(raw);
    if (whole.length <= MAX_CODE) codes.unshift({ code: whole, brand: null });
  }
  const tokens = distinct(tokenize(text));
  const noise: boolean[] = [];
  let [key, wholeKey, isFamily] = ['', '', true];
  let [isApart, joinsNumbers] = [false, false];
  for (const token of tokens) {
    const isNoise = isAlwaysNoise(token) || known.has(token);
    noise.push(isNoise);
    wholeKey += token;
    if (isNoise) {
      isApart = true;
      continue;
    }
    if (isApart && makesNumber(key, token)) joinsNumbers = true;
    isApart = false;
    key += token;
    if (isFamily && hasDigit(token) && yearOf(token) === 0) isFamily = false;
  }
  if (joinsNumbers) key = wholeKey;
  const rawKey = raw === text ? '' : tokenize(raw).join('');
  return { text, tokens, noise, key, wholeKey, rawKey, codes, isFamily };
}

/** Would both be another number when written in one? "x1 nano 2" is no X12. */
function makesNumber(before: string, after: string): boolean {
  return isDigit(before.charCodeAt(before.length - 1)) && isDigit(after.charCodeAt(0));
}

/** How many numbers of a query stand right behind another one: one in "thinkpad p1 6". */
export function touchingNumbers(tokens: readonly string[]): number {
  let count = 0;
  for (let i = 1; i < tokens.length; i++) if (makesNumber(tokens[i - 1]!, tokens[i]!)) count++;
  return count;
}

/** The query with other words taken for noise; made as {@link parseQuery} makes it. */
export function withNoise(query: Query, noise: boolean[]): Query {
  const { text, tokens, key, wholeKey, rawKey, codes, isFamily } = query;
  return { text, tokens, noise, key, wholeKey, rawKey, codes, isFamily };
}

/** Networks, words that no script table knows, and "eSIM" with any ending: esimet, esimkort. */
const isAlwaysNoise = (token: string): boolean =>
  isNetwork(token) || isOpaque(token) || token.startsWith('esim');

/** Each token once, at its first place, and no more than a name could have. */
function distinct(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < tokens.length && kept.length < MAX_TOKENS; i++) {
    if (!kept.includes(tokens[i]!)) kept.push(tokens[i]!);
  }
  return kept;
}

/**
 * What may be a code: the query, the query without noise, either after the words of a brand, and for
 * want of anything better each part that looks like one.
 */
function possibleCodes(text: string, noise: ReadonlySet<string>): PossibleCode[] {
  const words: string[] = [];
  const known: boolean[] = [];
  let content = 0;
  let joinsNumbers = false;
  let before = '';
  // By hand, as the array of a split costs a twelfth of the time of a query.
  for (let from = 0; from < text.length; ) {
    const space = text.indexOf(' ', from);
    const to = space < 0 ? text.length : space;
    // Punctuation is no part of noise: "schwarz:" and "(black)".
    const word = to > from ? foldCode(text.slice(from, to)) : '';
    if (word !== '') {
      const isNoise = noise.has(word);
      if (!isNoise) {
        content++;
        joinsNumbers ||= known[known.length - 1] === true && makesNumber(before, word);
        before = word;
      }
      words.push(word);
      known.push(isNoise);
    }
    from = to + 1;
  }
  const found: PossibleCode[] = [];
  addCodes(words, true, found);
  if (content === words.length || joinsNumbers) return found;
  // "edge 40 n" is more than its code: a short word counts as noise only around a single part.
  const parts = words.filter((word, i) => !known[i] || (content !== 1 && word.length < 3));
  if (parts.length < words.length) addCodes(parts, false, found);
  return found;
}

/** @param words folded parts of the query; `isWhole` where they are all of it */
function addCodes(words: readonly string[], isWhole: boolean, found: PossibleCode[]): void {
  const { length } = words;
  let whole = '';
  for (let i = 0; i < length; i++) whole += words[i];
  // "hello world" is not the code "World": beside noise a code has a digit.
  if (isWhole || hasDigit(whole)) addCode(whole, null, found);
  if (length < 2) return;
  const last = words[length - 1]!;
  addCode(whole.slice(0, whole.length - last.length), last, found);
  let [rest, brand] = [whole, ''];
  for (let n = 0; n < length - 1 && n < MAX_BRAND_WORDS; n++) {
    rest = rest.slice(words[n]!.length);
    brand += words[n]!;
    if (hasDigit(rest)) addCode(rest, brand, found);
  }
}

function addCode(code: string, brand: string | null, found: PossibleCode[]): void {
  if (code === '' || code.length > MAX_CODE) return;
  for (const other of found) if (other.code === code && other.brand === brand) return;
  found.push({ code, brand });
}

/** Parts of the query with letters and digits that may be a code among other words. */
export function looseCodes({ text }: Query): string[] {
  return text
    .split(' ')
    .filter((part) => part.length >= MIN_LOOSE_CODE && hasDigit(part) && /[a-z]/.test(part))
    .map(foldCode);
}
