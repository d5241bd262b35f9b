import { hashOf } from './hash.ts';

/** How the stand-in of a word of another script begins: no Latin word does. */
export const BEGINNING = 'qx';
const LETTERS = 7;
const ALPHABET = 26;
const FIRST_LETTER = 97;

/**
 * A token that stands for a word of another script, the same for the same word: so names and queries
 * can hold it, and nothing else is taken for it.
 *
 * @param word as `foldLetters` gives it
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

/** Does the token stand for a word of another script? */
export const isStandIn = (token: string): boolean =>
  token.length === BEGINNING.length + LETTERS && token.startsWith(BEGINNING);

/** The hash of the word that a token is, or that it stands for. */
export function hashOfToken(token: string): number {
  if (!isStandIn(token)) return hashOf(token);
  let hash = 0;
  for (let i = token.length - 1; i >= BEGINNING.length; i--) {
    hash = hash * ALPHABET + token.charCodeAt(i) - FIRST_LETTER;
  }
  return hash | 0;
}
