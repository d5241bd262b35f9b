import type { Lookup } from '../lookup/index.ts';
import type { DeviceRecord } from '../model/index.ts';
import { datasetDevices } from './devices.ts';
import type { DatasetDevice } from './schema.ts';

/** Separates items in one cell. No name, code or region id contains it. */
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

/** The columns of `/codes.csv`. */
export const CODE_COLUMNS = [
  'code',
  'slug',
  'supports',
  'exceptionRegions',
  'regions',
  'grade',
  'basis',
] as const;

/** Formats device records as CSV, with a header. */
export function recordsAsCsv(records: readonly DeviceRecord[]): string {
  return csvLine(RECORD_COLUMNS) + records.map((r) => csvLine(recordCells(r))).join('');
}

/** Yields the whole data set as CSV (RFC 4180) in small pieces: a header, then one device per row. */
export function* datasetCsv(lookup: Lookup): Generator<string> {
  yield csvLine(DATASET_COLUMNS);
  for (const { device } of datasetDevices(lookup)) yield csvLine(deviceCells(device));
}

/**
 * Yields every model code as CSV, one code and device per row, to join with tables that have codes. The answer
 * is the `verdict` on the code alone: the variant's own if it has one.
 */
export function* codesCsv(lookup: Lookup): Generator<string> {
  yield csvLine(CODE_COLUMNS);
  for (const { device } of datasetDevices(lookup)) {
    for (const { codes, regions, supports, grade } of device.variants) {
      const own = grade !== null;
      const except = own ? [] : device.exceptionRegions;
      const rest = [
        supports,
        except.join(BETWEEN),
        regions.join(BETWEEN),
        grade ?? device.grade,
        own ? 'variant' : 'device',
      ];
      for (const code of codes) yield csvLine([code, device.slug, ...rest]);
    }
  }
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
