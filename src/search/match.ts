import type { DeviceTable } from '../snapshot/index.ts';
import {
  ALIAS,
  type Best,
  brandRank,
  EDIT,
  MISSING,
  MISSING_LINE,
  missingBrand,
  rankKey,
  UNSAID_RARE_BRAND,
} from './rank.ts';
import { COMPLETION, MAX_SLOTS, type Reading, type Slot } from './reading.ts';
import { CODE_NAME, ROOT } from './sections.ts';
import { FAMILY_WORD, LINE_WORD, type Tables, WORD } from './tables.ts';

const NEWEST_YEAR = 2060;
const MISSING_BY_KIND = Uint8Array.from({ length: 6 }, (_, kind) => MISSING[kind]!);
/** Kinds of devices that a line's name alone does not mean: "galaxy s11" is no Galaxy Tab S11. */
/** Words that tell no device from another of its line. */
const GENERIC = ['phone', 'series', 'dual', 'sim', 'lte', 'edition'];
const OTHER_KINDS = ['tab', 'tablet', 'pad', 'watch', 'book', 'buds'];

/** Finds the devices that hold all required slots of a reading. Its arrays serve every query. */
export class Matcher {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  // What each word and brand matches in the present reading; valid where the stamp is the present one.
  readonly #wordStamp: Uint32Array;
  readonly #wordMask: Uint32Array;
  readonly #wordCost: Uint8Array;
  readonly #brandStamp: Uint32Array;
  readonly #brandMask: Uint32Array;
  readonly #brandCost: Uint8Array;
  readonly #seen: Uint32Array;
  readonly #otherKinds: ReadonlySet<number>;
  readonly #generic: ReadonlySet<number>;
  readonly #rank = {
    cost: 0,
    unused: 0,
    named: 0,
    brand: 0,
    coded: 0,
    age: 0,
    missing: 0,
    other: 0,
    device: 0,
  };
  #stamp = 0;
  #ranges: Slot[] = [];
  #rangeBits: number[] = [];
  #required = 0;
  #optional = 0;
  #isFamily = false;
  #lineAndNumber = false;
  #bareNumber = false;
  #baseCost = 0;
  #years: Slot[] = [];
  #yearBits: number[] = [];

  constructor(tables: Tables, devices: DeviceTable) {
    this.#tables = tables;
    this.#devices = devices;
    const words = tables.words.size;
    this.#wordStamp = new Uint32Array(words);
    this.#wordMask = new Uint32Array(words);
    this.#wordCost = new Uint8Array(words);
    this.#brandStamp = new Uint32Array(devices.brands.length);
    this.#brandMask = new Uint32Array(devices.brands.length);
    this.#brandCost = new Uint8Array(devices.brands.length);
    this.#seen = new Uint32Array(devices.size);
    this.#generic = new Set(GENERIC.map((w) => tables.words.find(w)));
    this.#otherKinds = new Set(OTHER_KINDS.map((w) => tables.words.find(w)));
  }

  /** Adds the devices that match a reading. */
  match({ slots, cost }: Reading, best: Best): void {
    if (slots.length > MAX_SLOTS) return;
    this.#prepare(slots, cost);
    if (this.#required === 0 || isLoneDigit(slots)) return;
    const rarest = this.#rarest(slots);
    if (rarest !== undefined) this.#visit(rarest, best);
  }

  #prepare(slots: readonly Slot[], cost: number): void {
    this.#stamp++;
    this.#ranges = [];
    this.#rangeBits = [];
    this.#years = [];
    this.#yearBits = [];
    this.#required = 0;
    this.#optional = 0;
    this.#baseCost = cost;
    this.#isFamily = true;
    this.#lineAndNumber = true;
    this.#bareNumber = true;
    for (let s = 0; s < slots.length; s++) {
      const slot = slots[s]!;
      const bit = 1 << s;
      if (slot.required) this.#required |= bit;
      else this.#optional |= bit;
      if (slot.required && slot.numeric && slot.year === 0) this.#isFamily = false;
      for (let i = 0; i < slot.ids.length; i++) this.#mark(slot.ids[i]!, bit, slot.costs[i]!);
      if (slot.from < slot.to) {
        this.#ranges.push(slot);
        this.#rangeBits.push(bit);
        const { wordBrandStart, wordBrands, wordBrandCosts } = this.#tables;
        const end = wordBrandStart[slot.to]!;
        for (let i = wordBrandStart[slot.from]!; i < end; i++) {
          this.#markBrand(wordBrands[i]!, bit, wordBrandCosts[i]! + COMPLETION);
        }
      }
      if (slot.year !== 0) {
        this.#years.push(slot);
        this.#yearBits.push(bit);
      }
      if (slot.required && slot.numeric && !/^\d+$/.test(slot.text)) this.#bareNumber = false;
      if (slot.required && !slot.numeric && this.#tables.core[slot.ids[0] ?? 0] !== 2) {
        this.#lineAndNumber = false;
      }
    }
    if (this.#isFamily) this.#lineAndNumber = false;
  }

  #mark(word: number, bit: number, cost: number): void {
    if (this.#wordStamp[word] === this.#stamp) {
      this.#wordMask[word] = this.#wordMask[word]! | bit;
      if (cost > this.#wordCost[word]!) this.#wordCost[word] = cost;
    } else {
      this.#wordStamp[word] = this.#stamp;
      this.#wordMask[word] = bit;
      this.#wordCost[word] = cost;
    }
    const { wordBrandStart, wordBrands, wordBrandCosts } = this.#tables;
    for (let i = wordBrandStart[word]!; i < wordBrandStart[word + 1]!; i++) {
      this.#markBrand(wordBrands[i]!, bit, wordBrandCosts[i]! + cost);
    }
  }

  #markBrand(brand: number, bit: number, cost: number): void {
    if (this.#brandStamp[brand] === this.#stamp) {
      if ((this.#brandMask[brand]! & bit) === 0)
        this.#brandCost[brand] = this.#brandCost[brand]! + cost;
      this.#brandMask[brand] = this.#brandMask[brand]! | bit;
    } else {
      this.#brandStamp[brand] = this.#stamp;
      this.#brandMask[brand] = bit;
      this.#brandCost[brand] = cost;
    }
  }

  /** The required slot that the fewest devices can match. */
  #rarest(slots: readonly Slot[]): Slot | undefined {
    let rarest: Slot | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const slot of slots) {
      if (!slot.required || slot.year !== 0) continue;
      const count = this.#count(slot);
      if (count < fewest) {
        fewest = count;
        rarest = slot;
      }
    }
    return rarest ?? slots.find((slot) => slot.required && slot.ids.length > 0);
  }

  #count({ ids, from, to }: Slot): number {
    const { postingStart, wordBrandStart, wordBrands, brandDeviceStart } = this.#tables;
    let count = postingStart[to]! - postingStart[from]!;
    const addBrands = (first: number, last: number): void => {
      for (let i = wordBrandStart[first]!; i < wordBrandStart[last]!; i++) {
        const brand = wordBrands[i]!;
        count += brandDeviceStart[brand + 1]! - brandDeviceStart[brand]!;
      }
    };
    addBrands(from, to);
    for (const id of ids) {
      count += postingStart[id + 1]! - postingStart[id]!;
      addBrands(id, id + 1);
    }
    return count;
  }

  #visit({ ids, from, to }: Slot, best: Best): void {
    const { postingStart, postings, wordBrandStart, wordBrands } = this.#tables;
    const { brandDeviceStart, brandDevices } = this.#tables;
    const visitAll = (list: Uint32Array, first: number, last: number): void => {
      for (let i = first; i < last; i++) {
        const device = list[i]!;
        if (this.#seen[device] === this.#stamp) continue;
        this.#seen[device] = this.#stamp;
        this.#verify(device, best);
      }
    };
    const visitWords = (first: number, last: number): void => {
      visitAll(postings, postingStart[first]!, postingStart[last]!);
      for (let i = wordBrandStart[first]!; i < wordBrandStart[last]!; i++) {
        const brand = wordBrands[i]!;
        visitAll(brandDevices, brandDeviceStart[brand]!, brandDeviceStart[brand + 1]!);
      }
    };
    for (const id of ids) visitWords(id, id + 1);
    if (from < to) visitWords(from, to);
  }

  #verify(device: number, best: Best): void {
    const { formStart } = this.#tables;
    const brand = this.#devices.brand[device]!;
    const said = this.#brandStamp[brand] === this.#stamp;
    let mask = said ? this.#brandMask[brand]! : 0;
    const cost = said ? this.#brandCost[brand]! : 0;
    for (let y = 0; y < this.#years.length; y++) {
      if (this.#devices.year[device] === this.#years[y]!.year) mask |= this.#yearBits[y]!;
    }
    const first = formStart[device]!;
    for (let form = first; form < formStart[device + 1]!; form++) {
      this.#verifyForm(device, brand, form, form !== first, mask, cost, best);
    }
  }

  #verifyForm(
    device: number,
    brand: number,
    form: number,
    alias: boolean,
    brandMask: number,
    brandCost: number,
    best: Best,
  ): void {
    const { tokenStart, tokens, kinds } = this.#tables;
    const ranges = this.#ranges;
    let mask = brandMask;
    let cost = brandCost + this.#baseCost;
    let missing = 0;
    let words = 0;
    let lineSaid = false;
    let lineUnsaid = false;
    let otherKind = false;
    let strangers = false;
    const begun = brandCost > 0 && brandCost < EDIT;
    let completed = begun;
    for (let t = tokenStart[form]!; t < tokenStart[form + 1]!; t++) {
      const word = tokens[t]!;
      const kind = kinds[t]!;
      let bits = 0;
      if (this.#wordStamp[word] === this.#stamp) {
        bits = this.#wordMask[word]!;
        // A word that the brand has matched already costs nothing twice.
        if ((bits & ~mask) !== 0) cost += this.#wordCost[word]!;
      } else {
        for (let r = 0; r < ranges.length; r++) {
          if (word >= ranges[r]!.from && word < ranges[r]!.to) {
            bits |= this.#rangeBits[r]!;
            if (ranges[r]!.required) {
              if ((bits & ~mask) !== 0) cost += COMPLETION;
              completed = true;
            }
          }
        }
      }
      if (bits !== 0) {
        mask |= bits;
        if (kind === LINE_WORD) lineSaid = true;
        else words++;
      } else if (kind === LINE_WORD) {
        lineUnsaid = true;
      } else {
        missing += MISSING_BY_KIND[kind]!;
        if (kind === WORD || kind === FAMILY_WORD) {
          if (this.#otherKinds.has(word)) otherKind = true;
          else if (!this.#generic.has(word)) strangers = true;
        }
      }
    }
    if ((mask & this.#required) !== this.#required) return;
    if (this.#lineAndNumber && (otherKind || (strangers && this.#bareNumber))) return;

    const { weight } = this.#devices.brands[brand]!;
    const saidBrand = brandMask !== 0 || lineSaid;
    const rank = this.#rank;
    const flags = this.#tables.flags[device]!;
    const whole = missing === 0 && !(lineUnsaid && !saidBrand);
    rank.cost = cost + (alias ? ALIAS : 0) + (weight === 0 && !saidBrand ? UNSAID_RARE_BRAND : 0);
    rank.unused = bitCount(this.#optional & ~mask);
    rank.missing = missing;
    rank.other = alias ? 2 : lineUnsaid && !saidBrand ? 1 : 0;
    rank.device = device;
    if (this.#isFamily) {
      const year = this.#devices.year[device]!;
      rank.named = whole && words > 0 && !alias && !completed && (flags & ROOT) === 0 ? 0 : 1;
      rank.brand = brandRank(weight, begun ? 'begun' : saidBrand ? 'said' : 'unsaid');
      rank.coded = (flags & CODE_NAME) !== 0 ? 1 : 0;
      rank.age = year === 0 ? 63 : NEWEST_YEAR - year;
    } else {
      rank.named = 0;
      rank.brand = 0;
      rank.coded = 0;
      rank.age = 0;
      if (!saidBrand) rank.missing += missingBrand(weight);
      else if (lineUnsaid) rank.missing += MISSING_LINE;
    }
    best.add(rankKey(rank));
  }

  /** Adds a device whose whole name, or whose code, the query is. */
  addExact(
    device: number,
    withBrand: boolean,
    alias: boolean,
    isFamily: boolean,
    best: Best,
  ): void {
    const rank = this.#rank;
    const { weight } = this.#devices.brands[this.#devices.brand[device]!]!;
    const flags = this.#tables.flags[device]!;
    const year = this.#devices.year[device]!;
    rank.cost = (weight === 0 && !withBrand ? UNSAID_RARE_BRAND : 0) + (alias ? ALIAS : 0);
    rank.unused = 0;
    rank.named = isFamily && ((flags & ROOT) !== 0 || alias) ? 1 : 0;
    rank.brand = isFamily ? brandRank(weight, withBrand ? 'said' : 'unsaid') : 0;
    rank.coded = (flags & CODE_NAME) !== 0 ? 1 : 0;
    rank.age = !isFamily ? 0 : year === 0 ? 63 : NEWEST_YEAR - year;
    rank.missing = withBrand ? 0 : missingBrand(weight);
    rank.other = alias ? 2 : 0;
    rank.device = device;
    best.add(rankKey(rank));
  }
}

/** A single digit alone names nothing. */
function isLoneDigit(slots: readonly Slot[]): boolean {
  return slots.every((slot) => !slot.required || (slot.numeric && slot.text.length === 1));
}

function bitCount(bits: number): number {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
}
