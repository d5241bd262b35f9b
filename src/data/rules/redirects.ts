import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'redirects';
const file = 'redirects.json';

/** A retired slug redirects to a device directly, without a chain. */
export const redirects: Rule = {
  id,
  *check({ devices, redirects: heirs }) {
    const slugs = new Set(devices.map((entry) => `${entry.brandSlug}/${entry.modelSlug}`));
    for (const [from, to] of Object.entries(heirs)) {
      if (slugs.has(to)) continue;
      const last = Object.hasOwn(heirs, to) ? heirs[to]! : null;
      yield {
        file,
        field: from,
        value: shown(to),
        why: last === null ? 'No device has this slug.' : 'The target is a retired slug itself.',
        cure:
          last === null ? 'Name the device that it became.' : `Redirect it to ${last} directly.`,
        rule: id,
        fixable: false,
      };
    }
  },
};
