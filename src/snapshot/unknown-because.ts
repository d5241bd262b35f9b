import type { Claim, UnknownBecause } from '../model/index.ts';

/**
 * Why the claims about a device leave its answer open.
 *
 * @param claims about the device as a whole or, with `regions`, about the units sold there
 * @param variants the claims about its variants
 */
export function unknownBecause(
  claims: readonly Claim[],
  variants: readonly { claims: readonly Claim[] }[],
): UnknownBecause {
  const all = [...claims, ...variants.flatMap((variant) => variant.claims)];
  if (all.length === 0) return 'no-source';
  const stated = all.filter(({ supports }) => supports !== 'unknown');
  if (stated.length === 0) return 'not-stated';
  const general = claims.filter((c) => stated.includes(c) && c.regions === undefined);
  return general.length > 0 ? 'contradiction' : 'some-units';
}
