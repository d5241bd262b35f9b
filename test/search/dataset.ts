import type { CompiledBrand } from '../../src/model/index.ts';
import { Search } from '../../src/search/index.ts';
import { openSnapshot, type Snapshot } from '../../src/snapshot/index.ts';
import { once, wholeSnapshot } from '../whole-data.ts';
import type { Named } from './mechanical.ts';

/** The whole data set, opened. */
export interface Dataset {
  bytes: Uint8Array;
  snapshot: Snapshot;
  search: Search;
  /** By device number. */
  devices: (Named & { aliases: readonly string[] })[];
  /** By name. */
  brands: ReadonlyMap<string, CompiledBrand>;
}

/** Compiles the data folder of the repository, once for all files of a worker. */
export const openDataset: () => Dataset = once(() => {
  const compiled = wholeSnapshot();
  const snapshot = openSnapshot(compiled.bytes);
  return {
    bytes: compiled.bytes,
    snapshot,
    search: new Search(snapshot),
    devices: compiled.devices.map(({ brand, model, aliases, variants }) => ({
      brand,
      model,
      aliases,
      codes: variants.flatMap(({ codes }) => codes),
    })),
    brands: new Map(snapshot.devices.brands.map((brand) => [brand.name, brand])),
  };
});
