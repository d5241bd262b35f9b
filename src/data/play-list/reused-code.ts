/** The year of the first phones with a version of Android, by its API level. */
const YEAR_OF_API: Readonly<Record<number, number>> = {
  28: 2018,
  29: 2019,
  30: 2020,
  31: 2021,
  32: 2022,
  33: 2022,
  34: 2023,
  35: 2024,
  36: 2025,
};

/**
 * No phone in the list of March 2016 was updated to Android 9. Of those that came later that year, large
 * makers updated some, and only Google updated any to Android 10.
 */
const FIRST_EDITION = '2016-04';
const LAST_YEAR = 2017;

/** Returns the API levels in a cell such as "manufacturer=Acme; sdk=33;34". */
export function apiLevels(cell: string): number[] {
  const levels = /\bsdk=([\d;]{1,60})/.exec(cell)?.[1] ?? '';
  return levels.split(';').filter(Boolean).map(Number);
}

/**
 * True if a code in an edition of the list belonged to another device. Makers reuse short codes: the list of
 * 2016 had an "Atom" before Unihertz made one, and likewise an S350 and an X600. A device whose oldest Android
 * appeared years after the edition is not the device in it.
 *
 * Of 600 devices with a stated day of sale, the only ones of 2017 or earlier that this rejects are three of
 * Google, which are dated without a list.
 *
 * @param seen the first edition with the code
 * @param oldest the lowest API level of the device; `null` if unknown
 * @example isOfAnother('2016-03-18', 31) // true
 */
export function isOfAnother(seen: string, oldest: number | null): boolean {
  const year = Number(seen.slice(0, 4));
  const android = oldest === null ? undefined : YEAR_OF_API[oldest];
  if (android === undefined || year > LAST_YEAR) return false;
  return android - year >= (seen < FIRST_EDITION ? 2 : 3);
}
