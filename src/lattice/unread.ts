import type { Quality } from '../model/index.ts';
import { mostSpecific } from '../query/kind-asked.ts';
import { MAX_TOKENS, type Query } from '../query/query.ts';
import {
  isAmidName,
  isApart,
  isArticleOfName,
  isEveryday,
  isLine,
  isNumber,
} from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Uses } from '../search-index/uses.ts';
import { itemAt } from '../text/item-at.ts';
import { CATEGORY, NEWEST, NOISE, SUFFIX } from '../text/roles.ts';
import { isOpaque } from '../text/scripts.ts';
import { isContext } from './arc-kinds.ts';
import { isBehindName } from './beginning.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A token that has another cost for some devices: those with a quality, those whose maker has the word in names, or
 * (`null`) those of the category that the query asks for.
 */
interface Concern {
  /** The index of the token. */
  i: number;
  by: Quality | Uses | null;
  /** The makers that have a word for a quality in names; `null` if there are none. */
  names: Uses | null;
}

/**
 * The cost of each token of a query that a device leaves unread. Call {@link begin} for a query and
 * {@link readDevice} for a device; then {@link costFor} returns the cost for that device.
 */
export class Unread {
  /** True if the query has a number that may be part of a name. */
  hasNumber = false;
  /** The tokens that are such numbers, as bits. */
  numbers = 0;
  /** The tokens that are words for a category of device, as bits. */
  #categories = 0;
  /** True if the query has a word for a generation: "gen 2", "6th generation". */
  saysGeneration = false;
  /** True if the query asks for the newest device of a line. */
  asksForNewest = false;
  /** The category of device in the query; `null` if there is none. */
  category: string | null = null;
  /** True if the current device is of that category. */
  isOfCategory = false;
  /** The tokens that have their own cost for the current device, as bits. Devices with the same key have the same costs. */
  key = 0;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** The cost of each token for most devices. */
  readonly #cost = new Float64Array(MAX_TOKENS);
  /** The cost of each token for the devices of its {@link Concern}. */
  readonly #own = new Float64Array(MAX_TOKENS);
  /** A lower bound of the cost of each token for any device. */
  readonly #floor = new Float64Array(MAX_TOKENS);
  readonly #concerns: Concern[] = [];
  /** The makers that have the lines in the query. */
  readonly #lines: Uses[] = [];

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
  }

  /** The cost of a token for most devices. */
  cost(i: number): number {
    return this.#cost[i]!;
  }

  /** Starts a new query; its lattice must be complete. */
  begin(query: Query): void {
    const { tokens } = query;
    this.hasNumber = false;
    this.saysGeneration = query.text.includes('gen');
    this.asksForNewest = tokens.some(({ roles }) => (roles & NEWEST) !== 0);
    this.category = null;
    this.numbers = 0;
    this.#categories = 0;
    // To set the length of an array calls a function of V8's runtime.
    while (this.#concerns.length > 0) this.#concerns.pop();
    while (this.#lines.length > 0) this.#lines.pop();
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
    const { category, quality } = token;
    let cost = this.#costOf(query, i);
    let own = cost;
    let by: Concern['by'] = null;
    // In prose "phone" may mean another device: "my ultra 2, the phone is at home".
    const isOther = category === 'phone' && isApart(query, i, this.#tables);
    if (category !== null && !isOther) {
      this.category = mostSpecific(this.category, category);
      this.#categories |= 1 << i;
      own = WEIGHTS.unreadOwn;
    }
    // The quality comes first: German "Klapphandy" says both that it is a phone and that it folds.
    if (quality !== null) {
      own = this.hasNumber ? cost : Math.min(WEIGHTS.unreadOwn, cost);
      // "iphone 14 mini" is not an iPhone 14: beside a number, a quality costs every device the same.
      if (!this.hasNumber) cost = WEIGHTS.unreadQuality;
      by = quality;
    } else if (own === cost) {
      own = costOfSibling(query, i, cost);
      if (own !== cost) by = this.#tables.usesOf(token.word);
    }
    this.#cost[i] = cost;
    this.#own[i] = own;
    const isAlone = quality !== null && token.word >= 0 && !token.inPhrase;
    const names = isAlone ? this.#tables.usesOf(token.word) : null;
    if (own !== cost) this.#concerns.push({ i, by, names });
  }

  /**
   * Computes a lower bound of the cost of each token, which a context arc may lower. Call it again after arcs were
   * added.
   *
   * @param length how many tokens the query has
   */
  markFloors(length: number): void {
    const { size, from, to, kind, cost } = this.#lattice;
    for (let i = 0; i < length; i++) this.#floor[i] = Math.min(this.#own[i]!, this.#cost[i]!);
    for (let arc = 0; arc < size; arc++) {
      if (!isContext(kind[arc]!)) continue;
      const share = cost[arc]! / (to[arc]! - from[arc]!);
      for (let i = from[arc]!; i < to[arc]!; i++)
        if (share < this.#floor[i]!) this.#floor[i] = share;
    }
  }

  /** Sets the current device. */
  readDevice(device: number): void {
    const { devices, qualities } = this.#tables;
    const brand = devices.brand[device]!;
    this.isOfCategory = this.category !== null && devices.category(device) === this.category;
    this.key = 0;
    for (const { i, by, names } of this.#concerns) {
      // A maker that has the word in names means those: "z fold" is no Flip, which folds as well.
      const isNamed = names?.byBrand[brand] === 1;
      const isOwn =
        typeof by === 'string' ? qualities.has(device, by) && !isNamed : by?.byBrand[brand] === 1;
      if (by === null ? this.isOfCategory : isOwn) this.key |= 1 << i;
    }
  }

  /** The cost of a token that the current device leaves unread. */
  costFor(i: number): number {
    return (this.key & (1 << i)) !== 0 ? this.#own[i]! : this.#cost[i]!;
  }

  /** True if a token is a word for a category of device. */
  isCategory(i: number): boolean {
    return (this.#categories & (1 << i)) !== 0;
  }

  /** A lower bound of the cost of a token that is not read as part of a name. */
  floorOf(i: number): number {
    return this.#floor[i]!;
  }

  /** True if a token is a number that may be part of a name. */
  isNumber(i: number): boolean {
    return (this.numbers & (1 << i)) !== 0;
  }

  /** True if the query has a word of a line of this brand. */
  saysLineOf(brand: number): boolean {
    // It is called for each device: a callback would be allocated each time.
    for (const { byBrand } of this.#lines) if (byBrand[brand] === 1) return true;
    return false;
  }

  #costOf(query: Query, i: number): number {
    const { roles, numeric, year, network, repeated, spoken, opaque, misspelt, begun } =
      query.tokens[i]!;
    const w = WEIGHTS;
    if (repeated && !this.#repeatsContext(query, i)) return 0;
    if (network) return this.#endsName(query, i) ? w.unreadHalf : w.unreadNetwork;
    if (numeric) return year !== 0 ? w.unreadYear : w.unreadNumber;
    if (spoken) return w.unreadSpoken;
    if ((roles & NOISE) !== 0) return this.#costOfNoise(query, i);
    if (!opaque) return w.unreadUnknown;
    if (misspelt.length > 0) return w.unreadHalf;
    return begun.length > 0 ? w.unreadBegun : w.unreadOpaque;
  }

  /** True if a token repeats what is no part of a name: "lot of 12 iPhone 12". */
  #repeatsContext({ tokens }: Query, i: number): boolean {
    const { text } = tokens[i]!;
    return tokens.every((other, k) => k >= i || other.text !== text || this.#lattice.isMeasure(k));
  }

  /** True if a line and the word behind it are the whole name of a device: "Galaxy Avant esim", "iPhone 3G". */
  #endsName({ tokens }: Query, i: number): boolean {
    const before = itemAt(tokens, i - 1);
    const isBehindLine = before !== undefined && isLine(before) && !isEveryday(before);
    return isBehindLine && this.#tables.isName(before.text + tokens[i]!.text);
  }

  /** The cost of a noise word, which is higher where it may be part of a name. */
  #costOfNoise(query: Query, i: number): number {
    const w = WEIGHTS;
    const { tokens } = query;
    const { text, roles, ownRoles, word, core, begun } = tokens[i]!;
    if (tokens.length === 1) return w.unreadUnknown;
    const next = tokens[i + 1];
    if (this.#endsName(query, i)) return w.unreadHalf;
    // "red magic" is a REDMAGIC rather than a red Magic.
    const isEnd = i === tokens.length - 2;
    if (next !== undefined && this.#tables.isLineWord(text + next.text, isEnd)) return w.unreadHalf;
    // "fold 5 black" is not a Black Shark 5.
    const isBeforeNumber = (ownRoles & SUFFIX) !== 0 && next?.digits === true;
    if (isBeforeNumber || isAmidName(query, i, this.#tables)) return w.unreadHalf;
    // "op12", "not 10 plus": a short or misspelt word before its number.
    if (i === 0 && next?.numeric) return w.unreadHalf;
    // "oneplus no": the word is being typed. A word of another script begins no name unless `begun` has one.
    const mayBeBegun = !isOpaque(text) || begun.length > 0;
    if (mayBeBegun && i > 0 && next === undefined && isBehindName(query, i, this.#tables))
      return w.unreadBegun;
    if (core > 0 && (roles & CATEGORY) !== 0) return w.unreadCategory;
    if (word >= 0 && this.#tables.brands.isNamedBy(word)) return w.unreadNoiseOfBrand;
    return w.unreadNoise;
  }
}

/** The cost of a word for a device whose maker has it in the names of other devices. */
function costOfSibling(query: Query, i: number, cost: number): number {
  const { text, roles, ownRoles, repeated, word } = query.tokens[i]!;
  if (repeated || word < 0) return cost;
  if ((roles & NOISE) === 0) return (roles & SUFFIX) !== 0 ? WEIGHTS.unreadSibling : cost;
  // "vivo X300 E" is not an X300. But "on" in a sentence says nothing, even for a maker that has an On7.
  // In "Le Mi 11" it stands before the name, though there is a Mi 11 LE.
  const isOfNames = !isArticleOfName(query, i) && (text.length === 1 || (ownRoles & SUFFIX) !== 0);
  return isOfNames ? Math.max(cost, WEIGHTS.unreadNoiseOfBrand) : cost;
}
