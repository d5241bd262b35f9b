import * as v from 'valibot';
import { Slug } from '../../model/index.ts';
import { lineOf } from '../line.ts';
import type { Inference } from './inference.ts';
import { isNamedByYear } from './lines.ts';

const Settings = v.strictObject({
  /** Brands of which the rule was tried. */
  brands: v.array(Slug),
  /** How many phones of the line must be described, all with an eSIM. */
  least: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** They count if they were sold in the same year as the phone, or at most so many years before. */
  years: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * A phone has eSIM if several of its line are described at that time, and all have one everywhere.
 *
 * Phones named by a year are another line than their sisters with a number, as in
 * `isOfSplitLine`: Motorola's for North America.
 */
export const lineWithEsim: Inference = {
  id: 'line-with-esim',
  device(facts, brandSlug, book) {
    const settings = book.settings('line-with-esim', Settings);
    if (settings === null || facts.category !== 'phone') return null;
    if (facts.named === false || facts.released === undefined) return null;
    if (!settings.brands.includes(brandSlug)) return null;
    const { model, variants = [] } = facts;
    // A name that begins with its number says nothing of a line.
    if (lineOf({ brandSlug, model }) === `${brandSlug}/`) return null;
    // What is sold in mainland China has one by a rule of its own, if at all.
    if (variants.some(({ regions }) => regions?.includes('mainland-china'))) return null;
    const year = Number(facts.released.date.slice(0, 4));
    const near = book.lines
      .of(brandSlug, model)
      .filter((one) => one.year <= year && one.year >= year - settings.years)
      .filter((one) => one.namedByYear === isNamedByYear(model));
    return near.length >= settings.least && near.every((one) => one.everywhere) ? 'yes' : null;
  },
};
