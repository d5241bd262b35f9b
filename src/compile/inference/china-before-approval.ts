import * as v from 'valibot';
import { PartialDate, Slug } from '../../model/index.ts';
import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

const Settings = v.strictObject({
  /** The day of the approval. */
  before: PartialDate,
  /** The day of a maker's first phone with eSIM there, if known. */
  first: v.optional(v.record(Slug, PartialDate), {}),
});

/**
 * An Android phone made only for mainland China has no eSIM if it was sold before the approval, or before its
 * maker's first phone with eSIM there.
 */
export const chinaBeforeApproval: Inference = {
  id: 'china-before-approval',
  variant({ regions }, facts, brandSlug, book) {
    const settings = book.settings('china-before-approval', Settings);
    if (settings === null || brandSlug === 'apple' || facts.category !== 'phone') return null;
    if (regions?.length !== 1 || regions[0] !== 'mainland-china') return null;
    return soldBefore(facts, settings.first[brandSlug] ?? settings.before) ? 'no' : null;
  },
};
