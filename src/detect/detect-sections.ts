import { type SiblingShape, siblingSections } from '../codes/index.ts';
import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { SectionData } from '../snapshot/index.ts';
import { type BrandLines, learnLines } from './brand-lines.ts';
import { learnShapes, type ShapeProofs } from './brand-shapes.ts';
import { learnWords } from './brand-words.ts';
import { entriesOfSeveral, SEVERAL_SECTION } from './codes-of-several.ts';
import type { BuiltBrands } from './makers.ts';

/** The section with the proofs of an unknown code's brand: {@link Proofs} as JSON. */
export const PROOFS_SECTION = 'detect.proofs';

/** What the facts say about makers and their codes. */
export interface DetectRules {
  builds: BuiltBrands;
  /** Codes that several makers use although the data set has only one of the devices. */
  several: readonly string[];
  siblings: readonly SiblingShape[];
}

/** What proves the brand of an unknown code: the content of {@link PROOFS_SECTION}. */
export interface Proofs {
  builds: BuiltBrands;
  shapes: ShapeProofs;
  /** Names that prove their brand at the beginning of a code, in lower case. */
  words: readonly string[];
  lines: BrandLines;
}

/** The rules of a data set that states none. */
export const NO_DETECT_RULES: DetectRules = { builds: {}, several: [], siblings: [] };

/**
 * Returns the snapshot's sections for the detector. The codes themselves are in the device table.
 *
 * @param devices in the snapshot's order
 */
export function detectSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  { builds, several, siblings }: DetectRules = NO_DETECT_RULES,
): Record<string, SectionData> {
  const proofs: Proofs = {
    shapes: learnShapes(devices),
    words: learnWords(devices, brands, builds),
    lines: learnLines(devices, brands),
    builds,
  };
  return {
    [PROOFS_SECTION]: JSON.stringify(proofs),
    [SEVERAL_SECTION]: entriesOfSeveral(devices, several),
    ...siblingSections(siblings),
  };
}
