import { SiblingCodes, type Siblings } from '../codes/index.ts';
import { type DeviceTable, foldCode, type Snapshot } from '../snapshot/index.ts';
import { CodeFinder, isDistinctive } from './code-finder.ts';
import { readSeveral, SEVERAL_SECTION } from './codes-of-several.ts';
import type { Families } from './family.ts';
import { ANY, HeaderBrands } from './header-brands.ts';
import { NameFinder } from './name-finder.ts';

/** What an unknown code still proves. */
export interface BrandOnly {
  /** Index into the table's brands. */
  brand: number;
  family: string | null;
}

const NONE: readonly number[] = [];

const WORD = /^[a-z]+$/;

/** Of 45 phones of small brands in user agents, 43 were at most four years from their system. */
const YEARS_APART = 6;

/** Finds what a token of a header names, in any of the forms that headers use. */
export class TokenFinder {
  readonly #snapshot: Snapshot;
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #brands: HeaderBrands;
  readonly #codes: CodeFinder;
  readonly #names: NameFinder;
  #madeSiblings: SiblingCodes | undefined;
  #madeSeveral: ReadonlySet<number> | undefined;

  constructor(snapshot: Snapshot, families: Families) {
    this.#snapshot = snapshot;
    this.#devices = snapshot.devices;
    this.#families = families;
    this.#brands = new HeaderBrands(snapshot);
    this.#codes = new CodeFinder(snapshot.devices, this.#brands);
    this.#names = new NameFinder(snapshot.devices, this.#brands);
  }

  get #siblings(): SiblingCodes {
    this.#madeSiblings ??= SiblingCodes.open(this.#snapshot);
    return this.#madeSiblings;
  }

  /**
   * Returns the entries of a code: see {@link CodeFinder.find}.
   *
   * @param year the year in which the device's version of Android appeared; null if unknown
   */
  find(token: string, maker: string | null = null, year: number | null = null): readonly number[] {
    const whole = this.#codes.find(token, maker);
    const found = whole.length > 0 ? whole : this.#behindName(token, maker);
    if (found.length === 0 || (maker === null && this.#isOfSeveral(token, found[0]!))) return NONE;
    if (maker === null && this.#isOtherWord(token, found)) return NONE;
    if (year === null) return found;
    return found.some((entry) => this.#isOfTheTime(token, entry, year)) ? found : NONE;
  }

  /** Returns the entries of a code that stands behind the name of its device: "TCL 30 XE 5G T767W". */
  #behindName(token: string, maker: string | null): readonly number[] {
    const at = token.lastIndexOf(' ');
    const code = token.slice(at + 1);
    if (at < 0 || code.length < 4 || !/\d{2}/.test(code)) return NONE;
    const entries = this.#codes.find(code, maker);
    if (entries.length === 0) return NONE;
    const named = this.#names.find(token.slice(0, at), maker);
    const table = this.#devices;
    return entries.filter((entry) => named.includes(table.deviceOfCode(entry)));
  }

  /**
   * True if the code is an ordinary word and the token spells it in another way: "light" is an app's theme,
   * "Light" a tablet.
   */
  #isOtherWord(token: string, entries: readonly number[]): boolean {
    if (!WORD.test(token)) return false;
    const { codes } = this.#devices;
    return entries.every((entry) => /[a-z]/.test(codes.at(entry)) && codes.at(entry) !== token);
  }

  /**
   * True if several makers use the code and the token names none of them. A widely sold brand keeps its codes.
   */
  #isOfSeveral(token: string, entry: number): boolean {
    const table = this.#devices;
    const brand = table.brand[table.deviceOfCode(entry)]!;
    if (this.#brands.isWidelySold(brand)) return false;
    this.#madeSeveral ??= readSeveral(this.#snapshot.container.u8(SEVERAL_SECTION));
    return this.#madeSeveral.has(entry) && this.#brands.split(token)?.brand !== brand;
  }

  /**
   * True if the device of a code can run a version of Android from this year. Small brands give the same short
   * codes to new phones again ("A54"), and their phones run systems of the years around their own. Phones of
   * widely sold brands are exempt: people install newer systems than the maker gave them.
   */
  #isOfTheTime(token: string, entry: number, year: number): boolean {
    const table = this.#devices;
    const device = table.deviceOfCode(entry);
    if (Math.abs(table.year[device]! - year) < YEARS_APART) return true;
    const brand = table.brand[device]!;
    if (this.#brands.isWidelySold(brand) || isDistinctive(foldCode(token))) return true;
    return this.#brands.split(token)?.brand === brand;
  }

  /** True if the text is a maker's name and nothing else. */
  isMaker(text: string): boolean {
    return this.#brands.named(text) !== ANY;
  }

  /** True if two texts are makers' names of one brand: "LGE" and "LG". */
  isSameMaker(name: string, other: string): boolean {
    const brand = this.#brands.named(name);
    return brand !== ANY && brand === this.#brands.named(other);
  }

  /** True if all entries belong to widely sold brands. */
  areWidelySold(entries: readonly number[]): boolean {
    const table = this.#devices;
    return entries.every((entry) => {
      const device = table.deviceOfCode(entry);
      return this.#brands.isWidelySold(table.brand[device]!);
    });
  }

  /** True if all entries belong to the brand that the maker's name or the first word of the code names. */
  areOf(entries: readonly number[], maker: string | null, code: string): boolean {
    const brand = maker === null ? ANY : this.#brands.named(maker);
    const of = brand === ANY ? (this.#brands.split(code)?.brand ?? ANY) : brand;
    const table = this.#devices;
    return entries.every((entry) => {
      const device = table.deviceOfCode(entry);
      return table.brand[device] === of;
    });
  }

  /**
   * Returns the widely sold makers that these words are or begin with ("Samsung", "ONEPLUS_A5000"), one name
   * for each.
   */
  makersAmong(words: readonly string[]): readonly string[] {
    const found = new Map<number, string>();
    for (const word of words) {
      const named = this.#brands.named(word);
      const brand = named === ANY ? this.#brandBefore(word) : named;
      if (brand !== ANY && this.#brands.isWidelySold(brand)) {
        found.set(brand, this.#devices.brands[brand]!.name);
      }
    }
    return [...found.values()];
  }

  /** Returns the brand with whose name a text begins. "LGE-AN10" is a code of Honor and does not begin with LG's name. */
  #brandBefore(text: string): number {
    const split = this.#brands.split(text);
    if (split === null) return ANY;
    const isCode = text[split.word.length] === '-' && this.#codes.find(text, null).length > 0;
    return isCode ? ANY : split.brand;
  }

  /**
   * Returns the maker that these words state; null unless they state exactly one. A line's name ("Redmi") counts before
   * its brand's, because it is part of the devices' names.
   */
  makerAmong(words: readonly string[]): string | null {
    const [maker, other] = this.makersAmong(words);
    if (maker === undefined || other !== undefined) return null;
    return words.find((word) => this.#brands.isLine(word)) ?? maker;
  }

  /** Returns the devices with a name: see {@link NameFinder.find}. */
  named(token: string, maker: string | null): readonly number[] {
    return this.#names.find(token, maker);
  }

  /**
   * Returns the known siblings of a code; null if there are none or the header states another brand. The
   * beginning of known codes is not read as a maker's name: LGE-AN20 is Honor's, not LG's.
   */
  siblings(token: string, maker: string | null): Siblings | null {
    const stated = this.#brands.stated(maker);
    const whole = this.#siblings.find(token);
    if (whole !== null) return this.#brands.fit(stated, whole.brand) ? whole : null;
    const split = this.#brands.split(token);
    const found = split === null ? null : this.#siblings.find(split.rest);
    if (split === null || found === null) return null;
    const fits = (brand: number): boolean => this.#brands.fit(brand, found.brand);
    return fits(stated) && fits(split.brand) ? found : null;
  }

  /**
   * Returns the brand that the shape of a code or its first word proves; null if neither does, or if the
   * header states another brand.
   */
  brandOnly(token: string, maker: string | null = null): BrandOnly | null {
    const split = this.#brands.split(token);
    const proof =
      this.#brands.ofShape(token) ?? (split === null ? null : this.#brands.ofShape(split.rest));
    if (proof !== null) {
      const brand = this.#brands.index(proof.brand);
      const states = [this.#brands.stated(maker), this.#brands.stated(split?.word ?? null)];
      if (!states.every((stated) => this.#brands.fit(stated, brand))) return null;
      return { brand, family: this.#family(brand, token) ?? proof.family };
    }
    const name = (split?.word ?? token).toLowerCase();
    const own = this.#brands.proves(name) ? this.#brands.named(name) : ANY;
    const brand = maker === null ? own : this.#brands.stated(maker);
    return brand === ANY ? null : { brand, family: this.#family(brand, token) };
  }

  /** Returns the index of a brand in the table; -1 if there is none. */
  brandIndex(slug: string): number {
    return this.#brands.index(slug);
  }

  /**
   * Returns the brand's family whose name the text begins with, the longest of several; null if there is none.
   */
  #family(brand: number, token: string): string | null {
    // Most unknown codes are one word, which no family's name begins.
    if (!token.includes(' ')) return null;
    const folded = token.toLowerCase();
    let best: string | null = null;
    // The families are in alphabetical order, so the longest match comes last.
    for (const family of this.#devices.families) {
      const begins = folded.startsWith(`${family.toLowerCase()} `);
      if (begins && this.#families.members(brand, family).length > 0) best = family;
    }
    return best;
  }
}
