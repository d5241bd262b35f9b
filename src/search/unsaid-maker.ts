import { WEIGHTS } from './weights.ts';

/**
 * What a device costs of which neither the maker nor the line is said.
 *
 * @param carried how many people carry devices of the maker, 0 to 9
 * @param prominence of the device, 0 to 255
 */
export function costOfUnsaidMaker(carried: number, prominence: number): number {
  const w = WEIGHTS;
  const ofMaker = (w.brandUnsaid * (9 - carried)) / 9;
  const ofRare = carried === 0 ? w.rareBrandUnsaid : 0;
  return ofMaker + ofRare + w.prominenceUnsaid * (1 - prominence / 255);
}

/**
 * What a device costs of which only a line is said that many makers have. It is never more than where
 * nothing is said.
 *
 * @param prominence of the device, 0 to 255
 */
export const costOfSharedLine = (prominence: number): number =>
  WEIGHTS.prominenceOfSharedLine * (1 - prominence / 255);
