import { type CatalogueDevice, type CatalogueFile, slugify } from '../model/index.ts';
import type { DeviceEntry } from './facts.ts';

/** The folder of the catalogue and the file with the names of its brands. */
export const CATALOGUE = 'catalogue';
export const CATALOGUE_BRANDS = 'catalogue/brands.json';

/** Where the catalogue's names, codes and dates come from. */
export const SOURCES = {
  released: 'endoflife-date',
  seen: 'google-play-first-seen',
} as const;

/**
 * An estimate is made only if the editions before and after a device's first listing are this
 * close.
 */
const LONGEST_GAP_DAYS = 366;
const DAY_MS = 86_400_000;

/** Converts the devices of a catalogue file to the form that all other code reads. */
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
 * When a device of the catalogue went on sale. It is the stated day; else the year of the first
 * edition that lists it, if the edition before is at most a year older. If a year ended between the
 * two, it is that year: Google lists devices when they are on sale, and more are launched in autumn
 * than at New Year. For 19 of 26 such phones with a known launch it was the year that ended.
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
