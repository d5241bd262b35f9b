import type { DeviceTable } from '../snapshot/index.ts';
import type { Postings } from './postings.ts';

/** How many words are cached. The questions of one shop have some hundreds. */
const MAX_KEPT = 1024;

/** The makers that have a word in the names of their devices. */
export interface Uses {
  /** For each brand, 1 if it has the word. */
  byBrand: Uint8Array;
  /** How many well-known makers have the word. */
  carried: number;
}

/** Finds the makers that have a word in the names of their devices. */
export class UsesOfWords {
  readonly #postings: Postings;
  readonly #devices: DeviceTable;
  readonly #kept = new Map<number, Uses>();

  constructor(postings: Postings, devices: DeviceTable) {
    this.#postings = postings;
    this.#devices = devices;
  }

  /** @param word the number of a word */
  of(word: number): Uses {
    const kept = this.#kept.get(word);
    if (kept !== undefined) return kept;
    const { brand: brandOf, brands } = this.#devices;
    const byBrand = new Uint8Array(brands.length);
    let carried = 0;
    this.#postings.visit(word, word + 1, (device) => {
      const brand = brandOf[device]!;
      if (byBrand[brand] === 0 && brands[brand]!.weight > 0) carried++;
      byBrand[brand] = 1;
    });
    const uses = { byBrand, carried };
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(word, uses);
    return uses;
  }
}
