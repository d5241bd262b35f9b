import type { Lookup } from '../lookup/index.ts';
import type { SourceDetail } from '../model/index.ts';
import { datasetDevices } from './devices.ts';

/** What everyone who uses the data has to show. */
export const ATTRIBUTION = 'A visible link to the website of the service, named "eSIM Lookup".';

/**
 * The whole data set as one JSON document ({@link DatasetDocument}), in small pieces: one device at
 * a time is in memory, however many there are.
 */
export function* datasetJson(lookup: Lookup): Generator<string> {
  const { version, date } = lookup.info;
  const head = { version, date, license: 'CC-BY-4.0', attribution: ATTRIBUTION };
  const { regions } = lookup.snapshot.devices;
  yield `${JSON.stringify(head).slice(0, -1)},"regions":${JSON.stringify(regions)},"devices":[`;
  const cited = new Map<string, SourceDetail>();
  let comma = '';
  for (const { device, sources } of datasetDevices(lookup)) {
    for (const source of sources) cited.set(source.id, source);
    yield `${comma}\n${JSON.stringify(device)}`;
    comma = ',';
  }
  // The cited sources are known only at the end. The order of members has no meaning in JSON.
  const sorted = [...cited].sort(([a], [b]) => (a < b ? -1 : 1));
  yield `\n],"sources":${JSON.stringify(Object.fromEntries(sorted))}}\n`;
}
