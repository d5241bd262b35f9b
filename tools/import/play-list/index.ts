export { type PlayRow, readPlayList } from '../../../src/data/play-list.ts';
export { readBrands, readCatalogue, writeCatalogue } from './catalogue-files.ts';
export { evidenceOf, readTable } from './evidence.ts';
export { type Merged, mergePlayList } from './merge.ts';
export { formatSummary, type ImportSummary, summarise } from './summary.ts';
