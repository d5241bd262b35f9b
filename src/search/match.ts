import type { DeviceTable } from '../snapshot/index.ts';
import { ageOf, isRoot } from './age.ts';
import { NETWORK } from './kinds.ts';
import { Marks, UNMATCHED } from './marks.ts';
import { NameReader } from './name-reader.ts';
import {
  ABBREVIATED,
  ALIAS,
  type Best,
  brandRank,
  EVERYBODYS,
  LEFT_OUT,
  MISSING,
  MISSING_LINE,
  missingBrand,
  newRank,
  UNSAID_BRAND,
  UNSAID_RARE_BRAND,
  UNUSED_NETWORK,
} from './rank.ts';
import { COMPLETION, MAX_SLOTS, type Reading, type Slot } from './reading.ts';
import { isOpaque } from './scripts.ts';
import type { Tables } from './tables.ts';
import { isDigits, isNetwork } from './tokens.ts';

/** From so many devices on, a brand is known for bare numbers. */
const BARE_NUMBERS = 3;

/** Finds the devices that hold all required slots of a reading. */
export class Matcher {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #marks: Marks;
  readonly #rank = newRank();
  readonly #found: NameReader;
  #slots: readonly Slot[] = [];
  #cost = 0;
  #isLetterUnsaid = false;
  #required = 0;
  /** The slots that a year of release may match. */
  #years = 0;
  /** The slots of networks beside a number, which a name need not have: "vivo v50 5g". */
  #networks = 0;
  /** Is no number required, so that a family is meant? */
  #isFamily = false;
  /** Does the query say a brand or a line and a number, and nothing else? */
  #lineAndNumber = false;
  #bareNumber = false;
  /**
   * Is a single word required beside noise? The last word of a question is then no beginning of a name
   * that few know, and nor is a number alone such a name: "how much is the fish", "mi 47".
   */
  #isWordOfQuestion = false;
  /** Is all that the query says, beside noise, one word of several makers' names? "hello world" */
  #isCommonWord = false;

  constructor(tables: Tables, devices: DeviceTable) {
    this.#tables = tables;
    this.#devices = devices;
    this.#marks = new Marks(tables, devices.brands.length, devices.size);
    this.#found = new NameReader(tables, this.#marks);
  }

  /** Adds the devices that match a reading. */
  match({ slots, cost, isLetterUnsaid }: Reading, best: Best): void {
    if (slots.length > MAX_SLOTS || namesNothing(slots)) return;
    this.#slots = slots;
    this.#cost = cost;
    this.#isLetterUnsaid = isLetterUnsaid;
    this.#required = 0;
    this.#years = 0;
    this.#networks = 0;
    let [isFamily, lineAndNumber, bareNumber] = [true, true, true];
    for (let s = 0; s < slots.length; s++) {
      const slot = slots[s]!;
      if (slot.year !== 0) this.#years |= 1 << s;
      if (!slot.required) {
        if (isNetwork(slot.text)) this.#networks |= 1 << s;
        continue;
      }
      this.#required |= 1 << s;
      if (!slot.numeric) {
        lineAndNumber &&= slot.ids.length > 0 && this.#tables.core[slot.ids[0]!] === 2;
      } else if (slot.year === 0) {
        isFamily = false;
        bareNumber &&= isDigits(slot.text);
      }
    }
    const isOneWord = (this.#required & (this.#required - 1)) === 0;
    this.#isWordOfQuestion = isOneWord && slots.length > 1;
    this.#isFamily = isFamily;
    if (isFamily) this.#networks = 0;
    this.#lineAndNumber = lineAndNumber && !isFamily;
    this.#bareNumber = bareNumber && !isLetterUnsaid;
    const rarest = this.#rarest(slots);
    if (rarest === undefined) return;
    this.#isCommonWord = this.#isWordOfQuestion && this.#saysCommonWord(rarest);
    // A word in a script that no table reads may well be the name, of which the rest is "lite".
    if (this.#isCommonWord && slots.some(({ text }) => isOpaque(text))) return;
    this.#marks.set(slots);
    this.#found.begin(slots);
    this.#visit(rarest, best);
  }

  #saysCommonWord({ numeric, ids: [word] }: Slot): boolean {
    if (numeric || word === undefined || this.#tables.core[word] === 2) return false;
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
    const marks = this.#marks;
    if (!marks.isFirstSight(device)) return;
    const { formStart, brands } = this.#tables;
    const brand = this.#devices.brand[device]!;
    if (this.#isLetterUnsaid && brands.usesBareNumbers(brand)) return;
    // What the name itself need not hold: the brand says it, or the year.
    let elsewhere = 0;
    if (marks.hasBrand(brand)) {
      elsewhere = marks.brandMask[brand]! | marks.brandRest[brand]! | marks.brandBegun[brand]!;
    }
    const wanted = this.#required & ~elsewhere & ~this.#years;
    const first = formStart[device]!;
    for (let form = first; form < formStart[device + 1]!; form++) {
      if ((this.#found.mayHold(form) & wanted) !== wanted) continue;
      this.#verifyForm(device, brand, form, form !== first, best);
    }
  }

  #verifyForm(device: number, brand: number, form: number, alias: boolean, best: Best): void {
    const { costs } = this.#found;
    let mask = this.#found.read(form);
    // Where the name itself does not hold a slot, the brand may; and then the year.
    const hasBrand = this.#marks.hasBrand(brand);
    const named = hasBrand ? this.#marks.brandMask[brand]! : 0;
    const begun = hasBrand && named === 0 ? this.#marks.brandBegun[brand]! : 0;
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
    let networks = 0;
    for (let s = 0; s < this.#slots.length; s++) {
      if (this.#slots[s]!.required) cost += costs[s]!;
      else if (costs[s] === UNMATCHED) {
        if ((this.#networks & (1 << s)) !== 0) networks++;
        else unused++;
      }
    }
    const how = { alias, cost, unused, networks, isNamed: named !== 0, isBegun };
    this.#add(device, brand, how, best);
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

  #add(
    device: number,
    brand: number,
    how: {
      alias: boolean;
      cost: number;
      unused: number;
      networks: number;
      isNamed: boolean;
      isBegun: boolean;
    },
    best: Best,
  ): void {
    const { weight } = this.#devices.brands[brand]!;
    const found = this.#found;
    const rank = this.#rank;
    const isBegun = !how.isNamed && !found.lineSaid && (how.isBegun || found.lineBegun);
    const said = how.isNamed || found.lineSaid || isBegun;
    if (weight === 0 && this.#slots[0]!.namesOnly) return;
    if (this.#isCommonWord && weight === 0 && !said) return;
    if (this.#isWordOfQuestion && weight === 0) {
      const isNumber = this.#bareNumber && !this.#isFamily;
      if (isBegun || (!said && (found.completed || isNumber))) return;
    }
    rank.cost = how.cost + (how.alias ? ALIAS : 0);
    // What stands abbreviated is a word that many people carry: the "s" of "tab s10" is no STYLO.
    if (said && weight === 0 && this.#cost >= ABBREVIATED) rank.cost += UNSAID_RARE_BRAND;
    if (!said) {
      // Words may be left out only around a device that people know.
      if (weight === 0 && this.#cost >= LEFT_OUT) return;
      if (weight === 0) rank.cost += UNSAID_RARE_BRAND;
      const goesUnsaid = weight >= EVERYBODYS && !this.#isFamily;
      if ((found.stranger || found.completed) && !goesUnsaid) rank.cost += UNSAID_BRAND;
    }
    rank.unused = how.unused;
    rank.missing = found.missing + how.networks * UNUSED_NETWORK;
    rank.other = how.alias ? 3 : found.lineUnsaid && !said ? 2 : 1;
    rank.device = device;
    if (this.#isFamily) {
      // Of a device that is called like its line, the line is the whole name: "onepus nord".
      const says = found.words > 0 || (found.lineSaid && how.isNamed);
      const whole = found.missing <= MISSING[NETWORK]! && says && !(found.lineUnsaid && !said);
      const isDevice =
        whole && !how.alias && !found.completed && !isRoot(this.#tables, this.#devices, device);
      rank.named = isDevice ? 1 : 2;
      rank.brand = brandRank(weight, isBegun ? 'begun' : said ? 'said' : 'unsaid');
      rank.age = ageOf(this.#devices, device);
    } else {
      rank.named = 0;
      rank.brand = 0;
      rank.age = 0;
      if (!said) rank.missing += missingBrand(weight);
      else if (found.lineUnsaid) rank.missing += MISSING_LINE;
    }
    best.add(rank);
  }
}

/** A single digit alone names nothing, and nor does a query of which nothing is required. */
function namesNothing(slots: readonly Slot[]): boolean {
  return slots.every((slot) => !slot.required || (slot.numeric && slot.text.length === 1));
}
