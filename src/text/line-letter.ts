import type { Spellings } from './spellings.ts';

/** A letter of Hebrew or Arabic. */
const LETTER = /^[\u05d0-\u06ff]$/;
const SHORT_NUMBER = /^\p{Nd}{1,2}(?![\p{L}\p{N}])/u;
const NAME_WITH_NUMBER = /([a-z]+) +\d+ ?$/;
const LAST_WORD = /([a-z]+) +$/;

/**
 * The Latin letter of a line or a model for which a letter of Arabic or Hebrew stands: right before a number of two
 * digits behind a name, "هواوي ب30", or behind a name with its number at the end, "شاومي 13ت". "ب300" is a price.
 *
 * @param text a text that `foldLetters` has folded; the word is from `from` to `to - 1`
 * @param before the text before the word, folded to Latin letters
 */
export function letterOfLine(
  text: string,
  from: number,
  to: number,
  before: string,
  spellings: Spellings,
): string | undefined {
  if (to - from > 1 || !LETTER.test(text[from]!)) return undefined;
  const isBefore = SHORT_NUMBER.test(text.slice(to));
  const name = (to === text.length ? NAME_WITH_NUMBER : isBefore ? LAST_WORD : null)?.exec(before);
  return spellings.names.known.has(name?.[1] ?? '')
    ? spellings.letters('model-letter').get(text[from]!)
    : undefined;
}
