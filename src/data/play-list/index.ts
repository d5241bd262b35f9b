export type { Catalogue } from './catalogue.ts';
export { readBrands, readCatalogue, writeCatalogue } from './catalogue-files.ts';
export { direct } from './direct.ts';
export { evidenceOf } from './evidence.ts';
export { type Merged, mergePlayList } from './merge.ts';
export { PlayListError, type PlayRow, readPlayList } from './rows.ts';
export { formatSummary, type ImportSummary, summarise } from './summary.ts';
export { readTable } from './table.ts';
