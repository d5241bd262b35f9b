import { LINE_WORD, NETWORK, NUMBER, YEAR } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Lattice } from './lattice/lattice.ts';
import type { Query } from './normalise.ts';
import { Path } from './path.ts';
import { SaidBrands } from './said-brands.ts';
import { Unread } from './unread.ts';
import { HOUSE_LINE_UNSAID, Unsaid } from './unsaid.ts';
import { WEIGHTS } from './weights.ts';

/** From so many devices on, a brand is known for bare numbers: "oneplus 4" is no Nord 4. */
const BARE_NUMBERS = 3;
/** The root of many younger names is still meant by its own name while people carry it. */
const CARRIED_YEARS = 6;

/**
 * Lays a query beside the names of a device: the cheapest path through the lattice whose arcs the name
 * has, what the path leaves unread, and what the name leaves unsaid. The fields describe the device
 * that was read last, by its best name.
 */
export class Evidence {
  /** The sum of all that speaks against the device; see `weights.ts`. */
  cost = 0;
  form = 0;
  isAlias = false;
  /** What of the cost is unread, unsaid, or due to the way of reading. */
  pathCost = 0;
  /** The path of the best name of the device that was read last. */
  bestPathCost = 0;
  unsaid = 0;
  prior = 0;
  brandSaid = false;
  /** Is only the beginning of its brand said? */
  brandBegun = false;
  lineSaid = false;
  numberSaid = false;
  wordSaid = false;
  isCode = false;
  /** Does the name have a line that is unsaid beside a brand whose devices are bare numbers? */
  isOtherLine = false;
  /** Is a part of it read as misspelt, or heard? */
  hasErrors = false;
  /** Is a part of it read as a beginning? */
  isBegun = false;
  /** Tokens of the name that are unsaid, by kind, as bits of 1 << kind. */
  unsaidKinds = 0;
  /** For each token of the query the arc that reads it; -1 where it is unread. */
  readonly arcs: Int16Array;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** What the tokens of the query cost where they are unread. */
  readonly unread: Unread;
  readonly #brands: SaidBrands;
  readonly #path: Path;
  readonly #unsaid: Unsaid;
  #isOfCategory = false;
  readonly #newest: number;
  #n = 0;
  #cutoff = 0;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.unread = new Unread(tables, lattice);
    this.#path = new Path(lattice, this.unread);
    this.#unsaid = new Unsaid(tables, this.unread);
    this.arcs = this.#path.arcs;
    this.#brands = new SaidBrands(tables, lattice);
    this.#newest = tables.devices.year[0] ?? 0;
  }

  /** Begins with another query; its lattice must have been made. */
  begin(query: Query): void {
    this.#n = query.tokens.length;
    this.unread.begin(query);
    this.markArcs();
  }

  /** Notes what the arcs cover and which brands the atoms name; again after arcs were added. */
  markArcs(): void {
    this.#path.mark(this.#n);
    this.unread.markFloors(this.#n);
    this.#brands.mark();
  }

  /** May the query say the device's maker, or a line that its maker has? */
  saysMakerOf(device: number): boolean {
    const brand = this.#tables.devices.brand[device]!;
    return this.#brands.has(brand) || this.unread.saysLineOf(brand);
  }

  /** What a token costs a device of this brand and of the kind of the one that was read last. */
  unreadFor(i: number, brand: number): number {
    return this.unread.costFor(i, brand, this.#isOfCategory);
  }

  /**
   * Reads a device by its best name.
   *
   * @param cutoff above this cost nothing of it matters
   * @returns its cost; infinite where it is above the cutoff
   */
  read(device: number, cutoff: number): number {
    const { formStart } = this.#tables;
    this.#cutoff = cutoff;
    this.#isOfCategory =
      this.unread.category !== null &&
      this.#tables.devices.category(device) === this.unread.category;
    let best = Number.POSITIVE_INFINITY;
    let bestForm = -1;
    const first = formStart[device]!;
    const end = formStart[device + 1]!;
    if (first === end) {
      // Of some devices only the code is known: by their maker's name they are not meant.
      this.form = -1;
      if (!this.#lattice.deviceAtoms.has(device)) return Number.POSITIVE_INFINITY;
      const cost = this.#readForm(device, -1, false);
      this.bestPathCost = this.pathCost;
      return this.isCode ? cost : Number.POSITIVE_INFINITY;
    }
    for (let form = first; form < end; form++) {
      const cost = this.#readForm(device, form, form !== first);
      if (cost < best) {
        best = cost;
        bestForm = form;
        this.bestPathCost = this.pathCost;
        this.#cutoff = Math.min(this.#cutoff, cost);
      }
    }
    this.form = bestForm;
    return best;
  }

  /** Is a number of the name unsaid? */
  get isNumberUnsaid(): boolean {
    return (this.unsaidKinds & (1 << NUMBER)) !== 0;
  }

  /** The tokens of the query that are read as parts of the name, as bits. */
  readTokens(): number {
    let bits = 0;
    for (let i = 0; i < this.#n; i++) if (this.reads(i)) bits |= 1 << i;
    return bits;
  }

  /** Is a token of the query read as a part of the name? */
  reads(i: number): boolean {
    return this.#path.reads(i);
  }

  /** Reads a device by one of its names, so that all fields describe that. */
  readAgain(device: number, form: number): void {
    this.#cutoff = Number.POSITIVE_INFINITY;
    this.#isOfCategory =
      this.unread.category !== null &&
      this.#tables.devices.category(device) === this.unread.category;
    this.#readForm(device, form, form >= 0 && form !== this.#tables.formStart[device]);
    this.form = form;
  }

  /** Takes over what the path and the name say. */
  #takeOver(): void {
    this.isCode = this.#path.isCode;
    this.hasErrors = this.#path.hasErrors;
    this.isBegun = this.#path.isBegun;
    this.unsaidKinds = this.#unsaid.kinds;
    this.lineSaid = this.#unsaid.lineSaid;
    this.numberSaid = this.#unsaid.numberSaid;
    this.wordSaid = this.#unsaid.wordSaid;
  }

  #readForm(device: number, form: number, isAlias: boolean): number {
    const { tokenStart, tokens, kinds, devices } = this.#tables;
    const lattice = this.#lattice;
    const { wordLo, wordHi, ranges, years } = lattice;
    const brand = devices.brand[device]!;
    let lo = 0;
    let hi = 0;
    let brandLo = 0;
    let brandHi = 0;
    let begunLo = 0;
    let begunHi = 0;
    if (this.#brands.has(brand)) {
      const said = this.#brands;
      brandLo = said.lo[brand]!;
      brandHi = said.hi[brand]!;
      begunLo = said.begunLo[brand]!;
      begunHi = said.begunHi[brand]!;
      lo = brandLo | begunLo;
      hi = brandHi | begunHi;
      // A further word of a brand's name counts beside its first: "plus" alone is no OnePlus.
      if (lo !== 0 || hi !== 0) {
        lo |= said.restLo[brand]!;
        hi |= said.restHi[brand]!;
      }
    }
    const rangeCount = ranges.length;
    const start = form < 0 ? 0 : tokenStart[form]!;
    const length = form < 0 ? 0 : tokenStart[form + 1]! - start;
    for (let t = 0; t < length; t++) {
      const word = tokens[start + t]!;
      let l = wordLo[word]!;
      let h = wordHi[word]!;
      for (let r = 0; r < rangeCount; r++) {
        const range = ranges[r]!;
        if (word < range.from || word >= range.to) continue;
        if (range.noYears && (kinds[start + t] === YEAR || kinds[start + t] === NETWORK)) continue;
        l |= range.lo;
        h |= range.hi;
      }
      this.#unsaid.tokenLo[t] = l;
      this.#unsaid.tokenHi[t] = h;
      lo |= l;
      hi |= h;
    }
    let isStrong = false;
    let hasBrand = false;
    if (lattice.deviceAtoms.size > 0) {
      const own = lattice.deviceAtoms.get(device);
      if (own !== undefined) {
        lo |= own.lo;
        hi |= own.hi;
        isStrong = own.isStrong;
      }
    }
    if (form >= 0 && lattice.formAtoms.size > 0) {
      const own = lattice.formAtoms.get(form);
      if (own !== undefined) {
        lo |= own.lo;
        hi |= own.hi;
        hasBrand = own.hasBrand;
      }
    }
    for (let y = 0; y < years.length; y++) {
      const said = years[y]!;
      if (said.year !== devices.year[device]) continue;
      lo |= said.lo;
      hi |= said.hi;
    }
    const reading = this.#path;
    if (reading.leastUnread(lo, hi) > this.#cutoff) return Number.POSITIVE_INFINITY;
    const path = reading.shortest(lo, hi, brand, this.#isOfCategory);
    if (path > this.#cutoff) return Number.POSITIVE_INFINITY;
    reading.walkBack();
    const isSaidByCode = reading.isCode;
    const unsaid =
      reading.isName || isSaidByCode
        ? this.#unsaid.none(start, length)
        : this.#unsaid.of(start, length, brand, reading, this.#isOfCategory);
    this.#takeOver();
    const isNamed = (brandLo & reading.lo) !== 0 || (brandHi & reading.hi) !== 0;
    this.brandSaid = isNamed || (reading.isName && hasBrand);
    const isBegun = (begunLo & reading.lo) !== 0 || (begunHi & reading.hi) !== 0;
    this.brandBegun = !this.brandSaid && isBegun;
    this.isAlias = isAlias;
    this.pathCost = path;
    this.unsaid = Math.min(unsaid, this.isBegun ? WEIGHTS.unsaidMostBegun : WEIGHTS.unsaidMost);
    this.prior = this.#priorOf(device, brand, isAlias, isStrong && isSaidByCode, length);
    this.cost = path + this.unsaid + this.prior;
    return this.cost;
  }

  /** Is the word for a kind of device read as part of the name: "hp", a phone in Indonesian? */
  #isCategoryName(): boolean {
    for (let i = 0; i < this.#n; i++) {
      if (this.unread.isCategory(i) && this.arcs[i]! >= 0) return true;
    }
    return false;
  }

  #priorOf(
    device: number,
    brand: number,
    isAlias: boolean,
    isSaidByCode: boolean,
    length: number,
  ): number {
    const { weight, devices, flags } = this.#tables;
    const w = WEIGHTS;
    const carried = weight[brand]!;
    const said = this.brandSaid || this.lineSaid;
    // The parts of a name stand together: "13t" and "pro", before "13t" and a "5" ten words further on.
    let prior = (isAlias ? w.alias : 0) + this.#path.breaks * w.broken;
    // "oneplus 30" is no Nord N30.
    this.isOtherLine = this.#path.isLetterUnsaid && this.#tables.brands.usesBareNumbers(brand);
    if (!isSaidByCode) {
      if (!said) {
        const part = this.brandBegun ? w.begunPart : 1;
        prior += (part * w.brandUnsaid * (9 - carried)) / 9;
        if (carried === 0) prior += part * w.rareBrandUnsaid;
        prior += w.prominenceUnsaid * (1 - devices.prominence[device]! / 255);
        // "10 evo": a bare number is little of a name, and so much less where words are beside it.
        if (this.#unsaid.saysBareNumber && !this.wordSaid && this.#n > 1) prior += w.numberAlone;
      } else if (carried === 0) {
        prior += w.rareBrand;
      }
      const isLineUnsaid = (this.unsaidKinds & (1 << LINE_WORD)) !== 0;
      const isBare = isLineUnsaid && !this.lineSaid && this.brandSaid;
      this.isOtherLine ||=
        isBare &&
        this.#unsaid.saysBareNumber &&
        this.numberSaid &&
        !this.wordSaid &&
        this.#tables.brands.bareNumbers[brand]! >= BARE_NUMBERS;
      if (this.isOtherLine) prior += w.otherLine;
      const isHouseLine = (this.unsaidKinds & HOUSE_LINE_UNSAID) !== 0;
      if (isBare && this.wordSaid && !this.unread.hasNumber && !isHouseLine) prior += w.notWhole;
      if (isLineUnsaid && !this.lineSaid) {
        const isFamily = !this.unread.hasNumber && !this.numberSaid;
        if (!this.brandSaid) prior += w.unsaidLineAndBrand;
        else if (!isFamily) prior += w.unsaidLine;
      }
    }
    const year = devices.year[device]!;
    const age = year === 0 ? 8 : this.#newest - year;
    const rest = 1 - devices.prominence[device]! / 255;
    if (this.unread.hasNumber || this.numberSaid) {
      prior += w.age * age + w.prominence * rest;
    } else {
      prior += w.ageOfFamily * age + w.prominenceOfFamily * rest;
      // "galaxy fold" is the name of one, "samsung fold" that of its line.
      const root = this.lineSaid ? ROOT : ROOT | ROOT_OF_LINE;
      if ((flags[device]! & root) !== 0 && age > CARRIED_YEARS && length > 0) prior += w.unsaidWord;
    }
    if (this.unread.category !== null && !this.#isOfCategory && !this.#isCategoryName())
      prior += w.category;
    return prior;
  }
}
