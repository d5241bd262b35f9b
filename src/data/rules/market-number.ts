import type { DeviceEntry } from '../facts.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'market-number';

/** Motorola's number of a unit, such as XT2321-2. */
const NUMBER = /^XT\d{4}/i;
/** Since this year, Google's list has Motorola's phones by name, and those for mainland China by number. */
const SINCE = '2021';

/**
 * Google's list has Motorola's units for mainland China by number, and those for other markets by name:
 * "motorola razr 40 ultra" has eSIM, XT2321-2 has none. So a number beside a name must not inherit a `yes`: its
 * variant says where it is sold, or has claims. A number for other markets comes from another list, which
 * `further-codes.json` names.
 */
export const marketNumber: Rule = {
  id,
  *check({ devices, furtherCodes }) {
    for (const entry of devices) {
      if (!isNamedWithEsim(entry)) continue;
      const elsewhere = new Set(
        Object.values(furtherCodes).flatMap(
          (brands) => brands[entry.brandSlug]?.[entry.modelSlug] ?? [],
        ),
      );
      for (const [i, { codes, regions, claims = [] }] of entry.facts.variants!.entries()) {
        if (regions !== undefined || claims.length > 0) continue;
        for (const [j, code] of codes.entries()) {
          if (!NUMBER.test(code) || elsewhere.has(code)) continue;
          const why = "Google's list names Motorola's units for mainland China by such a number.";
          const cure =
            'Give it a variant with its regions or claims, or name its source in further-codes.json.';
          yield deviceProblem(id, entry, `variants[${i}].codes[${j}]`, code, why, cure);
        }
      }
    }
  },
};

/** True for a phone of Motorola with a name among its codes and with eSIM according to some source. */
function isNamedWithEsim({ brandSlug, facts }: DeviceEntry): boolean {
  const { category, released, claims = [], variants = [] } = facts;
  if (brandSlug !== 'motorola' || category !== 'phone') return false;
  if (released !== undefined && released.date < SINCE) return false;
  if (!variants.some(({ codes }) => codes.some((code) => !NUMBER.test(code)))) return false;
  const said = [...claims, ...variants.flatMap((variant) => variant.claims ?? [])];
  return said.some(({ supports }) => supports === 'yes' || supports === 'partial');
}
