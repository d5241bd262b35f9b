import { deviceProblem, type Rule } from './rule.ts';

const id = 'unique-code';

/** A code occurs only once within a device, so that it means one variant. */
export const uniqueCode: Rule = {
  id,
  *check({ devices }) {
    for (const entry of devices) {
      const seen = new Map<string, string>();
      for (const [i, variant] of (entry.facts.variants ?? []).entries()) {
        for (const [j, code] of variant.codes.entries()) {
          const field = `variants[${i}].codes[${j}]`;
          const other = seen.get(code.toLowerCase());
          if (other !== undefined) {
            yield deviceProblem(
              id,
              entry,
              field,
              code,
              `The code already occurs at ${other}.`,
              'Keep it in one place.',
            );
          }
          seen.set(code.toLowerCase(), field);
        }
      }
    }
  },
};
