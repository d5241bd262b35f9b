import type { Names } from './spellings.ts';

/** A shorter spelling is part of too many words. */
const MIN_PART = 3;
/** The beginning of a further name needs a longer one before it: "профил" begins "профиль", no "про". */
const MIN_HEAD = 4;
/** The length of a word with such a beginning. */
const MIN_BEGUN = 7;
/** The letters with which the endings of cases and plurals begin, in the scripts with spaces between words. */
const MAY_BE_ENDING = /^[аеёиоуыюяьіїєтαεηιουωςσاهيوتיהםותן]/;
/** A longer rest is no ending. */
const MAX_ENDING = 3;

/**
 * The names of which a word consists: "самсунггалакси", "айпадпро". A rest of two letters or more may be the beginning
 * of a further one.
 *
 * @param word a word of a script with spaces that `foldLetters` has folded
 * @param mayBegin true for a rest that may begin a name; by default none may
 * @returns the Latin names and the rest, as it is written; `null` if the word does not consist of names
 */
export function gluedNames(
  word: string,
  names: Names,
  mayBegin: (rest: string) => boolean = () => false,
): { names: string[]; rest: string } | null {
  const most = Math.min(names.longest.get(word[0]!) ?? 0, word.length);
  for (let end = most; end >= MIN_PART; end--) {
    const name = names.latin.get(word.slice(0, end));
    if (name === undefined || name.length === 1) continue;
    const rest = word.slice(end);
    if (rest === '') return { names: [name], rest };
    const further = gluedNames(rest, names, mayBegin);
    if (further !== null) return { names: [name, ...further.names], rest: further.rest };
    const isEnding = rest.length <= MAX_ENDING && MAY_BE_ENDING.test(rest);
    const mayBeBegun = end >= MIN_HEAD && word.length >= MIN_BEGUN && rest.length > 1;
    if (mayBeBegun && !isEnding && mayBegin(rest)) return { names: [name], rest };
  }
  return null;
}
