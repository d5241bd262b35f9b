import type { DeviceTable } from '../snapshot/index.ts';
import { foldCode } from '../snapshot/index.ts';
import type { Branded } from './brand-words.ts';
import { entriesOf } from './codes.ts';
import { ANY, type HeaderBrands } from './header-brands.ts';
import { withoutNotes } from './token-notes.ts';

/** A code shorter than this is used by too many makers to be taken without its brand. */
const TELLING = 6;

/**
 * How many digits a code must have to be taken without the maker's name that the data set has before it.
 * Of 34 such codes that the data set has in both forms, 33 are of one device and one is of two of one
 * maker. Codes with fewer digits ("V5Plus", "M10 Pro") are often other makers'.
 */
const TELLING_DIGITS = 3;

/** How many notes are taken off a token: "HUAWEI HUAWEI TIT-U02" has two. */
const MAX_DEPTH = 2;

/** What Google's apps write before the model: "phone/Nexus 5". */
const FORMS: ReadonlySet<string> = new Set(['phone', 'tablet']);

/** Finds the entries of the code that a token of a header holds. */
export class CodeFinder {
  readonly #devices: DeviceTable;
  readonly #brands: HeaderBrands;

  constructor(devices: DeviceTable, brands: HeaderBrands) {
    this.#devices = devices;
    this.#brands = brands;
  }

  /**
   * The entries of a code; several where devices share it, none where it is not held.
   *
   * The whole token is looked up, then the token without the notes that browsers add: the maker's
   * name before it, a firmware version behind a slash. Nothing is guessed from a part of a code, and
   * a header that states a brand never gives another brand's device.
   *
   * @param maker the maker's name where the header states it apart from the code
   */
  find(token: string, maker: string | null): readonly number[] {
    const stated = this.#brands.stated(maker);
    const found = this.#find(token, stated, MAX_DEPTH);
    if (found.length > 0) return stated === ANY ? this.#preferring(maker, found) : found;
    const bare = withoutNotes(token);
    const without = bare === null ? found : this.#find(bare, stated, MAX_DEPTH);
    return without.length > 0 ? without : this.#alike(token, stated);
  }

  /** Of several entries, those of a maker whose name alone would prove nothing. */
  #preferring(maker: string | null, entries: readonly number[]): readonly number[] {
    if (maker === null || entries.length === 1) return entries;
    const brand = this.#brands.named(maker);
    const own = entries.filter((entry) => this.#brandOf(entry) === brand);
    return own.length > 0 ? own : entries;
  }

  /** The entries of the code that differs from a token in punctuation alone: "moto e32(s", "ASUSAI2501". */
  #alike(token: string, stated: number): readonly number[] {
    const key = foldCode(token);
    if (key.length < TELLING || !holdsDigit(key)) return [];
    const entries = this.#fitting(token, this.#devices.codes.exact(key), stated);
    const [first] = entries;
    return first !== undefined && entries.every((e) => this.#deviceOf(e) === this.#deviceOf(first))
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
   * The entries of a whole code, without the regulatory numbers of Apple (A1601): no browser sends
   * them, and they have the form of OPPO's and Nothing's codes.
   */
  #lookUp(code: string): readonly number[] {
    const entries = entriesOf(this.#devices.codes, code);
    if (entries.length === 0 || code.includes(',')) return entries;
    const apple = this.#brands.index('apple');
    return entries.filter((entry) => this.#brandOf(entry) !== apple);
  }

  /** The entries of what stands behind a maker's name. */
  #behindBrand(split: Branded, stated: number, depth: number): readonly number[] {
    const { brand, rest, word } = split;
    const proven = this.#brands.states(word, brand);
    if (proven && !this.#brands.fit(stated, brand)) return [];
    const now = proven ? brand : stated;
    const entries = this.#fitting(rest, this.#lookUp(rest), now);
    // A name that is no proof ("Smart", "A1") may belong to the code; what is long enough tells itself.
    if (entries.length > 0 && (proven || rest.length >= TELLING)) return entries;
    if (entries.length > 0) return entries.filter((entry) => this.#brandOf(entry) === brand);
    const short = this.#withBrand(rest, now);
    return short.length > 0 || depth === 0 ? short : this.#find(rest, now, depth - 1);
  }

  /** The entries of the code before a firmware's version, or behind the form of the device. */
  #besideSlash(token: string, stated: number, depth: number): readonly number[] {
    const slash = token.indexOf('/');
    if (slash <= 0) return [];
    const form = FORMS.has(token.slice(0, slash).toLowerCase());
    const part = (form ? token.slice(slash + 1) : token.slice(0, slash)).trim();
    // "Chrome/140" and "Android/14" have the same form.
    return holdsDigit(part) ? this.#find(part, stated, depth - 1) : [];
  }

  /**
   * The entries of codes that the data set holds behind the maker's name ("SAMSUNG-SM-G890A",
   * "Lenovo TB-X304F") where a header leaves that name out, or writes it in another way.
   */
  #withBrand(token: string, stated: number): readonly number[] {
    const key = foldCode(token);
    const proof = stated === ANY ? this.#brands.ofShape(token) : null;
    const brand = proof === null ? stated : this.#brands.index(proof.brand);
    if (brand !== ANY) return this.#fitting(token, this.#devices.codes.behindBrand(key), brand);
    if (key.length < TELLING || digitsIn(key) < TELLING_DIGITS) return [];
    const entries = this.#devices.codes.behindBrand(key);
    const one = entries.length === 0 ? ANY : this.#brandOf(entries[0]!);
    const isOnes = entries.every((entry) => this.#brandOf(entry) === one);
    return one !== ANY && isOnes && this.#brands.isCarried(one) ? entries : [];
  }

  /** The entries of the stated brand; of a telling code also those of brands that its maker builds. */
  #fitting(code: string, entries: readonly number[], stated: number): readonly number[] {
    if (stated === ANY || entries.length === 0) return entries;
    const own = entries.filter((entry) => this.#brandOf(entry) === stated);
    if (own.length > 0 || code.length < TELLING) return own;
    return entries.filter((entry) => this.#brands.fit(stated, this.#brandOf(entry)));
  }

  #brandOf(entry: number): number {
    return this.#devices.brand[this.#deviceOf(entry)]!;
  }

  #deviceOf(entry: number): number {
    return this.#devices.deviceOfVariant(this.#devices.variantOfCode(entry));
  }
}

const holdsDigit = (text: string): boolean => digitsIn(text) > 0;

function digitsIn(text: string): number {
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) digits++;
  }
  return digits;
}
