import type { Query } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { foldCode } from '../snapshot/index.ts';
import { hasDigit, isDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE } from '../text/roles.ts';
import { type CodeText, codeTextAt, codeTextOf, MIN_STRONG } from './code-parts.ts';

/** A longer text is not a code. */
export const MAX_CODE = 64;
const SAMSUNG_UNIT = /^[a-z]\d{3}[a-z\d]{1,2}$/;
/**
 * A version of Samsung's firmware, "S901BXXU9EXG1": the unit without "SM-", two letters of a market, one of the kind of
 * update, the boot loader, the version of the system, the year, the month (A to L) and the build. Samsung's community
 * explains it: https://r2.community.samsung.com/t5/Galaxy-S/How-to-decode-the-firmware-version-of-your-Samsung-device/m-p/8769695
 */
const SAMSUNG_FIRMWARE = /^([a-z]\d{3}[a-z]\d?)[a-z]{3}[a-z\d][a-z]{2}[a-l][a-z\d]$/;
/** The grantee code of Samsung in FCC IDs, and the beginning of its model codes behind it. */
const SAMSUNG_FCC = 'a3lsm';
/** The beginning of every model code of Samsung, and of no code of another maker. */
export const SAMSUNG_PREFIX = 'sm';

/** A piece of a part between the signs that separate a code from what a shop writes around it. */
const WITHIN = /[^-_/.+]+/g;
const SIGN = /^[-_/.+]/;
/** How many pieces a code has at most: "sm-s9110". */
const MOST_JOINED = 5;
/** The address of a page is longer than any code. */
const MAX_ADDRESS = 160;

/** How many codes of a part are read. */
const MOST_CODES = 4;

/**
 * Finds the codes within a part, a longer one before those in it: "CPH2581-BLK-256", "iPhone12Pro_A2408_128", "galaxyF741Bmint",
 * "shop.example/galaxy-s23-sm-s9110", "samsungsm-s911b", "FCC ID A3LSMS918U", "S901BXXU9EXG1", "SM-S928B/SM-S9280".
 *
 * @returns those that can be nothing but codes, in the order of the text; they do not overlap
 */
export function codesWithin(query: Query, part: CodeText, tables: Tables): CodeText[] {
  const codes: CodeText[] = [];
  if (part.text.length <= MIN_STRONG || part.text.length > MAX_ADDRESS) return codes;
  const begin = query.tokens[part.from]!.from;
  const pieces = [...part.text.matchAll(WITHIN)];
  const start = query.text.indexOf(part.text, Math.max(0, begin - part.text.length));
  for (let length = Math.min(pieces.length, MOST_JOINED); length > 0; length--) {
    for (let p = 0; p + length <= pieces.length && codes.length < MOST_CODES; p++) {
      const from = pieces[p]!.index;
      // SM-A3260 is a Galaxy A32, though A3260 is an iPhone Air.
      if (itemAt(pieces, p - 1)?.[0] === SAMSUNG_PREFIX) continue;
      const last = pieces[p + length - 1]!;
      const text = part.text.slice(from, last.index + last[0].length);
      const found = codeIn(text, query, part, tables);
      if (found === null) continue;
      const { code, isAll } = found;
      const begins = start + from;
      const at = begins + text.indexOf(code);
      const inner = isAll
        ? codeTextAt(query, at, at + code.length, [begins, begins + text.length])
        : codeTextAt(query, at, at + code.length);
      // A long query has more text than tokens.
      const isRead = codes.some((other) => inner.from < other.to && other.from < inner.to);
      if (inner.to > inner.from && !isRead) codes.push(inner);
    }
  }
  return codes.sort((a, b) => a.from - b.from);
}

/** A code in a text. `isAll` is true if the rest of the text says nothing else: a version, or the maker of an FCC ID. */
interface Found {
  code: string;
  isAll: boolean;
}

/** The code in a text that has the name of a line or a maker before it, and a noise word after it; `null` if there is none. */
function codeIn(text: string, query: Query, part: CodeText, tables: Tables): Found | null {
  const letters = /^[a-z]*/.exec(text)![0].length;
  const unit = SAMSUNG_FIRMWARE.exec(text)?.[1];
  if (unit !== undefined && isCode(unit, true, tables.devices)) return { code: unit, isAll: true };
  const isFcc = query.text.includes('fcc') || text.startsWith(SAMSUNG_FCC);
  const ofGrantee = isFcc ? lengthOfGrantee(text) : 0;
  for (let from = 0; from <= Math.max(letters, ofGrantee); from++) {
    if (from > 0 && from !== ofGrantee && !isMakerOrLine(text.slice(0, from), tables)) continue;
    const rest = text.slice(from).replace(SIGN, '');
    const isParted = rest.length < text.length - from;
    const tail = /(?<=\d[a-z]?)[a-z]{2,}$/.exec(rest)?.index ?? rest.length;
    for (let end = rest.length; end >= tail; end--) {
      if (end < rest.length && (tables.lexicon.bitsOf(rest.slice(end)) & NOISE) === 0) continue;
      const code = rest.slice(0, end);
      const isOfFcc = from > 0 && from === ofGrantee;
      const isSure = isOfFcc || (isParted && isOfMaker(text.slice(0, from), code, tables));
      if (code !== part.text && isCode(code, isSure, tables.devices))
        return { code, isAll: isOfFcc };
    }
  }
  return null;
}

/**
 * The length of the code of the maker before a model in an FCC ID, "A3LSMS918U": five characters if the first is a digit, or
 * three (47 CFR 2.926).
 */
const lengthOfGrantee = (text: string): number => (isDigit(text.charCodeAt(0)) ? 5 : 3);

/** True for the name of a line or a maker. */
function isMakerOrLine(text: string, tables: Tables): boolean {
  const word = text.length > 1 ? tables.words.find(text) : -1;
  return word >= 0 && (tables.brands.isNamedBy(word) || tables.isLineWord(text));
}

/** True for a code behind its own maker and a sign, however short it is: "zte-Z835". */
function isOfMaker(maker: string, text: string, { words, brands, devices }: Tables): boolean {
  const word = hasDigit(text) ? words.find(maker) : -1;
  if (word < 0) return false;
  return devices.codes
    .exact(foldCode(text))
    .some((entry) =>
      brands.someNamedBy(word, (brand) => brand === devices.brand[devices.deviceOfCode(entry)]),
    );
}

/** @param isSure true if the text can be nothing else */
function isCode(text: string, isSure: boolean, { codes }: Tables['devices']): boolean {
  const { folded, isStrong } = codeTextOf(text);
  if (codes.exact(folded).length > 0) return isSure || isStrong;
  return SAMSUNG_UNIT.test(folded) && codes.exact(SAMSUNG_PREFIX + folded).length > 0;
}
