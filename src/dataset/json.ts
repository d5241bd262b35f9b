import type { Lookup } from '../lookup/index.ts';
import type { SourceDetail } from '../model/index.ts';
import { datasetDevices } from './devices.ts';

/** What every user of the data must show. */
export const ATTRIBUTION = 'A visible link to the website of the service, named "eSIM Lookup".';

/**
 * Yields the whole data set as one JSON document ({@link DatasetDocument}), in small pieces. Only one device at
 * a time is in memory.
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
  // The sources come last, because only then is it known which are cited. JSON gives the order of members no
  // meaning.
  const sorted = [...cited].sort(([a], [b]) => (a < b ? -1 : 1));
  yield `\n],"sources":${JSON.stringify(Object.fromEntries(sorted))}}\n`;
}
