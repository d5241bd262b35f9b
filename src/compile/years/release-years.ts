import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts, ReleaseYears } from '../../model/index.ts';
import { derivedYear } from './derived-year.ts';
import { LatestYears } from './latest-year.ts';
import { NearestYears } from './nearest-year.ts';

/** A device with the year that the compiler gives it. */
export interface DatedEntry extends DeviceEntry {
  /** The year that is shown if the facts give none. No rule of inference rests on it. */
  latest?: NonNullable<DeviceFacts['released']>;
}

/**
 * Adds an estimated year to each device without a date. For a device of the catalogue it is the
 * year in the file; else the year in its name; else that of the first edition of Google's list with
 * it; else the year that its codes state. What is left of the oldest edition gets the year of the
 * maker's most similar devices. What then has no year gets the latest year that it can be, which is
 * shown and which no rule reads ({@link LatestYears}). A device is announced before it is sold,
 * sometimes in the year before: each of these years is an estimate.
 *
 * @param devices all devices: the estimates rest on those whose year is known
 * @param today the day of the facts
 * @param only the devices to estimate a year for, beside those with claims: rules read their years,
 *   too; default: all
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
  // Both learn from the same devices: what NearestYears estimates teaches LatestYears nothing.
  const nearest = new NearestYears(told);
  const latest = new LatestYears(told, today);
  return told.map((entry) => {
    const isAsked = only(entry);
    if (entry.facts.released || !(isAsked || isDescribed(entry))) return entry;
    const near = dated(entry, nearest.of(entry));
    return near.facts.released || !isAsked ? near : { ...near, latest: latest.of(near) };
  });
}

/** Does a source say of the device or of one of its variants whether it has an eSIM? */
function isDescribed({ facts }: DeviceEntry): boolean {
  return [facts, ...(facts.variants ?? [])].some(({ claims }) => claims !== undefined);
}

/**
 * An edition of the list is a better sign of the year than a carrier's code, and a worse one than
 * the name.
 */
function derived({ facts }: DeviceEntry): DeviceEntry['facts']['released'] {
  const { model, released, variants = [] } = facts;
  return derivedYear(model, released ? [] : variants.flatMap(({ codes }) => codes));
}

/** A stated day stays. An estimate gives way to a better one. */
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
