import type { EditionNamed, Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { wholeDeviceVerdict } from './verdict.ts';

/**
 * The verdict on a unit of which only its edition is known. One without a modem takes no SIM of any
 * kind. Of a cellular one it is the answer of all cellular units.
 *
 * @returns `null` if the device has no editions, or if nothing is known of this one
 */
export function editionVerdict(
  table: DeviceTable,
  device: number,
  edition: EditionNamed,
): Verdict | null {
  const editions = table.editions(device);
  if (editions === null) return null;
  const whole = wholeDeviceVerdict(table, device);
  if (edition === 'non-cellular')
    return { ...whole, supports: 'no', exceptionRegions: [], edition };
  if (editions.cellular === null) return null;
  const { supports, exceptionRegions } = editions.cellular;
  return { ...whole, supports, exceptionRegions: [...exceptionRegions], edition };
}
