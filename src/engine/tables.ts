import { Tables as SearchTables } from '../search/tables.ts';
import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { Lexicon } from './lexicon.ts';
import { NearWords } from './near-words.ts';

const MAX_USES = 1024;
/** A word that so many carried makers put into names may be part of any. */
const COMMON = 3;

/** Which makers put a word into names. */
export interface Uses {
  /** For each brand, whether it does. */
  byBrand: Uint8Array;
  /** Do at least three that people carry? */
  isCommon: boolean;
}

/** What the engine reads of a snapshot. */
export class Tables extends SearchTables {
  readonly lexicon: Lexicon;
  readonly devices: DeviceTable;
  readonly weight: Uint8Array;
  /** How prominent each device is, from 0 to 255. */
  readonly prominence: Uint8Array;
  #nearWords: NearWords | undefined;
  readonly #uses = new Map<number, Uses>();

  constructor(snapshot: Snapshot) {
    super(snapshot);
    this.lexicon = new Lexicon(snapshot.container);
    this.devices = snapshot.devices;
    const { devices } = snapshot;
    this.weight = Uint8Array.from(devices.brands, ({ weight }) => weight);
    this.prominence = new Uint8Array(devices.size);
    for (let d = 0; d < devices.size; d++) {
      const known = devices.supports(d) === 'unknown' ? 0 : 1;
      const variants = devices.variantStart[d + 1]! - devices.variantStart[d]!;
      const weight = this.weight[devices.brand[d]!]!;
      this.prominence[d] = known * 140 + weight * 9 + Math.min(34, variants * 8) - (devices.category(d) === 'phone' ? 0 : 35);
    }
  }

  /** Most queries are spelt right: the table is made when the first one is not. */
  get nearWords(): NearWords {
    this.#nearWords ??= new NearWords(this.words);
    return this.#nearWords;
  }

  /** Which makers put a word into the names of devices. */
  usesOf(word: number): Uses {
    let uses = this.#uses.get(word);
    if (uses === undefined) {
      if (this.#uses.size >= MAX_USES) this.#uses.clear();
      const byBrand = new Uint8Array(this.weight.length);
      let carried = 0;
      this.postings.visit(word, word + 1, (device) => {
        const brand = this.devices.brand[device]!;
        if (byBrand[brand] === 0 && this.weight[brand]! > 0) carried++;
        byBrand[brand] = 1;
      });
      uses = { byBrand, isCommon: carried >= COMMON };
      this.#uses.set(word, uses);
    }
    return uses;
  }
}
