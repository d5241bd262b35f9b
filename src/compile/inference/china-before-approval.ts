import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

/**
 * An Android phone made only for mainland China has no eSIM if it was sold before the approval, or before its
 * maker's first phone with eSIM there.
 */
export const chinaBeforeApproval: Inference = {
  id: 'china-before-approval',
  variant({ regions }, facts, brandSlug, book) {
    const settings = book.settings('china-before-approval');
    if (settings === null || brandSlug === 'apple' || facts.category !== 'phone') return null;
    if (regions?.length !== 1 || regions[0] !== 'mainland-china') return null;
    return soldBefore(facts, settings.first[brandSlug] ?? settings.before) ? 'no' : null;
  },
};
