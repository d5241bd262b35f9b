/**
 * The open data set: every device with everything known about it, as objects, JSON or CSV.
 *
 * @example
 * import { openLookup } from 'esim-lookup';
 * import { datasetDevices } from 'esim-lookup/data';
 * for (const { device } of datasetDevices(await openLookup())) console.log(device.slug);
 */

export { type Compared, changesBetween, changesDocument } from './changes.ts';
export { CODE_COLUMNS, codesCsv, DATASET_COLUMNS, datasetCsv, recordsAsCsv } from './csv.ts';
export { dataPackage } from './data-package.ts';
export { datasetDevices } from './devices.ts';
export { atomFeed } from './feed.ts';
export { type DataFormat, FORMATS, pieces } from './formats.ts';
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
