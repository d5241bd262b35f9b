import { compile } from '../../src/compile/index.ts';
import { loadFacts } from '../../src/data/index.ts';
import type { CompiledBrand } from '../../src/model/index.ts';
import { Search } from '../../src/search/index.ts';
import { openSnapshot, type Snapshot } from '../../src/snapshot/index.ts';
import type { Named } from './mechanical.ts';

/** The whole data set, compiled and opened once for all tests of a file. */
export interface Dataset {
  bytes: Uint8Array;
  snapshot: Snapshot;
  search: Search;
  /** By device number. */
  devices: (Named & { aliases: readonly string[] })[];
  /** By name. */
  brands: ReadonlyMap<string, CompiledBrand>;
}

/** Compiles the data folder of the repository. */
export function openDataset(): Dataset {
  const root = new URL('../../data', import.meta.url).pathname;
  const compiled = compile(loadFacts(root).facts);
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
}
