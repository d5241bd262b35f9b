import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { SectionData } from '../snapshot/index.ts';
import { learnShapes, type ShapeProofs } from './brand-shapes.ts';
import { learnWords } from './brand-words.ts';

/** The section with what proves the brand of a code that is not held, as JSON. */
export const PROOFS = 'detect.proofs';

/** What that section holds. */
export interface Proofs {
  shapes: ShapeProofs;
  /** Names of brands, in lower case. */
  words: readonly string[];
}

/**
 * The snapshot's sections for the detector. The codes themselves stand in the device table; the
 * table of slots over them is filled when the first code is looked up.
 *
 * @param devices in the snapshot's order
 */
export function detectSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
): Record<string, SectionData> {
  const proofs: Proofs = { shapes: learnShapes(devices), words: learnWords(devices, brands) };
  return { [PROOFS]: JSON.stringify(proofs) };
}
