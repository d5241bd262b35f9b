import { isDigit, isNetwork, yearOf } from './characters.ts';
import { itemAt } from './item-at.ts';
import { type Piece, piecesOf } from './pieces.ts';

/**
 * Splits folded text into the tokens that names and queries share. Both sides go through the same
 * rules, so that every spelling of a name gives the same tokens:
 *
 * | written                               | tokens            |
 * |---------------------------------------|-------------------|
 * | Galaxy S24+, galaxy s 24 plus         | galaxy s24 plus   |
 * | Z Fold5, z fold 5                     | z fold 5          |
 * | iPad Air (5th generation), ipad air 5 | ipad air 5        |
 * | Xperia 1 V, xperia 1 mark 5           | xperia 1 mk5      |
 * | Galaxy S II, galaxy s2                | galaxy s2         |
 * | moto g(7), Moto G7                    | moto g7           |
 * | Moto G (1st Gen), moto g 1 gen        | moto g 1          |
 * | X13 2-in-1 Gen 5                      | x13 convertible 5 |
 *
 * A compound is a number with at most one letter before and one after it (s24, 6a, a52s).
 */

const ROMAN = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
]);
/** Read as numerals only after a number: "Xperia 1 V", but "iPhone X". */
export const ROMAN_MARK: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
]);
export const GENERATION = 'generation';
const ORDINAL = /^(?:st|nd|rd|th)(?:gen|generation)?$/;

/** Sizes of storage in gigabytes, written with or without a unit. None of them is the number of a line. */
export const STORAGE: ReadonlySet<string> = new Set(['64', '128', '256', '512', '1024']);
/** Words that the letter of a plug follows: USB-C, type C. */
const PLUGS = new Set(['usb', 'type', 'typ', 'tipo']);
/** A token and the part of the text, `from` to `to - 1`, from which it was read. */
export interface Token {
  text: string;
  from: number;
  to: number;
}

/**
 * Splits a text into tokens.
 *
 * @param text a text that `Folder.fold` has folded
 * @example tokenize('galaxy z fold5') // ['galaxy', 'z', 'fold', '5']
 */
export function tokenize(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}

/** Splits a folded text into tokens with their offsets. */
export function tokensOf(text: string): Token[] {
  const pieces = piecesOf(text);
  const tokens: Token[] = [];
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i]!;
    const next = pieces[i + 1];
    const count = tokens.length;
    let last = i;
    if (isTwoInOne(pieces, i)) {
      push(tokens, 'convertible');
      last += 2;
    } else if (piece.digits) {
      last += number(tokens, '', pieces, i);
    } else if (piece.text.length === 1 && next?.digits && joinsNumber(pieces, i)) {
      last += 1 + number(tokens, piece.text, pieces, i + 1);
    } else {
      last += word(tokens, pieces, i);
    }
    if (tokens.length > count) tokens[count]!.from = piece.from;
    const token = itemAt(tokens, tokens.length - 1);
    // A generation belongs to the number before it, "5th generation", unless it begins another name: "gen 3 / gen 4".
    const isOfToken = tokens.length > count || !piece.isApart;
    if (token !== undefined && isOfToken) token.to = pieces[last]!.to;
    i = last + 1;
  }
  return tokens;
}

const push = (tokens: Token[], text: string): number => tokens.push({ text, from: 0, to: 0 });

/** True for "2 in 1". Its numbers do not count: a "ThinkPad L13 Gen 2" is not an "L13 2-in-1 Gen 6". */
function isTwoInOne(pieces: readonly Piece[], i: number): boolean {
  return pieces[i]!.text === '2' && pieces[i + 1]?.text === 'in' && pieces[i + 2]?.text === '1';
}

/** Reads the number at `i` with the letter that belongs to it. Returns how many further pieces that took. */
function number(tokens: Token[], letter: string, pieces: readonly Piece[], i: number): number {
  const digits = pieces[i]!.text;
  const next = pieces[i + 1];
  if (next && !next.digits) {
    // German: "mein 14er", "das S8er"
    const isOrdinal = next.text === 'er' || (letter === '' && ORDINAL.test(next.text));
    if (next.attached && isOrdinal) {
      push(tokens, letter + digits);
      return 1;
    }
    // "15; v Číně": after a sign that ends a part, the letter is a word.
    // "2023 m.", "2023 г.": the letter is short for "year".
    const isOfYear = !next.attached && letter === '' && yearOf(digits) !== 0;
    // "Gen 2i": the second generation, with a processor of Intel.
    if (next.attached && next.text === 'i' && itemAt(pieces, i - 1)?.text === 'gen') {
      push(tokens, letter + digits);
      return 1;
    }
    if (next.text.length === 1 && !next.isApart && !isOfYear) {
      const after = pieces[i + 2];
      const isMeasure = isNetworkAt(pieces, i + 2) || isSizeAt(pieces, i + 2);
      // "11 M4 256GB": the letter is written together with the number after it.
      const startsCompound = !next.attached && after?.digits && (after.attached || !isMeasure);
      const mark = !next.attached && letter === '' && ROMAN_MARK.has(next.text);
      if (!startsCompound && !mark) {
        push(tokens, letter + digits + next.text);
        return 1;
      }
    }
  }
  push(tokens, letter + digits);
  return 0;
}

/** The number of a Roman numeral: "9" for "ix"; `undefined` for any other word. "i", "v" and "x" are not numerals here. */
export const numberOfRoman = (text: string): string | undefined => ROMAN.get(text);

/** Reads the word at `i`. Returns how many further pieces that took. */
function word(tokens: Token[], pieces: readonly Piece[], i: number): number {
  const { text } = pieces[i]!;
  const before = itemAt(tokens, tokens.length - 1)?.text;
  const next = pieces[i + 1];
  const afterNumber = before !== undefined && isDigit(before.charCodeAt(before.length - 1));
  if ((text === 'mk' || text === 'mark') && next !== undefined && before !== undefined) {
    const mark = next.digits ? next.text : (ROMAN.get(next.text) ?? ROMAN_MARK.get(next.text));
    if (mark !== undefined && (afterNumber || mark.length === 1)) {
      // Behind a word a name has the number alone: "Xperia Ace III".
      push(tokens, afterNumber ? `mk${mark}` : mark);
      return 1;
    }
  }
  const roman = text[0] === 'i' || text[0] === 'v' ? ROMAN.get(text) : undefined;
  if (roman !== undefined && before !== undefined) {
    if (before.length === 1 && !afterNumber) tokens[tokens.length - 1]!.text = before + roman;
    else push(tokens, afterNumber ? `mk${roman}` : roman);
    return 0;
  }
  // "on the 14th I fly": no numeral follows an ordinal.
  const isMark = afterNumber && pieces[i - 1]!.digits && !pieces[i]!.isApart;
  const mark = isMark ? ROMAN_MARK.get(text) : undefined;
  if (mark !== undefined) {
    push(tokens, `mk${mark}`);
    return 0;
  }
  if (text[0] !== 'g' || !isGeneration(pieces, i, afterNumber)) push(tokens, text);
  return 0;
}

/** True if the word at `i` is one for a generation. */
function isGeneration(pieces: readonly Piece[], i: number, afterNumber: boolean): boolean {
  const { text, attached } = pieces[i]!;
  if (text === 'gen' || text === GENERATION) return true;
  // "5th gener": the word is still being typed.
  const isBegun = afterNumber && !attached && GENERATION.startsWith(text);
  return isBegun && (text.length > 1 || ORDINAL.test(pieces[i - 1]!.text));
}

/** True if the single letter at `i` belongs to the number after it: "s 24". */
function joinsNumber(pieces: readonly Piece[], i: number): boolean {
  const next = pieces[i + 1]!;
  if (next.attached) return true;
  // "moto g 1st gen", but "tab p 11 gen 2".
  if (isOrdinalAt(pieces, i + 1)) return false;
  // "iphone x 64", "(VN/A) 8/256": a size of storage, or another part of the text.
  if (STORAGE.has(next.text) || next.isApart || isSizeAt(pieces, i + 1)) return false;
  if (isNetworkAt(pieces, i + 1) || yearOf(next.text) !== 0 || next.text.length > 3) return false;
  const unit = pieces[i + 2];
  if (unit && !unit.digits && (unit.text === 'gb' || unit.text === 'tb')) return false;
  // "USB-C 65W", "type c 3 m": the letter names the plug.
  if (PLUGS.has(itemAt(pieces, i - 1)?.text ?? '')) return false;
  // "Xperia 1 V 5": the letter is a numeral after the number before it.
  return !(itemAt(pieces, i - 1)?.digits && ROMAN_MARK.has(pieces[i]!.text));
}

/** True if the number at `i` is an ordinal ("2nd"), or one of a generation ("2 gen"). */
function isOrdinalAt(pieces: readonly Piece[], i: number): boolean {
  const behind = pieces[i + 1];
  if (behind?.attached) return ORDINAL.test(behind.text);
  const isOfGeneration = behind?.text === 'gen' || behind?.text === GENERATION;
  return isOfGeneration && pieces[i + 2]?.digits !== true;
}

/** True if the number at `i` is a size of memory before one of storage: 12 in "14 t 12/256". */
function isSizeAt(pieces: readonly Piece[], i: number): boolean {
  const memory = pieces[i];
  const storage = pieces[i + 1];
  if (memory === undefined || storage === undefined || memory.text.length > 2) return false;
  return STORAGE.has(storage.text) && storage.from === memory.to + 1;
}

function isNetworkAt(pieces: readonly Piece[], i: number): boolean {
  const next = pieces[i + 1];
  return next?.attached === true && isNetwork(pieces[i]!.text + next.text);
}
