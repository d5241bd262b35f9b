import type { Inference } from './inference.ts';
import { madeFor, soldBefore } from './sold.ts';

/** An Android tablet of these makers has no eSIM if it was sold before their first one with eSIM. */
export const firstTablet: Inference = {
  id: 'first-tablet',
  device(facts, brandSlug, book) {
    const settings = book.settings('first-tablet');
    if (settings === null || facts.category !== 'tablet') return null;
    if (!settings.brands.includes(brandSlug)) return null;
    const { variants = [] } = facts;
    if (variants.length > 0 && variants.every((one) => madeFor(one, settings.exceptIn)))
      return null;
    return soldBefore(facts, settings.before) ? 'no' : null;
  },
  leavesOpen(variant, book) {
    const settings = book.settings('first-tablet');
    return settings !== null && madeFor(variant, settings.exceptIn);
  },
};
