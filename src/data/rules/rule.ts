import type { Claim, Trait } from '../../model/index.ts';
import type { DeviceEntry, Facts } from '../facts.ts';
import { type Problem, shown } from '../problem.ts';

/** A check of the facts. One file each, with its test beside it. */
export interface Rule {
  /** The file's name without its ending. */
  id: string;
  check(facts: Facts): Iterable<Problem>;
}

/** A problem in a device's file. */
export function deviceProblem(
  rule: string,
  entry: DeviceEntry,
  field: string,
  value: unknown,
  why: string,
  cure: string,
): Problem {
  return { file: entry.file, field, value: shown(value), why, cure, rule, fixable: false };
}

/** Every claim and trait of a device and of its variants, with its field. */
export function* statements(
  entry: DeviceEntry,
): Generator<{ field: string; statement: Claim | Trait }> {
  const holders = [
    { at: '', part: entry.facts },
    ...(entry.facts.variants ?? []).map((part, i) => ({ at: `variants[${i}].`, part })),
  ];
  for (const { at, part } of holders) {
    for (const [i, statement] of (part.claims ?? []).entries()) {
      yield { field: `${at}claims[${i}]`, statement };
    }
    for (const [i, statement] of (part.traits ?? []).entries()) {
      yield { field: `${at}traits[${i}]`, statement };
    }
  }
}
