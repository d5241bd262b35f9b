import {
  type Claim,
  type Difference,
  type Grade,
  isVerifiable,
  PRIMARY_KINDS,
  type Sources,
  type Supports,
} from '../../model/index.ts';

/** An answer with its grade. */
export interface Answer {
  supports: Supports;
  grade: Grade | null;
  /** The rule that gave an inferred answer; `null` otherwise. */
  rule: string | null;
  /** What a `partial` depends on, if the claims say so. */
  dependsOn: readonly Difference[];
  /** True if sources of equal weight contradict each other. */
  contested: boolean;
}

/** The rule by which a single report without contradiction counts. */
export const SINGLE_REPORT = 'single-report';

/** The answer if no source shows it either way. */
export const UNKNOWN: Answer = {
  supports: 'unknown',
  grade: null,
  rule: null,
  dependsOn: [],
  contested: false,
};

/**
 * Weighs claims about the same units. A primary source outweighs every report. If it was read in a copy without
 * a known address, the answer is at most `reported`. Among reports, each lineage has one vote: its newest
 * claim. Two votes that agree are `reported`, a single one is `inferred`, and a contradiction is `unknown`
 * unless at least three votes oppose one.
 *
 * `yes` and `partial` do not contradict each other, because lists of names say `yes` about a model of which
 * only some units have eSIM. So the more careful one counts. A `yes` that the source limits to markets without
 * naming them ({@link Claim.caveat}) counts as a `yes` beside a plain one, and as `partial` without one.
 *
 * @param claims claims of one scope: about the device as a whole, a region or a variant
 * @returns the answer, or `null` if the claims say nothing
 */
export function weigh(claims: readonly Claim[], sources: Sources): Answer | null {
  const stated = claims.filter((c) => c.supports !== 'unknown');
  if (stated.length === 0) return null;
  const [primary, reports] = split(stated, (c) => PRIMARY_KINDS.has(sources[c.source]!.kind));
  if (primary.length > 0) {
    const grade = primary.some((c) => isVerifiable(sources[c.source]!)) ? 'verified' : 'reported';
    return ofPrimary(voices(primary, sources), voices(reports, sources), grade);
  }

  const all = voices(reports, sources);
  const [against, having] = split(all, (c) => c.supports === 'no');
  if (against.length > 0 && having.length > 0) {
    const [few, many] = against.length < having.length ? [against, having] : [having, against];
    if (many.length < 3 || few.length > 1) return { ...UNKNOWN, contested: true };
    return answer(careful(many), 'reported', null, many, true);
  }
  const supports = careful(all);
  const saying = all.filter((c) => says(c, supports));
  return saying.length >= 2
    ? answer(supports, 'reported', null, saying, false)
    : answer(supports, 'inferred', SINGLE_REPORT, saying, false);
}

/** Weighs primary sources. Reports only show whether a maker's caveat applies to any market. */
function ofPrimary(primary: readonly Claim[], reports: readonly Claim[], grade: Grade): Answer {
  const [against, having] = split(primary, (c) => c.supports === 'no');
  if (against.length > 0 && having.length > 0) return { ...UNKNOWN, contested: true };
  const limited = reports.filter((c) => c.supports === 'partial');
  const open = having.some((c) => c.supports === 'yes') && having.every((c) => says(c, 'partial'));
  if (open && limited.length > 0) {
    return answer('partial', 'reported', null, [...having, ...limited], false);
  }
  const supports = having.some((c) => c.supports === 'partial') ? 'partial' : primary[0]!.supports;
  const contested = reports.some((c) => (c.supports === 'no') !== (supports === 'no'));
  return answer(supports, grade, null, primary, contested);
}

/** Returns the most careful answer of claims that do not contradict each other. */
function careful(claims: readonly Claim[]): Supports {
  if (claims.some((c) => c.supports === 'partial')) return 'partial';
  const plain = claims.find((c) => c.caveat === undefined);
  return plain === undefined ? 'partial' : plain.supports;
}

/** True if a claim supports an answer. A `yes` with a caveat supports `yes` and `partial`. */
function says({ supports, caveat }: Claim, answer: Supports): boolean {
  return supports === answer || (answer === 'partial' && caveat !== undefined);
}

function split(
  claims: readonly Claim[],
  test: (claim: Claim) => boolean,
): [fits: Claim[], others: Claim[]] {
  return [claims.filter(test), claims.filter((c) => !test(c))];
}

/**
 * Returns the vote of each lineage: its newest claim. A plain `yes` does not replace an older, more careful
 * claim of its lineage, because copies of a list omit its footnotes.
 */
function voices(claims: readonly Claim[], sources: Sources): Claim[] {
  const voice = new Map<string, Claim>();
  // From old to new, because the order of replacements matters: a careful yes, then a no, then a plain yes.
  for (const claim of [...claims].sort(byDate)) {
    const lineage = sources[claim.source]!.lineage ?? claim.source;
    const older = voice.get(lineage);
    if (older === undefined || overrules(claim, older)) voice.set(lineage, claim);
  }
  return [...voice.values()];
}

function byDate(a: Claim, b: Claim): number {
  return a.checked < b.checked ? -1 : a.checked > b.checked ? 1 : 0;
}

function overrules(claim: Claim, older: Claim): boolean {
  if (claim.supports === 'no' || older.supports === 'no') return true;
  return care(claim) >= care(older);
}

const care = ({ supports, caveat }: Claim): number =>
  supports === 'partial' ? 2 : caveat === undefined ? 0 : 1;

function answer(
  supports: Supports,
  grade: Grade,
  rule: string | null,
  claims: readonly Claim[],
  contested: boolean,
): Answer {
  const named = claims.flatMap((c) => c.dependsOn ?? c.caveat ?? []);
  const said = supports === 'partial' ? named : [];
  return { supports, grade, rule, dependsOn: [...new Set(said)].sort(), contested };
}
