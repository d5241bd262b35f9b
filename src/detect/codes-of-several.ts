import type { CompiledDevice } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';

/** The section with the codes that several makers use, as the gaps between their entries. */
export const SEVERAL = 'detect.several';

/** A gap of so many entries or more continues in the next byte. */
const MOST = 255;

/**
 * Returns where the codes of several makers are among all codes. Each is stored as the number of entries after the
 * one before it: most fit a byte.
 *
 * @param devices in the snapshot's order
 * @param several the codes, in any spelling
 * @example entriesOfSeveral([{ variants: [{ codes: ['A1', 'X5'] }] }], ['x5']) // Uint8Array [1]
 */
export function entriesOfSeveral(
  devices: readonly Pick<CompiledDevice, 'variants'>[],
  several: readonly string[],
): Uint8Array {
  const folded = new Set(several.map(foldCode));
  const gaps: number[] = [];
  let gap = 0;
  for (const code of devices.flatMap((d) => d.variants.flatMap((v) => v.codes))) {
    if (folded.has(foldCode(code))) {
      for (; gap >= MOST; gap -= MOST) gaps.push(MOST);
      gaps.push(gap);
      gap = 0;
    }
    gap++;
  }
  return Uint8Array.from(gaps);
}

/** Returns the entries that {@link entriesOfSeveral} stored. */
export function readSeveral(gaps: Uint8Array): ReadonlySet<number> {
  const entries = new Set<number>();
  let entry = 0;
  for (const gap of gaps) {
    entry += gap;
    if (gap < MOST) entries.add(entry);
  }
  return entries;
}
