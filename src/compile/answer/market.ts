import type { Claim, RegionId, Sources, Variant } from '../../model/index.ts';
import { type Answer, UNKNOWN, weigh } from './weigh.ts';

/** The rule by which claims about some markets of a code hold for the others. */
export const ONE_MARKET = 'one-market';

/** The claims about a variant, by the units that they concern. */
export interface MarketClaims {
  /** Claims about all its units. */
  all: readonly Claim[];
  /** Claims about the units of one of several markets. */
  byMarket: ReadonlyMap<RegionId, readonly Claim[]>;
}

/**
 * Sorts a variant's claims by the units that they concern. A claim that names every region of the variant
 * concerns all its units.
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

/** Returns the answer of each market with claims of its own. */
export function marketAnswers(variant: Variant, sources: Sources): Map<RegionId, Answer> {
  const out = new Map<RegionId, Answer>();
  for (const [region, claims] of marketClaims(variant).byMarket) {
    const answer = weigh(claims, sources);
    if (answer !== null) out.set(region, answer);
  }
  return out;
}

/**
 * Returns the answer of a code with claims about single markets. If a market's answer differs from the answer
 * of the code, or else of the device, the code is `partial`: it is made with and without eSIM. If no claim
 * covers the other markets, a `no` holds for them too, because units for export are seldom built in two ways. A
 * `yes` does not, because a wrong one costs somebody a trip.
 *
 * @param own the answer of the claims about all units of the code
 * @param device the answer of the claims about the device as a whole
 * @param markets the answers of the markets with claims
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

/** Returns `partial`, which depends on the market that a unit was made for. */
export function dependsOnMarket(rule: string | null): Answer {
  return { ...UNKNOWN, supports: 'partial', grade: 'inferred', rule, dependsOn: ['market'] };
}
