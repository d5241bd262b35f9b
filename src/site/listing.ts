import type { Lookup } from '../lookup/index.ts';
import { COMMON } from './brand-list.tsx';

/** Devices of common brands that went on sale in these last years are looked for. */
const RECENT = 8;

/**
 * Should search engines list the page of a device? If it says yes, no or on what it depends, and either
 * a source says so or people look for the device. A page that only repeats a rule, or says that nothing
 * is known, is reached from its brand's page.
 */
export function isListed({ snapshot: { devices }, info }: Lookup, device: number): boolean {
  if (devices.supports(device) === 'unknown') return false;
  if (devices.grade(device) !== 'inferred') return true;
  const isRecent = devices.year[device]! > Number(info.date.slice(0, 4)) - RECENT;
  return isRecent && devices.brands[devices.brand[device]!]!.weight >= COMMON;
}
