import type { Inference } from './inference.ts';

/** The Pixel 2, the first phone with a consumer eSIM, went on sale on this day. */
const FIRST_PHONE = '2017-10-19';

/** No phone sold before the first one with a consumer eSIM has one. */
export const preEsim: Inference = {
  id: 'pre-esim',
  device({ category, released }) {
    if (category !== 'phone' || released === undefined) return null;
    const { date, estimate } = released;
    // An estimate may be a year late or early (97 % are within one): leave that year out.
    const before = estimate ? date < '2016-10' : date < FIRST_PHONE.slice(0, date.length);
    return before ? 'no' : null;
  },
};
