/** The code of a space. */
export const SPACE = 32;
/** True for the code of an ASCII digit. */
export const isDigit = (c: number): boolean => c >= 48 && c <= 57;
/** True for the code of a lower-case ASCII letter. */
export const isLetter = (c: number): boolean => c >= 97 && c <= 122;

/** True for the code of an upper-case ASCII letter. */
const isCapital = (c: number): boolean => c >= 65 && c <= 90;
const TO_SMALL = 32;
/** A longer text is not made plain. */
const LONGEST_PLAIN = 1024;
/** For each length of a text, an array for its codes. To change the length of one array takes longer. */
const arrays = new Array<number[] | undefined>(LONGEST_PLAIN + 1);

/**
 * A text of ASCII characters in small letters, stored as one run of bytes; `null` if it has other characters or is very long.
 *
 * V8 stores a string in one of some eight ways, by what made it. Code that meets more than four of them looks up the methods
 * of a string by name each time, which took 4 % of the instructions of a query (28 November 2026).
 */
export function plainAscii(text: string): string | null {
  const { length } = text;
  if (length > LONGEST_PLAIN) return null;
  let codes = arrays[length];
  if (codes === undefined) {
    codes = new Array<number>(length).fill(0);
    arrays[length] = codes;
  }
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 128) return null;
    codes[i] = isCapital(c) ? c + TO_SMALL : c;
  }
  return String.fromCharCode.apply(null, codes);
}

/** True if the token contains a digit. */
export function hasDigit(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (isDigit(token.charCodeAt(i))) return true;
  return false;
}

/** True if the token consists of digits alone. */
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

/** True if the token is the name of a mobile network ("5g"). */
export function isNetwork(token: string): boolean {
  return token === '5g' || token === '4g' || token === '3g' || token === 'lte';
}

/** True for "esim", which has one spelling in a normalised text, and for words that begin with it. */
export const isEsimWord = (text: string): boolean => text.startsWith('esim');
/** True for "sim" and for words that begin with it: "simkarte". */
export const isSimWord = (text: string): boolean => text.startsWith('sim');
