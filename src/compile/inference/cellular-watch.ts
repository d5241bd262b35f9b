import type { Inference } from './inference.ts';

/** The day since which a maker has sold no watch with a tray for a card. */
const SINCE: ReadonlyMap<string, string> = new Map([
  ['apple', '2017-09'],
  ['google', '2022-10'],
  // The Galaxy Watch of 2018. Its predecessors, the Gear S and S3, came with and without a tray.
  ['samsung', '2018-08'],
]);

/** A cellular watch has eSIM if its maker builds none with a tray. */
export const cellularWatch: Inference = {
  id: 'cellular-watch',
  variant(variant, { category, released }, brandSlug) {
    const since = SINCE.get(brandSlug);
    if (category !== 'watch' || variant.cellular !== true || since === undefined) return null;
    // An estimate may be a year late.
    return released !== undefined && released.date >= since && !released.estimate ? 'yes' : null;
  },
};
