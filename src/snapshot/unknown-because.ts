import type { Claim, UnknownBecause } from '../model/index.ts';

/**
 * Says why the answer for a device is `unknown`.
 *
 * @param claims the claims about the device as a whole or, with `regions`, about the units sold there
 * @param variants the claims about its variants
 * @returns `no-source` without claims, `not-stated` if no claim states an answer, `contradiction` if claims about the
 *   whole device disagree, `some-units` if only claims about some units state one
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
