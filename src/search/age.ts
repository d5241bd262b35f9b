import type { DeviceTable } from '../snapshot/index.ts';
import { ROOT } from './sections.ts';
import type { Tables } from './tables.ts';

const NEWEST_YEAR = 2060;
const AGE_UNKNOWN = 63;

/**
 * The root of many younger names is still meant by its own name while people carry it: "galaxy z
 * flip" is the one of 2020, "ipad air" not the one of 2013.
 */
const CARRIED_SINCE = 2019;

/** How old a device is for the ranking: the newest first, those of an unknown year last. */
export function ageOf({ year }: DeviceTable, device: number): number {
  const released = year[device]!;
  return released === 0 ? AGE_UNKNOWN : NEWEST_YEAR - released;
}

/** Does the device's name say a whole line of devices rather than this one? */
export function isRoot({ flags }: Tables, { year }: DeviceTable, device: number): boolean {
  return (flags[device]! & ROOT) !== 0 && year[device]! < CARRIED_SINCE;
}
