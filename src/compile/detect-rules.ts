import type { DetectRules } from '../detect/index.ts';
import type { RuleBook } from './inference/index.ts';

/** The rule files that the detector reads. */
export const DETECT_RULES = {
  makers: 'makers-of-brands',
  several: 'codes-of-several-makers',
  siblings: 'sibling-codes',
} as const;

/** Reads the rules for the detector. An absent rule gives an empty entry. */
export function detectRules(book: RuleBook): DetectRules {
  return {
    builds: book.settings(DETECT_RULES.makers)?.builds ?? {},
    several: book.settings(DETECT_RULES.several)?.codes ?? [],
    siblings: book.settings(DETECT_RULES.siblings)?.shapes ?? [],
  };
}
