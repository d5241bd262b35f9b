import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { wholeDeviceVerdict } from '../verdict/index.ts';

/**
 * The verdict for a unit of a device whose own code is not held. It holds for every unit that it can
 * be: where a variant has another answer, outside the regions that are named as exceptions, the
 * answer depends on which of them it is.
 */
export function siblingVerdict(table: DeviceTable, device: number): Verdict {
  const verdict = wholeDeviceVerdict(table, device);
  if (verdict.supports !== 'yes' && verdict.supports !== 'no') return verdict;
  const { variantStart } = table;
  for (let v = variantStart[device]!; v < variantStart[device + 1]!; v++) {
    const supports = table.variantSupports(v);
    if (supports === verdict.supports) continue;
    const regions = table.variantRegions(v);
    const excepted =
      regions.length > 0 && regions.every((region) => verdict.exceptionRegions.includes(region));
    if (!excepted) return { ...verdict, supports: 'partial', exceptionRegions: [] };
  }
  return verdict;
}
