import {
  type Container,
  type DeviceTable,
  HashFilter,
  starts,
  stepHash,
} from '../snapshot/index.ts';
import { BRAND_LINE, BRAND_REST } from './forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** So many devices named by bare numbers are several; see {@link BrandIndex.hasSeveralBareNumbers}. */
const SEVERAL = 3;
/** One in so many devices is a share; see {@link BrandIndex.hasShareOfBareNumbers}. */
const ONE_IN = 50;
/** The size of the filter of first words in bits; see `HashFilter`. */
const HASHES = 1 << 14;

/** The words that name brands, and the devices of each brand. */
export class BrandIndex {
  /** The words of brand `b` are `brandWords[brandWordStart[b]]` up to the next start; its name comes first. */
  readonly brandWordStart: Uint32Array;
  readonly brandWords: Uint16Array;
  /** The brands that word `w` names are `wordBrands[wordBrandStart[w]]` up to the next start. */
  readonly wordBrandStart: Uint32Array;
  readonly wordBrands: Uint16Array;
  /** For each entry of `wordBrands`: 1 if the word is a further one of the brand's name and does not name it alone. */
  readonly wordBrandRest: Uint8Array;
  /** How many devices of each brand have a bare number as their name (OnePlus 12). */
  readonly bareNumbers: Uint16Array;
  /** The word of the line that nearly all phones of each brand have; 0xffff for none. */
  readonly houseLine: Uint16Array;
  /** The devices of brand `b` are `devices[deviceStart[b]]` up to the next start. */
  readonly deviceStart: Uint32Array;
  readonly #words: Vocabulary;
  readonly #brandOf: Uint32Array;
  /** The first words of the names of brands. */
  readonly #firstWords = new HashFilter(HASHES);
  #devices: Uint32Array | undefined;

  constructor(container: Container, words: Vocabulary, devices: DeviceTable) {
    this.#words = words;
    this.#brandOf = devices.brand;
    this.brandWordStart = starts(container.u8('search.brandWordCounts'));
    this.brandWords = container.u16('search.brandWords');
    this.bareNumbers = container.u16('search.bareNumbers');
    this.houseLine = container.u16('search.houseLines');
    this.deviceStart = starts(container.u16('search.brandDevices'));
    const kinds = container.u8('search.brandWordKinds');
    const size = this.brandWordStart.length - 1;

    const counts = new Uint16Array(words.size);
    for (let i = 0; i < kinds.length; i++) {
      const word = this.brandWords[i]!;
      if (kinds[i] === BRAND_LINE) continue;
      counts[word] = counts[word]! + 1;
    }
    this.wordBrandStart = starts(counts);
    const total = this.wordBrandStart[words.size]!;
    this.wordBrands = new Uint16Array(total);
    this.wordBrandRest = new Uint8Array(total);
    for (let brand = size - 1; brand >= 0; brand--) {
      const from = this.brandWordStart[brand]!;
      for (let i = this.brandWordStart[brand + 1]! - 1; i >= from; i--) {
        if (kinds[i] === BRAND_LINE) continue;
        const word = this.brandWords[i]!;
        // Filled from the end, so that the remaining count is the index.
        counts[word] = counts[word]! - 1;
        const at = this.wordBrandStart[word]! + counts[word]!;
        this.wordBrands[at] = brand;
        this.wordBrandRest[at] = kinds[i] === BRAND_REST ? 1 : 0;
      }
      const name = this.brandWords[from];
      if (name === undefined || from === this.brandWordStart[brand + 1]) continue;
      let hash = 0;
      for (let i = words.starts[name]!; i < words.starts[name + 1]!; i++)
        hash = stepHash(hash, words.bytes[i]!);
      this.#firstWords.add(hash);
    }
  }

  /** The devices of all brands, brand by brand, the newest of each first. */
  get devices(): Uint32Array {
    // Most queries say more than a brand, so the list is made at the first one that does not.
    this.#devices ??= this.#devicesByBrand();
    return this.#devices;
  }

  /**
   * True if at least {@link SEVERAL} devices of the brand have a bare number as their name, so that a bare number after
   * the maker means one of those: "oneplus 30" is not a Nord N30.
   */
  hasSeveralBareNumbers(brand: number): boolean {
    return this.bareNumbers[brand]! >= SEVERAL;
  }

  /**
   * True if at least one in {@link ONE_IN} devices of the brand has a bare number as its name, so that a number lacks no
   * letter. A few among hundreds are not enough: Samsung has six, but "samsung 24 ultra" is an S24 Ultra.
   */
  hasShareOfBareNumbers(brand: number): boolean {
    const devices = this.deviceStart[brand + 1]! - this.deviceStart[brand]!;
    return this.bareNumbers[brand]! * ONE_IN >= devices;
  }

  /** True if a brand that the word names meets a condition. */
  someNamedBy(word: number, isMeant: (brand: number) => boolean): boolean {
    for (let b = this.wordBrandStart[word]!; b < this.wordBrandStart[word + 1]!; b++) {
      if (isMeant(this.wordBrands[b]!)) return true;
    }
    return false;
  }

  /** True if the word names any brand. */
  isNamedBy(word: number): boolean {
    return this.wordBrandStart[word]! < this.wordBrandStart[word + 1]!;
  }

  /** Calls `visit` for each brand whose first word is the beginning of a key, with the length of that word. */
  beginningOf(key: string, visit: (brand: number, length: number) => void): void {
    let hash = 0;
    for (let length = 1; length < key.length; length++) {
      hash = stepHash(hash, key.charCodeAt(length - 1));
      const word = this.#firstWords.mayHold(hash) ? this.#words.find(key.slice(0, length)) : -1;
      if (word < 0) continue;
      for (let b = this.wordBrandStart[word + 1]! - 1; b >= this.wordBrandStart[word]!; b--) {
        const brand = this.wordBrands[b]!;
        if (this.brandWords[this.brandWordStart[brand]!] === word) visit(brand, length);
      }
    }
  }

  #devicesByBrand(): Uint32Array {
    const devices = new Uint32Array(this.#brandOf.length);
    const next = this.deviceStart.slice();
    for (let d = 0; d < devices.length; d++) {
      const brand = this.#brandOf[d]!;
      devices[next[brand]!] = d;
      next[brand] = next[brand]! + 1;
    }
    return devices;
  }
}
