import type { Brands, CompiledDevice } from '../model/index.ts';

/**
 * Sorts the devices in the order that breaks ties: the newest release year first, then the newest date, then
 * the more widely sold brand, then the name backwards, so that a higher number comes first. Compares code
 * units, which gives the same order on every machine.
 */
export function inTieOrder(devices: readonly CompiledDevice[], brands: Brands): CompiledDevice[] {
  const weight = (d: CompiledDevice): number => brands[d.brandSlug]?.weight ?? 0;
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...devices].sort(
    (a, b) =>
      b.releaseYear - a.releaseYear ||
      compare(b.released?.date ?? '', a.released?.date ?? '') ||
      weight(b) - weight(a) ||
      compare(a.brandSlug, b.brandSlug) ||
      compare(b.modelSlug, a.modelSlug),
  );
}
