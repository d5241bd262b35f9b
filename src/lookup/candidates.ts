import type { DeviceRecord } from '../model/index.ts';
import type { Answer } from './answer.ts';
import type { Lookup } from './lookup.ts';

/**
 * The devices that a person chooses from if a question means several, best first, each with the
 * answer for its units from the region that decides.
 *
 * @param answer the answer to the question, from the same data set
 * @returns at most eight; empty if the question means one device or none
 * @example candidatesOf(lookup, lookup.answer('iphone se hong kong'))[0]?.supports // 'no'
 */
export function candidatesOf(
  lookup: Lookup,
  { meant, devices, said: { region } }: Pick<Answer, 'meant' | 'devices' | 'said'>,
): DeviceRecord[] {
  if (meant !== 'several') return [];
  if (region === null) return devices;
  return devices.map((device) => {
    const { supports, exceptionRegions } = lookup.unit(device.slug, { region })!;
    return { ...device, supports, exceptionRegions };
  });
}
