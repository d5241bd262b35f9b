import { osaDistance } from '../text/distance.ts';
import { WordCache } from '../text/word-cache.ts';
import type { Vocabulary } from './vocabulary.ts';

const LONGEST_WORD = 24;
const MAX_NEAR = 64;
/** The bits that `lettersOf` sets for a, e, i, o, u and y. */
const VOWELS = 0x1104111;
/** The length of the longest word without vowels that is taken for an abbreviation. */
const ABBREVIATION = 3;
/** How many texts are cached. A search takes 20 µs, a cached result up to half a kilobyte. */
const KEPT = 8192;
/** The factors by which a near word is packed into one number: its id, its distance and two flags. */
const WORD = 16;
const DISTANCE = 4;
const SAME_FIRST = 2;
const IS_SWAP = 1;

/** Finds the words of names within one or two edits of a text. Words with digits are left out: a digit is never an error. */
export class NearWords {
  readonly #words: Vocabulary;
  /** The words by length: those of length `n` are `#ids[#from[n]]` up to `#ids[#from[n + 1] - 1]`. */
  readonly #ids: Uint32Array;
  readonly #from: Uint32Array;
  /** The letters of each of these words, as bits. */
  readonly #letters: Uint32Array;
  readonly #typed = new Uint8Array(LONGEST_WORD);
  readonly #within1 = new WordCache((text) => this.#find(text, 1), KEPT);
  readonly #within2 = new WordCache((text) => this.#find(text, 2), KEPT);

  /** @param isFound true for a word to include; all words by default */
  constructor(words: Vocabulary, isFound?: (word: number) => boolean) {
    this.#words = words;
    const counts = new Uint32Array(LONGEST_WORD + 3);
    const lengths = new Uint8Array(words.size);
    for (let w = 0; w < words.size; w++) {
      const length = words.length(w);
      if (length < 2 || length > LONGEST_WORD || words.isNumeric(w)) continue;
      if (isFound !== undefined && !isFound(w)) continue;
      lengths[w] = length;
      counts[length + 1] = counts[length + 1]! + 1;
    }
    for (let n = 1; n < counts.length; n++) counts[n] = counts[n]! + counts[n - 1]!;
    this.#from = counts;
    this.#ids = new Uint32Array(counts[counts.length - 1]!);
    this.#letters = new Uint32Array(this.#ids.length);
    const next = counts.slice();
    for (let w = 0; w < words.size; w++) {
      if (lengths[w] === 0) continue;
      const at = next[lengths[w]!]!++;
      this.#ids[at] = w;
      this.#letters[at] = lettersOf(words.bytes, words.starts[w]!, words.starts[w + 1]!);
    }
  }

  /**
   * Calls `visit` for each word within some edits of a text, except the text itself.
   *
   * @param edits 1 or 2
   * @param visit gets the number of the word, its distance, whether the first letters are the same, and whether the
   *   only difference is the order of letters
   */
  near(
    text: string,
    edits: number,
    visit: (word: number, distance: number, sameFirst: boolean, isSwap: boolean) => void,
  ): void {
    const found = (edits === 1 ? this.#within1 : this.#within2).of(text);
    for (const near of found) {
      const distance = Math.floor((near % WORD) / DISTANCE);
      visit(Math.floor(near / WORD), distance, (near & SAME_FIRST) !== 0, (near & IS_SWAP) !== 0);
    }
  }

  #find(text: string, edits: number): number[] {
    const near: number[] = [];
    const typed = this.#typed;
    for (let i = 0; i < text.length; i++) typed[i] = text.charCodeAt(i);
    const letters = lettersOf(typed, 0, text.length);
    const longest = Math.min(LONGEST_WORD, text.length + edits);
    for (let length = Math.max(2, text.length - edits); length <= longest; length++) {
      // An insertion or a deletion changes at most one bit, another edit at most two.
      const changes = 2 * edits - Math.abs(length - text.length);
      const end = this.#from[length + 1]!;
      for (let i = this.#from[length]!; i < end; i++) {
        let changed = letters ^ this.#letters[i]!;
        // Clears as many bits as may have changed, at least one. If one is left, the word is too far away.
        changed &= changed - 1;
        if (changes > 1) changed &= changed - 1;
        if (changes > 2) changed &= changed - 1;
        if (changes > 3) changed &= changed - 1;
        if (changed !== 0) continue;
        const id = this.#ids[i]!;
        // Another letter makes another abbreviation: a GTS is not a GTR, but a TLC is a TCL.
        const isShort = length === text.length && length <= ABBREVIATION;
        const isOther = letters !== this.#letters[i];
        if (isShort && isOther && ((letters | this.#letters[i]!) & VOWELS) === 0) continue;
        const { bytes, starts } = this.#words;
        const from = starts[id]!;
        const distance = osaDistance(typed, 0, text.length, bytes, from, starts[id + 1]!, edits);
        if (distance > edits || distance === 0) continue;
        if (near.length === MAX_NEAR) return near;
        const isSwap = length === text.length && !isOther;
        const sameFirst = typed[0] === bytes[from] ? SAME_FIRST : 0;
        near.push(id * WORD + distance * DISTANCE + sameFirst + (isSwap ? IS_SWAP : 0));
      }
    }
    return near;
  }
}

/** The letters of a word, as bits: bit 0 for "a". */
function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) bits |= 1 << ((bytes[i]! - 97) & 31);
  return bits;
}
