import { type CatalogueDevice, type CatalogueFile, slugify } from '../model/index.ts';
import type { DeviceEntry } from './facts.ts';

/** The folder of the catalogue. */
export const CATALOGUE = 'catalogue';
export const CATALOGUE_BRANDS = 'catalogue/brands.json';

/** Where the catalogue's names, codes and dates come from. */
export const SOURCES = {
  released: 'endoflife-date',
  seen: 'google-play-first-seen',
} as const;

/**
 * The most days between the last edition without a device and the first with it, for an estimate of its year.
 */
const LONGEST_GAP_DAYS = 366;
const DAY_MS = 86_400_000;

/** Converts the devices of a catalogue file to entries like those of device files. */
export function catalogueEntries(file: string, { brands }: CatalogueFile): DeviceEntry[] {
  return Object.entries(brands).flatMap(([brandSlug, devices]) =>
    devices.map((device): DeviceEntry => {
      const { model, aliases, category = 'phone', assumed, named, seen, codes } = device;
      const released = releasedOf(device);
      return {
        file,
        origin: 'catalogue',
        brandSlug,
        modelSlug: device.slug ?? slugify(model),
        facts: {
          model,
          ...(aliases ? { aliases } : {}),
          category,
          ...(assumed ? { assumed } : {}),
          ...(named === false ? { named } : {}),
          ...(released ? { released } : {}),
          ...(seen ? { listed: { date: seen, source: SOURCES.seen } } : {}),
          variants: [{ codes }],
        },
      };
    }),
  );
}

/**
 * Returns when a device of the catalogue went on sale: the stated day; else the year of the first edition with
 * it, if the edition before is at most a year older. If a year ended between the two editions, it is that year,
 * because more devices are launched in autumn than at New Year. It was right for 19 of 26 such phones with a
 * known launch.
 */
function releasedOf({
  released,
  missing,
  seen,
}: CatalogueDevice): DeviceEntry['facts']['released'] {
  if (released) return { date: released, source: SOURCES.released };
  if (!missing || !seen) return undefined;
  if (Date.parse(seen) - Date.parse(missing) > LONGEST_GAP_DAYS * DAY_MS) return undefined;
  return { date: missing.slice(0, 4), estimate: true, source: SOURCES.seen };
}
