import { CONTEXT, type Lattice, MAX_TOKENS } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Quality } from '../model/index.ts';
import type { Query } from '../query/normalise.ts';
import { isAmidName, isApart } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Uses } from '../search-index/uses.ts';
import { CATEGORY, NEWEST, NOISE, SUFFIX } from '../text/lexicon.ts';
import { mostSpecific } from './kind-asked.ts';

/** What each token of a query costs a device that leaves it unread. */
export class Unread {
  /** Has the query a number that may be part of a name? */
  hasNumber = false;
  /** Does it say a generation: "gen 2", "6th generation"? */
  saysGeneration = false;
  /** Does it ask for the newest device of a line? */
  asksForNewest = false;
  /** The kind of device that the query says; null for none. */
  category: string | null = null;
  /** The qualities that it asks for, of each token that says one. */
  readonly #qualities: (Quality | null)[] = new Array(MAX_TOKENS).fill(null);
  #asksQuality = false;
  /** The device of which the costs are asked, and its maker. */
  #device = -1;
  #brand = -1;
  /** Is it of the kind that the query says? */
  isOfCategory = false;
  /** All devices with the same key pay the same for all that is unread. */
  key = 0;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #cost = new Float64Array(MAX_TOKENS);
  readonly #floor = new Float64Array(MAX_TOKENS);
  /** Of letters and suffixes that makers use in names: whose, where that changes what they cost. */
  readonly #uses: (Uses | null)[] = new Array(MAX_TOKENS).fill(null);
  /** Where the tokens stand that cost one device more than another. */
  readonly #variedAt = new Uint8Array(MAX_TOKENS);
  #varied = 0;
  readonly #isNoise = new Uint8Array(MAX_TOKENS);
  readonly #isNumeric = new Uint8Array(MAX_TOKENS);
  readonly #isCategory = new Uint8Array(MAX_TOKENS);
  /** Which makers have the lines that the query says. */
  readonly #lines: Uses[] = [];

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
  }

  /** What a token costs at least where it is unread. */
  cost(i: number): number {
    return this.#cost[i]!;
  }

  /** Begins with another query; its lattice must have been made. */
  begin(query: Query): void {
    const { tokens } = query;
    this.hasNumber = tokens.some((token, i) => this.#isFreeNumber(token, i));
    this.saysGeneration = query.text.includes('gen');
    this.asksForNewest = tokens.some(({ roles }) => (roles & NEWEST) !== 0);
    this.category = null;
    this.#asksQuality = false;
    this.#lines.length = 0;
    this.#varied = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const { word } = token;
      if (token.core === 2) this.#lines.push(this.#tables.usesOf(word));
      this.#uses[i] = null;
      this.#isNoise[i] = 0;
      this.#isNumeric[i] = token.numeric && !token.network && token.year === 0 ? 1 : 0;
      this.#isCategory[i] = 0;
      this.#qualities[i] = null;
      const { category, quality } = token;
      if (category !== null && (token.roles & CATEGORY) !== 0 && this.#saysCategory(query, i)) {
        this.category = mostSpecific(this.category, category);
        this.#isCategory[i] = 1;
      }
      if (quality !== null) {
        this.#qualities[i] = quality;
        this.#asksQuality = true;
      }
      this.#cost[i] = this.#costOf(query, i);
      // "iphone 14 mini" is no iPhone 14, whatever its size: beside a number a quality costs the same.
      const isVaried = quality === null ? this.#uses[i] !== null : !this.hasNumber;
      if (isVaried) this.#variedAt[this.#varied++] = i;
    }
  }

  /**
   * Does a word for a kind of device say it of the device that is meant? In prose a phone may be another thing: "my
   * ultra 2, the phone is at home".
   */
  #saysCategory(query: Query, i: number): boolean {
    if (query.tokens[i]!.category !== 'phone') return true;
    return !isApart(query, i, this.#tables);
  }

  /** Lowers what tokens cost at least to their cheapest context; again after arcs were added. */
  markFloors(length: number): void {
    const { size, from, to, kind, cost } = this.#lattice;
    for (let i = 0; i < length; i++) {
      const mayFit = this.#isCategory[i] === 1 || this.#qualities[i] !== null;
      this.#floor[i] = mayFit ? Math.min(WEIGHTS.unreadNoise, this.#cost[i]!) : this.#cost[i]!;
    }
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] !== CONTEXT) continue;
      const share = cost[arc]! / (to[arc]! - from[arc]!);
      for (let i = from[arc]!; i < to[arc]!; i++)
        if (share < this.#floor[i]!) this.#floor[i] = share;
    }
  }

  /** Begins with a device: what tokens cost it is asked next. */
  readDevice(device: number): void {
    const { devices } = this.#tables;
    this.#device = device;
    this.#brand = devices.brand[device]!;
    this.isOfCategory = this.category !== null && devices.category(device) === this.category;
    this.key = this.isOfCategory ? 1 : 0;
    for (let v = 0; v < this.#varied; v++)
      this.key = 2 * this.key + this.#bitOf(this.#variedAt[v]!);
  }

  /** 1 where a token costs another amount because of the device which was begun with. */
  #bitOf(i: number): number {
    if (this.#qualities[i] !== null) return this.asksForQualityOf(i) ? 1 : 0;
    return this.#uses[i]!.byBrand[this.#brand]!;
  }

  /** Does a token ask for a quality that the device has which was begun with? */
  asksForQualityOf(i: number): boolean {
    const quality = this.#qualities[i];
    return quality != null && this.#tables.qualities.has(this.#device, quality);
  }

  /** Does a token say a kind of device? */
  isCategory(i: number): boolean {
    return this.#isCategory[i] === 1;
  }

  /** What a token costs at least where no name is read in it. */
  floorOf(i: number): number {
    return this.#floor[i]!;
  }

  /** What a token costs at least, of a device whose maker puts it into names as well. */
  leastOf(i: number): number {
    const isSibling = this.#uses[i] !== null && this.#isNoise[i] === 0;
    return isSibling ? Math.min(this.#floor[i]!, WEIGHTS.unreadSibling) : this.#floor[i]!;
  }

  /** Is a token a number that may be part of a name? */
  isNumber(i: number): boolean {
    return this.#isNumeric[i] === 1;
  }

  /** Is a line said that the maker of a brand has? */
  saysLineOf(brand: number): boolean {
    for (const { byBrand } of this.#lines) if (byBrand[brand] === 1) return true;
    return false;
  }

  /** What a token costs that the device which was begun with leaves unread. */
  costFor(i: number): number {
    // First the quality: a "Klapphandy" is a phone, and one that folds.
    if (this.#asksQuality && this.#qualities[i] !== null) return this.#costOfQuality(i);
    if (this.#isCategory[i] === 1 && this.isOfCategory) return WEIGHTS.unreadNoise;
    if (this.#uses[i]?.byBrand[this.#brand] !== 1) return this.#cost[i]!;
    return this.#isNoise[i] === 1 ? WEIGHTS.unreadNoiseOfBrand : WEIGHTS.unreadSibling;
  }

  /** What a quality costs that is asked for and no part of the name. */
  #costOfQuality(i: number): number {
    const w = WEIGHTS;
    const cost = this.#cost[i]!;
    // "iphone 14 mini" is no iPhone 14, whatever its size.
    if (this.hasNumber) return cost;
    return this.asksForQualityOf(i) ? Math.min(w.unreadNoise, cost) : w.unreadQuality;
  }

  #costOf(query: Query, i: number): number {
    const token = query.tokens[i]!;
    const { roles, numeric, year, network, repeated, opaque, misspelt, begun } = token;
    const { word, core } = token;
    const w = WEIGHTS;
    if (repeated) return 0;
    if (network) return w.unreadNetwork;
    if (numeric) {
      return year !== 0 ? w.unreadYear : w.unreadNumber;
    }
    if (token.spoken) return w.unreadSpoken;
    if ((roles & NOISE) !== 0) {
      const cost = this.#unreadNoise(query, i, core);
      // "vivo X300 E" is no X300; but the "on" of a sentence says nothing, whoever has an On7.
      const isOfNames = token.text.length === 1 || (token.ownRoles & SUFFIX) !== 0;
      if (isOfNames && word >= 0 && cost < w.unreadNoiseOfBrand) {
        this.#uses[i] = this.#tables.usesOf(word);
        this.#isNoise[i] = 1;
      }
      return cost;
    }
    if ((roles & SUFFIX) !== 0) {
      if (word >= 0) this.#uses[i] = this.#tables.usesOf(word);
      return w.unreadSuffix;
    }
    if (!opaque) return w.unreadUnknown;
    return misspelt.length > 0 || begun.length > 0 ? w.unreadBegun : w.unreadOpaque;
  }

  /** What a word of noise costs that may be part of a name, too. */
  #unreadNoise(query: Query, i: number, core: number): number {
    const w = WEIGHTS;
    const { tokens } = query;
    const { text, roles, word, longer, longerEnd } = tokens[i]!;
    if (tokens.length === 1) return w.unreadUnknown;
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    // "red magic" is a REDMAGIC before a red Magic.
    const mayBeHalf = longer < longerEnd && next !== undefined;
    if (mayBeHalf && this.#tables.isLineWord(text + next.text)) return w.unreadHalf;
    if (isAmidName(query, i, this.#tables)) return w.unreadHalf;
    // "op12": an abbreviation before its number.
    if (i === 0 && next?.numeric && this.#tables.abbreviations.has(text)) return w.unreadHalf;
    // "oneplus no": the word is being typed.
    if ((before?.core ?? 0) > 0 && next === undefined) return w.unreadBegun;
    if (core > 0 && (roles & CATEGORY) !== 0) return w.unreadCategory;
    if (word >= 0 && this.#tables.brands.isNamedBy(word)) return w.unreadNoiseOfBrand;
    return core > 0 ? w.unreadNoiseOfNames : w.unreadNoise;
  }

  /** Is it a number that may be part of a name, and no measure? */
  #isFreeNumber({ numeric, network, year }: Query['tokens'][number], i: number): boolean {
    return numeric && !network && year === 0 && !this.#lattice.isMeasure(i);
  }
}
