import { leftOut } from '../not-carried.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'not-carried';

/** No device of the data is one that `not-carried.json` leaves out. */
export const notCarried: Rule = {
  id,
  *check({ devices, notCarried: table }) {
    const isOut = leftOut(table);
    for (const { file, brandSlug, facts } of devices) {
      const codes = (facts.variants ?? []).flatMap((variant) => variant.codes);
      const code = ['', ...codes].find((c) => isOut(brandSlug, facts.model, c));
      if (code === undefined) continue;
      yield {
        file,
        field: 'model',
        value: shown(facts.model),
        why: 'not-carried.json says that nobody carries it.',
        cure: 'Remove the device, or the entry there.',
        rule: id,
        fixable: false,
      };
    }
  },
};
