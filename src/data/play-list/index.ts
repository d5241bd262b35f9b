export { evidenceOf, NO_EVIDENCE, readTable } from './evidence.ts';
export { readCatalogue, writeCatalogue } from './files.ts';
export { type Catalogue, type Merged, mergePlayList } from './merge.ts';
export { PlayListError, type PlayRow, readPlayList } from './rows.ts';
export { formatSummary, type ImportSummary, summarise } from './summary.ts';
