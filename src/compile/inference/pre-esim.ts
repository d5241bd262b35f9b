import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

/** The Pixel 2, the first phone with a consumer eSIM, went on sale on this day. */
const FIRST_PHONE = '2017-10-19';
/** The last editions of Google's list without it. A phone that is in them is older. */
const LISTED_BEFORE = '2017-09';

/** No phone sold before the first one with a consumer eSIM has one. */
export const preEsim: Inference = {
  id: 'pre-esim',
  device(facts) {
    if (facts.category !== 'phone') return null;
    const { released, listed } = facts;
    if (released && !released.estimate) return soldBefore(facts, FIRST_PHONE) ? 'no' : null;
    if (listed) return listed.date < LISTED_BEFORE ? 'no' : null;
    // An estimate may be a year late or early (97 % are within one), so that year is left out.
    return released && released.date < '2016-10' ? 'no' : null;
  },
};
