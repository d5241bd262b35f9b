import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';

type Released = NonNullable<DeviceFacts['released']>;

/** The ids of the sources of estimates. */
export const ESTIMATED_FROM = {
  nearest: 'nearest-codes',
  edition: 'google-play-first-edition',
} as const;

/** The day of the oldest edition of Google's list of Android devices. It contains no later device. */
const FIRST_EDITION = '2016-03-18';
const LAST_YEAR = 2016;
/**
 * Sources whose years are no basis for estimates: the year in which a list got the device, and estimates
 * themselves.
 */
const NOT_KNOWN: readonly string[] = ['google-play-first-seen', ...Object.values(ESTIMATED_FROM)];

const NEIGHBOURS = 8;
/**
 * The fewest known devices of a maker. A single one is no series: its year was within one year for 82 % of 44
 * devices, the edition's median for 95 %.
 */
const FEWEST = 2;
const SHORTEST_RUN = 2;
const LONGEST_RUN = 5;

interface Known {
  facts: DeviceFacts;
  year: number;
  runs: ReadonlySet<string>;
  /** The length of its vector of weights. */
  length: number;
}

/**
 * Estimates the year of devices that are older than every list that could state it. Makers number their devices
 * in series, so devices with similar names and codes are of similar age. The estimate is the weighted median of
 * the maker's eight nearest devices, by the cosine of tf-idf vectors over runs of two to five characters. If
 * fewer than two devices of the maker have a known year, it is the median of the edition.
 *
 * Each of 2,054 known devices estimated from the others: 92 % within a year, 98 % within two
 * (`test/data/year-estimates.test.ts` holds it to 90 and 97).
 *
 * @example
 * const years = new NearestYears(devices);
 * years.of(entry) // { date: '2014', source: 'nearest-codes', estimate: true }
 */
export class NearestYears {
  readonly #known: () => readonly DeviceEntry[];
  readonly #brands = new Map<string, Known[]>();
  readonly #weights = new Map<string, number>();
  #rarest = 0;
  #median: number | undefined;
  #hasLearned = false;

  /**
   * @param devices all devices; estimates use those with a known year
   * @param teaches whether the year of a device counts as known; by default of those from the time of the
   * oldest edition
   */
  constructor(devices: readonly DeviceEntry[], teaches: (entry: DeviceEntry) => boolean = isKnown) {
    this.#known = () => devices.filter(teaches);
  }

  /** Learns at the first call, because it takes 0.4 s and most changed devices have a year. */
  #learn(): void {
    if (this.#hasLearned) return;
    this.#hasLearned = true;
    const known = this.#known().map(({ brandSlug, facts }) => {
      return { brandSlug, facts, year: yearOf(facts), runs: runsOf(facts) };
    });
    this.#weigh(known.map(({ runs }) => runs));
    for (const { brandSlug, ...device } of known) {
      const same = this.#brands.get(brandSlug) ?? [];
      same.push({ ...device, length: this.#length(device.runs) });
      this.#brands.set(brandSlug, same);
    }
    this.#median = known.map(({ year }) => year).sort((a, b) => a - b)[known.length >> 1];
  }

  /**
   * Returns the estimate; `undefined` for a device that is not in the first edition. A device never counts for
   * itself.
   */
  of(entry: DeviceEntry): Released | undefined {
    if (entry.facts.listed?.date !== FIRST_EDITION) return undefined;
    const nearest = this.nearest(entry);
    if (nearest !== undefined) return nearest;
    return this.#median === undefined ? undefined : estimate(this.#median, ESTIMATED_FROM.edition);
  }

  /** Returns the year of the maker's nearest devices, for a device of any edition. */
  nearest({ brandSlug, facts }: DeviceEntry): Released | undefined {
    this.#learn();
    const others = (this.#brands.get(brandSlug) ?? []).filter((other) => other.facts !== facts);
    const year = others.length < FEWEST ? undefined : this.#nearest(runsOf(facts), others);
    return year === undefined ? undefined : estimate(year, ESTIMATED_FROM.nearest);
  }

  #nearest(runs: ReadonlySet<string>, known: readonly Known[]): number | undefined {
    const length = this.#length(runs);
    const nearest = known
      .map((other) => ({ year: other.year, weight: this.#likeness(runs, other) / length ** 3 }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.year - b.year)
      .slice(0, NEIGHBOURS)
      .sort((a, b) => a.year - b.year);
    let rest = nearest.reduce((sum, { weight }) => sum + weight, 0) / 2;
    for (const { year, weight } of nearest) {
      rest -= weight;
      if (rest <= 0) return year;
    }
    return undefined;
  }

  /** Returns the cubed cosine, so that the nearest devices outweigh the many that share a letter or two. */
  #likeness(runs: ReadonlySet<string>, other: Known): number {
    let sum = 0;
    for (const run of runs) if (other.runs.has(run)) sum += this.#weights.get(run)!;
    return (sum / other.length) ** 3;
  }

  #length(runs: ReadonlySet<string>): number {
    let sum = 0;
    for (const run of runs) sum += this.#weights.get(run) ?? this.#rarest;
    return Math.sqrt(sum) || 1;
  }

  /** Computes the square of the inverse document frequency of each run. */
  #weigh(documents: readonly ReadonlySet<string>[]): void {
    const counts = new Map<string, number>();
    for (const runs of documents)
      for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
    const weight = (count: number) => Math.log((documents.length + 1) / count) ** 2;
    for (const [run, count] of counts) this.#weights.set(run, weight(count));
    this.#rarest = weight(1);
  }
}

function estimate(year: number, source: string): Released {
  return { date: String(year), source, estimate: true };
}

/** True if the year of a device is known (see {@link isDated}) and of the first edition's time. */
export function isKnown(entry: DeviceEntry): boolean {
  const { released, category } = entry.facts;
  if (category !== 'phone' && category !== 'tablet') return false;
  return isDated(entry) && Number(released!.date.slice(0, 4)) <= LAST_YEAR;
}

/** True if a source other than the list itself gives the year of a device. */
export function isDated({ facts: { released } }: DeviceEntry): boolean {
  return released !== undefined && !NOT_KNOWN.includes(released.source);
}

function yearOf({ released }: DeviceFacts): number {
  return Number(released!.date.slice(0, 4));
}

function runsOf({ model, category, variants }: DeviceFacts): Set<string> {
  const names = new Set([model, ...(variants ?? []).flatMap(({ codes }) => codes)]);
  const runs = new Set([`category ${category}`]);
  for (const name of names) {
    const text = `^${name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()}$`;
    runs.add(`shape ${text.replace(/\d/g, '0')}`);
    for (let size = SHORTEST_RUN; size <= LONGEST_RUN; size++) {
      for (let i = 0; i + size <= text.length; i++) runs.add(text.slice(i, i + size));
    }
  }
  return runs;
}
