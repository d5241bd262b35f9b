import * as v from 'valibot';
import { type Category, PartialDate } from '../../model/index.ts';
import type { Inference } from './inference.ts';

const Settings = v.strictObject({ listedBefore: PartialDate });

/**
 * No device of the category has an eSIM if it was in a list before the day that the rule's file
 * names.
 */
const listedBefore = (id: string, category: Category): Inference => ({
  id,
  device(facts, _, book) {
    const settings = book.settings(id, Settings);
    if (settings === null || facts.category !== category || facts.listed === undefined) return null;
    return facts.listed.date < settings.listedBefore ? 'no' : null;
  },
});

/** No Android tablet that was listed before the first phone with a consumer eSIM has one. */
export const preEsimTablet = listedBefore('pre-esim-tablet', 'tablet');

/** No Android watch that was listed before the first one with an eSIM has one. */
export const preEsimWatch = listedBefore('pre-esim-watch', 'watch');
