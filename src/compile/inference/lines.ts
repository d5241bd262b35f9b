import type { DeviceEntry } from '../../data/index.ts';
import type { Claim, DeviceFacts, RegionId } from '../../model/index.ts';
import { lineOf } from '../line.ts';
import { madeFor } from './sold.ts';

/** A phone with a source that says whether it has eSIM. */
export interface DescribedPhone {
  year: number;
  /** True if every source says that it has none. */
  denied: boolean;
  /** True if a source says that it has eSIM only in some markets. */
  split: boolean;
  /** See {@link isNamedByYear}. */
  namedByYear: boolean;
}

/** True if the name contains a year that distinguishes the phone, as in "edge 2025". */
export const isNamedByYear = (model: string): boolean => /\b20\d\d\b/.test(model);

/** The described phones of each line. */
export class Lines {
  readonly #phones = new Map<string, DescribedPhone[]>();
  readonly #notOfPhones = new Set<string>();

  /** @param aside regions whose editions say nothing about the units sold elsewhere */
  constructor(devices: readonly DeviceEntry[], aside: readonly RegionId[]) {
    for (const { brandSlug, facts } of devices) {
      const line = lineOf({ brandSlug, model: facts.model });
      if (facts.category !== 'phone') this.#notOfPhones.add(line);
      if (facts.category !== 'phone' || facts.released === undefined) continue;
      const claims = claimsOutside(facts, aside).filter(
        (claim) => claim.supports !== 'unknown' && !deniedInChina(claim),
      );
      if (claims.length === 0) continue;
      const phone = {
        year: Number(facts.released.date.slice(0, 4)),
        denied: claims.every(({ supports }) => supports === 'no'),
        split: (facts.claims ?? []).some(isOfSomeMarkets),
        namedByYear: isNamedByYear(facts.model),
      };
      this.#phones.set(line, [...(this.#phones.get(line) ?? []), phone]);
    }
  }

  /**
   * Returns the described phones of the line that a device belongs to; none if other kinds of devices share the
   * line.
   */
  of(brandSlug: string, model: string): readonly DescribedPhone[] {
    const line = lineOf({ brandSlug, model });
    return this.#notOfPhones.has(line) ? [] : (this.#phones.get(line) ?? []);
  }
}

/** Returns the claims about a phone, except those about editions only for the regions aside. */
function claimsOutside(facts: DeviceFacts, aside: readonly RegionId[]): Claim[] {
  const parts = [facts, ...(facts.variants ?? []).filter((one) => !madeFor(one, aside))];
  return parts.flatMap(({ claims = [] }) => claims.filter((claim) => !madeFor(claim, aside)));
}

/**
 * That the unit for mainland China has no eSIM says nothing about the line: for years no phone there had eSIM.
 */
const deniedInChina = ({ supports, regions }: Claim): boolean =>
  supports === 'no' && regions?.length === 1 && regions[0] === 'mainland-china';

const isOfSomeMarkets = ({ supports, dependsOn, regions }: Claim): boolean =>
  supports === 'partial' && regions === undefined && (dependsOn?.includes('market') ?? true);
