import type { DeviceFacts, Supports, Variant } from '../../model/index.ts';
import type { RuleBook } from './rule-book.ts';

/**
 * A rule that answers if no source does. Its statement and sources are in `data/rules/<id>.json`.
 */
export interface Inference {
  /** The name of its file in `data/rules`. */
  id: string;
  /** The answer for a device as a whole, or `null` if the rule does not apply. */
  device?(facts: DeviceFacts, brandSlug: string, book: RuleBook): Supports | null;
  /**
   * True for a variant that the rule does not cover although it answers for the device. The variant does not
   * inherit the device's answer.
   */
  leavesOpen?(variant: Variant, book: RuleBook): boolean;
  /** The answer for one variant, or `null` if the rule does not apply. */
  variant?(
    variant: Variant,
    facts: DeviceFacts,
    brandSlug: string,
    book: RuleBook,
  ): Supports | null;
}
