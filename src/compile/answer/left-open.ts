import type { Category, RegionId } from '../../model/index.ts';
import { INFERENCES, type RuleBook } from '../inference/index.ts';
import type { WeighedVariant } from './variant.ts';
import { type Answer, UNKNOWN } from './weigh.ts';

/**
 * The market whose units are built apart, and without an eSIM more often than with one: a `yes` of
 * the units for export says nothing of them. The approval that phones lacked
 * there until October 2025 was not needed for watches.
 */
const BUILT_APART: RegionId = 'mainland-china';

/**
 * The variants of a device, with those left open that have no answer of their own and cannot have
 * the device's: those of which the rule that answers for the device says nothing, those that are
 * sold only where the device's answer does not hold, and those for mainland China if it is
 * `yes`, watches aside.
 *
 * @param device the device's category, its answer and the regions where it does not hold
 * @example Of a phone with an eSIM except in Japan, a Japanese code of which nobody says anything is
 *   `unknown`, not `yes`.
 */
export function leftOpen(
  variants: readonly WeighedVariant[],
  {
    category,
    rule,
    supports,
    exceptionRegions,
  }: Pick<Answer, 'rule' | 'supports'> & {
    category: Category;
    exceptionRegions: readonly RegionId[];
  },
  book: RuleBook,
): readonly WeighedVariant[] {
  const inference = INFERENCES.find(({ id }) => id === rule);
  const apart = supports === 'yes' && category !== 'watch' ? [BUILT_APART] : [];
  const excepted = new Set([...exceptionRegions, ...apart]);
  return variants.map((one) => {
    if (one.answer !== null) return one;
    const { regions = [] } = one.variant;
    const open =
      (regions.length > 0 && regions.every((region) => excepted.has(region))) ||
      (inference?.leavesOpen?.(one.variant, book) ?? false);
    return open ? { ...one, answer: { ...UNKNOWN, contested: true } } : one;
  });
}
