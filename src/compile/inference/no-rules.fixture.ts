import { RuleBook } from './rule-book.ts';

/** A book without rules or names: no rule with settings applies. */
export const NO_RULES: RuleBook = new RuleBook({}, []);
