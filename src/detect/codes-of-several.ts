import type { CompiledDevice } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';

/** The section that lists the codes of several makers, as gaps between their entries. */
export const SEVERAL_SECTION = 'detect.several';

/** The greatest value of a byte. A gap of this size or more continues in the next byte. */
const MAX_BYTE = 255;

/**
 * Encodes which entries of the code table are codes of several makers. Each is stored as its distance from the
 * one before it, because most distances fit a byte.
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
      for (; gap >= MAX_BYTE; gap -= MAX_BYTE) gaps.push(MAX_BYTE);
      gaps.push(gap);
      gap = 0;
    }
    gap++;
  }
  return Uint8Array.from(gaps);
}

/** Decodes the entries that {@link entriesOfSeveral} encoded. */
export function readSeveral(gaps: Uint8Array): ReadonlySet<number> {
  const entries = new Set<number>();
  let entry = 0;
  for (const gap of gaps) {
    entry += gap;
    if (gap < MAX_BYTE) entries.add(entry);
  }
  return entries;
}
