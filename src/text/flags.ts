/** A flag is two letters of a code of ISO 3166-1, written as regional indicators. */
const FLAG = /[\u{1f1e6}-\u{1f1ff}]{2}/gu;
/** The first half of every regional indicator in UTF-16. */
const HALF = '\ud83c';
/** The distance from a capital letter to its regional indicator. */
const INDICATOR = 0x1f1a5;

/**
 * Replaces the flags in a text.
 *
 * @param write returns what to write for a flag, by its country's code
 * @example replaceFlags('Pixel 7 🇯🇵', (country) => country) // 'Pixel 7 JP'
 */
export const replaceFlags = (text: string, write: (country: string) => string): string =>
  text.includes(HALF) ? text.replace(FLAG, (flag) => write(codeOf(flag))) : text;

const codeOf = (flag: string): string =>
  String.fromCharCode(...[...flag].map((sign) => sign.codePointAt(0)! - INDICATOR));
