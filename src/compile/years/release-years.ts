import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts, ReleaseYears } from '../../model/index.ts';
import { derivedYear } from './derived-year.ts';
import { LatestYears } from './latest-year.ts';
import { NearestYears } from './nearest-year.ts';

/** A device with the year from the compiler. */
export interface DatedEntry extends DeviceEntry {
  /** The year that is shown if the facts give none. No rule of inference uses it. */
  latest?: NonNullable<DeviceFacts['released']>;
}

/**
 * Adds an estimated year to each device without a date. The first of these that exists counts:
 *
 * 1. for a device of the catalogue, the year in its file
 * 2. the year in its name
 * 3. the year of the first edition of Google's list with it
 * 4. the year that its codes state
 * 5. for a device of the oldest edition, the year of the maker's most similar devices
 * 6. the latest possible year, which is shown and which no rule reads ({@link LatestYears})
 *
 * Each of these years is an estimate, because devices are announced before they are sold, sometimes in the year
 * before.
 *
 * @param devices all devices; estimates use those with a known year
 * @param today the day of the facts (YYYY-MM-DD)
 * @param only the devices that need a year, beside those with claims, whose years the rules read; default: all
 * @returns all devices, in their order
 */
export function withReleaseYears(
  devices: readonly DeviceEntry[],
  years: ReleaseYears,
  today: string,
  only: (entry: DeviceEntry) => boolean = () => true,
): DatedEntry[] {
  const told = devices.map((entry) =>
    entry.origin === 'catalogue' ? dated(entry, stated(entry, years) ?? derived(entry)) : entry,
  );
  // Both learn from the same devices, so that LatestYears uses no estimate of NearestYears.
  const nearest = new NearestYears(told);
  const latest = new LatestYears(told, today);
  return told.map((entry) => {
    const isAsked = only(entry);
    if (entry.facts.released || !(isAsked || isDescribed(entry))) return entry;
    const near = dated(entry, nearest.of(entry));
    return near.facts.released || !isAsked ? near : { ...near, latest: latest.of(near) };
  });
}

/** True if a source says whether the device or one of its variants has eSIM. */
function isDescribed({ facts }: DeviceEntry): boolean {
  return [facts, ...(facts.variants ?? [])].some(({ claims }) => claims !== undefined);
}

/** An edition of the list shows the year better than a carrier's code, and worse than the name. */
function derived({ facts }: DeviceEntry): DeviceEntry['facts']['released'] {
  const { model, released, variants = [] } = facts;
  return derivedYear(model, released ? [] : variants.flatMap(({ codes }) => codes));
}

/** Sets the date unless a day is stated. A better estimate replaces a worse one. */
function dated(entry: DeviceEntry, released: DeviceEntry['facts']['released']): DeviceEntry {
  const before = entry.facts.released;
  if (!released || (before && !before.estimate)) return entry;
  return { ...entry, facts: { ...entry.facts, released } };
}

function stated(
  { brandSlug, modelSlug }: DeviceEntry,
  years: ReleaseYears,
): DeviceEntry['facts']['released'] {
  for (const [source, brands] of Object.entries(years)) {
    const models = Object.hasOwn(brands, brandSlug) ? brands[brandSlug]! : {};
    if (Object.hasOwn(models, modelSlug)) {
      return { date: String(models[modelSlug]), source, estimate: true };
    }
  }
  return undefined;
}
