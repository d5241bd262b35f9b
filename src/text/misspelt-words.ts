import { hashOf, stepHash } from '../snapshot/index.ts';

const LETTERS = Uint8Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter.charCodeAt(0));
const BITS = 17;
const LONGEST = 32;

/**
 * Tells whether a text is one edit away from one of many words. There are hundreds of such texts for
 * each word: their hashes follow from those of its beginning and its end, and a table of bits says of
 * nearly all that no word has them.
 */
export class MisspeltWords {
  readonly #isWord: (text: string) => boolean;
  readonly #bits = new Uint8Array(1 << (BITS - 3));
  /** Of the text that is looked at: the hashes of its ends, and what as many letters multiply a hash by. */
  readonly #ends = new Int32Array(LONGEST + 2);
  readonly #shifts = new Int32Array(LONGEST + 2);

  /**
   * @param words Latin words
   * @param isWord is a text one of them?
   */
  constructor(words: Iterable<string>, isWord: (text: string) => boolean) {
    this.#isWord = isWord;
    for (const word of words) {
      const slot = slotOf(hashOf(word));
      this.#bits[slot >> 3] = this.#bits[slot >> 3]! | (1 << (slot & 7));
    }
    this.#shifts[0] = 1;
    for (let i = 1; i < this.#shifts.length; i++) {
      this.#shifts[i] = stepHash(this.#shifts[i - 1]!, 0);
    }
  }

  /**
   * Is a text one letter more, less or other than one of the words, or two letters swapped?
   *
   * @param text Latin letters, at most 32
   */
  isNear(text: string): boolean {
    const { length } = text;
    const ends = this.#ends;
    ends[length] = 0;
    for (let i = length - 1; i >= 0; i--) {
      ends[i] = (Math.imul(text.charCodeAt(i), this.#shifts[length - i - 1]!) + ends[i + 1]!) | 0;
    }
    let head = 0;
    for (let i = 0; i <= length; i++) {
      if (this.#isNearAt(text, i, head)) return true;
      head = stepHash(head, text.charCodeAt(i));
    }
    return false;
  }

  /** Is there such a word with the edit at a place, before which the text has this hash? */
  #isNearAt(text: string, i: number, head: number): boolean {
    const rest = text.length - i;
    const ends = this.#ends;
    const [before, after] = [text.slice(0, i), text.slice(i + 1)];
    if (rest > 0 && this.#mayBe(head, rest - 1, ends[i + 1]!) && this.#isWord(before + after)) {
      return true;
    }
    if (rest > 1) {
      const swapped = stepHash(stepHash(head, text.charCodeAt(i + 1)), text.charCodeAt(i));
      const isSwapped = this.#mayBe(swapped, rest - 2, ends[i + 2]!);
      if (isSwapped && this.#isWord(before + after[0] + text[i] + after.slice(1))) return true;
    }
    for (let k = 0; k < LETTERS.length; k++) {
      const letter = stepHash(head, LETTERS[k]!);
      const isMore = this.#mayBe(letter, rest, ends[i]!);
      const isOther = rest > 0 && this.#mayBe(letter, rest - 1, ends[i + 1]!);
      if (!isMore && !isOther) continue;
      const typed = before + String.fromCharCode(LETTERS[k]!);
      if (this.#isWord(typed + text.slice(i)) || this.#isWord(typed + after)) return true;
    }
    return false;
  }

  /** May a word have the hash of a beginning and of an end of so many letters? */
  #mayBe(head: number, letters: number, end: number): boolean {
    const slot = slotOf((Math.imul(head, this.#shifts[letters]!) + end) | 0);
    return (this.#bits[slot >> 3]! & (1 << (slot & 7))) !== 0;
  }
}

const slotOf = (hash: number): number =>
  Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - BITS);
