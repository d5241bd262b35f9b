import { isCountryCode, type RegionId, type Regions } from '../model/index.ts';

/** A place of sale. */
export interface Place {
  /** The named region, or the smallest region with the named country; `null` if there is none. */
  region: RegionId | null;
  /** ISO 3166-1 alpha-2 codes. */
  countries: ReadonlySet<string>;
}

/** Finds places by the id of a region or the code of a country. */
export class Places {
  readonly #regions: ReadonlyMap<RegionId, ReadonlySet<string>>;

  /** @param regions every region by its id */
  constructor(regions: Regions) {
    this.#regions = new Map(
      Object.entries(regions).map(([id, { countries }]) => [id, new Set(countries)]),
    );
  }

  /**
   * Finds the place that a parameter names.
   *
   * @param text a region id or an ISO 3166-1 alpha-2 code, in any case
   * @returns `null` if it is neither
   * @example places.find('HK') // { region: 'hong-kong', countries: Set { 'HK' } }
   */
  find(text: string): Place | null {
    const region = text.toLowerCase();
    const countries = this.#regions.get(region);
    if (countries !== undefined) return { region, countries };
    const country = text.toUpperCase();
    if (!isCountryCode(country)) return null;
    return { region: this.#smallestWith(country), countries: new Set([country]) };
  }

  /** Returns how much of a place a region covers. */
  cover(region: RegionId, { countries }: Place): 'whole' | 'part' | 'none' {
    const own = this.#regions.get(region);
    let shared = 0;
    for (const country of countries) if (own?.has(country)) shared++;
    if (shared === 0) return 'none';
    return shared === countries.size ? 'whole' : 'part';
  }

  /** Returns the number of countries of a region. */
  size(region: RegionId): number {
    return this.#regions.get(region)?.size ?? 0;
  }

  #smallestWith(country: string): RegionId | null {
    let smallest: RegionId | null = null;
    for (const [region, countries] of this.#regions) {
      if (!countries.has(country)) continue;
      if (smallest === null || countries.size < this.size(smallest)) smallest = region;
    }
    return smallest;
  }
}
