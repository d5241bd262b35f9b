import type { DeviceTable } from '../snapshot/index.ts';
import { ageOf, isRoot } from './age.ts';
import type { Codes } from './codes.ts';
import { type Query, touchingNumbers } from './query.ts';
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
import { hasDigit, isDigits, isNetwork } from './tokens.ts';

/** A name comes before a code that reads like it: "Redmi Note 9 Pro" is also a code of another. */
const OTHER_BY = { name: 0, code: 1, alias: 3 };

const NOBODY: readonly number[] = [];

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

/** The code of a device, said alone. */
export const BY_CODE: Exactly = {
  by: 'code',
  withBrand: false,
  unused: 0,
  networks: 0,
  isFamily: false,
  isBegun: false,
  joinsNumbers: false,
};

/** Finds the devices of which a query is the whole name, or the code. */
export class ExactMatches {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #codes: Codes;
  readonly #rank = newRank();

  constructor(tables: Tables, devices: DeviceTable, codes: Codes) {
    this.#tables = tables;
    this.#devices = devices;
    this.#codes = codes;
  }

  /** The devices whose code the whole query is. */
  ofWholeCode({ codes: [first] }: Query): readonly number[] {
    return first?.brand === null ? this.#codes.exact(first.code) : NOBODY;
  }

  /**
   * Adds the devices of which a query is the whole name, however its words are joined, or the code.
   *
   * @param ofCode the devices whose code the whole query is, where the first possible code is that
   * @param doubtful whether a word taken for noise may be part of a name
   */
  find(query: Query, ofCode: readonly number[], doubtful: boolean, best: Best): void {
    let networks = 0;
    let noisy = 0;
    for (let i = 0; i < query.tokens.length; i++) {
      // A network is always noise.
      if (!query.noise[i]) continue;
      if (isNetwork(query.tokens[i]!)) networks++;
      else noisy++;
    }
    this.#byCode(query, ofCode, noisy, best);
    this.#byName(query, { noisy, networks }, doubtful, best);
  }

  #byCode(
    { key, codes, isFamily }: Query,
    ofCode: readonly number[],
    noisy: number,
    best: Best,
  ): void {
    for (let i = 0; i < codes.length; i++) {
      const { code, brand } = codes[i]!;
      if (brand !== null && !this.#tables.brands.isWord(brand)) continue;
      for (const device of i === 0 && brand === null ? ofCode : this.#codes.exact(code)) {
        if (key === '' && !hasDigit(code) && this.#isOfNobody(device)) continue;
        if (brand !== null && !this.#isBrand(device, brand)) continue;
        // "x12 detachable" is the ThinkPad before a phone with the code X12.
        const unused = i === 0 ? 0 : noisy;
        this.add(device, { ...BY_CODE, withBrand: brand !== null, unused, isFamily }, best);
      }
    }
  }

  #byName(
    { key, wholeKey, rawKey, tokens, isFamily }: Query,
    beside: { noisy: number; networks: number },
    doubtful: boolean,
    best: Best,
  ): void {
    const last = tokens[tokens.length - 1] ?? '';
    const isBegun = isFamily || (last.length === 1 && hasDigit(last));
    // A word taken for noise that may be part of a name makes the shorter key doubtful.
    const keys = [rawKey, wholeKey, doubtful ? wholeKey : key];
    let isRawName = false;
    for (let i = 0; i < keys.length; i++) {
      const text = keys[i]!;
      if (text === '' || keys.indexOf(text) < i || (text.length < 2 && hasDigit(text))) continue;
      const isBare = text === key && key !== wholeKey;
      const networks = isBare && !isFamily ? beside.networks : 0;
      // "oneplus watch 3 43mm" is the name of one, where its measure says more than "watch 3".
      const measures = isRawName && text !== rawKey ? 1 : 0;
      const unused = measures + (isBare ? beside.noisy + beside.networks - networks : 0);
      const saysLittle = key === '' ? !hasDigit(text) : isBare && isDigits(text);
      this.#tables.forms(text, (form, named) => {
        const device = this.#tables.deviceOfForm(form);
        isRawName ||= text === rawKey;
        // "ticwatch e" names its maker with the name itself.
        const withBrand = named || tokens.some((token) => this.#isBrand(device, token));
        if (saysLittle && !withBrand && this.#isOfNobody(device)) return;
        const by = this.#tables.formStart[device] === form ? 'name' : 'alias';
        const touching = this.#tables.touchingNumbers(form);
        const joinsNumbers = text !== rawKey && touching > 0 && touching > touchingNumbers(tokens);
        this.add(
          device,
          { by, withBrand, unused, networks, isFamily, isBegun, joinsNumbers },
          best,
        );
      });
    }
  }

  /** Is it a device that few carry? "turkey" is a country before it is the name or the code of one. */
  #isOfNobody(device: number): boolean {
    return this.#devices.brands[this.#devices.brand[device]!]!.weight === 0;
  }

  #isBrand(device: number, word: string): boolean {
    return this.#tables.brands.isWordOf(this.#devices.brand[device]!, word);
  }

  /** Ranks a device that was found. */
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
