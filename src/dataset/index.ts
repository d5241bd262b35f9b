/**
 * The open data set: every device with all that is known of it, as objects, JSON or CSV.
 *
 * @example
 * import { openLookup } from 'esim-lookup';
 * import { datasetDevices } from 'esim-lookup/data';
 * for (const { device } of datasetDevices(await openLookup())) console.log(device.slug);
 */

export { type Compared, changesBetween, changesDocument } from './changes.ts';
export { DATASET_COLUMNS, datasetCsv, recordsAsCsv } from './csv.ts';
export { datasetDevices } from './devices.ts';
export { atomFeed } from './feed.ts';
export { ATTRIBUTION, datasetJson } from './json.ts';
export type {
  AnswerChange,
  ChangeSet,
  ChangesDocument,
  DatasetDevice,
  DatasetDocument,
  DatasetVersion,
} from './schema.ts';
export { byteStream } from './stream.ts';
