import { slugify } from '../../model/index.ts';
import type { Problem } from '../problem.ts';
import { shown } from '../problem.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'never-existed';
const FILE = 'never-existed.json';

/**
 * No device has a name, and no alias, that `never-existed.json` lists; the list is sorted, and its
 * brands and sources are known.
 */
export const neverExisted: Rule = {
  id,
  *check({ devices, brands, sources, neverExisted: names }) {
    const problem = (
      i: number,
      field: string,
      value: string,
      why: string,
      cure: string,
    ): Problem => ({
      file: FILE,
      field: `names[${i}].${field}`,
      value: shown(value),
      why,
      cure,
      rule: id,
      fixable: false,
    });
    const slugs = new Map(Object.entries(brands).map(([slug, { name }]) => [name, slug]));
    const listed = new Set<string>();
    let last = '';
    for (const [i, { brand, model, source }] of names.entries()) {
      const slug = slugs.get(brand);
      if (slug === undefined) {
        yield problem(i, 'brand', brand, 'No brand of that name in brands.json.', 'Add it there.');
      }
      if (!Object.hasOwn(sources, source)) {
        const why = `No source "${source}" in data/sources.`;
        yield problem(i, 'source', source, why, 'Name one of those listed.');
      }
      const key = `${brand}\n${model}`;
      if (key <= last) {
        const why = 'The names are not in the order of brand and model, or one occurs twice.';
        yield problem(i, 'model', model, why, 'Move it to its place.');
      }
      last = key;
      listed.add(nameKey(slug ?? brand, model));
    }
    for (const entry of devices) {
      const called = [entry.facts.model, ...(entry.facts.aliases ?? [])];
      for (const [i, name] of called.entries()) {
        if (!listed.has(nameKey(entry.brandSlug, name))) continue;
        yield deviceProblem(
          id,
          entry,
          i === 0 ? 'model' : `aliases[${i - 1}]`,
          name,
          `${FILE} says that it was never sold.`,
          'Remove it there if a source shows that it was; else remove it here.',
        );
      }
    }
  },
};

/** Returns a key of the brand and the name that ignores spaces and punctuation. */
function nameKey(brandSlug: string, model: string): string {
  return `${brandSlug}/${slugify(model).replaceAll('-', '')}`;
}
