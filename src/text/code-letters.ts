import { hasDigit, isDigit } from './characters.ts';
import { gluedNames } from './glued-names.ts';
import type { KnownWords } from './scripts.ts';
import type { Spellings } from './spellings.ts';

/** Digits that no name and no year of release has behind a word: "СРН2451". */
const OF_CODE = /^(?!(?:19|20)\d\d(?!\d))\d{4}/;

/** A Latin letter, or one of Cyrillic that is hardly ever anything but its twin: the Ѕ of "ЅМ-А536В". */
const LATIN = /[a-z\u0455\u0501\u051b\u051d]/;

/**
 * The Latin letters that letters of another script look like, if they stand in a code: the В of "SM-A536В" is a B and
 * no V, and the СС of "ХQ-СС72" is no "ss".
 *
 * @param text a text that `foldLetters` has folded; the letters are from `from` to `to - 1`
 * @returns `undefined` if they belong to a word
 */
export function twinOf(
  text: string,
  from: number,
  to: number,
  spellings: Spellings,
  lexicon: KnownWords,
): string | undefined {
  const run = runAt(text, from);
  const isInLatin = LATIN.test(run);
  const lookAlikes = spellings.letters('look-alike');
  const word = text.slice(from, to);
  if (word.length === 1) return isInLatin ? lookAlikes.get(word) : undefined;
  const isBeside = isPart(text.charCodeAt(to)) || isDigit(text.charCodeAt(from - 1));
  if (!(isInLatin ? isBeside && hasDigit(run) : OF_CODE.test(text.slice(to)))) return undefined;
  let latin = '';
  let letters = '';
  for (const letter of word) {
    const twin = lookAlikes.get(letter);
    if (twin === undefined) return undefined;
    latin += twin;
    letters += spellings.letters('transliteration').get(letter) ?? '-';
  }
  // "esim-карта13": a word of the language.
  const isWord = lexicon.senses(letters).length > 0 || gluedNames(word, spellings.names) !== null;
  return isWord || spellings.names.latin.has(word) ? undefined : latin;
}

const HYPHEN = 45;
const isPart = (c: number): boolean => isDigit(c) || c === HYPHEN;

/** The text between two spaces in which an offset lies. */
function runAt(text: string, i: number): string {
  const end = text.indexOf(' ', i);
  return text.slice(text.lastIndexOf(' ', i) + 1, end < 0 ? text.length : end);
}
