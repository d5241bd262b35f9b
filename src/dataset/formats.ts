import type { Lookup } from '../lookup/index.ts';
import { codesCsv, datasetCsv } from './csv.ts';
import { datasetJson } from './json.ts';

/** The forms of the data set: everything; one device per row; one code per row. */
export const FORMATS = ['json', 'csv', 'codes.csv'] as const;
export type DataFormat = (typeof FORMATS)[number];

/** Yields the data set in one of its forms, in small pieces. */
export function pieces(lookup: Lookup, format: DataFormat): Generator<string> {
  if (format === 'json') return datasetJson(lookup);
  return format === 'csv' ? datasetCsv(lookup) : codesCsv(lookup);
}
