import type { Verdict } from '../model/index.ts';
import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import {
  deviceVerdict,
  type Places,
  type Sold,
  unlistedUnitVerdict,
  verdictThere,
  wholeDeviceVerdict,
} from '../verdict/index.ts';

/**
 * The verdict on one unit of a device.
 *
 * @param entries what is known of its code: entries of the device in the code table; none if no code
 *   is stated, `null` if the data set does not hold the stated code
 * @param sold where it was bought; `null` if that is not known
 */
export function unitVerdict(
  table: DeviceTable,
  places: Places,
  device: number,
  entries: readonly number[] | null,
  sold: Sold | null,
): Verdict {
  const verdict = verdictOf(table, device, entries);
  return sold === null ? verdict : verdictThere(table, places, device, verdict, sold);
}

function verdictOf(table: DeviceTable, device: number, entries: readonly number[] | null): Verdict {
  if (entries === null) return unlistedUnitVerdict(table, device);
  return entries.length > 0
    ? deviceVerdict(table, device, entries)
    : wholeDeviceVerdict(table, device);
}

/**
 * The entries of a device in the code table that are written like a code, in any spelling.
 *
 * @returns none if the device has no such code
 */
export function entriesOf(table: DeviceTable, device: number, code: string): number[] {
  const folded = foldCode(code);
  const entries: number[] = [];
  if (folded === '') return entries;
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    for (let c = table.codeStart[v]!; c < table.codeStart[v + 1]!; c++) {
      if (foldCode(table.codes.at(c)) === folded) entries.push(c);
    }
  }
  return entries;
}
