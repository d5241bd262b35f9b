import type { Claim, RegionId, Sources, Variant } from '../../model/index.ts';
import { type Answer, UNKNOWN, weigh } from './weigh.ts';

/** The rule under which claims about some markets of a code hold for the others. */
export const ONE_MARKET = 'one-market';

/** The claims about a variant, by the units that they are about. */
export interface MarketClaims {
  /** All its units. */
  all: readonly Claim[];
  /** Those sold in one market of several. */
  byMarket: ReadonlyMap<RegionId, readonly Claim[]>;
}

/**
 * Sorts a variant's claims. A claim that names every region of the variant is about all its units.
 */
export function marketClaims({ regions, claims = [] }: Variant): MarketClaims {
  const all: Claim[] = [];
  const byMarket = new Map<RegionId, Claim[]>();
  for (const claim of claims) {
    const named = claim.regions;
    if (named === undefined || regions?.every((region) => named.includes(region))) all.push(claim);
    else for (const region of named) byMarket.set(region, [...(byMarket.get(region) ?? []), claim]);
  }
  return { all, byMarket };
}

/** The answer of each market that has claims of its own. */
export function marketAnswers(variant: Variant, sources: Sources): Map<RegionId, Answer> {
  const out = new Map<RegionId, Answer>();
  for (const [region, claims] of marketClaims(variant).byMarket) {
    const answer = weigh(claims, sources);
    if (answer !== null) out.set(region, answer);
  }
  return out;
}

/**
 * The answer of a code with claims about single markets. A market whose answer differs from that of
 * the code, or else of the device, makes the code `partial`: it is made with and without eSIM. If
 * nothing is said of the other markets, a `no` holds for them too, because units for export are
 * seldom built in two ways; a `yes` does not, because a wrong one costs somebody a trip.
 *
 * @param own what is said of all units of the code
 * @param device what is said of the device as a whole
 * @param markets the answers of the markets of which somebody speaks
 * @returns `null` if the device's answer holds for the code
 */
export function acrossMarkets(
  own: Answer | null,
  device: Answer | null,
  markets: readonly Answer[],
): Answer | null {
  const base = own ?? device;
  const doubted = own?.supports === 'unknown';
  if (markets.length === 0 || doubted || base?.supports === 'partial') return own;
  if (base === null || base.supports === 'unknown') {
    if (markets.some(({ supports }) => supports !== 'no')) return dependsOnMarket(ONE_MARKET);
    return { ...UNKNOWN, supports: 'no', grade: 'inferred', rule: ONE_MARKET };
  }
  if (markets.every(({ supports }) => supports === base.supports)) return own;
  const grades = [base, ...markets].map(({ grade }) => grade);
  const grade = (['inferred', 'reported'] as const).find((g) => grades.includes(g)) ?? 'verified';
  return { ...dependsOnMarket(base.rule), grade };
}

/** `partial`, depending on the market that a unit was made for. */
export function dependsOnMarket(rule: string | null): Answer {
  return { ...UNKNOWN, supports: 'partial', grade: 'inferred', rule, dependsOn: ['market'] };
}
