import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import type { Codes } from './codes.ts';
import { BY_CODE, type Exactly, type ExactMatches } from './exact.ts';
import { looseCodes, parseQuery, type Query } from './query.ts';
import type { Best } from './rank.ts';
import type { Tables } from './tables.ts';
import { hasDigit } from './tokens.ts';

/** A few letters and a number: "sm-s92", "cph24", "2312d". */
const LIKE_A_CODE = /^(?:[a-z]{1,5}\d{2}|\d{2,10}[a-z]|\d{4,10}$|[a-z]{4}\d)/;

/**
 * What Samsung calls a configuration in shops, folded: the code, two letters for the colour, one for
 * the storage, and the country's. "SM-S911BZKGEUE" is an SM-S911B in black with 256 GB for Europe.
 */
const SAMSUNG_ORDER = /^sm[a-z]\d{3}[a-z\d]{1,2}[a-z]{2}[a-z\d]{1,4}$/;
/** "sms911u1", "sms911b" and "smx710": the longest first, as the next letter may be of either. */
const SAMSUNG_CODE_LENGTHS = [8, 7, 6];

/** A shorter beginning of a code means too many devices. */
const MIN_BEGINNING = 4;

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

  /** A code beside words of its device's names: the "iphone se (a2783)" is the third one. */
  besideName(query: Query, best: Best): void {
    for (const code of looseCodes(query)) {
      const rest = query.text
        .split(' ')
        .filter((part) => foldCode(part) !== code)
        .join(' ');
      const { tokens, noise } = parseQuery(rest, this.#tables.noise);
      const said = tokens.filter((_, i) => !noise[i]);
      for (const device of this.#codes.exact(code)) {
        if (!said.every((token) => this.#isOfName(device, token))) continue;
        this.#exactMatches.add(device, BY_CODE_AND_BRAND, best);
      }
    }
  }

  /** Does a word of a device's names begin so, or is it one of its maker's? */
  #isOfName(device: number, token: string): boolean {
    const { brands, formStart, tokenStart, tokens, words } = this.#tables;
    if (brands.isWordOf(this.#devices.brand[device]!, token)) return true;
    const end = tokenStart[formStart[device + 1]!]!;
    for (let t = tokenStart[formStart[device]!]!; t < end; t++) {
      if (words.at(tokens[t]!).startsWith(token)) return true;
    }
    return false;
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

  /** The code that an order number of Samsung begins with. */
  byOrderNumber({ codes }: Query, best: Best): void {
    for (const { code } of codes) {
      if (!SAMSUNG_ORDER.test(code)) continue;
      for (const length of SAMSUNG_CODE_LENGTHS) {
        for (const device of this.#codes.exact(code.slice(0, length))) {
          this.#exactMatches.add(device, BY_CODE, best);
        }
        if (best.size > 0) return;
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
