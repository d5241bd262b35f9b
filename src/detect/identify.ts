import { SiblingCodes, type Siblings } from '../codes/index.ts';
import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { CodeFinder } from './code-finder.ts';
import type { Families } from './family.ts';
import { ANY, HeaderBrands } from './header-brands.ts';
import { NameFinder } from './name-finder.ts';

/** What a code that the data set does not hold tells: slugs and names of the facts. */
export interface BrandOnly {
  /** Index into the table's brands. */
  brand: number;
  family: string | null;
}

/** Finds what a token of a header names, however the header writes it. */
export class Identifier {
  readonly #snapshot: Snapshot;
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #brands: HeaderBrands;
  readonly #codes: CodeFinder;
  readonly #names: NameFinder;
  #madeSiblings: SiblingCodes | undefined;

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

  /** The entries of a code: see {@link CodeFinder.find}. */
  find(token: string, maker: string | null = null): readonly number[] {
    return this.#codes.find(token, maker);
  }

  /** The devices of a name that stands in a code's place: see {@link NameFinder.find}. */
  named(token: string, maker: string | null = null): readonly number[] {
    return this.#names.find(token, maker);
  }

  /** The known codes of which a code differs in the unit alone; null where none are held. */
  siblings(token: string, maker: string | null = null): Siblings | null {
    const split = this.#brands.split(token);
    const found =
      this.#siblings.find(token) ?? (split === null ? null : this.#siblings.find(split.rest));
    if (found === null) return null;
    const fits = (brand: number): boolean => this.#brands.fit(brand, found.brand);
    const stated = this.#brands.stated(maker);
    return fits(stated) && (split === null || fits(split.brand)) ? found : null;
  }

  /** The brand that the shape of a code proves, or its first word; null where neither does. */
  brandOnly(token: string, maker: string | null = null): BrandOnly | null {
    const split = this.#brands.split(token);
    const proof =
      this.#brands.ofShape(token) ?? (split === null ? null : this.#brands.ofShape(split.rest));
    if (proof !== null) {
      const brand = this.#brands.index(proof.brand);
      return { brand, family: this.#family(brand, token) ?? proof.family };
    }
    const name = (maker ?? split?.word ?? token).toLowerCase();
    const brand = this.#brands.proves(name) ? this.#brands.named(name) : ANY;
    return brand === ANY ? null : { brand, family: this.#family(brand, token) };
  }

  /** Index of a brand in the table, or -1. */
  brandIndex(slug: string): number {
    return this.#brands.index(slug);
  }

  /** The brand's family with whose name a text begins; the longest of several. */
  #family(brand: number, token: string): string | null {
    const folded = token.toLowerCase();
    let best: string | null = null;
    for (const family of this.#devices.families) {
      const begins = folded.startsWith(`${family.toLowerCase()} `);
      if (!begins || family.length <= (best?.length ?? 0)) continue;
      if (this.#families.members(brand, family).length > 0) best = family;
    }
    return best;
  }
}
