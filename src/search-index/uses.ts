import type { DeviceTable } from '../snapshot/index.ts';
import type { Postings } from './postings.ts';

/** Words whose makers are kept: those of one shop's questions are some hundreds. */
const MAX_KEPT = 1024;

/** Which makers put a word into names. */
export interface Uses {
  /** For each brand, whether it does. */
  byBrand: Uint8Array;
  /** How many makers that people carry do. */
  carried: number;
}

/** Which makers put which words into the names of their devices; counted when a word is asked for. */
export class UsesOfWords {
  readonly #postings: Postings;
  readonly #devices: DeviceTable;
  readonly #kept = new Map<number, Uses>();

  constructor(postings: Postings, devices: DeviceTable) {
    this.#postings = postings;
    this.#devices = devices;
  }

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
