import type { Inference } from './inference.ts';

/** Makers that have never sold a watch with a tray for a card. */
const BRANDS: ReadonlySet<string> = new Set(['apple', 'google']);

/** A cellular watch of a maker that builds none with a tray takes its plan as an eSIM. */
export const cellularWatch: Inference = {
  id: 'cellular-watch',
  variant: (variant, { category }, brandSlug) =>
    category === 'watch' && variant.cellular === true && BRANDS.has(brandSlug) ? 'yes' : null,
};
