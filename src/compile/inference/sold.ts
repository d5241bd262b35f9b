import type { DeviceFacts, RegionId } from '../../model/index.ts';

/**
 * True if the device was surely on sale before a day. A stated day of sale proves it, and so does a list of
 * that time with the device. An estimated year proves it only if a year lies between.
 *
 * @param day as exact as known: `2024-02`
 */
export function soldBefore({ released, listed }: DeviceFacts, day: string): boolean {
  if (released && !released.estimate) return released.date < day.slice(0, released.date.length);
  if (listed && listed.date < day) return true;
  return released !== undefined && Number(released.date.slice(0, 4)) + 1 < Number(day.slice(0, 4));
}

/** True if the device was surely first sold in that year or later. */
export function soldSince({ released }: DeviceFacts, year: string): boolean {
  if (released === undefined) return false;
  const earliest = Number(released.date.slice(0, 4)) - (released.estimate ? 1 : 0);
  return earliest >= Number(year.slice(0, 4));
}

/** True if the variant is sold in some of these regions and nowhere else. */
export function madeFor(
  { regions = [] }: { regions?: readonly RegionId[] | undefined },
  only: readonly RegionId[],
): boolean {
  return regions.length > 0 && regions.every((region) => only.includes(region));
}
