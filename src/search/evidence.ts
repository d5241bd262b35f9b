import { FAMILY_WORD, LINE_WORD, NETWORK, NUMBER, WORD, YEAR } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import {
  CODE,
  CONTEXT,
  EDIT,
  type Lattice,
  LETTER,
  NAME,
  PREFIX,
  SOUND,
  SPOKEN,
} from './lattice/lattice.ts';
import type { Query } from './normalise.ts';
import { SaidBrands } from './said-brands.ts';
import { Unread } from './unread.ts';
import { WEIGHTS } from './weights.ts';

const MAX_TOKENS = 32;
/** From so many devices on, a brand is known for bare numbers: "oneplus 4" is no Nord 4. */
const BARE_NUMBERS = 3;
/** Bits of `unsaidKinds` beside the kinds: a word that tells it from others, and one that does not. */
export const WORD_UNSAID = 1 << 16;
export const GENERIC_UNSAID = 1 << 17;
/** The "5G" of a name is unsaid: people call a Galaxy A52 5G an A52, but a P40 is no P40 4G. */
export const FIVE_G_UNSAID = 1 << 18;
/** The line that goes without saying beside the maker: "samsung flip", "sony 1 v". */
const HOUSE_LINE_UNSAID = 1 << 19;
/** Kinds of devices that a line's name alone does not mean: "galaxy s11" is no Galaxy Tab S11. */
const OTHER_KINDS = ['tab', 'tablet', 'pad', 'watch', 'book', 'buds'];
/** Words that tell no device from another of its line. */
const GENERIC = ['phone', 'series', 'dual', 'sim', 'lte', 'edition'];
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
  path = 0;
  /** The path of the best name of the device that was read last. */
  bestPath = 0;
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
  isName = false;
  /** Is a part of it read as misspelt, or heard? */
  hasErrors = false;
  /** How many times other words stand between its parts. */
  breaks = 0;
  /** Is a part of it read as a beginning? */
  isBegun = false;
  /** Tokens of the name that are unsaid, by kind, as bits of 1 << kind. */
  unsaidKinds = 0;
  /** For each token of the query the arc that reads it; -1 where it is unread. */
  readonly arcs = new Int16Array(MAX_TOKENS);
  /** The atoms of the path. */
  lo = 0;
  hi = 0;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** What the tokens of the query cost where they are unread. */
  readonly unread: Unread;
  readonly #brands: SaidBrands;
  /** The atoms of the arcs that read each token. */
  readonly #coverLo = new Int32Array(MAX_TOKENS);
  readonly #coverHi = new Int32Array(MAX_TOKENS);
  #isOfCategory = false;
  readonly #dp = new Float64Array(MAX_TOKENS + 1);
  readonly #via = new Int16Array(MAX_TOKENS + 1);
  readonly #back = new Uint8Array(MAX_TOKENS + 1);
  readonly #tokenLo = new Int32Array(MAX_TOKENS);
  readonly #tokenHi = new Int32Array(MAX_TOKENS);
  readonly #otherKinds: ReadonlySet<number>;
  readonly #generic: ReadonlySet<number>;
  readonly #newest: number;
  readonly #fiveG: number;
  #n = 0;
  /** Is a number of the name said that is nothing but digits? */
  #saysBareNumber = false;
  #isLetterUnsaid = false;
  /** Is a number of the query read as one of the name? */
  #saysNumber = false;
  #cutoff = 0;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.unread = new Unread(tables, lattice);
    this.#brands = new SaidBrands(tables, lattice);
    this.#otherKinds = new Set(OTHER_KINDS.map((word) => tables.words.find(word)));
    this.#generic = new Set(GENERIC.map((word) => tables.words.find(word)));
    this.#fiveG = tables.words.find('5g');
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
    const { size, from, to, lo, hi, kind } = this.#lattice;
    this.#coverLo.fill(0, 0, this.#n);
    this.#coverHi.fill(0, 0, this.#n);
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] === CONTEXT) continue;
      for (let i = from[arc]!; i < to[arc]!; i++) {
        this.#coverLo[i] = this.#coverLo[i]! | lo[arc]!;
        this.#coverHi[i] = this.#coverHi[i]! | hi[arc]!;
      }
    }
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
      this.bestPath = this.path;
      return this.isCode ? cost : Number.POSITIVE_INFINITY;
    }
    for (let form = first; form < end; form++) {
      const cost = this.#readForm(device, form, form !== first);
      if (cost < best) {
        best = cost;
        bestForm = form;
        this.bestPath = this.path;
        this.#cutoff = Math.min(this.#cutoff, cost);
      }
    }
    this.form = bestForm;
    return best;
  }

  /** The tokens of the query that are read as parts of the name, as bits. */
  readTokens(): number {
    let bits = 0;
    for (let i = 0; i < this.#n; i++) {
      const arc = this.arcs[i]!;
      if (arc >= 0 && this.#lattice.kind[arc] !== CONTEXT) bits |= 1 << i;
    }
    return bits;
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
      this.#tokenLo[t] = l;
      this.#tokenHi[t] = h;
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
    if (this.#leastUnread(lo, hi) > this.#cutoff) return Number.POSITIVE_INFINITY;
    const path = this.#shortest(lo, hi, brand);
    if (path > this.#cutoff) return Number.POSITIVE_INFINITY;
    this.#walkBack();
    const isSaidByCode = this.isCode;
    const unsaid =
      this.isName || isSaidByCode
        ? this.#allSaid(start, length)
        : this.#unsaidOf(start, length, brand);
    const isNamed = (brandLo & this.lo) !== 0 || (brandHi & this.hi) !== 0;
    this.brandSaid = isNamed || (this.isName && hasBrand);
    const isBegun = (begunLo & this.lo) !== 0 || (begunHi & this.hi) !== 0;
    this.brandBegun = !this.brandSaid && isBegun;
    this.isAlias = isAlias;
    this.path = path;
    this.unsaid = Math.min(unsaid, this.isBegun ? WEIGHTS.unsaidMostBegun : WEIGHTS.unsaidMost);
    this.prior = this.#priorOf(device, brand, isAlias, isStrong && isSaidByCode, length);
    this.cost = path + this.unsaid + this.prior;
    return this.cost;
  }

  /** What the tokens cost at least for which a name has no atom. */
  #leastUnread(lo: number, hi: number): number {
    let sum = 0;
    for (let i = 0; i < this.#n; i++) {
      if ((lo & this.#coverLo[i]!) === 0 && (hi & this.#coverHi[i]!) === 0)
        sum += this.unread.floorOf(i);
    }
    return sum;
  }

  /** The cost of the cheapest path of which all arcs need no more than these atoms. */
  #shortest(lo: number, hi: number, brand: number): number {
    const { first, next, to, cost, lo: needLo, hi: needHi } = this.#lattice;
    const dp = this.#dp;
    const via = this.#via;
    const n = this.#n;
    dp.fill(Number.POSITIVE_INFINITY, 1, n + 1);
    dp[0] = 0;
    for (let i = 0; i < n; i++) {
      const here = dp[i]!;
      if (here === Number.POSITIVE_INFINITY) continue;
      const unread = here + this.unreadFor(i, brand);
      if (unread < dp[i + 1]!) {
        dp[i + 1] = unread;
        via[i + 1] = -1;
        this.#back[i + 1] = i;
      }
      for (let arc = first[i]!; arc >= 0; arc = next[arc]!) {
        const l = needLo[arc]!;
        const h = needHi[arc]!;
        if ((lo & l) !== l || (hi & h) !== h) continue;
        const end = to[arc]!;
        const there = here + cost[arc]!;
        if (there < dp[end]!) {
          dp[end] = there;
          via[end] = arc;
          this.#back[end] = i;
        }
      }
    }
    return dp[n]!;
  }

  #walkBack(): void {
    const { kind, lo, hi } = this.#lattice;
    this.lo = 0;
    this.hi = 0;
    this.isCode = false;
    this.isName = false;
    this.hasErrors = false;
    this.isBegun = false;
    this.#isLetterUnsaid = false;
    this.#saysNumber = false;
    this.breaks = 0;
    let right = -1;
    for (let end = this.#n; end > 0; ) {
      const arc = this.#via[end]!;
      const from = this.#back[end]!;
      if (arc >= 0 && kind[arc] !== CONTEXT) {
        if (right > end) this.breaks++;
        right = from;
      }
      for (let i = from; i < end; i++) this.arcs[i] = arc;
      if (arc >= 0) {
        this.lo |= lo[arc]!;
        this.hi |= hi[arc]!;
        if (kind[arc] === CODE) this.isCode = true;
        if (kind[arc] === NAME) this.isName = true;
        if (kind[arc] === EDIT || kind[arc] === SOUND) this.hasErrors = true;
        if (kind[arc] === PREFIX) this.isBegun = true;
        if (kind[arc] === SPOKEN) this.#saysNumber = true;
        for (let i = from; i < end && kind[arc] !== CONTEXT; i++) {
          if (this.unread.isNumber(i)) this.#saysNumber = true;
        }
        if (kind[arc] === LETTER) this.#isLetterUnsaid = true;
      }
      end = from;
    }
  }

  #allSaid(start: number, length: number): number {
    const { kinds } = this.#tables;
    this.unsaidKinds = 0;
    this.lineSaid = false;
    this.numberSaid = false;
    this.wordSaid = true;
    this.#saysBareNumber = false;
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      if (kind >= LINE_WORD) this.lineSaid = true;
      if (kind === NUMBER) this.numberSaid = true;
    }
    return 0;
  }

  #unsaidOf(start: number, length: number, brand: number): number {
    const { kinds, tokens, brands } = this.#tables;
    const houseLine = brands.houseLine[brand]!;
    const w = WEIGHTS;
    let unsaidKinds = 0;
    let lineSaid = false;
    let numberSaid = false;
    let wordSaid = false;
    let ownWordSaid = false;
    let bareNumber = false;
    let [unsaid, numbers, years, others] = [0, 0, 0, 0];
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      const word = tokens[start + t]!;
      if ((this.#tokenLo[t]! & this.lo) !== 0 || (this.#tokenHi[t]! & this.hi) !== 0) {
        if (kind >= LINE_WORD) lineSaid = true;
        else if (kind === NUMBER) {
          // The letter of a line says no number: "galaxy s".
          numberSaid ||= this.unread.hasNumber || this.#saysNumber;
          bareNumber ||= this.#tables.isDigits(word);
        } else if (kind === WORD || kind === FAMILY_WORD) {
          wordSaid = true;
          ownWordSaid ||= kind === WORD;
        }
        continue;
      }
      unsaidKinds |= 1 << kind;
      if (word === houseLine) unsaidKinds |= HOUSE_LINE_UNSAID;
      if (kind === NUMBER) numbers++;
      else if (kind === YEAR) years++;
      else if (kind === NETWORK) {
        unsaid += w.unsaidNetwork;
        if (word === this.#fiveG) unsaidKinds |= FIVE_G_UNSAID;
      } else if (kind === WORD || kind === FAMILY_WORD) {
        if (this.#otherKinds.has(word)) {
          others++;
          unsaidKinds |= WORD_UNSAID;
        } else if (kind === FAMILY_WORD) unsaid += w.unsaidFamilyWord;
        else if (this.#generic.has(word)) {
          unsaid += w.unsaidGeneric;
          if (kind === WORD) unsaidKinds |= GENERIC_UNSAID;
        } else {
          unsaid += w.unsaidWord;
          unsaidKinds |= WORD_UNSAID;
        }
      }
    }
    this.unsaidKinds = unsaidKinds;
    this.lineSaid = lineSaid;
    this.numberSaid = numberSaid;
    this.wordSaid = wordSaid;
    this.#saysBareNumber = bareNumber;
    if (this.unread.hasNumber || numberSaid) {
      return unsaid + numbers * w.unsaidNumber + years * w.unsaidYear + others * w.unsaidKind;
    }
    unsaid += numbers * w.unsaidNumberOfFamily + years * w.unsaidYearOfFamily;
    // "galaxy z flip" is the Flip before a Flip7, "galaxy z" the newest of its line.
    if (ownWordSaid && (numbers > 0 || years > 0)) unsaid += w.notWhole;
    return unsaid + others * (this.#isOfCategory ? w.unsaidFamilyWord : w.unsaidWord);
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
    let prior = (isAlias ? w.alias : 0) + this.breaks * w.broken;
    // "oneplus 30" is no Nord N30.
    this.isOtherLine = this.#isLetterUnsaid && this.#tables.brands.usesBareNumbers(brand);
    if (!isSaidByCode) {
      if (!said) {
        const part = this.brandBegun ? w.begunPart : 1;
        prior += (part * w.brandUnsaid * (9 - carried)) / 9;
        if (carried === 0) prior += part * w.rareBrandUnsaid;
        prior += w.prominenceUnsaid * (1 - devices.prominence[device]! / 255);
        // "10 evo": a bare number is little of a name, and so much less where words are beside it.
        if (this.#saysBareNumber && !this.wordSaid && this.#n > 1) prior += w.numberAlone;
      } else if (carried === 0) {
        prior += w.rareBrand;
      }
      const isLineUnsaid = (this.unsaidKinds & (1 << LINE_WORD)) !== 0;
      const isBare = isLineUnsaid && !this.lineSaid && this.brandSaid;
      this.isOtherLine ||=
        isBare &&
        this.#saysBareNumber &&
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
