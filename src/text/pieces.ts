import { isDigit, isLetter, isNetwork, SPACE } from './characters.ts';

const PLUS = 43;
const DOT = 46;
const DASH = 45;
/** The signs that end a part of a text, as in "iPhone 13 [W]". A letter before one does not belong to a number after it; round brackets open a part of a name, "moto g (7)". */
const ENDS = '),;:|$/[]';

/** A run of letters or of digits. */
export interface Piece {
  text: string;
  digits: boolean;
  /** True if it follows the piece before without a gap. */
  attached: boolean;
  /** True if it follows a sign that ends a part of the text, or is a word of a sentence: "iPhone 8 n'a pas". */
  isApart: boolean;
  from: number;
  to: number;
}

/** Splits a folded text into runs of letters and of digits; a plus that is part of a name becomes "plus". */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = -1;
  let isApart = false;
  for (let i = 0; i < text.length; ) {
    const c = text.charCodeAt(i);
    const from = i;
    if (isLetter(c)) {
      while (i < text.length && isLetter(text.charCodeAt(i))) i++;
      const attached = end === from;
      const isLetterAlone = i === from + 1 && !attached;
      const isElided = isLetterAlone && text[i] === "'" && isLetter(text.charCodeAt(i + 1));
      // "o iPhone 14. O iPhone 8", "Pixel 8? A: yes"
      const isFirst =
        isLetterAlone && from > 1 && text[from - 1] === ' ' && '.!?'.includes(text[from - 2]!);
      const isBracketed = isLetterAlone && text[from - 1] === '(';
      pieces.push({
        text: text.slice(from, i),
        digits: false,
        attached,
        isApart: isApart || isElided || isFirst || isBracketed,
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
      // "Xiaomi 17 - C grade"
      const isDash = c === DASH && text[from - 1] === ' ' && text[i] === ' ';
      isApart ||= isDash || ENDS.includes(text[from]!);
      if (c === PLUS && isPlusWord(text, from, end)) {
        pieces.push({ text: 'plus', digits: false, attached: false, isApart, from, to: i });
      }
    }
  }
  return pieces;
}

/** True if a network follows the plus, as in "pro+5g". It must be the only plus: several stand for spaces. */
function isBeforeNetwork(text: string, at: number): boolean {
  const after = text.charCodeAt(at + 2);
  if (!isNetwork(text.slice(at, at + 2)) || isLetter(after) || isDigit(after)) return false;
  return text.indexOf('+') === text.lastIndexOf('+');
}

/**
 * After these words a plus is not part of a name: it joins the radios of a tablet or a watch ("wifi + 5g",
 * "gps + lte"), or is part of a screen's resolution ("fhd+", "hdr10+").
 */
const OTHER_LINK = /(?:fi|wlan|gps|hd|hdr10)$/;

/** True if a plus is a word: "S24+", "15 +". In "iphone+15" it is a space that a form has encoded. */
function isPlusWord(text: string, at: number, end: number): boolean {
  if (end < 0 || OTHER_LINK.test(text.slice(Math.max(0, end - 5), end))) return false;
  const next = text.charCodeAt(at + 1);
  if (isLetter(next) || isDigit(next)) return end === at && isBeforeNetwork(text, at + 1);
  if (end === at) return true;
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    // "Pro + 5G": the network does not continue the name.
    if (isLetter(c) || isDigit(c)) return isNetwork(text.slice(i, i + 2));
  }
  return true;
}
