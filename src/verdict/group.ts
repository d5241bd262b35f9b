import type { Supports } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';

/** The answer that a group of devices has in common. */
export interface GroupAnswer {
  supports: Supports;
  exceptionRegions: readonly string[];
}

/**
 * The common answer of several answers: theirs if they agree; `partial` if some are known to support
 * eSIM and others are not; `unknown` if none is known to.
 */
export function commonSupports(answers: Iterable<Supports>): Supports {
  const seen = new Set(answers);
  if (seen.size === 1) return [...seen][0]!;
  return seen.has('yes') || seen.has('partial') ? 'partial' : 'unknown';
}

/**
 * What several answers have in common, with the exceptions of all of them; `null` if there are
 * none. Exceptions are the opposite of an answer, so answers that differ have none in common.
 */
export function commonAnswer(answers: readonly GroupAnswer[]): GroupAnswer | null {
  const [first] = answers;
  if (first === undefined) return null;
  const supports = commonSupports(answers.map((a) => a.supports));
  const agree = answers.every((a) => a.supports === first.supports);
  const exceptions = agree ? answers.flatMap((a) => a.exceptionRegions) : [];
  return { supports, exceptionRegions: [...new Set(exceptions)].sort() };
}

/** What several devices have in common; `null` if there are none. */
export function groupAnswer(table: DeviceTable, devices: readonly number[]): GroupAnswer | null {
  return commonAnswer(
    devices.map((d) => ({
      supports: table.supports(d),
      exceptionRegions: table.exceptionRegions(d),
    })),
  );
}
