/** Lists of numbers behind a name that is said once. */
import { hasDigit, isEsimWord } from '../text/characters.ts';
import type { Words } from '../text/lexicon.ts';
import { CONJUNCTION, CURRENCY, NOISE, SUFFIX, UNIT } from '../text/roles.ts';

/** Three numbers or more between commas or spaces: "iphone 12,13,14", "s20,21,22". */
const LIST = /(?<![a-z\d])[a-z]{0,2}\d{1,2}([, ])\d{1,2}(?:\1\d{1,2})+(?![\d.,])/g;

/**
 * A letter with a number, perhaps a suffix, a sign or a short word (of another script: its stand-in, "qx…"), and a number
 * without a letter that is no amount. The word behind it may count.
 */
const WITHOUT_LETTER =
  /(?<![a-z\d.])([a-z]{1,2})(\d{1,3})(\+?(?: ([a-z]+))? ?(?:[/&|;,]|(?<= )([a-z]{1,4}|qx[a-z]+)(?= )) ?)(\d{1,3})(?! ?["%$]|\.\d)(?=\b(?: ?([a-z]+))?)/;
/** The numbers of devices that people list lie no further apart: "P30/40 Pro". */
const FURTHEST = 10;
/** How many numbers take the letter at most. */
const MOST = 6;

/** Writes a list of rising numbers with the sign of a list: "12;13;14". Others may be those of a telephone or a date. */
export const partNumbers = (text: string): string =>
  text.replace(LIST, (list, sign: string) => {
    const numbers = list
      .replace(/^[a-z]+/, '')
      .split(sign)
      .map(Number);
    const isRising = numbers.every(
      (n, i) => i === 0 || (n > numbers[i - 1]! && n - numbers[i - 1]! <= FURTHEST),
    );
    return isRising ? list.replaceAll(sign, ';') : list;
  });

/**
 * Repeats the letter of a line that a list says once.
 *
 * @example repeatLetters('galaxy s21/22 or 23', words) // 'galaxy s21/s22 or s23'
 */
export function repeatLetters(text: string, words: Words): string {
  let rest = text;
  for (let n = 0; n < MOST; n++) {
    const next = rest.replace(
      WITHOUT_LETTER,
      (
        all,
        letter: string,
        first: string,
        between: string,
        suffix: string | undefined,
        word: string | undefined,
        number: string,
        behind = '',
      ) => {
        const isListed =
          (suffix === undefined || (words.bitsOf(suffix) & SUFFIX) !== 0) &&
          (word === undefined || (words.bitsOf(word) & CONJUNCTION) !== 0) &&
          first.length === number.length &&
          Math.abs(Number(first) - Number(number)) <= FURTHEST;
        const roles = behind === '' || hasDigit(behind) ? SUFFIX : words.bitsOf(behind);
        // "s24, 25 countries", but "s24/25 support esim?"
        const goesOn = /[,;]/.test(between) && !isEsimWord(behind) ? 0 : NOISE;
        const isCounted =
          (roles & (UNIT | CURRENCY)) !== 0 || (roles & (goesOn | SUFFIX | CONJUNCTION)) === 0;
        const isName = words.names.isNameWord(letter + number);
        return isListed && !isCounted && isName
          ? `${letter}${first}${between}${letter}${number}`
          : all;
      },
    );
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}
