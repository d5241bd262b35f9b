import type { DeviceTable } from '../snapshot/index.ts';
import { FAMILY_WORD, LINE_WORD, NUMBER, WORD } from './kinds.ts';
import { Marks, UNMATCHED } from './marks.ts';
import {
  ALIAS,
  type Best,
  brandRank,
  LEFT_OUT,
  MISSING,
  MISSING_LINE,
  missingBrand,
  newRank,
  UNSAID_BRAND,
  UNSAID_RARE_BRAND,
} from './rank.ts';
import { COMPLETION, MAX_SLOTS, type Reading, type Slot } from './reading.ts';
import { ROOT } from './sections.ts';
import type { Tables } from './tables.ts';

const NEWEST_YEAR = 2060;

/**
 * The root of many younger names is still meant by its own name while people carry it: "galaxy z
 * flip" is the one of 2020, "ipad air" not the one of 2013.
 */
const CARRIED_SINCE = 2019;
const MISSING_BY_KIND = Uint8Array.from({ length: 7 }, (_, kind) => MISSING[kind]!);
/** Kinds of devices that a line's name alone does not mean: "galaxy s11" is no Galaxy Tab S11. */
const OTHER_KINDS = ['tab', 'tablet', 'pad', 'watch', 'book', 'buds'];
/** Words that tell no device from another of its line. */
const GENERIC = ['phone', 'series', 'dual', 'sim', 'lte', 'edition'];

/** From so many devices on, a brand is known for bare numbers. */
const BARE_NUMBERS = 3;

/** A name comes before a code that reads like it: "Redmi Note 9 Pro" is also a code of another. */
const OTHER_BY = { name: 0, code: 1, alias: 3 };

/** What the form of a name was found to hold. Kept in fields, so that no object is made for each. */
class Finding {
  missing = 0;
  /** Words, apart from the line's, that the query says. */
  words = 0;
  lineSaid = false;
  lineUnsaid = false;
  lineBegun = false;
  /** A word of the name that is unsaid and tells it from others of its line. */
  stranger = false;
  /** Such a word before the number that the query says: "Nord 4" is no OnePlus 4. */
  strangerBeforeNumber = false;
  otherKind = false;
  completed = false;
}

/** Finds the devices that hold all required slots of a reading. */
export class Matcher {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #marks: Marks;
  readonly #otherKinds: ReadonlySet<number>;
  readonly #generic: ReadonlySet<number>;
  readonly #rank = newRank();
  readonly #found = new Finding();
  /** The least cost with which the present form matches each slot. */
  readonly #slotCosts = new Uint8Array(MAX_SLOTS);
  #slots: readonly Slot[] = [];
  #cost = 0;
  #required = 0;
  /** Is no number required, so that a family is meant? */
  #isFamily = false;
  /** Does the query say a brand or a line and a number, and nothing else? */
  #lineAndNumber = false;
  #bareNumber = false;
  /** Is all that the query says, beside noise, one word of several makers' names? "hello world" */
  #isCommonWord = false;

  constructor(tables: Tables, devices: DeviceTable) {
    this.#tables = tables;
    this.#devices = devices;
    this.#marks = new Marks(tables, devices.brands.length, devices.size);
    this.#otherKinds = new Set(OTHER_KINDS.map((w) => tables.words.find(w)));
    this.#generic = new Set(GENERIC.map((w) => tables.words.find(w)));
  }

  /** Adds the devices that match a reading. */
  match({ slots, cost }: Reading, best: Best): void {
    if (slots.length > MAX_SLOTS || namesNothing(slots)) return;
    this.#slots = slots;
    this.#cost = cost;
    this.#required = 0;
    let [isFamily, lineAndNumber, bareNumber] = [true, true, true];
    for (let s = 0; s < slots.length; s++) {
      const slot = slots[s]!;
      if (!slot.required) continue;
      this.#required |= 1 << s;
      if (!slot.numeric) {
        lineAndNumber &&= slot.ids.length > 0 && this.#tables.core[slot.ids[0]!] === 2;
      } else if (slot.year === 0) {
        isFamily = false;
        bareNumber &&= /^\d+$/.test(slot.text);
      }
    }
    this.#isFamily = isFamily;
    this.#lineAndNumber = lineAndNumber && !isFamily;
    this.#bareNumber = bareNumber;
    const rarest = this.#rarest(slots);
    if (rarest === undefined) return;
    this.#isCommonWord = slots.length > 1 && this.#saysCommonWord(rarest);
    this.#marks.set(slots);
    this.#visit(rarest, best);
  }

  #saysCommonWord({ numeric, ids: [word] }: Slot): boolean {
    const isAlone = (this.#required & (this.#required - 1)) === 0;
    if (!isAlone || numeric || word === undefined || this.#tables.core[word] === 2) return false;
    const makers = new Set<number>();
    this.#tables.postings.visit(word, word + 1, (d) => makers.add(this.#devices.brand[d]!));
    return makers.size > 1;
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
    let count = this.#countWords(from, to);
    for (const id of ids) count += this.#countWords(id, id + 1);
    return count;
  }

  #countWords(first: number, last: number): number {
    if (first >= last) return 0;
    const { postings, brands } = this.#tables;
    const { wordBrandStart, wordBrands, deviceStart } = brands;
    let count = postings.count(first, last);
    for (let i = wordBrandStart[first]!; i < wordBrandStart[last]!; i++) {
      const brand = wordBrands[i]!;
      count += deviceStart[brand + 1]! - deviceStart[brand]!;
    }
    return count;
  }

  #visit({ ids, from, to }: Slot, best: Best): void {
    const visit = (device: number): void => this.#verify(device, best);
    for (const id of ids) this.#visitWords(id, id + 1, visit);
    if (from < to) this.#visitWords(from, to, visit);
  }

  #visitWords(first: number, last: number, visit: (device: number) => void): void {
    const { postings, brands } = this.#tables;
    postings.visit(first, last, visit);
    const { wordBrandStart, wordBrands, deviceStart } = brands;
    for (let b = wordBrandStart[first]!; b < wordBrandStart[last]!; b++) {
      const brand = wordBrands[b]!;
      const { devices } = brands;
      for (let i = deviceStart[brand]!; i < deviceStart[brand + 1]!; i++) visit(devices[i]!);
    }
  }

  #verify(device: number, best: Best): void {
    if (!this.#marks.isFirstSight(device)) return;
    const { formStart } = this.#tables;
    const first = formStart[device]!;
    for (let form = first; form < formStart[device + 1]!; form++) {
      this.#verifyForm(device, form, form !== first, best);
    }
  }

  #verifyForm(device: number, form: number, alias: boolean, best: Best): void {
    const costs = this.#slotCosts;
    const _found = this.#found;
    let mask = this.#readForm(form);
    // Where the name itself does not hold a slot, the brand may; and then the year.
    const brand = this.#devices.brand[device]!;
    const named = this.#marks.hasBrand(brand) ? this.#marks.brandMask[brand]! : 0;
    const begun = this.#marks.hasBrand(brand) && named === 0 ? this.#marks.brandBegun[brand]! : 0;
    const isBegun = begun !== 0;
    const rest = named === 0 ? 0 : this.#marks.brandRest[brand]!;
    for (let s = 0; s < this.#slots.length; s++) {
      const bit = 1 << s;
      if ((named & bit) !== 0) {
        const cost = this.#marks.brandCost[brand * MAX_SLOTS + s]!;
        if (cost < costs[s]!) costs[s] = cost;
        mask |= bit;
      } else if ((mask & bit) === 0) {
        const { year } = this.#slots[s]!;
        if ((rest & bit) !== 0) costs[s] = 0;
        else if ((begun & bit) !== 0) costs[s] = COMPLETION;
        else if (year !== 0 && year === this.#devices.year[device]) costs[s] = 0;
        else continue;
        mask |= bit;
      }
    }
    if ((mask & this.#required) !== this.#required) return;
    if (this.#lineAndNumber && this.#isOther(brand, named !== 0)) return;

    let cost = this.#cost;
    let unused = 0;
    for (let s = 0; s < this.#slots.length; s++) {
      if (this.#slots[s]!.required) cost += costs[s]!;
      else if (costs[s] === UNMATCHED) unused++;
    }
    this.#add(device, brand, { alias, cost, unused, isNamed: named !== 0, isBegun }, best);
  }

  /**
   * Beside a brand or a line and a number, is it another device's name? A brand whose devices are
   * called by bare numbers means those: "oneplus 4" is no Nord 4.
   */
  #isOther(brand: number, isNamed: boolean): boolean {
    const { otherKind, strangerBeforeNumber, lineSaid, lineUnsaid, words } = this.#found;
    if (otherKind) return true;
    if (!this.#bareNumber || words > 1) return false;
    const otherLine = isNamed && lineUnsaid && !lineSaid;
    return (
      strangerBeforeNumber || (otherLine && this.#tables.brands.bareNumbers[brand]! >= BARE_NUMBERS)
    );
  }

  /** Reads one name into `#found` and the costs of the slots; returns the slots that it holds. */
  #readForm(form: number): number {
    const { tokenStart, tokens, kinds } = this.#tables;
    const { ranges, rangeBits, wordMask, wordCost } = this.#marks;
    const costs = this.#slotCosts;
    costs.fill(UNMATCHED, 0, this.#slots.length);
    let mask = 0;
    let missing = 0;
    let words = 0;
    const found = this.#found;
    found.lineSaid = false;
    found.lineUnsaid = false;
    found.lineBegun = false;
    found.stranger = false;
    found.strangerBeforeNumber = false;
    let isNumberSaid = false;
    found.otherKind = false;
    found.completed = false;
    const end = tokenStart[form + 1]!;
    for (let t = tokenStart[form]!; t < end; t++) {
      const word = tokens[t]!;
      const kind = kinds[t]!;
      let bits = 0;
      let cost = 0;
      if (this.#marks.hasWord(word)) {
        bits = wordMask[word]!;
        cost = wordCost[word]!;
      } else {
        for (let r = 0; r < ranges.length; r++) {
          const range = ranges[r]!;
          if (word < range.from || word >= range.to) continue;
          if (range.namesOnly && kind < LINE_WORD) continue;
          bits |= rangeBits[r]!;
          cost = COMPLETION;
          if (range.required) found.completed = true;
        }
      }
      if (bits !== 0) {
        mask |= bits;
        if (kind === NUMBER) isNumberSaid = true;
        for (let b = bits; b !== 0; b &= b - 1) {
          const s = 31 - Math.clz32(b & -b);
          if (cost < costs[s]!) costs[s] = cost;
        }
        if (kind < LINE_WORD) words++;
        else if (this.#marks.hasWord(word)) found.lineSaid = true;
        else found.lineBegun = true;
      } else if (kind === LINE_WORD) {
        found.lineUnsaid = true;
      } else if (kind < LINE_WORD) {
        missing += MISSING_BY_KIND[kind]!;
        if (kind === WORD || kind === FAMILY_WORD) {
          if (this.#otherKinds.has(word)) found.otherKind = true;
          if (kind === WORD && !this.#generic.has(word)) {
            found.stranger = true;
            if (!isNumberSaid) found.strangerBeforeNumber = true;
          }
        }
      }
    }
    found.missing = missing;
    found.words = words;
    return mask;
  }

  #add(
    device: number,
    brand: number,
    how: { alias: boolean; cost: number; unused: number; isNamed: boolean; isBegun: boolean },
    best: Best,
  ): void {
    const { weight } = this.#devices.brands[brand]!;
    const found = this.#found;
    const rank = this.#rank;
    const isBegun = !how.isNamed && !found.lineSaid && (how.isBegun || found.lineBegun);
    const said = how.isNamed || found.lineSaid || isBegun;
    if (weight === 0 && this.#slots[0]!.namesOnly) return;
    if (this.#isCommonWord && weight === 0 && !said && (found.missing > 0 || found.lineUnsaid)) {
      return;
    }
    rank.cost = how.cost + (how.alias ? ALIAS : 0);
    if (!said) {
      // Words may be left out only around a device that people know.
      if (weight === 0 && this.#cost >= LEFT_OUT) return;
      if (weight === 0) rank.cost += UNSAID_RARE_BRAND;
      if (found.stranger || found.completed) rank.cost += UNSAID_BRAND;
    }
    rank.unused = how.unused;
    rank.missing = found.missing;
    rank.other = how.alias ? 3 : found.lineUnsaid && !said ? 2 : 1;
    rank.device = device;
    if (this.#isFamily) {
      const whole = found.missing === 0 && found.words > 0 && !(found.lineUnsaid && !said);
      const isDevice = whole && !how.alias && !found.completed && !this.#isRoot(device);
      rank.named = isDevice ? 1 : 2;
      rank.brand = brandRank(weight, isBegun ? 'begun' : said ? 'said' : 'unsaid');
      rank.age = this.#age(device);
    } else {
      rank.named = 0;
      rank.brand = 0;
      rank.age = 0;
      if (!said) rank.missing += missingBrand(weight);
      else if (found.lineUnsaid) rank.missing += MISSING_LINE;
    }
    best.add(rank);
  }

  /** Adds a device whose whole name, or whose code, the query is. */
  addExact(
    device: number,
    how: {
      by: 'name' | 'alias' | 'code';
      withBrand: boolean;
      unused: number;
      isFamily: boolean;
    },
    best: Best,
  ): void {
    const rank = this.#rank;
    const { weight } = this.#devices.brands[this.#devices.brand[device]!]!;
    // Beside noise a name without a number may be any word: as a word it is matched, if it is none.
    const isPlainWord = how.by !== 'code' && how.isFamily && how.unused > 0;
    if (isPlainWord && weight === 0 && !how.withBrand) return;
    rank.cost =
      (weight === 0 && !how.withBrand ? UNSAID_RARE_BRAND : 0) + (how.by === 'alias' ? ALIAS : 0);
    rank.unused = how.unused;
    rank.brand = how.isFamily ? brandRank(weight, how.withBrand ? 'said' : 'unsaid') : 0;
    rank.named = how.isFamily && (how.by === 'alias' || this.#isRoot(device)) ? 2 : 0;
    rank.age = how.isFamily ? this.#age(device) : 0;
    rank.missing = how.withBrand ? 0 : missingBrand(weight);
    rank.other = OTHER_BY[how.by];
    rank.device = device;
    best.add(rank);
  }

  /** Does the name say a whole line of devices rather than this one? */
  #isRoot(device: number): boolean {
    const isRoot = (this.#tables.flags[device]! & ROOT) !== 0;
    return isRoot && this.#devices.year[device]! < CARRIED_SINCE;
  }

  #age(device: number): number {
    const year = this.#devices.year[device]!;
    return year === 0 ? 63 : NEWEST_YEAR - year;
  }
}

/** A single digit alone names nothing, and nor does a query of which nothing is required. */
function namesNothing(slots: readonly Slot[]): boolean {
  return slots.every((slot) => !slot.required || (slot.numeric && slot.text.length === 1));
}
