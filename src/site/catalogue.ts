import type { Lookup } from '../lookup/index.ts';
import { type Category, type DeviceRecord, SUPPORTS, type Supports } from '../model/index.ts';

/** The number of devices by answer. */
export type Counts = Readonly<Record<Supports, number>>;

/** A brand and its devices by number: those with eSIM first, then those without, each newest first. */
export interface BrandEntry {
  slug: string;
  name: string;
  weight: number;
  devices: readonly number[];
  counts: Counts;
}

/** Readers of a brand’s page look for the devices that support eSIM. */
const RANK: Readonly<Record<Supports, number>> = { yes: 0, partial: 0, no: 1, unknown: 2 };

const CACHE = new WeakMap<Lookup, Catalogue>();

/** The lists of the site, computed in one pass over a data set and cached with it. */
export class Catalogue {
  /** Sorted by name. */
  readonly brands: readonly BrandEntry[];
  readonly #lookup: Lookup;
  readonly #bySlug: ReadonlyMap<string, BrandEntry>;
  #coverage: Coverage | undefined;

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
    const { devices } = lookup.snapshot;
    const numbers: number[][] = devices.brands.map(() => []);
    const counts = devices.brands.map(() => zero());
    for (let d = 0; d < devices.size; d++) {
      const brand = devices.brand[d]!;
      numbers[brand]!.push(d);
      counts[brand]![devices.supports(d)]++;
    }
    this.brands = devices.brands
      .map((b, i) => ({
        slug: b.slug,
        name: b.name,
        weight: b.weight,
        devices: numbers[i]!.sort((x, y) => RANK[devices.supports(x)] - RANK[devices.supports(y)]),
        counts: counts[i]!,
      }))
      .filter((b) => b.devices.length > 0)
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    this.#bySlug = new Map(this.brands.map((b) => [b.slug, b]));
  }

  /** Returns the catalogue of a data set, which is made once. */
  static of(lookup: Lookup): Catalogue {
    let catalogue = CACHE.get(lookup);
    if (catalogue === undefined) {
      catalogue = new Catalogue(lookup);
      CACHE.set(lookup, catalogue);
    }
    return catalogue;
  }

  brand(slug: string): BrandEntry | null {
    return this.#bySlug.get(slug) ?? null;
  }

  records(numbers: readonly number[]): DeviceRecord[] {
    return numbers.map((d) => this.#lookup.snapshot.devices.record(d));
  }

  /** Returns the devices of a family by its name ("iPhone"), newest first. */
  family(name: string): DeviceRecord[] {
    const { devices } = this.#lookup.snapshot;
    const index = devices.families.indexOf(name) + 1;
    const members: DeviceRecord[] = [];
    for (let d = 0; index > 0 && d < devices.size; d++) {
      if (devices.family[d] === index) members.push(devices.record(d));
    }
    return members;
  }

  /**
   * Returns the family of a device and the members released before and after it.
   *
   * @param limit the most members, including the device itself
   * @returns null if the device belongs to no family
   */
  neighbours(
    record: DeviceRecord,
    limit: number,
  ): { name: string; members: DeviceRecord[] } | null {
    const { devices } = this.#lookup.snapshot;
    const device = devices.find(record.brandSlug, record.modelSlug);
    const name = device < 0 ? undefined : devices.families[devices.family[device]! - 1];
    if (name === undefined) return null;
    const all = this.family(name);
    const at = all.findIndex((m) => m.slug === record.slug);
    const from = Math.max(0, Math.min(at - (limit >> 1), all.length - limit));
    return { name, members: all.slice(from, from + limit) };
  }

  /** The numbers of devices by answer, category and year. */
  get coverage(): Coverage {
    this.#coverage ??= this.#cover();
    return this.#coverage;
  }

  #cover(): Coverage {
    const { devices } = this.#lookup.snapshot;
    const total = zero();
    const categories = new Map<Category, Record<Supports, number>>();
    const years = new Map<number, Record<Supports, number>>();
    for (let d = 0; d < devices.size; d++) {
      const supports = devices.supports(d);
      total[supports]++;
      tally(categories, devices.category(d))[supports]++;
      tally(years, devices.year[d]!)[supports]++;
    }
    return { total, categories, years };
  }
}

/** The numbers of devices by answer: in all, by category, and by release year (0 if unknown). */
export interface Coverage {
  total: Counts;
  categories: ReadonlyMap<Category, Counts>;
  years: ReadonlyMap<number, Counts>;
}

const zero = (): Record<Supports, number> =>
  Object.fromEntries(SUPPORTS.map((s) => [s, 0])) as Record<Supports, number>;

function tally<K>(map: Map<K, Record<Supports, number>>, key: K): Record<Supports, number> {
  let counts = map.get(key);
  if (counts === undefined) {
    counts = zero();
    map.set(key, counts);
  }
  return counts;
}
