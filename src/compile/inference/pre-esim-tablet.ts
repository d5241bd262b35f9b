import * as v from 'valibot';
import { PartialDate } from '../../model/index.ts';
import type { Inference } from './inference.ts';

const Settings = v.strictObject({ listedBefore: PartialDate });

/** No Android tablet that was listed before the first phone with a consumer eSIM has one. */
export const preEsimTablet: Inference = {
  id: 'pre-esim-tablet',
  device({ category, listed }, _, book) {
    const settings = book.settings('pre-esim-tablet', Settings);
    if (settings === null || category !== 'tablet' || listed === undefined) return null;
    return listed.date < settings.listedBefore ? 'no' : null;
  },
};
