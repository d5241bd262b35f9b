import type { Names } from './spellings.ts';

/** A shorter spelling is part of too many words. */
const MIN_PART = 3;

/**
 * The names of which a word of a script with spaces consists: "самсунггалакси", "айпадпро".
 *
 * @param word a word that `foldLetters` has folded
 * @returns the Latin names, separated by spaces; `null` if the word has anything else
 */
export function gluedNames(word: string, names: Names): string | null {
  const most = Math.min(names.longest.get(word[0]!) ?? 0, word.length);
  for (let end = most; end >= MIN_PART; end--) {
    const name = names.latin.get(word.slice(0, end)) ?? '';
    if (name.length < 2) continue;
    const rest = end === word.length ? '' : gluedNames(word.slice(end), names);
    if (rest !== null) return `${name} ${rest}`;
  }
  return null;
}
