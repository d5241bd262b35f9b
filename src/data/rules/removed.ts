import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'removed';
const file = 'removed.json';

/** No slug that `removed.json` retires is that of a device, or leads to one. */
export const removed: Rule = {
  id,
  *check({ devices, redirects, removed: byKind }) {
    const slugs = new Set(devices.map((entry) => `${entry.brandSlug}/${entry.modelSlug}`));
    const seen = new Set<string>();
    const problem = (field: string, slug: string, why: string) => {
      return {
        file,
        field,
        value: shown(slug),
        why,
        cure: 'Remove it here.',
        rule: id,
        fixable: false,
      };
    };
    for (const [kind, brands] of Object.entries(byKind)) {
      for (const [brandSlug, models] of Object.entries(brands)) {
        for (const model of models) {
          const slug = `${brandSlug}/${model}`;
          const field = `${kind}.${brandSlug}`;
          if (slugs.has(slug)) yield problem(field, slug, 'A device has this slug.');
          if (Object.hasOwn(redirects, slug))
            yield problem(field, slug, 'redirects.json leads it on.');
          if (seen.has(slug)) yield problem(field, slug, 'It occurs here twice.');
          seen.add(slug);
        }
      }
    }
  },
};
