import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { SectionData } from '../snapshot/index.ts';
import { learnShapes } from './brand-shapes.ts';

/** The section with the shapes of codes that prove a brand, as JSON. */
export const SHAPES = 'detect.shapes';

/**
 * The snapshot's sections for the detector. The codes themselves stand in the device table; the
 * table of slots over them is filled when the first code is looked up.
 *
 * @param devices in the snapshot's order
 */
export function detectSections(
  devices: readonly CompiledDevice[],
  _brands: readonly CompiledBrand[],
): Record<string, SectionData> {
  return { [SHAPES]: JSON.stringify(learnShapes(devices)) };
}
