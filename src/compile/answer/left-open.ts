import type { Category, RegionId } from '../../model/index.ts';
import { INFERENCES, type RuleBook } from '../inference/index.ts';
import type { WeighedVariant } from './variant.ts';
import { type Answer, UNKNOWN } from './weigh.ts';

/**
 * The market with hardware of its own, more often without eSIM than with it, so that a `yes` of other units
 * says nothing about it. Until October 2025, phones with eSIM were not approved there; watches needed no
 * approval.
 */
const BUILT_APART: RegionId = 'mainland-china';

/**
 * Sets variants to `unknown` that have no answer of their own and cannot inherit the device's: those that the
 * rule behind the device's answer does not cover, those sold only where the device's answer does not hold, and,
 * for a `yes`, those for mainland China except watches.
 *
 * @param device the category of the device, its answer and the regions where the answer does not hold
 * @example Of a phone with eSIM except in Japan, a Japanese code without claims is
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
