import * as v from 'valibot';
import { Slug } from '../model/index.ts';
import { derivedYear } from './derived-year.ts';
import type { DeviceEntry } from './facts.ts';

/**
 * `data/release-years.json`: the year of the announcement of catalogue devices, by the id of the
 * source in `data/sources.json`, the brand's slug and the model's slug. It stands apart from the
 * catalogue, which is written anew by every import.
 */
export const ReleaseYears = v.record(
  Slug,
  v.record(
    Slug,
    v.record(
      Slug,
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(2007),
        v.maxValue(2099),
        v.description('The year in which the device was announced.'),
      ),
    ),
  ),
);
export type ReleaseYears = v.InferOutput<typeof ReleaseYears>;

/**
 * The devices with an estimated year for each of the catalogue that has no date: the year that the
 * file states, else the one that its name or its codes tell. A device is announced before it is
 * sold, at times in the year before: a year of either kind is an estimate.
 */
export function withReleaseYears(
  devices: readonly DeviceEntry[],
  years: ReleaseYears,
): DeviceEntry[] {
  return devices.map((entry) => {
    const { origin, facts } = entry;
    if (origin !== 'catalogue' || facts.released) return entry;
    const released =
      stated(entry, years) ??
      derivedYear(
        facts.model,
        (facts.variants ?? []).flatMap((variant) => variant.codes),
      );
    return released ? { ...entry, facts: { ...facts, released } } : entry;
  });
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
