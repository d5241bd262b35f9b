import { repeatsCode } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'code-names';
const file = 'code-names.json';

/** A brand that removes nothing from a name. A code such as "GIONEE M12" contains the name on the box. */
const NO_BRAND = { name: '', lines: [], codesAreNames: false };

/**
 * Every name of `code-names.json` is for a code of one of the brand's devices, or for a codename in the list.
 * It does not repeat the code, and its source is in `data/sources`.
 */
export const codeNames: Rule = {
  id,
  *check({ devices, sources, codeNames: bySource }) {
    const codes = new Set(
      devices.flatMap(({ brandSlug, facts }) =>
        (facts.variants ?? []).flatMap((variant) =>
          variant.codes.map((code) => `${brandSlug}/${code.toLowerCase()}`),
        ),
      ),
    );
    // A codename in the list stands for its codes: "Picasso" is the Iconia Tab A500.
    const models = new Set(
      devices.map(({ brandSlug, facts }) => `${brandSlug}/${nameKey(facts.model)}`),
    );
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    for (const [source, named] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [brandSlug, names] of Object.entries(named)) {
        for (const [code, [name, ...others]] of Object.entries(names)) {
          const field = `${source}.${brandSlug}.${code}`;
          const isListed = codes.has(`${brandSlug}/${code.toLowerCase()}`);
          if (!isListed && !models.has(`${brandSlug}/${nameKey(name!)}`)) {
            yield problem(field, code, 'No device of the brand has this code.', 'Correct it.');
          }
          for (const other of [name!, ...others]) {
            if (!repeatsCode(other, code, NO_BRAND)) continue;
            yield problem(
              field,
              other,
              'The name only repeats the code.',
              'Give the name on the box.',
            );
          }
        }
      }
    }
  },
};
