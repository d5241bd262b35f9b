import type { EditionNamed, Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { wholeDeviceVerdict } from './verdict.ts';

/**
 * Returns the verdict on a unit whose edition is known and whose code is not. An edition without a modem takes
 * no SIM of any kind. A cellular one has the common answer of all cellular units.
 *
 * Laptops have no named editions, because every listing says "Wi-Fi". One without a modem is still none that takes a SIM.
 *
 * @returns `null` if the device has no editions, or nothing is known about this one
 */
export function editionVerdict(
  table: DeviceTable,
  device: number,
  edition: EditionNamed,
): Verdict | null {
  const editions = table.editions(device);
  const isBareLaptop = edition === 'non-cellular' && table.category(device) === 'laptop';
  if (editions === null && !isBareLaptop) return null;
  const whole = wholeDeviceVerdict(table, device);
  if (edition === 'non-cellular')
    return { ...whole, supports: 'no', exceptionRegions: [], edition };
  if (editions?.cellular == null) return null;
  const { supports, exceptionRegions } = editions.cellular;
  return { ...whole, supports, exceptionRegions: [...exceptionRegions], edition };
}
