import type { Lookup } from '../lookup/index.ts';
import { COMMON } from './brand-list.tsx';

/** Years for which people look for a device of a common brand. */
const RECENT = 8;

/**
 * True if search engines should list the page of a device: it has an answer, and a source gives the answer or
 * people look for the device. The brand's page links to the others.
 */
export function isListed({ snapshot: { devices }, info }: Lookup, device: number): boolean {
  if (devices.supports(device) === 'unknown') return false;
  if (devices.grade(device) !== 'inferred') return true;
  const isRecent = devices.year[device]! > Number(info.date.slice(0, 4)) - RECENT;
  return isRecent && devices.brands[devices.brand[device]!]!.weight >= COMMON;
}
