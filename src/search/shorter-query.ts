import { CARRIER } from './words/carriers.ts';

/** A longer query is no comparison of two devices. */
const MAX_TWO = 100;
const MAX_TITLE = 200;
const MAX_ENDS = 3;
const MAX_WORDS = 16;

/** The words between two devices, each with a number: "iphone 12 or 13", "s21 vs s22". */
const BETWEEN_TWO =
  /\d[^\d]{0,40}?\s(?:or|vs\.?|versus|and|oder|und|ou|et|y|e|lub|или|и)\s(?=.{0,40}\d)/i;

/** The part of a query before the second of two devices; null where there is none. */
export function firstOfTwo(query: string): string | null {
  const between = BETWEEN_TWO.exec(query.slice(0, MAX_TWO));
  if (between === null) return null;
  const end = between.index + between[0].trimEnd().length;
  return query.slice(0, query.slice(0, end).search(/\s\S+$/));
}

/**
 * A name without the remarks that lists put in brackets: "Pixel 2 (only phones bought with Google
 * Fi service)". A remark with a digit may say which device it is, "(10.5 inch)", and stays. Null
 * where there is none, or nothing beside it.
 */
export function withoutRemarks(query: string): string | null {
  const bare = query.replace(/[(（][^()（）\d]*[)）]/g, ' ');
  return bare !== query && bare.trim() !== '' ? bare : null;
}

const BARE_STORAGE = /(\S\s+)(?:64|128|256|512|1024|[2-8] go)(?=\s|$)/i;
/** Watches are 38 to 49 millimetres wide. */
const BARE_WIDTH = /(watch.*\s)(?:3[89]|4\d)(?=\s|$)/i;

/**
 * A query without a size, of storage or of a watch, that stands without its unit; null where there is
 * none.
 */
export function withoutBareSize(query: string): string | null {
  const title = query.slice(0, MAX_TITLE);
  const rest = title.replace(BARE_WIDTH, '$1').replace(BARE_STORAGE, '$1');
  return rest === title ? null : rest;
}

const PROCESSOR = /\b(?:core ultra [3579](?: \d{3}[a-z]{1,2})?|ultra [3579] \d{3}[a-z]{1,2})\b/i;

/** A query without a processor that has a word of names in it, "Ultra 7 155U"; null where there is none. */
export function withoutProcessor(query: string): string | null {
  const title = query.slice(0, MAX_TITLE);
  const rest = title.replace(PROCESSOR, ' ');
  return rest === title ? null : rest;
}

/** Letters and digits in one, too long for a part of a name: "GA03694-GB", "SM-S911BZKGEUE". */
const ORDER_NUMBER = /(?:^|\s)(?=\S*\d)(?=\S*[a-z])[a-z\d][a-z\d/._-]{6,23}(?=\s|$)/gi;

/** A query without the order numbers of a shop; null where there is none, or nothing beside them. */
export function withoutOrderNumber(query: string): string | null {
  const rest = query.slice(0, MAX_TITLE).replace(ORDER_NUMBER, ' ').trim();
  return rest !== '' && rest.length < query.trim().length && query.length <= MAX_TITLE
    ? rest
    : null;
}

/**
 * A query without the carrier that it names; null where there is none, or where what is left has no
 * number: then the word is more likely part of a name.
 *
 * @example withoutCarrier('telstra iphone 13') // 'iphone 13'
 */
export function withoutCarrier(query: string): string | null {
  if (query.length > MAX_TITLE || !CARRIER.test(query)) return null;
  const rest = query.replace(CARRIER, ' ').trim();
  return /\d/.test(rest) ? rest : null;
}

/** A bracket that says which device it is: "(2023)", "(10th Gen)", "(M2)", and no "(128 GB)". */
const SAYS_WHICH = /^\s*[([]\s*(?:(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th|\.)|[a-z]\d{1,2}\b)/i;

/**
 * The beginnings of a shop's title that end before a comma, a bar, a dash or a bracket, the longest
 * first: "Google Pixel 7a - Unlocked Android Cell Phone, 24-Hour Battery". Three at most. The comma of
 * "6,1 pouces" ends nothing.
 */
export function* beginningsOfTitle(query: string): Generator<string> {
  const title = query.slice(0, MAX_TITLE);
  const ends = [...title.matchAll(/\s*(?:[|;:([]|,(?!\d))|\s[-–—]\s/g)].slice(0, MAX_ENDS);
  for (const { index } of ends.reverse()) {
    if (index > 0 && !SAYS_WHICH.test(title.slice(index))) yield title.slice(0, index);
  }
}

/**
 * The beginnings of a title word by word, the longest first, each with its last word and the one behind
 * it: a shop says more of a device than any list of words foresees. Sixteen words at most.
 */
export function* beginningsByWord(
  query: string,
): Generator<{ beginning: string; last: string; next: string }> {
  const words = query.slice(0, MAX_TITLE).split(/\s+/).filter(Boolean);
  for (let n = Math.min(words.length - 1, MAX_WORDS); n > 1; n--) {
    yield { beginning: words.slice(0, n).join(' '), last: words[n - 1]!, next: words[n]! };
  }
}
