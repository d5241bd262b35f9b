import type { Facts } from './facts.ts';
import { formatProblemsOf } from './format.ts';
import { loadFacts } from './load.ts';
import type { Problem } from './problem.ts';
import { RULES } from './rules/index.ts';

/** The facts and everything that is wrong with them. */
export interface Checked {
  facts: Facts;
  problems: Problem[];
}

/**
 * Reads the data folder and applies every rule to it.
 *
 * @param root the data folder
 * @returns all problems of all files at once, sorted by file
 */
export function checkFacts(root: string): Checked {
  const { facts, problems } = loadFacts(root);
  const all = [
    ...problems,
    ...RULES.flatMap((r) => [...r.check(facts)]),
    ...formatProblemsOf(root),
  ];
  all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  return { facts, problems: all };
}
