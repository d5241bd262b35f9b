import type { Category } from '../../model/index.ts';
import type { Inference } from './inference.ts';

/** A device of the category has no eSIM if a list had it before the day in the rule's file. */
const listedBefore = (id: 'pre-esim-tablet' | 'pre-esim-watch', category: Category): Inference => ({
  id,
  device(facts, _, book) {
    const settings = book.settings(id);
    if (settings === null || facts.category !== category || facts.listed === undefined) return null;
    return facts.listed.date < settings.listedBefore ? 'no' : null;
  },
});

/** An Android tablet has no eSIM if it was listed before the first phone with a consumer eSIM. */
export const preEsimTablet = listedBefore('pre-esim-tablet', 'tablet');

/** An Android watch has no eSIM if it was listed before the first one with eSIM. */
export const preEsimWatch = listedBefore('pre-esim-watch', 'watch');
