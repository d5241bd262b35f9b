import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';

/** The verdict of a device of which nothing tells the unit. */
export function wholeDeviceVerdict(table: DeviceTable, device: number): Verdict {
  return {
    supports: table.supports(device),
    exceptionRegions: [...table.exceptionRegions(device)],
    basis: 'device',
    modelCode: null,
    regions: [],
  };
}
