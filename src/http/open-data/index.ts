export { type DatasetCopy, type DatasetFormat, dataset, newestDataset } from './dataset.ts';
export { changes, changesFeed, openapi } from './documents.ts';
export { type Encoding, preferredEncoding } from './encoding.ts';
