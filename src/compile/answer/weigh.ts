import {
  type Claim,
  type Edition,
  type Grade,
  PRIMARY_KINDS,
  type Sources,
  type Supports,
} from '../../model/index.ts';

/** An answer with its grade. */
export interface Answer {
  supports: Supports;
  grade: Grade | null;
  /** The rule that gave an inferred answer; null otherwise. */
  rule: string | null;
  /** What a `partial` depends on, where the claims say it. */
  dependsOn: readonly Edition[];
  /** True where sources of equal weight contradict each other. */
  contested: boolean;
}

/** The rule under which one report that nobody contradicts is taken. */
export const SINGLE_REPORT = 'single-report';

/** Nobody has shown it either way. */
export const UNKNOWN: Answer = {
  supports: 'unknown',
  grade: null,
  rule: null,
  dependsOn: [],
  contested: false,
};

/**
 * Weighs claims about one and the same thing. A primary source outweighs every report. Among
 * reports each lineage has one voice, its newest; two voices that agree are `reported`, a single one
 * is `inferred`, and a contradiction is `unknown` unless at least three voices stand against one.
 * `yes` and `partial` do not contradict each other: lists of names say `yes` of a model of which
 * only some units have it, so the more careful of the two counts.
 *
 * @param claims statements of the same scope: about the device as a whole, a region or a variant
 * @returns the answer, or null where the claims say nothing
 */
export function weigh(claims: readonly Claim[], sources: Sources): Answer | null {
  const stated = claims.filter((c) => c.supports !== 'unknown');
  if (stated.length === 0) return null;
  const primary = stated.filter((c) => PRIMARY_KINDS.has(sources[c.source]!.kind));
  if (primary.length > 0) {
    const newest = voices(primary, sources);
    const answers = new Set(newest.map((c) => c.supports));
    if (answers.size > 1) return { ...UNKNOWN, contested: true };
    const supports = newest[0]!.supports;
    const contested = stated.some((c) => c.supports !== supports);
    return answer(supports, 'verified', null, primary, contested);
  }

  const reports = voices(stated, sources);
  const count = new Map<Supports, number>();
  for (const { supports } of reports) count.set(supports, (count.get(supports) ?? 0) + 1);
  const [[supports, most], next] = [...count].sort((a, b) => b[1] - a[1]) as [
    [Supports, number],
    [Supports, number] | undefined,
  ];
  if (next !== undefined && (most < 3 || next[1] > 1 || count.size > 2)) {
    const careful = count.size === 2 && count.has('yes') ? count.get('partial') : undefined;
    if (careful === undefined) return { ...UNKNOWN, contested: true };
    return careful >= 2
      ? answer('partial', 'reported', null, reports, false)
      : answer('partial', 'inferred', SINGLE_REPORT, reports, false);
  }
  return most >= 2
    ? answer(supports, 'reported', null, reports, next !== undefined)
    : answer(supports, 'inferred', SINGLE_REPORT, reports, false);
}

/** The newest statement of each lineage. */
function voices(claims: readonly Claim[], sources: Sources): Claim[] {
  const newest = new Map<string, Claim>();
  for (const claim of claims) {
    const lineage = sources[claim.source]!.lineage ?? claim.source;
    const other = newest.get(lineage);
    if (other === undefined || claim.checked > other.checked) newest.set(lineage, claim);
  }
  return [...newest.values()];
}

function answer(
  supports: Supports,
  grade: Grade,
  rule: string | null,
  claims: readonly Claim[],
  contested: boolean,
): Answer {
  const said = supports === 'partial' ? claims.flatMap((c) => c.dependsOn ?? []) : [];
  return { supports, grade, rule, dependsOn: [...new Set(said)].sort(), contested };
}
