import type { Supports } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';

/** The common answer of a group of devices. */
export interface GroupAnswer {
  supports: Supports;
  exceptionRegions: readonly string[];
}

/**
 * Combines several answers: the same answer if they agree; `partial` if some say that eSIM is supported and
 * others do not; `unknown` if none says so.
 */
export function commonSupports(answers: Iterable<Supports>): Supports {
  const seen = new Set(answers);
  if (seen.size === 1) return [...seen][0]!;
  return seen.has('yes') || seen.has('partial') ? 'partial' : 'unknown';
}

/**
 * Combines several answers and their exception regions; `null` for no answers. An exception differs
 * from its answer, so answers that differ have no exceptions in common.
 */
export function commonAnswer(answers: readonly GroupAnswer[]): GroupAnswer | null {
  const [first] = answers;
  if (first === undefined) return null;
  const supports = commonSupports(answers.map((a) => a.supports));
  const agree = answers.every((a) => a.supports === first.supports);
  const exceptions = agree ? answers.flatMap((a) => a.exceptionRegions) : [];
  return { supports, exceptionRegions: [...new Set(exceptions)].sort() };
}

/** Returns the common answer of several devices; `null` for an empty list. */
export function groupAnswer(table: DeviceTable, devices: readonly number[]): GroupAnswer | null {
  return commonAnswer(
    devices.map((d) => ({
      supports: table.supports(d),
      exceptionRegions: table.exceptionRegions(d),
    })),
  );
}
