import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

/** A phone has no eSIM if it was sold before its maker's first phone with eSIM. */
export const firstOfMaker: Inference = {
  id: 'first-of-maker',
  device(facts, brandSlug, book) {
    const settings = book.settings('first-of-maker');
    const first = settings?.first[brandSlug];
    if (!settings || first === undefined || facts.category !== 'phone' || facts.assumed)
      return null;
    const regions = (facts.variants ?? []).flatMap((variant) => variant.regions ?? []);
    if (regions.some((region) => settings.exceptIn.includes(region))) return null;
    return soldBefore(facts, first) ? 'no' : null;
  },
};
