import type { DeviceEntry } from '../facts.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'release-years';
const file = 'release-years.json';

/**
 * Every year of `release-years.json` is that of a catalogue device, comes from a source that
 * `data/sources` has, and is no later than the first list that names the device.
 */
export const releaseYears: Rule = {
  id,
  *check({ devices, sources, releaseYears: bySource }) {
    const bySlug = new Map(devices.map((d) => [`${d.brandSlug}/${d.modelSlug}`, d]));
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    for (const [source, brands] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [brandSlug, models] of Object.entries(brands)) {
        for (const [modelSlug, year] of Object.entries(models)) {
          const slug = `${brandSlug}/${modelSlug}`;
          const wrong = wrongWith(bySlug.get(slug), year);
          if (wrong) yield problem(`${source}.${brandSlug}.${modelSlug}`, year, ...wrong);
        }
      }
    }
  },
};

/** Returns why a year cannot be the device's and how to correct it; `null` if it can. */
function wrongWith(
  device: DeviceEntry | undefined,
  year: number,
): [why: string, cure: string] | null {
  if (device === undefined) return ['No device has this slug.', 'Correct the slug, or remove it.'];
  if (device.origin === 'curated') {
    return [`The device has a file of its own: ${device.file}.`, 'State the year there alone.'];
  }
  const { listed } = device.facts;
  return listed && year > Number(listed.date.slice(0, 4))
    ? [`A list of ${listed.date} names the device already.`, 'Correct the year, or remove it.']
    : null;
}
