export { type AppOptions, createApp } from './app.ts';
export type { DatasetCopy, DatasetFormat, Encoding } from './open-data/index.ts';
