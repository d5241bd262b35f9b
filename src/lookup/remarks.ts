import type { DeviceRecord, Verdict } from '../model/index.ts';
import type { Lookup } from './lookup.ts';

/** What belongs beside the record of a device where people or assistants read it. */
export interface Remarks {
  /** The year of release, marked if it is an estimate: "≈ 2026". */
  year: string;
  /** True if it takes only its carrier's plans, so that a yes is of no use on a journey. */
  isCarrierOnly: boolean;
}

/** Returns the remarks on a record of a device or of one of its units. */
export function remarksOn(lookup: Lookup, { slug, supports, releaseYear }: DeviceRecord): Remarks {
  const { released, traits } = lookup.device(slug)!;
  return {
    year: `${released?.estimate ? '≈ ' : ''}${releaseYear}`,
    isCarrierOnly: supports !== 'no' && traits.some(({ trait }) => trait === 'carrier-plan-only'),
  };
}

/**
 * Says what a list of candidates leaves out if the devices that a question means are a `partial` together; `null` if the
 * list shows it.
 */
export function unlistedSide(
  { supports }: Verdict,
  candidates: readonly DeviceRecord[] = [],
): string | null {
  if (supports !== 'partial' || candidates.length === 0) return null;
  if (!candidates.some(({ supports }) => /yes|partial/.test(supports)))
    return 'Some that are not listed support eSIM';
  return candidates.every(({ supports }) => supports === 'yes')
    ? 'All that are listed support eSIM, others that fit do not or are not known to'
    : null;
}
