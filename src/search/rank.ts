import { FAMILY_WORD, LINE_WORD, NETWORK, NUMBER, SHORT_BRAND_WORD, WORD, YEAR } from './kinds.ts';

/**
 * The order of results. It is a sort order, not a score: the criteria are compared one after the
 * other, and a later one is asked only where all before it are equal.
 *
 * 1. `cost`: what had to be changed in the query for it to match. "pixel 7" is first a Pixel 7, and
 *    only if there were none a typing error.
 * 2. `unused`: optional words of the query that the device does not have: "red magic 9" is the Red
 *    Magic before a red Magic9. A network beside a number counts under 4.
 * 3. For a query without a number (a family): `brand`, how many people carry the brand (only where
 *    the query does not name it: "flip" is a Galaxy Z Flip); `named`, a device whose whole name this
 *    is but for a network, unless it is the root of many ("nubia flip" is the Flip 5G, "iphone" is no
 *    single iPhone); `age`, the newest year first.
 * 4. `missing`: what the query leaves unsaid of the device's name, and a network that only the query
 *    says: "redmi note 12 5g" is the 5G before the plain Note 12. "iphone 15" is the iPhone 15
 *    before the iPhone 15 Pro; "15 pro max" is the iPhone, which needs no saying, before a less
 *    known brand's 15 Pro Max.
 * 5. `other`: the name on the box, then the same without its line, before other names. "watch ultra
 *    2" is Apple's before the Galaxy Watch Ultra2; "mi 11" is the Mi 11 before one also called so.
 * 6. The device's number: newest first, then the brand that more people carry, then the higher name.
 *    "galaxy a8 tablet" of two years: the later one.
 */
export interface Rank {
  cost: number;
  unused: number;
  brand: number;
  /** 0 where the query is the device's whole name, 1 in another order, 2 otherwise. */
  named: number;
  age: number;
  missing: number;
  /** 0 for the name on the box, 1 in another order, 2 with its line unsaid, 3 for an alias. */
  other: number;
  device: number;
}

export function newRank(): Rank {
  return {
    cost: 0,
    unused: 0,
    brand: 0,
    named: 0,
    age: 0,
    missing: 0,
    other: 0,
    device: 0,
  };
}

const clamp = (n: number, max: number): number => (n > max ? max : n);

/** Bits of a device's number. */
const DEVICE = 2 ** 18;

/** More than a query has words: in a long question one word of them decides as well. */
const UNUSED = 32;

/** All criteria in one number that compares as the list of them would: smaller is better. */
export function rankKey(rank: Rank): number {
  const family = clamp(rank.brand, 31) * 4 + rank.named;
  const high = (clamp(rank.cost, 127) * UNUSED + clamp(rank.unused, UNUSED - 1)) * 256 + family;
  const low = (clamp(rank.age, 63) * 64 + clamp(rank.missing, 63)) * 4 + rank.other;
  return (high * 16384 + low) * DEVICE + rank.device;
}

const costOf = (key: number): number => Math.floor(key / (DEVICE * 16384 * 256 * UNUSED));

/** What one edit of a misspelt word costs; everything below it is no typing error. */
export const EDIT = 6;

/** From what cost on a reading may hold an abbreviation, and is still no typing error. */
export const ABBREVIATED = 2;

/** What words that no name resembles cost: more than any edits. */
export const LEFT_OUT = 30;

/**
 * What an alias costs where the query may be begun alone: as much as a completion, so that "iphone 1"
 * means the newest. "oppo f19" is the A74 of that other name before any F19 Pro.
 */
export const ALIAS = 1;

/** What an unsaid token of a name counts, by its kind. */
export const MISSING: Readonly<Record<number, number>> = {
  [WORD]: 4,
  [NUMBER]: 8,
  [YEAR]: 3,
  [NETWORK]: 1,
  [FAMILY_WORD]: 0,
  [LINE_WORD]: 0,
  [SHORT_BRAND_WORD]: 0,
};

/**
 * What a network counts that the query says and the name does not: more than an unsaid one, so that
 * "redmi note 12 5g" is the 5G, and less than an unsaid word: a "vivo v50 5g" is no V50 Lite 5G.
 */
export const UNUSED_NETWORK = 2;

/** What an unsaid line counts where the brand is said: "xiaomi 13" is not the Redmi 13. */
export const MISSING_LINE = 2;

/**
 * What it costs to mean a brand that few carry without saying so. Looser readings that cost less
 * come before: "s25u" is the Galaxy S25 Ultra before some brand's S25U.
 */
export const UNSAID_RARE_BRAND = 4;

/** The rank of a brand in a family query: said, begun ("son"), or unsaid. */
export function brandRank(weight: number, said: 'said' | 'begun' | 'unsaid'): number {
  if (said === 'said' && weight > 0) return 0;
  return said === 'begun' ? 1 + (9 - weight) : 11 + (9 - weight);
}

/**
 * What it costs where neither brand nor line is said and the rest of the name is not said either:
 * "fast" is a device called Fast before a moto g fast.
 */
export const UNSAID_BRAND = 5;

/** The weight of the brands that everybody carries. */
export const EVERYBODYS = 9;

/**
 * What an unsaid brand counts: nothing for the brands that everybody carries, for another one more
 * than an unsaid network. "a55" is the Galaxy A55 5G before the OPPO A55.
 */
export function missingBrand(weight: number): number {
  return weight >= EVERYBODYS ? 0 : weight >= 7 ? 2 : weight >= 4 ? 3 : weight >= 1 ? 4 : 5;
}

/** The best results, kept sorted; a device counts once, with its best rank. */
export class Best {
  readonly #keys: number[] = [];
  /** The device of each key: to take it from a key is a division, and this is the busiest place. */
  readonly #devices: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#keys.length;
  }

  /** The cost of the best result; infinite where there is none. */
  get cost(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : costOf(this.#keys[0]!);
  }

  /** Adds a device; the rank is only read. */
  add(rank: Rank): void {
    const key = rankKey(rank);
    const { device } = rank;
    const keys = this.#keys;
    const devices = this.#devices;
    const isFull = keys.length === this.#limit;
    if (isFull && key >= keys[keys.length - 1]!) return;
    // The place that the new key may take up: its device's own, or that of the last result.
    let at = devices.indexOf(device);
    if (at >= 0) {
      if (keys[at]! <= key) return;
    } else {
      at = isFull ? keys.length - 1 : keys.length;
    }
    for (; at > 0 && keys[at - 1]! > key; at--) {
      keys[at] = keys[at - 1]!;
      devices[at] = devices[at - 1]!;
    }
    keys[at] = key;
    devices[at] = device;
  }

  devices(): number[] {
    return [...this.#devices];
  }
}
