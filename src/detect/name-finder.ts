import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import { lineWord } from './brand-lines.ts';
import { BrandNames } from './brand-names.ts';
import { ANY, type HeaderBrands } from './header-brands.ts';
import { withoutNotes } from './token-notes.ts';

/** How many makers' names are removed from a token. */
const MAX_DEPTH = 2;

/** Finds devices by a name that a header sends in place of a code. */
export class NameFinder {
  readonly #brands: HeaderBrands;
  readonly #names: BrandNames;

  constructor(devices: DeviceTable, brands: HeaderBrands) {
    this.#brands = brands;
    this.#names = new BrandNames(devices);
  }

  /**
   * Returns the devices with a name: several if the brand sold several under it. The brand is the one that the
   * header states, or whose line the name begins with ("Redmi", "CAMON").
   *
   * @param maker the maker's name if the header states it apart from the name
   */
  find(token: string, maker: string | null): readonly number[] {
    const stated = this.#brands.stated(maker);
    // "[Redmi/Note 12 Pro]": the first word of the name stands in the maker's place.
    if (maker !== null && !this.#brands.isOwnName(maker)) {
      const named = this.#names.find(stated, `${maker} ${token}`);
      const isOfLine = this.#brands.isLine(maker) && lineWord(token) !== maker.toLowerCase();
      if (named.length > 0 || isOfLine) return named;
    }
    const found = this.#find(token, stated, MAX_DEPTH);
    if (found.length > 0) return found;
    const bare = withoutNotes(token);
    return bare === null ? found : this.#find(bare, stated, MAX_DEPTH);
  }

  #find(token: string, stated: number, depth: number): readonly number[] {
    const found = this.#names.find(stated, token);
    if (found.length > 0) return found;
    const split = this.#brands.split(token) ?? this.#brands.glued(token);
    if (split !== null && this.#brands.states(split.word, split.brand)) {
      if (!this.#brands.fit(stated, split.brand)) return [];
      const own = this.#names.find(split.brand, token);
      // "Redmi 12 Pro" is not Xiaomi's 12 Pro.
      if (own.length > 0 || depth === 0 || this.#brands.isLine(split.word)) return own;
      return this.#find(split.rest, split.brand, depth - 1);
    }
    return stated === ANY
      ? this.#names.find(this.#brands.ofLine(token), token)
      : this.#withoutLine(stated, token);
  }

  /**
   * Finds a name whose line is missing after the maker ("Samsung S23"), if only one line has such a device.
   */
  #withoutLine(brand: number, token: string): readonly number[] {
    if (!/^[a-z]+\d/i.test(token)) return [];
    const key = foldCode(token);
    const named = this.#brands
      .linesOf(brand)
      .map((line) => this.#names.find(brand, `${line} ${token}`, line + key))
      .filter((devices) => devices.length > 0);
    return named.length === 1 ? named[0]! : [];
  }
}
