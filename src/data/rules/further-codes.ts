import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'further-codes';
const file = 'further-codes.json';

/**
 * Every code of `further-codes.json` belongs to a device that exists and to no other, and comes from a
 * source of `data/sources`.
 */
export const furtherCodes: Rule = {
  id,
  *check({ devices, sources, furtherCodes: bySource }) {
    const holders = new Map<string, Set<string>>();
    for (const { brandSlug, modelSlug, facts } of devices) {
      for (const code of (facts.variants ?? []).flatMap((variant) => variant.codes)) {
        const key = code.toLowerCase();
        holders.set(key, (holders.get(key) ?? new Set()).add(`${brandSlug}/${modelSlug}`));
      }
    }
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    const slugs = new Set(devices.map((d) => `${d.brandSlug}/${d.modelSlug}`));
    for (const [source, brands] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [brandSlug, models] of Object.entries(brands)) {
        for (const [modelSlug, codes] of Object.entries(models)) {
          const slug = `${brandSlug}/${modelSlug}`;
          const field = `${source}.${brandSlug}.${modelSlug}`;
          if (!slugs.has(slug)) {
            yield problem(field, slug, 'No device has this slug.', 'Correct it, or remove it.');
          }
          for (const code of codes) {
            const others = [...(holders.get(code.toLowerCase()) ?? [])].filter((s) => s !== slug);
            if (others.length === 0) continue;
            const why = `The code also belongs to ${others.join(', ')}.`;
            yield problem(field, code, why, 'Keep it only with the device whose hardware it is.');
          }
        }
      }
    }
  },
};
