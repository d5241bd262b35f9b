import { CONTEXT, type Lattice, MAX_TOKENS } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Quality } from '../model/index.ts';
import type { Query, QueryToken } from '../query/normalise.ts';
import { isAmidName, isApart, isLine, isNumber } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Uses } from '../search-index/uses.ts';
import { CATEGORY, NEWEST, NOISE, SUFFIX } from '../text/lexicon.ts';
import { mostSpecific } from './kind-asked.ts';

/**
 * A token that some devices pay their own amount for: those that have a quality, or whose maker puts it into names;
 * without either those of the kind that the query says.
 */
interface Concern {
  i: number;
  by: Quality | Uses | null;
}

/** What each token of a query costs a device that leaves it unread. */
export class Unread {
  /** Has the query a number that may be part of a name? */
  hasNumber = false;
  /** The numbers that may be part of a name, as bits; */
  numbers = 0;
  /** the words for a kind of device. */
  #categories = 0;
  /** Does it say a generation: "gen 2", "6th generation"? */
  saysGeneration = false;
  /** Does it ask for the newest device of a line? */
  asksForNewest = false;
  /** The kind of device that the query says; null for none. */
  category: string | null = null;
  /** Is the device that was begun with of that kind? */
  isOfCategory = false;
  /** The tokens that concern that device, as bits: all with the same key pay the same for all that is unread. */
  key = 0;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** What a token costs, and what it costs a device that it concerns. */
  readonly #cost = new Float64Array(MAX_TOKENS);
  readonly #own = new Float64Array(MAX_TOKENS);
  readonly #floor = new Float64Array(MAX_TOKENS);
  readonly #concerns: Concern[] = [];
  /** Which makers have the lines that the query says. */
  readonly #lines: Uses[] = [];

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
  }

  /** What a token costs a device that it does not concern. */
  cost(i: number): number {
    return this.#cost[i]!;
  }

  /** Begins with another query; its lattice must have been made. */
  begin(query: Query): void {
    const { tokens } = query;
    this.hasNumber = false;
    this.saysGeneration = query.text.includes('gen');
    this.asksForNewest = tokens.some(({ roles }) => (roles & NEWEST) !== 0);
    this.category = null;
    this.numbers = 0;
    this.#categories = 0;
    this.#concerns.length = 0;
    this.#lines.length = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (isLine(token)) this.#lines.push(this.#tables.usesOf(token.word));
      if (!isNumber(token)) continue;
      this.numbers |= 1 << i;
      this.hasNumber ||= !this.#lattice.isMeasure(i);
    }
    for (let i = 0; i < tokens.length; i++) this.#beginToken(query, i);
  }

  #beginToken(query: Query, i: number): void {
    const token = query.tokens[i]!;
    const { category, quality, roles } = token;
    let cost = this.#costOf(query, i);
    let own = cost;
    let by: Concern['by'] = null;
    // In prose a phone may be another thing: "my ultra 2, the phone is at home".
    const isOther = category === 'phone' && isApart(query, i, this.#tables);
    if (category !== null && (roles & CATEGORY) !== 0 && !isOther) {
      this.category = mostSpecific(this.category, category);
      this.#categories |= 1 << i;
      own = WEIGHTS.unreadNoise;
    }
    // First the quality: a "Klapphandy" is a phone, and one that folds.
    if (quality !== null) {
      own = this.hasNumber ? cost : Math.min(WEIGHTS.unreadNoise, cost);
      // "iphone 14 mini" is no iPhone 14, whatever its size: beside a number a quality costs the same.
      if (!this.hasNumber) cost = WEIGHTS.unreadQuality;
      by = quality;
    } else if (own === cost) {
      own = costOfSibling(token, cost);
      if (own !== cost) by = this.#tables.usesOf(token.word);
    }
    this.#cost[i] = cost;
    this.#own[i] = own;
    if (own !== cost) this.#concerns.push({ i, by });
  }

  /** Lowers what tokens cost at least to their cheapest context; again after arcs were added. */
  markFloors(length: number): void {
    const { size, from, to, kind, cost } = this.#lattice;
    for (let i = 0; i < length; i++) this.#floor[i] = Math.min(this.#own[i]!, this.#cost[i]!);
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] !== CONTEXT) continue;
      const share = cost[arc]! / (to[arc]! - from[arc]!);
      for (let i = from[arc]!; i < to[arc]!; i++)
        if (share < this.#floor[i]!) this.#floor[i] = share;
    }
  }

  /** Begins with a device: what tokens cost it is asked next. */
  readDevice(device: number): void {
    const { devices, qualities } = this.#tables;
    const brand = devices.brand[device]!;
    this.isOfCategory = this.category !== null && devices.category(device) === this.category;
    this.key = 0;
    for (const { i, by } of this.#concerns) {
      const isOwn = typeof by === 'string' ? qualities.has(device, by) : by?.byBrand[brand] === 1;
      if (by === null ? this.isOfCategory : isOwn) this.key |= 1 << i;
    }
  }

  /** What a token costs that the device which was begun with leaves unread. */
  costFor(i: number): number {
    return (this.key & (1 << i)) !== 0 ? this.#own[i]! : this.#cost[i]!;
  }

  /** Does a token say a kind of device? */
  isCategory(i: number): boolean {
    return (this.#categories & (1 << i)) !== 0;
  }

  /** What a token costs at least where no name is read in it. */
  floorOf(i: number): number {
    return this.#floor[i]!;
  }

  /** Is a token a number that may be part of a name? */
  isNumber(i: number): boolean {
    return (this.numbers & (1 << i)) !== 0;
  }

  /** Is a line said that the maker of a brand has? */
  saysLineOf(brand: number): boolean {
    return this.#lines.some(({ byBrand }) => byBrand[brand] === 1);
  }

  #costOf(query: Query, i: number): number {
    const { roles, numeric, year, network, repeated, spoken, opaque, misspelt, begun } =
      query.tokens[i]!;
    const w = WEIGHTS;
    if (repeated) return 0;
    if (network) return w.unreadNetwork;
    if (numeric) return year !== 0 ? w.unreadYear : w.unreadNumber;
    if (spoken) return w.unreadSpoken;
    if ((roles & NOISE) !== 0) return this.#unreadNoise(query, i);
    if ((roles & SUFFIX) !== 0) return w.unreadSuffix;
    if (!opaque) return w.unreadUnknown;
    return misspelt.length > 0 || begun.length > 0 ? w.unreadBegun : w.unreadOpaque;
  }

  /** What a word of noise costs that may be part of a name, too. */
  #unreadNoise(query: Query, i: number): number {
    const w = WEIGHTS;
    const { tokens } = query;
    const { text, roles, ownRoles, word, core, longer, longerEnd } = tokens[i]!;
    if (tokens.length === 1) return w.unreadUnknown;
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    // "red magic" is a REDMAGIC before a red Magic.
    const mayBeHalf = longer < longerEnd && next !== undefined;
    if (mayBeHalf && this.#tables.isLineWord(text + next.text)) return w.unreadHalf;
    // "fold 5 black" is no Black Shark 5.
    const isBeforeNumber = core > 0 && (ownRoles & SUFFIX) !== 0 && next?.digits === true;
    if (isBeforeNumber || isAmidName(query, i, this.#tables)) return w.unreadHalf;
    // "op12": an abbreviation before its number.
    if (i === 0 && next?.numeric && this.#tables.abbreviations.has(text)) return w.unreadHalf;
    // "oneplus no": the word is being typed.
    if ((before?.core ?? 0) > 0 && next === undefined) return w.unreadBegun;
    if (core > 0 && (roles & CATEGORY) !== 0) return w.unreadCategory;
    if (word >= 0 && this.#tables.brands.isNamedBy(word)) return w.unreadNoiseOfBrand;
    return core > 0 ? w.unreadNoiseOfNames : w.unreadNoise;
  }
}

/** What a word costs a device whose maker puts it into the names of others. */
function costOfSibling(token: QueryToken, cost: number): number {
  const { text, roles, ownRoles, numeric, spoken, repeated, word } = token;
  if (numeric || spoken || repeated || word < 0) return cost;
  if ((roles & NOISE) === 0) return (roles & SUFFIX) !== 0 ? WEIGHTS.unreadSibling : cost;
  // "vivo X300 E" is no X300; but the "on" of a sentence says nothing, whoever has an On7.
  const isOfNames = text.length === 1 || (ownRoles & SUFFIX) !== 0;
  return isOfNames ? Math.max(cost, WEIGHTS.unreadNoiseOfBrand) : cost;
}
