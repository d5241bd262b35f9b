import type { DeviceEntry } from '../../data/index.ts';
import type { Claim, CompiledVariant, Sources, Variant } from '../../model/index.ts';
import { INFERENCES, isOfSplitLine, type RuleBook, SPLIT_LINE } from '../inference/index.ts';
import { acrossMarkets, dependsOnMarket, marketAnswers, marketClaims } from './market.ts';
import { type Answer, SINGLE_REPORT, UNKNOWN, weigh } from './weigh.ts';

/** A variant with its own answer; `null` if it has none. */
export interface WeighedVariant {
  variant: Variant;
  answer: Answer | null;
}

/**
 * Computes the answer of one variant. The first of these that exists counts:
 *
 * 1. the claims about its codes, in all markets or in some
 * 2. the answer of the regions in which it is sold, if they agree
 * 3. for a cellular version, the answer of the device, because a source that says that a model has eSIM cannot
 *    mean the version without a modem
 * 4. a rule of inference
 *
 * A variant whose own claims say only `unknown` does not inherit the device's answer.
 */
export function variantAnswer(
  variant: Variant,
  entry: DeviceEntry,
  sources: Sources,
  book: RuleBook,
): Answer | null {
  const { facts, brandSlug } = entry;
  const device = generalAnswer(entry, sources, book);
  const { all } = marketClaims(variant);
  const own = all.length === 0 ? null : (weigh(all, sources) ?? { ...UNKNOWN, contested: true });
  const known = acrossMarkets(own, device, [...marketAnswers(variant, sources).values()]);
  if (known !== null) return known;
  if (variant.cellular !== false) {
    const regional = commonAnswer(variant.regions ?? [], facts.claims ?? [], sources);
    if (regional !== null) return regional;
  }
  if (variant.cellular === true && device !== null && device.supports !== 'unknown') return device;
  for (const inference of INFERENCES) {
    const supports = inference.variant?.(variant, facts, brandSlug, book) ?? null;
    if (supports !== null) {
      return { supports, grade: 'inferred', rule: inference.id, dependsOn: [], contested: false };
    }
  }
  return null;
}

/** Returns the answer that all regions of a variant share; `null` if they share none. */
function commonAnswer(
  regions: readonly string[],
  claims: readonly Claim[],
  sources: Sources,
): Answer | null {
  const answers = regions.map((region) => regionAnswer(claims, region, sources));
  const [first] = answers;
  if (first == null) return null;
  return answers.every((a) => a?.supports === first.supports) ? first : null;
}

/**
 * Weighs the claims without a region, which are about the device as a whole. An owner's report alone makes no
 * `yes`, because it is about one unit. Neither does a single report about a phone whose line has eSIM only in
 * some markets.
 */
export function generalAnswer(
  { facts, brandSlug }: Pick<DeviceEntry, 'facts' | 'brandSlug'>,
  sources: Sources,
  book: RuleBook,
): Answer | null {
  const general = (facts.claims ?? []).filter((c) => c.regions === undefined);
  const answer = weigh(general, sources);
  if (answer?.rule !== SINGLE_REPORT || answer.supports === 'no') return answer;
  const owner = general.every(
    (c) => c.supports === 'unknown' || sources[c.source]!.kind === 'community',
  );
  if (owner) return UNKNOWN;
  const split = answer.supports === 'yes' && isOfSplitLine(facts, brandSlug, book);
  return split ? dependsOnMarket(SPLIT_LINE) : answer;
}

/** Weighs the claims that name a region. */
export function regionAnswer(
  claims: readonly Claim[],
  region: string,
  sources: Sources,
): Answer | null {
  return weigh(
    claims.filter((c) => c.regions?.includes(region)),
    sources,
  );
}

/** Returns the variant in the form of the snapshot. Without an answer of its own it has the device's. */
export function compileVariant(
  { variant, answer }: WeighedVariant,
  device: Answer,
): CompiledVariant {
  const own = answer !== null;
  return {
    codes: variant.codes,
    name: variant.name ?? null,
    edition: variant.edition ?? null,
    regions: [...(variant.regions ?? [])].sort(),
    supports: (answer ?? device).supports,
    own: own && (answer.supports !== 'unknown' || answer.contested),
    grade: answer?.grade ?? null,
    claims: variant.claims ?? [],
    traits: variant.traits ?? [],
    note: variant.note ?? null,
  };
}
