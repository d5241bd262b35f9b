import {
  type Container,
  firstNotBefore,
  frontDecodeBytes,
  hashOf,
  slotOf,
  starts,
  stepHash,
  tableSize,
} from '../snapshot/index.ts';

/**
 * The bits of `search.wordFlags`: how well known a word is (`CORE` or `CORE_NAME`), whether it has a digit, and from
 * {@link KIND_SHIFT} on its usual kind.
 */
export const CORE_BITS = 3;
export const NUMERIC_BIT = 4;
export const KIND_SHIFT = 3;

/** The number of a pair of first characters, by which words are found. All are ASCII. */
const pairOf = (first: number, second: number): number =>
  ((first < 127 ? first : 127) << 7) | (second < 127 ? second : 127);
const PAIRS = 1 << 14;

/**
 * The distinct tokens of all names, sorted by code unit and numbered in that order, so that the
 * words with a common beginning are a range.
 */
export class Vocabulary {
  readonly size: number;
  readonly starts: Uint32Array;
  readonly text: string;
  /** `text` as bytes, which have the same offsets because tokens are ASCII. */
  readonly bytes: Uint8Array;
  /** For each word: `CORE` for one of well-known brands, `CORE_NAME` if it names a brand or a line, else 0. */
  readonly core: Uint8Array;
  readonly #flags: Uint8Array;
  /** The words that begin with a pair of characters are `#pairs[pair]` to `#pairs[pair + 1] - 1`. */
  readonly #pairs: Uint32Array;
  /** A hash table: the number + 1 of a word, in the slot of its hash or in the next free one; 0 for none. */
  readonly #slots: Uint16Array;

  constructor(container: Container) {
    const { bytes, starts: begins } = frontDecodeBytes(container.u8('search.words'));
    this.bytes = bytes;
    this.text = new TextDecoder().decode(this.bytes);
    this.starts = begins;
    this.size = this.starts.length - 1;
    this.#flags = container.u8('search.wordFlags');
    this.core = new Uint8Array(this.size);
    const counts = new Uint16Array(PAIRS);
    this.#slots = new Uint16Array(tableSize(this.size));
    for (let i = 0; i < this.size; i++) {
      this.#addToSlots(i);
      this.core[i] = this.#flags[i]! & CORE_BITS;
      const from = this.starts[i]!;
      const second = this.starts[i + 1]! - from > 1 ? this.bytes[from + 1]! : 0;
      const pair = pairOf(this.bytes[from]!, second);
      counts[pair] = counts[pair]! + 1;
    }
    this.#pairs = starts(counts);
  }

  /** The number of a word, or -1. A query looks up some sixteen words, of which four in five are in no name. */
  find(word: string): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = slotOf(hashOf(word), mask); slots[slot] !== 0; slot = (slot + 1) & mask) {
      const id = slots[slot]! - 1;
      if (this.is(id, word)) return id;
    }
    return -1;
  }

  #addToSlots(id: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let hash = 0;
    for (let i = this.starts[id]!; i < this.starts[id + 1]!; i++)
      hash = stepHash(hash, this.bytes[i]!);
    let slot = slotOf(hash, mask);
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = id + 1;
  }

  /** True if a number is that of a word. */
  is(id: number, word: string): boolean {
    return this.length(id) === word.length && this.standsAt(id, word, 0);
  }

  /** True if a text has the word at an offset. */
  standsAt(id: number, text: string, at: number): boolean {
    const { bytes } = this;
    const from = this.starts[id]!;
    const length = this.starts[id + 1]! - from;
    if (length > text.length - at) return false;
    for (let i = 0; i < length; i++) {
      if (bytes[from + i] !== text.charCodeAt(at + i)) return false;
    }
    return true;
  }

  /** The word with a number. */
  at(id: number): string {
    return this.text.slice(this.starts[id], this.starts[id + 1]);
  }

  length(id: number): number {
    return this.starts[id + 1]! - this.starts[id]!;
  }

  /** True if the word has a digit. */
  isNumeric(id: number): boolean {
    return (this.#flags[id]! & NUMERIC_BIT) !== 0;
  }

  /** The usual kind of the word in names; see `kinds.ts`. */
  usualKind(id: number): number {
    return this.#flags[id]! >> KIND_SHIFT;
  }

  /** The number of the first word that does not sort before `word`. */
  lowerBound(word: string): number {
    const pair = pairOf(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0);
    return firstNotBefore(this.#pairs[pair]!, this.#pairs[pair + 1]!, (id) =>
      this.#before(id, word),
    );
  }

  /**
   * The number after the last word with a beginning.
   *
   * @param from the first such word, from {@link lowerBound}
   */
  endOfBeginning(beginning: string, from: number): number {
    // Few words share a long beginning, so the range mostly ends here.
    if (!this.begins(from, beginning)) return from;
    if (!this.begins(from + 1, beginning)) return from + 1;
    // "{" sorts after every letter and digit.
    return this.lowerBound(`${beginning}{`);
  }

  /** True if the word has a beginning; false if there is no word with this number. */
  begins(id: number, beginning: string): boolean {
    if (id >= this.size) return false;
    const from = this.starts[id]!;
    if (this.starts[id + 1]! - from < beginning.length) return false;
    for (let i = 0; i < beginning.length; i++) {
      if (this.bytes[from + i] !== beginning.charCodeAt(i)) return false;
    }
    return true;
  }

  #before(id: number, word: string): boolean {
    const from = this.starts[id]!;
    const length = this.starts[id + 1]! - from;
    const shared = Math.min(length, word.length);
    for (let i = 0; i < shared; i++) {
      const d = this.bytes[from + i]! - word.charCodeAt(i);
      if (d !== 0) return d < 0;
    }
    return length < word.length;
  }
}
