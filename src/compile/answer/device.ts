import type { DeviceEntry } from '../../data/index.ts';
import type { Category, Difference, RegionId, Sources, Supports } from '../../model/index.ts';
import { INFERENCES, type RuleBook } from '../inference/index.ts';
import { leftOpen } from './left-open.ts';
import { dependsOnMarket, ONE_MARKET } from './market.ts';
import { isException, regionAnswers } from './regions.ts';
import { generalAnswer, variantAnswer, type WeighedVariant } from './variant.ts';
import { type Answer, UNKNOWN } from './weigh.ts';

/** The answer of a device and of each of its variants. */
export interface DeviceAnswer extends Answer {
  exceptionRegions: readonly RegionId[];
  /** The answer of every region with an answer of its own. A contested region is `unknown`. */
  regionAnswers: ReadonlyMap<RegionId, Supports>;
  variants: readonly WeighedVariant[];
}

/**
 * Computes the answer of a device from its claims, its variants and the rules of inference.
 *
 * 1. Claims about the device as a whole are weighed.
 * 2. Units that disagree although no region tells them apart (Wi-Fi and cellular versions, codes without a
 *    known market) make it `partial`. If reports say `yes` about the device and no known unit has eSIM, the
 *    units count.
 * 3. Without such claims, the variants decide if each has a known answer: their common answer counts; if they
 *    differ, that of the units without a region, else that of more countries. If sources leave only some markets
 *    open, a `yes` of all units without a region counts. If only some are known, a phone
 *    with one that has eSIM is `partial`, and a maker's statement that one market's units have none holds for
 *    the others.
 * 4. Without any of these, a rule of inference decides; else the answer is `unknown`.
 * 5. The exception regions are those whose own answer differs from the device's. For a `yes` that includes
 *    regions where sources contradict each other, because nobody may rely on the `yes` there. A unit without
 *    claims does not inherit the device's answer there.
 */
export function deviceAnswer(
  entry: DeviceEntry,
  sources: Sources,
  countries: (region: RegionId) => number,
  book: RuleBook,
): DeviceAnswer {
  const { facts, brandSlug } = entry;
  const variants = (facts.variants ?? []).map((variant) => ({
    variant,
    answer: variantAnswer(variant, entry, sources, book),
  }));
  const said = generalAnswer(entry, sources, book);
  const general = said?.supports === 'unknown' && !said.contested ? null : said;
  const regions = regionAnswers(entry, variants, sources);
  const base =
    editions(variants, general, facts.category) ??
    refuted(variants, general, regions) ??
    general ??
    fromVariants(variants, regions, countries) ??
    fromSomeMarkets(variants, regions, facts.category) ??
    said ??
    inferred(entry.facts, brandSlug, book) ??
    UNKNOWN;
  const exceptionRegions = [...regions]
    .filter(([, answer]) => isException(base.supports, answer))
    .map(([region]) => region)
    .sort();
  const known = new Map(
    [...regions].flatMap(([region, { supports, contested }]) =>
      supports !== 'unknown' || contested ? [[region, supports] as const] : [],
    ),
  );
  return {
    ...base,
    exceptionRegions,
    regionAnswers: known,
    variants: leftOpen(variants, { ...base, category: facts.category, exceptionRegions }, book),
  };
}

/**
 * Returns `partial` if units disagree although no region tells them apart: named editions, and variants with an
 * answer but without a known market. Returns `null` if they agree.
 */
function editions(
  variants: readonly WeighedVariant[],
  general: Answer | null,
  category: Category,
): Answer | null {
  const units = variants.filter(
    ({ variant, answer }) =>
      variant.edition !== undefined || (variant.regions === undefined && answer !== null),
  );
  const others = units.length < variants.length || units.length === 0 ? [general] : [];
  const answers = [...units.map((v) => v.answer ?? general), ...others];
  const some = answers.find((a) => a?.supports === 'yes' || a?.supports === 'partial');
  const limited = units.some((v) => v.answer?.supports === 'partial');
  const differ =
    answers.some((a) => a?.supports === 'no') ||
    (limited && (general?.supports === 'yes' || general?.contested === true));
  if (some == null || !differ) return null;
  // The codes of a phone differ by market. For other devices, the reason is unknown.
  const unsaid: Difference = category === 'phone' ? 'market' : 'edition';
  const dependsOn = units.flatMap(({ variant, answer }): readonly Difference[] => {
    if (variant.edition !== undefined) return [variant.edition];
    return answer?.dependsOn.length ? answer.dependsOn : [unsaid];
  });
  return {
    ...UNKNOWN,
    supports: 'partial',
    grade: some.grade,
    rule: some.rule,
    dependsOn: [...new Set(dependsOn)].sort(),
  };
}

/**
 * Returns `no` if reports say `yes` about the device, or contradict each other, although every unit is known to
 * have no eSIM; else `null`. A list that names a series includes a phone that was sold only in mainland China.
 */
function refuted(
  variants: readonly WeighedVariant[],
  general: Answer | null,
  regions: ReadonlyMap<RegionId, Answer>,
): Answer | null {
  if (general === null || general.grade === 'verified') return null;
  if (general.supports !== 'yes' && !(general.supports === 'unknown' && general.contested))
    return null;
  if ([...regions.values()].some(({ supports }) => supports === 'yes')) return null;
  const units = variants.flatMap(({ answer }) => (answer?.supports === 'no' ? [answer] : []));
  if (units.length === 0 || units.length < variants.length) return null;
  return { ...weakest(units), contested: true };
}

function fromVariants(
  variants: readonly WeighedVariant[],
  regions: ReadonlyMap<RegionId, Answer>,
  countries: (region: RegionId) => number,
): Answer | null {
  const decided = variants.flatMap(({ answer }) =>
    answer !== null && answer.supports !== 'unknown' ? [answer] : [],
  );
  const [first] = decided;
  if (first === undefined) return null;
  const open = variants.flatMap(({ variant, answer }) =>
    variant.regions === undefined && answer !== null ? [answer] : [],
  );
  if (decided.length < variants.length) {
    // The unit of one market says nothing about the others. But if sources leave only some markets open, the units
    // without a market count, and those markets are exceptions.
    const isKnown = open.length > 0 && variants.every(({ answer }) => answer !== null);
    return isKnown && open.every(({ supports }) => supports === 'yes') ? weakest(open) : null;
  }
  if (decided.every((a) => a.supports === first.supports)) return weakest(decided);
  if (open.length > 0 && open.every((a) => a.supports === open[0]!.supports)) return weakest(open);
  const share = new Map<Supports, number>();
  for (const [region, { supports }] of regions) {
    share.set(supports, (share.get(supports) ?? 0) + countries(region));
  }
  const yes = share.get('yes') ?? 0;
  const no = share.get('no') ?? 0;
  const supports = yes > no ? 'yes' : no > yes ? 'no' : 'partial';
  const agreeing = decided.filter((a) => a.supports === supports);
  return agreeing.length > 0
    ? weakest(agreeing)
    : { ...UNKNOWN, supports: 'partial', grade: first.grade, dependsOn: ['market'] };
}

/** Markets whose phones say nothing about the phones for other markets. */
const OWN_EDITIONS: readonly RegionId[] = ['japan', 'mainland-china', 'united-states'];

/**
 * Returns the answer of a phone if only the units of some markets are known. If one of them has eSIM, it is
 * `partial`, which neither promises eSIM nor denies it. If the maker says that one market's units take physical
 * cards only, that holds for the other markets too, unless the carriers of that market have editions of their
 * own.
 */
function fromSomeMarkets(
  variants: readonly WeighedVariant[],
  regions: ReadonlyMap<RegionId, Answer>,
  category: Category,
): Answer | null {
  if (category !== 'phone') return null;
  const units = variants.flatMap(({ variant, answer }) =>
    variant.edition === undefined && answer !== null ? [answer] : [],
  );
  const markets = [...regions].flatMap(([region, answer]) => {
    return OWN_EDITIONS.includes(region) ? [] : [answer];
  });
  const known = variants.length > 0 ? units : markets;
  if (known.some(({ supports }) => supports === 'yes' || supports === 'partial'))
    return dependsOnMarket(ONE_MARKET);
  const taken = variants.length === 0 || units.some(({ rule }) => rule === ONE_MARKET);
  const none = known.length > 0 && known.every(({ supports }) => supports === 'no');
  return taken && none ? { ...UNKNOWN, supports: 'no', grade: 'inferred', rule: ONE_MARKET } : null;
}

/** Returns the answer with the lowest grade: a combined answer is worth no more than that. */
function weakest(answers: readonly Answer[]): Answer {
  const order = ['inferred', 'reported', 'verified'] as const;
  return [...answers].sort(
    (a, b) => order.indexOf(a.grade ?? 'inferred') - order.indexOf(b.grade ?? 'inferred'),
  )[0]!;
}

function inferred(facts: DeviceEntry['facts'], brandSlug: string, book: RuleBook): Answer | null {
  for (const inference of INFERENCES) {
    const supports = inference.device?.(facts, brandSlug, book) ?? null;
    if (supports !== null) return { ...UNKNOWN, supports, grade: 'inferred', rule: inference.id };
  }
  return null;
}
