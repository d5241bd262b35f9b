import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

/** The day of sale of the Pixel 2, the first phone with a consumer eSIM. */
const FIRST_PHONE = '2017-10-19';
/** The month of the last editions of Google's list without it. A phone in them is older. */
const LISTED_BEFORE = '2017-09';

/** A phone has no eSIM if it was sold before the first one with a consumer eSIM. */
export const preEsim: Inference = {
  id: 'pre-esim',
  device(facts) {
    if (facts.category !== 'phone') return null;
    const { released, listed } = facts;
    if (released && !released.estimate) return soldBefore(facts, FIRST_PHONE) ? 'no' : null;
    if (listed) return listed.date < LISTED_BEFORE ? 'no' : null;
    // An estimate may be a year late or early (97 % are within one), so a year must lie between.
    return released && released.date < '2016-10' ? 'no' : null;
  },
};
