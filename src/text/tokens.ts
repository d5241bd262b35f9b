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
 * | X13 2-in-1 Gen 5                      | x13 convertible 5 |
 *
 * A compound is a number with at most one letter before and one after it (s24, 6a, a52s).
 */

const SPACE = 32;
const PLUS = 43;
const DOT = 46;

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
const ROMAN_MARK = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
]);
export const GENERATION = 'generation';
const ORDINAL = /^(?:st|nd|rd|th)(?:gen|generation)?$/;

/** Sizes of storage that no line has for a number. */
const STORAGE = new Set(['64', '128', '256', '512']);
/** Words before the letter of a plug: USB-C, type C. */
const PLUGS = new Set(['usb', 'type', 'typ', 'tipo']);
/** A number after one of these belongs to no letter before it; "moto g (7)" has a bracket inside. */
const ENDS = '),;:|$/';

/** A run of letters or of digits, its place, and whether it follows the run before without a gap. */
interface Piece {
  text: string;
  digits: boolean;
  attached: boolean;
  /** Does it follow a sign that ends a part of the text? */
  isApart: boolean;
  from: number;
  to: number;
}

/** A token and the part of the text that it was read from. */
export interface Token {
  text: string;
  from: number;
  to: number;
}

export const isDigit = (c: number): boolean => c >= 48 && c <= 57;
export const isLetter = (c: number): boolean => c >= 97 && c <= 122;

/** Does the token contain a digit? */
export function hasDigit(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (isDigit(token.charCodeAt(i))) return true;
  return false;
}

/** Does the token consist of digits alone? */
export function isDigits(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (!isDigit(token.charCodeAt(i))) return false;
  return token !== '';
}

/** The year of release that a token names, 1999 to 2039; 0 if it names none. */
export function yearOf(token: string): number {
  if (token.length !== 4 || !(token.startsWith('20') || token.startsWith('19'))) return 0;
  const year = Number(token);
  return year >= 1999 && year <= 2039 ? year : 0;
}

/** Is the token the name of a mobile network ("5g")? */
export function isNetwork(token: string): boolean {
  return token === '5g' || token === '4g' || token === '3g' || token === 'lte';
}

/**
 * The tokens of a text.
 *
 * @param text folded by `Folder.fold`
 */
export function tokenize(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}

/** The tokens of a text, each with its place in it. */
export function tokensOf(text: string): Token[] {
  const pieces = split(text);
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
    const token = tokens[tokens.length - 1];
    // A generation belongs to the number before it, "5th generation", unless it begins another name: "gen 3 / gen 4".
    const isOfToken = tokens.length > count || !piece.isApart;
    if (token !== undefined && isOfToken) token.to = pieces[last]!.to;
    i = last + 1;
  }
  return tokens;
}

const push = (tokens: Token[], text: string): number => tokens.push({ text, from: 0, to: 0 });

/** Is it "2 in 1"? Its numbers do not count: a "ThinkPad L13 Gen 2" is no "L13 2-in-1 Gen 6". */
function isTwoInOne(pieces: readonly Piece[], i: number): boolean {
  return pieces[i]!.text === '2' && pieces[i + 1]?.text === 'in' && pieces[i + 2]?.text === '1';
}

/** Reads the number at `i` and what belongs to it; returns how many more pieces that took. */
function number(tokens: Token[], letter: string, pieces: readonly Piece[], i: number): number {
  const digits = pieces[i]!.text;
  const next = pieces[i + 1];
  if (next && !next.digits) {
    if (next.attached && letter === '' && ORDINAL.test(next.text)) {
      push(tokens, letter + digits);
      return 1;
    }
    // "15; v Číně": after a sign that ends a part the letter is a word.
    // "2023 m.", "2023 г.": the letter is short for "year".
    const isOfYear = !next.attached && letter === '' && yearOf(digits) !== 0;
    if (next.text.length === 1 && !next.isApart && !isOfYear) {
      const after = pieces[i + 2];
      const isMeasure = isNetworkAt(pieces, i + 2) || isSizeAt(pieces, i + 2);
      const startsCompound = !next.attached && after?.digits && !isMeasure;
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

/** The number that a Roman numeral after a word stands for: "9" for "ix"; undefined for any other word. */
export const numberOfRoman = (text: string): string | undefined => ROMAN.get(text);

/** Reads the word at `i`; returns how many more pieces it took. */
function word(tokens: Token[], pieces: readonly Piece[], i: number): number {
  const { text } = pieces[i]!;
  const before = tokens[tokens.length - 1]?.text;
  const next = pieces[i + 1];
  const afterNumber = before !== undefined && isDigit(before.charCodeAt(before.length - 1));
  if ((text === 'mk' || text === 'mark') && next !== undefined && afterNumber) {
    const mark = next.digits ? next.text : (ROMAN.get(next.text) ?? ROMAN_MARK.get(next.text));
    if (mark !== undefined) {
      push(tokens, `mk${mark}`);
      return 1;
    }
  }
  const roman = text[0] === 'i' || text[0] === 'v' ? ROMAN.get(text) : undefined;
  if (roman !== undefined && before !== undefined) {
    if (before.length === 1 && !afterNumber) tokens[tokens.length - 1]!.text = before + roman;
    else push(tokens, afterNumber ? `mk${roman}` : roman);
    return 0;
  }
  // "on the 14th I fly": an ordinal has no mark.
  const isMark = afterNumber && pieces[i - 1]!.digits && !pieces[i]!.isApart;
  const mark = isMark ? ROMAN_MARK.get(text) : undefined;
  if (mark !== undefined) {
    push(tokens, `mk${mark}`);
    return 0;
  }
  if (text[0] !== 'g' || !isGeneration(pieces, i, afterNumber)) push(tokens, text);
  return 0;
}

/** Is it a word for a generation? */
function isGeneration(pieces: readonly Piece[], i: number, afterNumber: boolean): boolean {
  const { text, attached } = pieces[i]!;
  if (text === 'gen' || text === GENERATION) return true;
  // "5th gener": the word is still being typed.
  const isBegun = afterNumber && !attached && GENERATION.startsWith(text);
  return isBegun && (text.length > 1 || ORDINAL.test(pieces[i - 1]!.text));
}

/** Does the single letter at `i` belong to the number after it ("s 24")? */
function joinsNumber(pieces: readonly Piece[], i: number): boolean {
  const next = pieces[i + 1]!;
  if (next.attached) return true;
  // "iphone x 64", "(VN/A) 8/256": a size of storage, or another part of the text.
  if (STORAGE.has(next.text) || next.isApart || isSizeAt(pieces, i + 1)) return false;
  if (isNetworkAt(pieces, i + 1) || yearOf(next.text) !== 0 || next.text.length > 3) return false;
  const unit = pieces[i + 2];
  if (unit && !unit.digits && (unit.text === 'gb' || unit.text === 'tb')) return false;
  // "USB-C 65W", "type c 3 m": the letter tells the plug.
  if (PLUGS.has(pieces[i - 1]?.text ?? '')) return false;
  // "Xperia 1 V 5": the letter is a numeral of the number before it.
  return !(pieces[i - 1]?.digits && ROMAN_MARK.has(pieces[i]!.text));
}

/** Is the number at `i` a size of memory before one of storage: the 12 of "14 t 12/256"? */
function isSizeAt(pieces: readonly Piece[], i: number): boolean {
  const [memory, storage] = [pieces[i], pieces[i + 1]];
  if (memory === undefined || storage === undefined || memory.text.length > 2) return false;
  return STORAGE.has(storage.text) && storage.from === memory.to + 1;
}

function isNetworkAt(pieces: readonly Piece[], i: number): boolean {
  const next = pieces[i + 1];
  return next?.attached === true && isNetwork(pieces[i]!.text + next.text);
}

function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = -1;
  let isApart = false;
  for (let i = 0; i < text.length; ) {
    const c = text.charCodeAt(i);
    const from = i;
    if (isLetter(c)) {
      while (i < text.length && isLetter(text.charCodeAt(i))) i++;
      pieces.push({
        text: text.slice(from, i),
        digits: false,
        attached: end === from,
        isApart,
        from,
        to: i,
      });
      end = i;
      isApart = false;
    } else if (isDigit(c)) {
      while (i < text.length && isDigit(text.charCodeAt(i))) i++;
      const decimals = i + 1 < text.length && text.charCodeAt(i) === DOT;
      if (decimals && isDigit(text.charCodeAt(i + 1))) {
        i++;
        while (i < text.length && isDigit(text.charCodeAt(i))) i++;
      }
      const attached = end === from;
      pieces.push({ text: text.slice(from, i), digits: true, attached, isApart, from, to: i });
      end = i;
      isApart = false;
    } else {
      i++;
      if (c === SPACE) continue;
      isApart ||= ENDS.includes(text[from]!);
      if (c === PLUS && isPlusWord(text, from, end)) {
        pieces.push({ text: 'plus', digits: false, attached: false, isApart, from, to: i });
      }
    }
  }
  return pieces;
}

/** Is it the plus of "pro+5g"? It must be the only one: several stand for spaces. */
function isBeforeNetwork(text: string, at: number): boolean {
  const after = text.charCodeAt(at + 2);
  if (!isNetwork(text.slice(at, at + 2)) || isLetter(after) || isDigit(after)) return false;
  return text.indexOf('+') === text.lastIndexOf('+');
}

/**
 * After these words a plus belongs to no name: it joins the radios of a tablet or a watch ("wifi + 5g",
 * "gps + lte"), or is part of a screen's resolution ("fhd+", "hdr10+").
 */
const OTHER_LINK = /(?:fi|wlan|gps|hd|hdr10)$/;

/** "S24+" and "15 +" say plus; "iphone+15" is a space that a form encoded. */
function isPlusWord(text: string, at: number, end: number): boolean {
  if (end < 0 || OTHER_LINK.test(text.slice(Math.max(0, end - 5), end))) return false;
  const next = text.charCodeAt(at + 1);
  if (isLetter(next) || isDigit(next)) return end === at && isBeforeNetwork(text, at + 1);
  if (end === at) return true;
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    // "Pro + 5G": the network is no further word of the name.
    if (isLetter(c) || isDigit(c)) return isNetwork(text.slice(i, i + 2));
  }
  return true;
}
