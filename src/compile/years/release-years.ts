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
 * The devices with an estimated year for each that has no date: for those of the catalogue the year
 * that the file states, else the one that the name tells, else that of the first edition of Google's
 * list with it, else the one that the codes tell; for what is then left of the oldest edition, the
 * year of the most similar devices of the maker. What then has no year gets the latest that it can be,
 * which is shown and which no rule reads ({@link LatestYears}). A device is announced before it is sold, at times in
 * the year before: every year of these is an estimate.
 */
export function withReleaseYears(
  devices: readonly DeviceEntry[],
  years: ReleaseYears,
  today: string,
): DatedEntry[] {
  const told = devices.map((entry) =>
    entry.origin === 'catalogue' ? dated(entry, stated(entry, years) ?? derived(entry)) : entry,
  );
  const nearest = new NearestYears(told);
  const old = told.map((entry) => (entry.facts.released ? entry : dated(entry, nearest.of(entry))));
  const latest = new LatestYears(old, today);
  return old.map((entry) =>
    entry.facts.released ? entry : { ...entry, latest: latest.of(entry) },
  );
}

/** An edition of the list tells more of the year than a carrier's code, and less than the name. */
function derived({ facts }: DeviceEntry): DeviceEntry['facts']['released'] {
  const { model, released, variants = [] } = facts;
  return derivedYear(model, released ? [] : variants.flatMap(({ codes }) => codes));
}

/** A stated day stays; an estimate gives way to one that knows more. */
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
