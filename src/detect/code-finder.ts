import type { DeviceTable } from '../snapshot/index.ts';
import { foldCode } from '../snapshot/index.ts';
import type { Branded } from './brand-words.ts';
import { entriesOf } from './codes.ts';
import { ANY, type HeaderBrands } from './header-brands.ts';
import { percentDecoded } from './header-text.ts';
import { withoutNotes } from './token-notes.ts';

/**
 * Characters of the shortest code that identifies a device without its brand. Several makers use shorter ones.
 */
const DISTINCTIVE_LENGTH = 6;

/**
 * How many digits a code must have to be found without the maker's name that precedes it in the data
 * set. The data set has 34 such codes in both forms: 33 belong to one device, one to two devices of one
 * maker. Codes with fewer digits ("V5Plus", "M10 Pro") often belong to other makers.
 */
const DISTINCTIVE_DIGITS = 3;

/** How many notes are removed from a token: "HUAWEI HUAWEI TIT-U02" has two. */
const MAX_DEPTH = 2;

/** Finds the code that a token of a header contains. The results are entries of the code table. */
export class CodeFinder {
  readonly #devices: DeviceTable;
  readonly #brands: HeaderBrands;

  constructor(devices: DeviceTable, brands: HeaderBrands) {
    this.#devices = devices;
    this.#brands = brands;
  }

  /**
   * Returns the entries of a code: several if devices share it, none if it is unknown.
   *
   * Looks up the whole token, then the token without the notes that browsers add: the maker's name before it, a
   * firmware version after a slash. A part of a code finds nothing. A header that states a brand never finds
   * another brand's device.
   *
   * @param maker the maker's name if the header states it apart from the code
   */
  find(token: string, maker: string | null): readonly number[] {
    const stated = this.#brands.stated(maker);
    const found = this.#inAnyForm(token, stated);
    return stated === ANY && maker !== null ? this.#ofMaker(maker, token, found) : found;
  }

  #inAnyForm(encoded: string, stated: number): readonly number[] {
    // Before the notes: "TECNO Mobile CLA6" and "TECNO CLA6" are two phones.
    const token = percentDecoded(encoded);
    const found = this.#find(token, stated, MAX_DEPTH);
    if (found.length > 0) return found;
    const bare = withoutNotes(token);
    const without = bare === null ? found : this.#find(bare, stated, MAX_DEPTH);
    return without.length > 0 ? without : this.#alike(token, stated);
  }

  /**
   * Returns the entries that can belong to a maker whose name alone is no proof ("Smart"): the maker's own; if
   * it has none, all of a code that no other maker uses. F102 beside "FOSSiBOT" is not InnJoo's.
   */
  #ofMaker(maker: string, token: string, entries: readonly number[]): readonly number[] {
    const brand = this.#brands.named(maker);
    if (brand === ANY) return entries;
    const own = entries.filter((entry) => this.#brands.fit(brand, this.#brandOf(entry)));
    return own.length > 0 || !isDistinctive(foldCode(token)) ? own : entries;
  }

  /**
   * Returns the entries of the code that differs from the token only in punctuation: "moto e32(s",
   * "ASUSAI2501".
   */
  #alike(token: string, stated: number): readonly number[] {
    const key = foldCode(token);
    if (key.length < DISTINCTIVE_LENGTH) return [];
    const entries = this.#fitting(token, this.#devices.codes.exact(key), stated);
    const [first] = entries;
    return first !== undefined &&
      entries.every((e) => this.#devices.deviceOfCode(e) === this.#devices.deviceOfCode(first))
      ? entries
      : [];
  }

  #find(token: string, stated: number, depth: number): readonly number[] {
    const whole = this.#fitting(token, this.#lookUp(token), stated);
    if (whole.length > 0) return whole;
    const split = this.#brands.split(token);
    const found =
      split === null ? this.#withBrand(token, stated) : this.#behindBrand(split, stated, depth);
    return found.length > 0 || depth === 0 ? found : this.#besideSlash(token, stated, depth);
  }

  /**
   * Returns the entries of a whole code, without Apple's regulatory numbers (A1601): no browser sends them, and
   * codes of OPPO and Nothing have the same form.
   */
  #lookUp(code: string): readonly number[] {
    const entries = entriesOf(this.#devices.codes, code);
    if (entries.length === 0 || code.includes(',')) return entries;
    const apple = this.#brands.index('apple');
    return entries.filter((entry) => this.#brandOf(entry) !== apple);
  }

  /** Returns the entries of the code after a maker's name. */
  #behindBrand(split: Branded, stated: number, depth: number): readonly number[] {
    const { brand, rest, word } = split;
    const proven = this.#brands.states(word, brand);
    if (proven && !this.#brands.fit(stated, brand)) return [];
    const now = proven ? brand : stated;
    const entries = this.#fitting(rest, this.#lookUp(rest), now);
    const found = entries.length > 0 ? entries : this.#withBrand(rest, now);
    const kept = proven ? found : this.#despite(brand, rest, found);
    const next = kept.length > 0 || depth === 0 ? null : this.#brands.split(rest);
    return next === null ? kept : this.#behindBrand(next, now, depth - 1);
  }

  /**
   * Returns the entries of a code after a name that is no proof of its brand ("Smart", "A1"): the brand's own;
   * if it has none, those of a code that no other maker uses. "DIAMOND" after a small maker's name is not
   * another maker's phone.
   */
  #despite(brand: number, code: string, entries: readonly number[]): readonly number[] {
    const own = this.#ofBrand(brand, entries);
    return own.length > 0 || !isDistinctive(foldCode(code)) ? own : this.#ofWidelySold(entries);
  }

  /** Returns the entries of the code before a firmware version. */
  #besideSlash(token: string, stated: number, depth: number): readonly number[] {
    const part = token.slice(0, Math.max(0, token.indexOf('/'))).trim();
    // "Chrome/140" and "Android/14" have the same form, so the part must hold a digit.
    return holdsDigit(part) ? this.#find(part, stated, depth - 1) : [];
  }

  /**
   * Returns the entries of a code that the data set writes with the maker's name ("SAMSUNG-SM-G890A", "Lenovo
   * TB-X304F"), for headers that omit the name or write it in another way.
   */
  #withBrand(token: string, stated: number): readonly number[] {
    const key = foldCode(token);
    const proof = stated === ANY ? this.#brands.ofShape(token) : null;
    const brand = proof === null ? stated : this.#brands.index(proof.brand);
    if (brand !== ANY) return this.#fitting(token, this.#devices.codes.behindBrand(key), brand);
    return isDistinctive(key) ? this.#ofWidelySold(this.#devices.codes.behindBrand(key)) : [];
  }

  /** Returns the entries if all belong to widely sold brands; otherwise none. */
  #ofWidelySold(entries: readonly number[]): readonly number[] {
    return entries.every((entry) => this.#brands.isWidelySold(this.#brandOf(entry))) ? entries : [];
  }

  #ofBrand(brand: number, entries: readonly number[]): readonly number[] {
    return entries.filter((entry) => this.#brandOf(entry) === brand);
  }

  /**
   * Returns the entries of the stated brand. If it has none and the code is long or has three digits ("T513G"),
   * returns those of brands that it builds for. If no brand is stated, entries with the exact spelling come
   * first: headers repeat the code byte for byte, and "NOTE 20 PRO" is CUBOT's, "Note 20 Pro" Ulefone's.
   */
  #fitting(code: string, entries: readonly number[], stated: number): readonly number[] {
    if (entries.length === 0) return entries;
    if (stated === ANY) {
      if (entries.length === 1) return entries;
      const spelled = entries.filter((entry) => this.#devices.codes.at(entry) === code);
      return spelled.length > 0 ? spelled : entries;
    }
    const own = this.#ofBrand(stated, entries);
    if (own.length > 0 || (code.length < DISTINCTIVE_LENGTH && digitsIn(code) < DISTINCTIVE_DIGITS))
      return own;
    return entries.filter((entry) => this.#brands.fit(stated, this.#brandOf(entry)));
  }

  #brandOf(entry: number): number {
    return this.#devices.brand[this.#devices.deviceOfCode(entry)]!;
  }
}

/** True if the folded code is so long that no two makers use it by chance. */
export const isDistinctive = (key: string): boolean =>
  key.length >= DISTINCTIVE_LENGTH && digitsIn(key) >= DISTINCTIVE_DIGITS;

const holdsDigit = (text: string): boolean => digitsIn(text) > 0;

function digitsIn(text: string): number {
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) digits++;
  }
  return digits;
}
