import type { DeviceTable } from '../snapshot/index.ts';
import type { Codes } from './codes.ts';
import type { Exactly, ExactMatches } from './exact.ts';
import { looseCodes, type Query } from './query.ts';
import type { Best } from './rank.ts';
import type { Tables } from './tables.ts';
import { hasDigit } from './tokens.ts';

/** A few letters and a number: "sm-s92", "cph24", "2312d". */
const LIKE_A_CODE = /^(?:[a-z]{1,5}\d{2}|\d{2,10}[a-z]|\d{4,10}$|[a-z]{4}\d)/;

/** A shorter beginning of a code means too many devices. */
const MIN_BEGINNING = 4;

const BY_CODE: Exactly = {
  by: 'code',
  withBrand: false,
  unused: 0,
  networks: 0,
  isFamily: false,
  isBegun: false,
};
const BY_CODE_AND_BRAND: Exactly = { ...BY_CODE, withBrand: true };

/** Finds devices of which a query may say a part of a code, where no name and no whole code is meant. */
export class CodeGuesses {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #codes: Codes;
  readonly #exactMatches: ExactMatches;

  constructor(tables: Tables, devices: DeviceTable, codes: Codes, exactMatches: ExactMatches) {
    this.#tables = tables;
    this.#devices = devices;
    this.#codes = codes;
    this.#exactMatches = exactMatches;
  }

  /** A code without the maker's name that it begins with: "ai2302" of ASUS_AI2302. */
  byRest({ codes }: Query, best: Best): void {
    for (const { code, brand } of codes) {
      // Beside its maker's name it is the whole code.
      if (brand !== null || !hasDigit(code)) continue;
      for (const device of this.#codes.behindBrand(code)) {
        this.#exactMatches.add(device, BY_CODE, best);
      }
    }
  }

  /** The beginning of a code: "cph24", "s928" of SM-S928B. */
  byBeginning({ codes }: Query, best: Best): void {
    const { brands } = this.#tables;
    for (const { code, brand } of codes) {
      if (code.length < MIN_BEGINNING || !LIKE_A_CODE.test(code)) continue;
      if (brand !== null && !brands.isWord(brand)) continue;
      for (const start of code.startsWith('sm') ? [code] : [code, `sm${code}`]) {
        for (const device of this.#codes.startingWith(start)) {
          if (brand === null) this.#exactMatches.add(device, BY_CODE, best);
          else if (brands.isWordOf(this.#devices.brand[device]!, brand)) {
            this.#exactMatches.add(device, BY_CODE_AND_BRAND, best);
          }
        }
      }
      if (best.size > 0) return;
    }
  }

  /** A code beside words that mean nothing here: "samsng sm-s928b". */
  loose(query: Query, best: Best): void {
    for (const code of looseCodes(query)) {
      for (const device of this.#codes.exact(code)) this.#exactMatches.add(device, BY_CODE, best);
    }
  }
}
