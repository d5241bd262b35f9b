export { type AppOptions, createApp, type Mount } from './app.ts';
export type { DatasetCopy, DatasetFormat, Encoding } from './open-data/index.ts';
