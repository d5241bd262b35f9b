import { osaDistance } from './distance.ts';
import { inKatakana } from './letters.ts';

/** A shorter word is one letter away from too many others. */
const MIN_LETTERS = 4;
/** The same for kana, each of which is a syllable. */
const MIN_SYLLABLES = 3;
/** The block of Unicode of kana: the upper byte of the code. */
const JAPANESE = 0x30;
/** In a shorter word the first letter must be right. */
const MIN_WITHOUT_FIRST = 5;
const MAX_UNITS = 24;
/** In a word of at least so many letters, two of them may be wrong. */
const LONG = 8;
const KOREAN = /[\u11a8-\u11c2\uac00-\ud7a3]/;
/** Kana and Chinese characters. */
const IS_OF_SYLLABLES = /^[\u3040-\u9fff]/;
const NONE: readonly string[] = [];

/** The initial consonants for each final one of Korean, by number: a person who types 아이폰 first sees 아잎. */
const INITIALS = '0 1 09 2 2c 2i 3 5 50 56 57 59 5g 5h 5i 6 7 79 9 a b c e f g h i'.split(' ');
const FINAL = /[\u11a8-\u11c2]/g;
const FIRST_INITIAL = 0x1100;
const FIRST_FINAL = 0x11a8;

/** A spelling of a name: the lower bytes of its letters, which are all of one block of Unicode. */
interface Spelling {
  letters: Uint8Array;
  name: string;
}

/**
 * Finds the names whose spelling in another script is similar to a word. Words are compared letter by letter, Korean
 * syllables by the keys with which they are typed. Chinese characters are not compared: one of two is half of the name.
 */
export class NearSpellings {
  /** The spellings by their block. */
  readonly #spellings = new Map<number, Spelling[]>();
  /** All of them, as they are typed, by the first key. */
  readonly #typed = new Map<string, (readonly [keys: string, name: string])[]>();

  /** @param names Latin names by their spellings, which `foldLetters` has folded */
  constructor(names: ReadonlyMap<string, string>) {
    for (const [word, name] of names) {
      const keys = keysOf(word);
      const typed = this.#typed.get(keys[0]!);
      if (typed === undefined) this.#typed.set(keys[0]!, [[keys, name]]);
      else typed.push([keys, name]);
      const read = lettersOf(keys);
      if (read === null) continue;
      const spelling = { letters: read.letters, name };
      const block = this.#spellings.get(read.block);
      if (block === undefined) this.#spellings.set(read.block, [spelling]);
      else block.push(spelling);
    }
  }

  /**
   * The names with a spelling that is one edit away from the word, or two in long words. Only the nearest names are
   * returned, and none if the word is a spelling itself.
   *
   * @param word a word in any script that `foldLetters` has folded
   * @example near.misspelt('아이퐁') // ['iphone']
   */
  misspelt(word: string): readonly string[] {
    const read = lettersOf(keysOf(word));
    const least = read?.block === JAPANESE ? MIN_SYLLABLES : MIN_LETTERS;
    if (read === null || read.letters.length < least) return NONE;
    const { letters } = read;
    const found = new Set<string>();
    let limit = letters.length < LONG ? 1 : 2;
    for (const { letters: other, name } of this.#spellings.get(read.block) ?? []) {
      // A single letter has its own rules; see `scripts.ts`.
      if (name.length < 2) continue;
      if (other.length < MIN_LETTERS || Math.abs(other.length - letters.length) > limit) continue;
      const isShort = letters.length < MIN_WITHOUT_FIRST || other.length < MIN_WITHOUT_FIRST;
      if (isShort && letters[0] !== other[0]) continue;
      const distance = osaDistance(letters, 0, letters.length, other, 0, other.length, limit);
      if (distance > limit) continue;
      if (distance < limit) found.clear();
      limit = distance;
      found.add(name);
    }
    return limit === 0 ? NONE : [...found];
  }

  /**
   * The names with a longer spelling that begins with the word.
   *
   * @param word a word in any script that `foldLetters` has folded
   * @param least the least number of letters that the word needs; one less in kana and in Chinese
   * @example near.begunBy('айфо', 3) // ['iphone']
   */
  begunBy(word: string, least: number): readonly string[] {
    const keys = keysOf(inKatakana(word));
    if (keys.length < (IS_OF_SYLLABLES.test(keys) ? least - 1 : least)) return NONE;
    const found = new Set<string>();
    for (const [other, name] of this.#typed.get(keys[0]!) ?? [])
      if (other.length > keys.length && other.startsWith(keys)) found.add(name);
    return [...found];
  }
}

/** A word as it is typed: Korean syllables by their letters, the others as they are. */
export const keysOf = (word: string): string =>
  KOREAN.test(word) ? word.normalize('NFD').replace(FINAL, initialsOf) : word;

const initialsOf = (final: string): string =>
  INITIALS[final.charCodeAt(0) - FIRST_FINAL]!.replace(/./g, (n) =>
    String.fromCharCode(FIRST_INITIAL + Number.parseInt(n, 36)),
  );

/** The block and the letters of a word; `null` if its letters are of several blocks, too many, or Chinese. */
function lettersOf(word: string): { block: number; letters: Uint8Array } | null {
  const block = word.charCodeAt(0) >> 8;
  if (word.length > MAX_UNITS || isChinese(block)) return null;
  const letters = new Uint8Array(word.length);
  for (let i = 0; i < word.length; i++) {
    if (word.charCodeAt(i) >> 8 !== block) return null;
    letters[i] = word.charCodeAt(i) & 255;
  }
  return { block, letters };
}

const isChinese = (block: number): boolean => block >= 0x34 && block <= 0x9f;
