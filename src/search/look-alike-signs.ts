import type { Words } from '../text/lexicon.ts';

/** A digit that may have been read for a letter: one before a letter, or a nought at the end. */
const MIXED = /(?<![a-z\d])(?:[a-z]*(?:[015](?=[a-z])[a-z]*)+\d*|[a-z]{2,}0)(?![a-z\d])/g;
const MAY_BE_MIXED = /[015][a-z]|[a-z]0/;
const MISREAD = /[015](?=[a-z])|(?<=[a-z])0$/g;
/** A size of memory of which a sign was misread: "2S6GB", "128G8". */
const SIZE = /(?<![a-z\d])([\dlioszb]{1,4})([gt])([b8])(?![a-z\d])/g;
const MAY_BE_SIZE = /[lioszb]\d{0,3}[gt][b8]|\d[gt]8/;
const SIZES = new Set(['1', '2', '3', '4', '6', '8', '12', '16', '32', '64', '128', '256', '512']);

const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 5: 's' };
const ONES = ['i', 'l'];
const DIGITS: Readonly<Record<string, string>> = { l: '1', i: '1', o: '0', s: '5', z: '2', b: '8' };

/**
 * Writes the signs of a scanned text that were taken for others as what they are: the "Pr0" of
 * "Pixel 9 Pr0" and the "2S6GB" behind it. What is a name as it stands is left.
 *
 * @param text a folded query
 */
export function readLookAlikes(text: string, { names }: Words): string {
  let read = text;
  if (MAY_BE_MIXED.test(text)) {
    read = read.replace(MIXED, (word) => {
      // "5pro" is a number and a name.
      if (names.wordOf(word) >= 0 || names.wordOf(word.slice(1)) >= 0) return word;
      const spellings = ONES.map((one) =>
        word.replace(MISREAD, (digit) => (digit === '1' ? one : LETTERS[digit]!)),
      );
      // "f0ld4": the number of the name may stand behind.
      return spellings.find((text) => names.isNameWord(text.replace(/\d+$/, ''))) ?? word;
    });
  }
  if (!MAY_BE_SIZE.test(read)) return read;
  return read.replace(SIZE, (all, size: string, unit: string) => {
    const digits = size.replace(/[lioszb]/g, (letter) => DIGITS[letter]!);
    return SIZES.has(digits) ? `${digits}${unit}b` : all;
  });
}
