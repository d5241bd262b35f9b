import { hashOf } from './hash.ts';

/** The beginning of each stand-in. No Latin word begins so. */
export const BEGINNING = 'qx';
const LETTERS = 7;
const ALPHABET = 26;
const FIRST_LETTER = 97;

/**
 * Makes the token for a word that folding cannot bring to Latin letters: nine letters that are a hash of the word. Equal
 * words of names and queries get the same stand-in.
 *
 * @param word a word that `foldLetters` returned
 */
export function standInOf(word: string): string {
  let hash = hashOf(word) >>> 0;
  let letters = '';
  for (let i = 0; i < LETTERS; i++) {
    letters += String.fromCharCode(FIRST_LETTER + (hash % ALPHABET));
    hash = Math.floor(hash / ALPHABET);
  }
  return BEGINNING + letters;
}

/** True if the token is the stand-in of a word. */
export const isStandIn = (token: string): boolean =>
  token.length === BEGINNING.length + LETTERS && token.startsWith(BEGINNING);

/** The hash of a token; of a stand-in, the hash of the word for which it stands. */
export function hashOfToken(token: string): number {
  if (!isStandIn(token)) return hashOf(token);
  let hash = 0;
  for (let i = token.length - 1; i >= BEGINNING.length; i--) {
    hash = hash * ALPHABET + token.charCodeAt(i) - FIRST_LETTER;
  }
  return hash | 0;
}
