import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'apple-order-numbers';
const file = 'apple-order-numbers.json';
const BRAND = 'apple';

/**
 * Every order number of `apple-order-numbers.json` names one device of Apple in all sources, occurs once in
 * each of them, and comes from a source of `data/sources`.
 */
export const appleOrderNumbers: Rule = {
  id,
  *check({ devices, sources, appleOrderNumbers: bySource }) {
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    const slugs = new Set(
      devices.filter((d) => d.brandSlug === BRAND).map(({ modelSlug }) => modelSlug),
    );
    const owners = new Map<string, string>();
    for (const [source, models] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [modelSlug, numbers] of Object.entries(models)) {
        const field = `${source}.${modelSlug}`;
        if (!slugs.has(modelSlug)) {
          yield problem(field, modelSlug, 'Apple has no device with this slug.', 'Correct it.');
        }
        const bare = numbers.map((number) => number.slice(0, 5));
        for (const [i, number] of bare.entries()) {
          const owner = owners.get(number) ?? modelSlug;
          owners.set(number, owner);
          if (owner !== modelSlug) {
            const why = `The order number also names ${owner}.`;
            yield problem(field, number, why, 'Keep it only with the device that the box names.');
          } else if (bare.indexOf(number) < i) {
            yield problem(field, number, 'The number occurs there twice.', 'Remove one.');
          }
        }
      }
    }
  },
};
