// The data set of the repository, for the tests that look at all of it. Files that run without
// isolation share this module, so that a worker reads and compiles the data once.
import { type Compiled, compile, compileDevices } from '../src/compile/index.ts';
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

/** The facts of `data/`. */
export const wholeFacts: () => Facts = once(
  () => loadFacts(new URL('../data', import.meta.url).pathname).facts,
);

/** Every device with its answer, in the order of the facts. */
export const wholeDevices: () => CompiledDevice[] = once(() => compileDevices(wholeFacts()));

/** The snapshot of the facts as they are now. */
export const wholeSnapshot: () => Compiled = once(() => compile(wholeFacts()));
