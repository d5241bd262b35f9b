import type { Lookup } from '../lookup/index.ts';
import { InvalidQueryError, type SourceDetail } from '../model/index.ts';
import type { DatasetDevice } from './schema.ts';

/**
 * Yields every device of the data set with everything known about it.
 *
 * @example for (const { device } of datasetDevices(lookup)) console.log(device.slug);
 */
export function* datasetDevices(
  lookup: Lookup,
): Generator<{ device: DatasetDevice; sources: readonly SourceDetail[] }> {
  // A caller in JavaScript may pass any value, such as a promise of a Lookup.
  const devices = (lookup as Lookup | undefined)?.snapshot?.devices;
  if (devices === undefined) {
    throw new InvalidQueryError('lookup', 'Give the Lookup that openLookup() resolves to.');
  }
  for (let d = 0; d < devices.size; d++) {
    const { sources, dataset: _, ...device } = devices.detail(d);
    yield { device, sources };
  }
}
