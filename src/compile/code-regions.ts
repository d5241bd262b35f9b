import type { DeviceEntry } from '../data/index.ts';
import type { RegionId, Variant } from '../model/index.ts';
import type { RuleSettings } from '../model/rule-settings.ts';

/** The rule with the table of codes. */
export const CODE_REGIONS = 'code-regions';

interface Shape {
  shape: RegExp;
  categories: readonly string[] | undefined;
  since: string | undefined;
  regions: readonly RegionId[];
}

/** Finds the regions that codes state. */
export class CodeRegions {
  readonly #byBrand = new Map<string, Shape[]>();

  constructor({ shapes }: RuleSettings<typeof CODE_REGIONS>) {
    for (const { brands, shape, categories, since, regions } of shapes) {
      const entry = { shape: new RegExp(shape), categories, since, regions };
      for (const brand of brands) {
        this.#byBrand.set(brand, [...(this.#byBrand.get(brand) ?? []), entry]);
      }
    }
  }

  /**
   * Returns the regions in which units with a code are sold; `null` if the code does not state them.
   *
   * @param sold the year or day of sale; `null` if unknown
   * @example regions.of('samsung', 'phone', '2024', 'SM-S928N') // ['south-korea']
   */
  of(
    brandSlug: string,
    category: string,
    sold: string | null,
    code: string,
  ): readonly RegionId[] | null {
    for (const { shape, categories, since, regions } of this.#byBrand.get(brandSlug) ?? []) {
      if (categories && !categories.includes(category)) continue;
      if (since && (sold === null || sold < since)) continue;
      if (shape.test(code)) return regions;
    }
    return null;
  }

  /**
   * Adds regions to the variants whose codes state them. A variant that has only codes is split if they are for
   * different regions. Regions from the facts stay.
   */
  applyTo<E extends DeviceEntry>(entry: E): E {
    if (!this.#byBrand.has(entry.brandSlug)) return entry;
    const { brandSlug, facts } = entry;
    const sold = facts.released?.date ?? facts.listed?.date ?? null;
    const regionsOf = (code: string) => this.of(brandSlug, facts.category, sold, code);
    let changed = false;
    const variants = (facts.variants ?? []).flatMap((variant) => {
      const split = splitByRegion(variant, regionsOf);
      changed ||= split !== null;
      return split ?? [variant];
    });
    return changed ? { ...entry, facts: { ...facts, variants } } : entry;
  }
}

/** Splits the variant by the regions of its codes, those without a region first; `null` if nothing changes. */
function splitByRegion(
  variant: Variant,
  regionsOf: (code: string) => readonly RegionId[] | null,
): Variant[] | null {
  if (variant.regions !== undefined || variant.codes.length === 0) return null;
  const groups = new Map<string, { regions: readonly RegionId[] | null; codes: string[] }>();
  for (const code of variant.codes) {
    const regions = regionsOf(code);
    const key = regions?.join(' ') ?? '';
    const group = groups.get(key) ?? { regions, codes: [] };
    group.codes.push(code);
    groups.set(key, group);
  }
  const [only] = groups.values();
  if (groups.size === 1) {
    return only!.regions === null ? null : [{ ...variant, regions: [...only!.regions] }];
  }
  // Other fields hold for all codes of the variant, so it is not split.
  if (Object.keys(variant).some((key) => key !== 'codes')) return null;
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { regions, codes }]) => ({ codes, ...(regions ? { regions: [...regions] } : {}) }));
}
