import { type CatalogueDevice, slugify } from '../../model/index.ts';
import type { Evidence } from './evidence.ts';

/**
 * Days between a device and a late code. Nearly all codes for further markets and carriers come within two
 * years.
 */
const LATE_DAYS = 2 * 365;
/** The year from which codes matter. Earlier phones have no eSIM, so a mix-up has no effect. */
const FROM = '2018';
const DAY_MS = 86_400_000;

/** A code that came to the list years after the device under whose name it is. */
export interface LateCode {
  slug: string;
  code: string;
  /** The first edition with the code. */
  seen: string;
}

/**
 * Finds names that a maker may have reused: the list has a vivo Y28 of 2014 and one of 2024 under one name, and
 * the rules would judge the second by the year of the first. A person decides, and `code-names.json` gives the
 * second device a name with its year.
 *
 * @param devices of the catalogue, by the slug of their brand
 * @param seen returns the last edition without a code and the first with it
 * @example lateCodes({ vivo: [{ model: 'Y28', codes: ['Y28', 'V2352'], seen: '2016-03-18' }] }, seen)
 * // [{ slug: 'vivo/y28', code: 'V2352', seen: '2024-06-16' }]
 */
export function lateCodes(
  devices: Readonly<Record<string, readonly CatalogueDevice[]>>,
  seen: Evidence['seen'],
): LateCode[] {
  return Object.entries(devices).flatMap(([brandSlug, models]) =>
    models.flatMap(({ model, slug = slugify(model), seen: first, codes }) =>
      codes.flatMap((code): LateCode[] => {
        const edition = seen(brandSlug, code);
        if (first === undefined || !edition?.missing || edition.seen < FROM) return [];
        if (Date.parse(edition.missing) - Date.parse(first) <= LATE_DAYS * DAY_MS) return [];
        return [{ slug: `${brandSlug}/${slug}`, code, seen: edition.seen }];
      }),
    ),
  );
}
