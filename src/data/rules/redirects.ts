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
      const isRetired = Object.hasOwn(heirs, to);
      const last = lastOf(heirs, to);
      yield {
        file,
        field: from,
        value: shown(to),
        why: isRetired ? 'The target is a retired slug itself.' : 'No device has this slug.',
        cure: slugs.has(last)
          ? `Redirect it to ${last} directly.`
          : 'Name the device that it became.',
        rule: id,
        fixable: false,
      };
    }
  },
};

/** Returns the end of a chain of redirects. A circle ends where it closes. */
function lastOf(heirs: Readonly<Record<string, string>>, slug: string): string {
  const seen = new Set<string>();
  let last = slug;
  while (Object.hasOwn(heirs, last) && !seen.has(last)) {
    seen.add(last);
    last = heirs[last]!;
  }
  return last;
}
