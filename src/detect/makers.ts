import type { DeviceTable } from '../snapshot/index.ts';

/**
 * The brands whose devices may name another maker in their headers, as slugs by that maker: `{ huawei:
 * ['honor'] }`.
 */
export type BuiltBrands = Readonly<Record<string, readonly string[]>>;

/**
 * Knows whether a header that states one brand can come from a device of another.
 *
 * A header states the maker, and makers build for several brands: the first Honor phones say "HUAWEI", the
 * Nexus 5 says "LGE". Every other pair of brands is a contradiction, and the stated brand outweighs a code of
 * another brand.
 */
export class Makers {
  readonly #built = new Map<number, ReadonlySet<number>>();

  constructor({ brands }: DeviceTable, built: BuiltBrands) {
    const index = new Map(brands.map(({ slug }, i) => [slug, i]));
    const known = (slug: string): number[] => (index.has(slug) ? [index.get(slug)!] : []);
    for (const [maker, slugs] of Object.entries(built)) {
      for (const i of known(maker)) this.#built.set(i, new Set(slugs.flatMap(known)));
    }
  }

  /**
   * @param stated the brand that the header states
   * @param found the brand of the device that was found
   */
  fit(stated: number, found: number): boolean {
    return stated === found || (this.#built.get(stated)?.has(found) ?? false);
  }
}
