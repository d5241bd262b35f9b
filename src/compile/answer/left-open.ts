import type { RegionId } from '../../model/index.ts';
import { INFERENCES, type RuleBook } from '../inference/index.ts';
import type { WeighedVariant } from './variant.ts';
import { type Answer, UNKNOWN } from './weigh.ts';

/**
 * The variants of a device, with those left open that have no answer of their own and cannot have
 * the device's: those of which the rule that answers for the device says nothing, and those that are
 * sold only where the device's answer does not hold.
 *
 * @param device the device's answer and the regions where it does not hold
 * @example Of a phone with an eSIM except in Japan, a Japanese code of which nobody says anything is
 *   `unknown`, not `yes`.
 */
export function leftOpen(
  variants: readonly WeighedVariant[],
  { rule, exceptionRegions }: Pick<Answer, 'rule'> & { exceptionRegions: readonly RegionId[] },
  book: RuleBook,
): readonly WeighedVariant[] {
  const inference = INFERENCES.find(({ id }) => id === rule);
  const excepted = new Set(exceptionRegions);
  return variants.map((one) => {
    if (one.answer !== null) return one;
    const { regions = [] } = one.variant;
    const open =
      (regions.length > 0 && regions.every((region) => excepted.has(region))) ||
      (inference?.leavesOpen?.(one.variant, book) ?? false);
    return open ? { ...one, answer: { ...UNKNOWN, contested: true } } : one;
  });
}
