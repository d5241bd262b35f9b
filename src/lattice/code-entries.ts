import type { Tables } from '../search-index/tables.ts';
import type { CodeText } from './code-parts.ts';
import { MAX_CODE, SAMSUNG_PREFIX } from './code-within.ts';

/** A shorter text is not a code. */
export const MIN_CODE = 4;
/** With how many letters, or with how many digits, most codes begin at most. */
const MOST_LETTERS = 5;
const MOST_DIGITS = 10;
/** An order number of Samsung: a code, then letters for colour, storage and region. */
const SAMSUNG_ORDER = /^sm[a-z]\d{3}[a-z\d]{1,2}[a-z]{2}[a-z\d]{1,4}$/;
const SAMSUNG_CODE_LENGTHS = [8, 7, 6];
/** The length of the shortest order number without its "SM-". */
const SHORTEST_ORDER = 8;
/** "A24 82 %", "shelf A12-03": a number after the name of a line is not the rest of a code. */
const SPLIT_NUMBER = /^[a-z] ?\d+[ -]\d/;
const NONE: readonly string[] = [];
const NO_ENTRIES: readonly number[] = [];

/** True if a part looks like a code of Samsung without its "SM-". */
const isSamsungShort = ({ letters, digits }: CodeText): boolean => letters === 1 && digits > 2;

/** The entries of the code table for a part: as it is written, with "SM-" before it, in an order number, or after its maker's name. */
export function entriesOf(part: CodeText, { devices: { codes } }: Tables): readonly number[] {
  if (part.length > MAX_CODE) return NO_ENTRIES;
  let entries = codes.mayHave(part.hash) ? codes.exact(part.folded) : NO_ENTRIES;
  // "M5 2021" is a code that has the space.
  const isSplit = isSplitNumber(part);
  if (entries.length > 1 || isSplit) {
    // "A1901" is an iPhone X; "A1-901" is another, little-known device.
    const asWritten = entries.filter((entry) => codes.at(entry).toLowerCase() === part.text);
    if (asWritten.length > 0 || isSplit) entries = asWritten;
  }
  if (isSplit || entries.length > 0) return entries;
  if (isSamsungShort(part)) entries = codes.exact(SAMSUNG_PREFIX + part.folded);
  for (const code of orderedCodes(part)) {
    if (entries.length === 0 && isOneWord(part)) entries = codes.exact(code);
  }
  return entries.length === 0 && isCodeLike(part) ? codes.behindBrand(part.folded) : entries;
}

/** The signs between two codes. */
const BETWEEN_CODES = /[/=]/;

/**
 * True if no space follows the "SM" of a part: "SM S928BZKDEUB", but neither "x200 ultr", "SM-F971W ZTE N720" nor
 * "SM-S928B/SM-S9280" is a code with the letters of an order.
 */
const isOneWord = ({ text }: CodeText): boolean =>
  text.lastIndexOf(' ') <= (text.startsWith(SAMSUNG_PREFIX) ? SAMSUNG_PREFIX.length : -1) &&
  !BETWEEN_CODES.test(text);

/** True if a part is a letter and a number with another number behind it: "a24 82". */
export const isSplitNumber = ({ letters, digits, text }: CodeText): boolean =>
  letters === 1 && digits > 1 && SPLIT_NUMBER.test(text);

/** The codes with which an order number of Samsung may begin, the longest first. */
export function orderedCodes(part: CodeText): readonly string[] {
  const { folded, length, digits } = part;
  if (length < SHORTEST_ORDER || digits < 3) return NONE;
  // People leave the "SM-" out.
  const long = isSamsungShort(part) ? SAMSUNG_PREFIX + folded : folded;
  return SAMSUNG_ORDER.test(long) ? SAMSUNG_CODE_LENGTHS.map((end) => long.slice(0, end)) : NONE;
}

/**
 * True if a part begins as most codes do, with a few letters and a number ("sm-s92", "cph24"), or with a number
 * ("2312d", "5051").
 */
export function isCodeLike({ length, letters, digits }: CodeText): boolean {
  if (digits === 0 || length < MIN_CODE) return false;
  if (letters > 0) return letters === MOST_LETTERS - 1 || (letters <= MOST_LETTERS && digits > 1);
  return digits > 1 && digits <= MOST_DIGITS;
}
