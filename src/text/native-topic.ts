import type { LexiconRole } from '../model/index.ts';
import { type Lexicon, standInOf } from '../snapshot/index.ts';
import type { UnreadWords } from './scripts.ts';

/** The beginning of each stand-in. */
const BEGINNING = 'qx';
const STAND_IN = /qx[a-z]{7}(?![a-z])/g;
/** What may be the "e" of "eSIM" before a stand-in: "ई-सिम". */
const LETTER = /(?<![a-z\d])([a-z]|qx[a-z]{7}) *[ .-] *$/;
/** The greatest length of an ending behind "SIM", and the least of the word before it: "சிம்முக்கு". */
const MAX_ENDING = 6;
const MIN_STEM = 3;

/**
 * Writes "esim" for the spellings of "eSIM" in scripts that folding does not bring to Latin letters, with their endings:
 * "ई-सिम", "ই-সিমের", イーシム.
 *
 * @param text a folded text
 * @param unread the words of other scripts that no table has, by their stand-ins
 */
export function latinTopic(text: string, lexicon: Lexicon, unread: UnreadWords): string {
  if (!text.includes(BEGINNING)) return text;
  const isOf = (phrase: string, role: LexiconRole): boolean =>
    lexicon.senses(phrase).some((sense) => sense.role === role);
  let out = '';
  let kept = 0;
  for (const { index, 0: word } of text.matchAll(STAND_IN)) {
    out += text.slice(kept, index);
    kept = index + word.length;
    const before = LETTER.exec(out);
    const letter = before?.[1];
    const stems = stemsOf(word, unread);
    // "e-סים" has the Latin letter.
    const isBehind = (stem: string): boolean =>
      isOf(`${letter} ${stem}`, 'topic') || (letter === 'e' && isOf(stem, 'sim'));
    if (before !== null && stems.some(isBehind)) out = `${out.slice(0, before.index)} esim `;
    else out += stems.some((stem) => isOf(stem, 'topic')) ? ' esim ' : word;
  }
  return out + text.slice(kept);
}

/** A word by its stand-in, and those of what it may be without an ending. */
function stemsOf(word: string, unread: UnreadWords): string[] {
  const native = unread.get(word) ?? '';
  const stems = [word];
  for (let cut = 1; cut <= MAX_ENDING && native.length - cut >= MIN_STEM; cut++)
    stems.push(standInOf(native.slice(0, -cut)));
  return stems;
}
