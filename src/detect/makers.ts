import type { DeviceTable } from '../snapshot/index.ts';

/** The brands, by slug, whose devices may name another brand's maker: `{ huawei: ['honor'] }`. */
export type BuiltBrands = Readonly<Record<string, readonly string[]>>;

/**
 * Knows whether a header that states one brand can be of a device of another.
 *
 * A header states the maker, and makers build under several names: the first Honors say "HUAWEI",
 * the Nexus 5 says "LGE". Every other pair of brands is a contradiction: a code that one of them uses
 * is no proof against the name that the header states.
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
