import type { Lookup } from '../lookup/index.ts';
import type { DeviceRecord } from '../model/index.ts';
import { datasetDevices } from './devices.ts';
import type { DatasetDevice } from './schema.ts';

/** Stands between the items of a list in one cell: no name, code or region id holds it. */
const BETWEEN = '|';

const RECORD_COLUMNS = [
  'slug',
  'brand',
  'brandSlug',
  'model',
  'modelSlug',
  'releaseYear',
  'category',
  'supports',
  'exceptionRegions',
] as const satisfies readonly (keyof DeviceRecord)[];

/** The columns of `/dataset.csv`. */
export const DATASET_COLUMNS = [...RECORD_COLUMNS, 'grade', 'aliases', 'codes'] as const;

/** Device records as CSV, with a header. */
export function recordsAsCsv(records: readonly DeviceRecord[]): string {
  return csvLine(RECORD_COLUMNS) + records.map((r) => csvLine(recordCells(r))).join('');
}

/** The whole data set as CSV (RFC 4180): a header, then a device a row. In small pieces. */
export function* datasetCsv(lookup: Lookup): Generator<string> {
  yield csvLine(DATASET_COLUMNS);
  for (const { device } of datasetDevices(lookup)) yield csvLine(deviceCells(device));
}

const recordCells = (record: DeviceRecord): (string | number | null)[] =>
  RECORD_COLUMNS.map((column) => {
    const value = record[column];
    return Array.isArray(value) ? value.join(BETWEEN) : (value as string | number | null);
  });

function deviceCells(device: DatasetDevice): (string | number | null)[] {
  const codes = device.variants.flatMap((v) => v.codes);
  return [
    ...recordCells(device),
    device.grade,
    device.aliases.join(BETWEEN),
    [...new Set(codes)].join(BETWEEN),
  ];
}

function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((c) => (c === null ? '' : quoted(String(c)))).join(',')}\r\n`;
}

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
