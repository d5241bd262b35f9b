export { dataset, newestDataset } from './dataset.ts';
export { changes, changesFeed, datapackage, jsonSchema, openapi, snapshot } from './documents.ts';
export { type Encoding, preferredEncoding } from './encoding.ts';
