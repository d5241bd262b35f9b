import * as v from 'valibot';
import { PartialDate } from '../../model/index.ts';
import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

const Settings = v.strictObject({ before: PartialDate });

/** An Android phone made for mainland China alone, sold before the approval, has no eSIM. */
export const chinaBeforeApproval: Inference = {
  id: 'china-before-approval',
  variant({ regions }, facts, brandSlug, book) {
    const settings = book.settings('china-before-approval', Settings);
    if (settings === null || brandSlug === 'apple' || facts.category !== 'phone') return null;
    if (regions?.length !== 1 || regions[0] !== 'mainland-china') return null;
    return soldBefore(facts, settings.before) ? 'no' : null;
  },
};
