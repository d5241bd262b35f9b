// The data set of the repository, for the tests that look at all of it. Files that run without
// isolation share this module, so that a worker reads and compiles the data once.
import { type Compiled, compile } from '../src/compile/index.ts';
import { type Facts, loadFacts } from '../src/data/index.ts';
import type { CompiledDevice } from '../src/model/index.ts';

/** Computes a value at the first call and returns it at every call. */
export function once<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

/** The slug of a device. */
export const slugOf = (device: { brandSlug: string; modelSlug: string }): string =>
  `${device.brandSlug}/${device.modelSlug}`;

/** The facts of `data/`. */
export const wholeFacts: () => Facts = once(
  () => loadFacts(new URL('../data', import.meta.url).pathname).facts,
);

/** The snapshot of the facts as they are now. */
export const wholeSnapshot: () => Compiled = once(() => compile(wholeFacts()));

/** Every device with its answer, newest first. */
export const wholeDevices = (): readonly CompiledDevice[] => wholeSnapshot().devices;
