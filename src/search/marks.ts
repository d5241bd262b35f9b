import { MAX_SLOTS, type Slot } from './reading.ts';
import type { Tables } from './tables.ts';

/** The cost of a slot that nothing has matched. */
export const UNMATCHED = 255;

/**
 * Ranges cost a comparison for each word of each name. A name has one or two letters that stand for a
 * line, and one word is being typed: more are a row of letters.
 */
const MAX_RANGES = 4;

/**
 * What each word and each brand matches in the present reading. The arrays serve every query: the
 * words that a reading marked are cleared before the next one, and an entry of a brand is valid where
 * its stamp is the present one.
 */
export class Marks {
  /** The slots that a word matches, as bits. */
  readonly wordMask: Uint32Array;
  readonly wordCost: Uint8Array;
  /** Slots in which the brand is named, and with what cost: `brandCost[brand * MAX_SLOTS + slot]`. */
  readonly brandMask: Uint32Array;
  /** Slots in which the brand's name is begun. */
  readonly brandBegun: Uint32Array;
  readonly brandCost: Uint8Array;
  /** Slots in which only a further word of the brand's name stands. */
  readonly brandRest: Uint32Array;
  /** The slots with a range, and their bits. */
  readonly ranges: Slot[] = [];
  readonly rangeBits: number[] = [];
  readonly #tables: Tables;
  #slots: readonly Slot[] = [];
  readonly #brandStamp: Uint32Array;
  readonly #seen: Uint32Array;
  #stamp = 0;

  constructor(tables: Tables, brands: number, devices: number) {
    this.#tables = tables;
    const words = tables.words.size;
    this.wordMask = new Uint32Array(words);
    this.wordCost = new Uint8Array(words);
    this.brandMask = new Uint32Array(brands);
    this.brandBegun = new Uint32Array(brands);
    this.brandRest = new Uint32Array(brands);
    this.brandCost = new Uint8Array(brands * MAX_SLOTS);
    this.#brandStamp = new Uint32Array(brands);
    this.#seen = new Uint32Array(devices);
  }

  /** Marks what the slots of a reading match. */
  set(slots: readonly Slot[]): void {
    for (const { ids } of this.#slots) {
      for (let i = 0; i < ids.length; i++) this.wordMask[ids[i]!] = 0;
    }
    this.#slots = slots;
    this.#stamp++;
    this.ranges.length = 0;
    this.rangeBits.length = 0;
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    for (let s = 0; s < slots.length; s++) {
      const slot = slots[s]!;
      for (let i = 0; i < slot.ids.length; i++) this.#markWord(slot.ids[i]!, s, slot.costs[i]!);
      if (slot.from >= slot.to || this.ranges.length === MAX_RANGES) continue;
      this.ranges.push(slot);
      this.rangeBits.push(1 << s);
      for (let i = wordBrandStart[slot.from]!; i < wordBrandStart[slot.to]!; i++) {
        if (wordBrandRest[i] === 1) continue;
        const brand = this.#touchBrand(wordBrands[i]!);
        this.brandBegun[brand] = this.brandBegun[brand]! | (1 << s);
      }
    }
  }

  hasBrand(brand: number): boolean {
    return this.#brandStamp[brand] === this.#stamp;
  }

  /** Is this the first time that the device is seen in this reading? */
  isFirstSight(device: number): boolean {
    if (this.#seen[device] === this.#stamp) return false;
    this.#seen[device] = this.#stamp;
    return true;
  }

  #markWord(word: number, slot: number, cost: number): void {
    const present = this.wordMask[word]!;
    if (present === 0 || cost > this.wordCost[word]!) this.wordCost[word] = cost;
    this.wordMask[word] = present | (1 << slot);
    const { wordBrandStart, wordBrands, wordBrandCosts, wordBrandRest } = this.#tables.brands;
    for (let i = wordBrandStart[word]!; i < wordBrandStart[word + 1]!; i++) {
      const brand = this.#touchBrand(wordBrands[i]!);
      if (wordBrandRest[i] === 1) {
        this.brandRest[brand] = this.brandRest[brand]! | (1 << slot);
        continue;
      }
      const total = cost + wordBrandCosts[i]!;
      const at = brand * MAX_SLOTS + slot;
      const isNew = (this.brandMask[brand]! & (1 << slot)) === 0;
      if (isNew || total < this.brandCost[at]!) this.brandCost[at] = total;
      this.brandMask[brand] = this.brandMask[brand]! | (1 << slot);
    }
  }

  #touchBrand(brand: number): number {
    if (this.#brandStamp[brand] !== this.#stamp) {
      this.#brandStamp[brand] = this.#stamp;
      this.brandMask[brand] = 0;
      this.brandBegun[brand] = 0;
      this.brandRest[brand] = 0;
    }
    return brand;
  }
}
