import type { DeviceTable } from '../snapshot/index.ts';

/** A name that states its generation: "iPad Air (1st generation)", "iPad Air 1". */
const STATED = /\(\d+(?:st|nd|rd|th) gen|[a-z] 1$/i;
const FIRST = / \(1st generation\)$/;
/** What Apple appends to a name that later devices share: "iPhone SE (2nd generation)", "iPad Air 11-inch (M2)". */
const LATER = /^ (?:\(|\d+(?:\.\d+)?-inch)/;

/**
 * Returns the devices that a name in a header may mean, of those that run its version of the system. People and
 * apps also call a later device by the name of the first one: "iPhone SE", "iPad Air".
 *
 * @param named the devices that have the name
 * @param possible the devices of the family that run the version
 * @example generationsOf('iPhone SE', [se], [se2, se3], table) // [se2, se3]
 */
export function generationsOf(
  name: string,
  named: readonly number[],
  possible: readonly number[],
  table: Pick<DeviceTable, 'model'>,
): readonly number[] {
  if (STATED.test(name)) return possible.filter((device) => named.includes(device));
  const bases = named.map((device) => table.model(device).replace(FIRST, ''));
  return possible.filter((device) => {
    if (named.includes(device)) return true;
    const model = table.model(device);
    return bases.some((base) => model.startsWith(base) && LATER.test(model.slice(base.length)));
  });
}
