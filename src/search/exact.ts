import type { DeviceTable } from '../snapshot/index.ts';
import { ageOf, isRoot } from './age.ts';
import {
  ALIAS,
  type Best,
  brandRank,
  EDIT,
  missingBrand,
  newRank,
  UNSAID_RARE_BRAND,
  UNUSED_NETWORK,
} from './rank.ts';
import type { Tables } from './tables.ts';

/** A name comes before a code that reads like it: "Redmi Note 9 Pro" is also a code of another. */
const OTHER_BY = { name: 0, code: 1, alias: 3 };

/** In what way a query is the whole name, or the code, of a device. */
export interface Exactly {
  by: 'name' | 'alias' | 'code';
  withBrand: boolean;
  /** How many words of noise the query has beside it. */
  unused: number;
  /** How many of networks beside these, where there is a number. */
  networks: number;
  /** Has the query no number? */
  isFamily: boolean;
  /** Can it be the beginning of another name, as it has no number or ends in one digit? */
  isBegun: boolean;
  /** Does it write two numbers of the name in one? */
  joinsNumbers: boolean;
}

/** Ranks the devices of which the query is the whole name, or the code. */
export class ExactMatches {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #rank = newRank();

  constructor(tables: Tables, devices: DeviceTable) {
    this.#tables = tables;
    this.#devices = devices;
  }

  add(device: number, how: Exactly, best: Best): void {
    const { by, withBrand, unused, networks, isFamily, isBegun, joinsNumbers } = how;
    const rank = this.#rank;
    const { weight } = this.#devices.brands[this.#devices.brand[device]!]!;
    const isRare = weight === 0 && !withBrand;
    // Beside noise a name without a number may be any word: as a word it is matched, if it is none.
    if (isRare && by !== 'code' && isFamily && unused > 0) return;
    rank.cost = (isRare ? UNSAID_RARE_BRAND : 0) + (by === 'alias' && isBegun ? ALIAS : 0);
    // It says another number: "thinkpad p14" is a P14s, which takes an edit, before the P1 Gen 4.
    if (joinsNumbers) rank.cost += EDIT + ALIAS;
    rank.unused = unused;
    rank.brand = isFamily ? brandRank(weight, withBrand ? 'said' : 'unsaid') : 0;
    const isFamilyName = by === 'alias' || isRoot(this.#tables, this.#devices, device);
    rank.named = isFamily && isFamilyName ? 2 : 0;
    rank.age = isFamily ? ageOf(this.#devices, device) : 0;
    rank.missing = (withBrand ? 0 : missingBrand(weight)) + networks * UNUSED_NETWORK;
    rank.other = OTHER_BY[by];
    rank.device = device;
    best.add(rank);
  }
}
