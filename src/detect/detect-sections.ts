import { type SiblingShape, siblingSections } from '../codes/index.ts';
import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { SectionData } from '../snapshot/index.ts';
import { type BrandLines, learnLines } from './brand-lines.ts';
import { learnShapes, type ShapeProofs } from './brand-shapes.ts';
import { learnWords } from './brand-words.ts';
import type { BuiltBrands } from './makers.ts';

/** The section with what proves the brand of a code that is not held, as JSON. */
export const PROOFS = 'detect.proofs';

/** What the facts state of makers and their codes. */
export interface DetectRules {
  builds: BuiltBrands;
  siblings: readonly SiblingShape[];
}

/** What that section holds. */
export interface Proofs {
  builds: BuiltBrands;
  shapes: ShapeProofs;
  /** Names of brands, in lower case. */
  words: readonly string[];
  lines: BrandLines;
}

/** Nothing stated. */
export const NO_DETECT_RULES: DetectRules = { builds: {}, siblings: [] };

/**
 * The snapshot's sections for the detector. The codes themselves stand in the device table; the
 * table of slots over them is filled when the first code is looked up.
 *
 * @param devices in the snapshot's order
 */
export function detectSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  { builds, siblings }: DetectRules = NO_DETECT_RULES,
): Record<string, SectionData> {
  const proofs: Proofs = {
    shapes: learnShapes(devices),
    words: learnWords(devices, brands),
    lines: learnLines(devices, brands),
    builds,
  };
  return { [PROOFS]: JSON.stringify(proofs), ...siblingSections(siblings) };
}
