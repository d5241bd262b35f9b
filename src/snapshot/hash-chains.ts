import { slotOf, tableSize } from './hash.ts';

/**
 * A hash table of items that are numbered from 0. It keeps no keys: whoever looks an item up compares the key. Two typed
 * arrays, because a map of texts takes ten times as long to build, and each start builds it.
 */
export class HashChains {
  /** The first item + 1 of each slot; 0 for none. */
  readonly #slots: Uint32Array;
  /** For each item the next one + 1 of its slot. */
  readonly #next: Uint32Array;
  readonly #mask: number;

  /** @param size how many items there may be */
  constructor(size: number) {
    this.#slots = new Uint32Array(tableSize(size));
    this.#next = new Uint32Array(size);
    this.#mask = this.#slots.length - 1;
  }

  /** Adds an item. Of several with one hash, the one that was added last comes first. */
  add(item: number, hash: number): void {
    const slot = slotOf(hash, this.#mask);
    this.#next[item] = this.#slots[slot]!;
    this.#slots[slot] = item + 1;
  }

  /** The first item that may have a hash; -1 if there is none. */
  first(hash: number): number {
    return this.#slots[slotOf(hash, this.#mask)]! - 1;
  }

  /** The next item that may have the same hash; -1 if there is none. */
  after(item: number): number {
    return this.#next[item]! - 1;
  }
}
