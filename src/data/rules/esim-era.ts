import type { Category } from '../../model/index.ts';
import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'esim-era';

/**
 * The month of the first device of each kind with a consumer eSIM: the Pixel 2 for phones, the Gear S2 classic
 * 3G for everything else.
 */
const FIRST: Readonly<Record<Category, string>> = {
  phone: '2017-10',
  tablet: '2016',
  watch: '2016',
  laptop: '2016',
  hotspot: '2016',
};

/** No claim says that a device has eSIM if it was on sale before the first of its kind with eSIM. */
export const esimEra: Rule = {
  id,
  *check({ devices }) {
    for (const entry of devices) {
      const { released, category } = entry.facts;
      const first = FIRST[category];
      if (!released || released.estimate) continue;
      if (released.date >= first.slice(0, released.date.length)) continue;
      for (const { field, statement } of statements(entry)) {
        if (!('supports' in statement) || !['yes', 'partial'].includes(statement.supports))
          continue;
        const why = `It was sold in ${released.date}; the first ${category} with an eSIM came in ${first}.`;
        const cure = 'The source means another device, or the day of sale is wrong.';
        yield deviceProblem(id, entry, `${field}.supports`, statement.supports, why, cure);
      }
    }
  },
};
