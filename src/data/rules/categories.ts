import type { DeviceEntry } from '../facts.ts';
import { fits, folded } from '../not-carried.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'categories';
const file = 'categories.json';

/** Every entry of `categories.json` matches a device of this category and has a listed source. */
export const categories: Rule = {
  id,
  *check({ devices, sources, categories: bySource }) {
    const byBrand = new Map<string, DeviceEntry[]>();
    for (const entry of devices) {
      const list = byBrand.get(entry.brandSlug);
      if (list === undefined) byBrand.set(entry.brandSlug, [entry]);
      else list.push(entry);
    }
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    for (const [source, table] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [category, brands] of Object.entries(table)) {
        for (const [brandSlug, shapes] of Object.entries(brands)) {
          for (const shape of shapes) {
            const field = `${source}.${category}.${brandSlug}`;
            const named = (byBrand.get(brandSlug) ?? []).filter(({ facts }) =>
              [facts.model, ...(facts.variants ?? []).flatMap(({ codes }) => codes)].some((text) =>
                fits(folded(shape), text),
              ),
            );
            if (named.length === 0) {
              yield problem(field, shape, 'No device of the brand has it.', 'Remove it.');
            }
            const other = named.find(({ facts }) => facts.category !== category);
            if (other === undefined) continue;
            const why = `${other.brandSlug}/${other.modelSlug} is a ${other.facts.category}.`;
            yield problem(field, shape, why, 'Correct one of the two, or run the import again.');
          }
        }
      }
    }
  },
};
