import type { Container } from '../snapshot/index.ts';
import { hashOf, slotOf, stepHash, tableSize } from './hash.ts';
import { isDigit } from './tokens.ts';

/**
 * The distinct tokens of all names, sorted by code unit and numbered in that order, so that the
 * words with a common beginning are a range.
 */
export class Vocabulary {
  readonly size: number;
  /** Each word's hash: the keys of names are joined from them. */
  readonly hashes: Int32Array;
  readonly starts: Uint32Array;
  readonly text: string;
  /** The same as bytes: tokens are ASCII. */
  readonly bytes: Uint8Array;
  readonly #numeric: Uint8Array;
  readonly #table: Int32Array;
  readonly #mask: number;

  constructor(container: Container) {
    this.bytes = container.u8('search.words');
    this.text = new TextDecoder().decode(this.bytes);
    const lengths = container.u8('search.wordLengths');
    this.size = lengths.length;
    this.starts = new Uint32Array(this.size + 1);
    this.hashes = new Int32Array(this.size);
    this.#numeric = new Uint8Array(this.size);
    const size = tableSize(this.size);
    this.#mask = size - 1;
    this.#table = new Int32Array(size);
    let at = 0;
    for (let i = 0; i < this.size; i++) {
      const to = at + lengths[i]!;
      // One pass over the bytes for all that opening needs: the code is cold then, and a second
      // pass over the text cost 35 ms of a start.
      let hash = 0;
      for (let b = at; b < to; b++) {
        const c = this.bytes[b]!;
        hash = stepHash(hash, c);
        if (isDigit(c)) this.#numeric[i] = 1;
      }
      this.hashes[i] = hash;
      let slot = slotOf(hash, this.#mask);
      while (this.#table[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#table[slot] = i + 1;
      at = to;
      this.starts[i + 1] = at;
    }
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    const hash = hashOf(word);
    for (let slot = slotOf(hash, this.#mask); ; slot = (slot + 1) & this.#mask) {
      const id = this.#table[slot]! - 1;
      if (id < 0) return -1;
      if (this.hashes[id] === hash && this.is(id, word)) return id;
    }
  }

  is(id: number, word: string): boolean {
    const from = this.starts[id]!;
    return this.starts[id + 1]! - from === word.length && this.text.startsWith(word, from);
  }

  at(id: number): string {
    return this.text.slice(this.starts[id], this.starts[id + 1]);
  }

  length(id: number): number {
    return this.starts[id + 1]! - this.starts[id]!;
  }

  /** Has the word a digit in it? */
  isNumeric(id: number): boolean {
    return this.#numeric[id] === 1;
  }

  /** The first word that does not sort before `word`. */
  lowerBound(word: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.#before(mid, word)) low = mid + 1;
      else high = mid;
    }
    return low;
  }

  #before(id: number, word: string): boolean {
    const from = this.starts[id]!;
    const length = this.starts[id + 1]! - from;
    const shared = Math.min(length, word.length);
    for (let i = 0; i < shared; i++) {
      const d = this.text.charCodeAt(from + i) - word.charCodeAt(i);
      if (d !== 0) return d < 0;
    }
    return length < word.length;
  }
}
