import type { Lookup } from '../lookup/index.ts';
import { COMMON } from './brand-list.tsx';

/** For this many years people look for a device of a common brand. */
const RECENT = 8;

/**
 * Should search engines list the page of a device? Yes, if it has an answer, and either a source gives
 * the answer or people look for the device. Other pages are reached from the brand's page.
 */
export function isListed({ snapshot: { devices }, info }: Lookup, device: number): boolean {
  if (devices.supports(device) === 'unknown') return false;
  if (devices.grade(device) !== 'inferred') return true;
  const isRecent = devices.year[device]! > Number(info.date.slice(0, 4)) - RECENT;
  return isRecent && devices.brands[devices.brand[device]!]!.weight >= COMMON;
}
