import type { Lookup } from '../lookup/index.ts';
import type { SourceDetail } from '../model/index.ts';
import type { DatasetDevice } from './schema.ts';

/**
 * Every device of the data set, with everything known about it, one at a time.
 *
 * @example for (const { device } of datasetDevices(lookup)) console.log(device.slug);
 */
export function* datasetDevices(
  lookup: Lookup,
): Generator<{ device: DatasetDevice; sources: readonly SourceDetail[] }> {
  const { devices } = lookup.snapshot;
  for (let d = 0; d < devices.size; d++) {
    const { sources, dataset: _, ...device } = devices.detail(d);
    yield { device, sources };
  }
}
