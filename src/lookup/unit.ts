import type { Verdict } from '../model/index.ts';
import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import {
  deviceVerdict,
  type Place,
  type Places,
  verdictThere,
  wholeDeviceVerdict,
} from '../verdict/index.ts';

/** What is known of one unit of a device. */
export interface Unit {
  /** Its model code, in any spelling. A code that the device does not have is ignored. */
  code?: string | null;
  /** Where it was bought. */
  place?: Place | null;
}

/** The verdict on one unit of a device that is known already. */
export function unitVerdict(
  table: DeviceTable,
  places: Places,
  device: number,
  { code = null, place = null }: Unit,
): Verdict {
  const entries = code === null ? [] : entriesOf(table, device, foldCode(code));
  const verdict =
    entries.length > 0 ? deviceVerdict(table, device, entries) : wholeDeviceVerdict(table, device);
  return place === null
    ? verdict
    : verdictThere(table, places, device, verdict, { place, by: 'given' });
}

/** The entries of a device in the table of codes that fold to the same text. */
function entriesOf(table: DeviceTable, device: number, folded: string): number[] {
  const entries: number[] = [];
  if (folded === '') return entries;
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    for (let c = table.codeStart[v]!; c < table.codeStart[v + 1]!; c++) {
      if (foldCode(table.codes.at(c)) === folded) entries.push(c);
    }
  }
  return entries;
}
