import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonSupports } from './group.ts';
import type { Places } from './places.ts';
import { type Sold, verdictThere } from './region.ts';

/** What is known of a unit beside the two cards that it takes. */
export interface KnownBeside {
  /** The verdict without the place of sale. */
  verdict: Verdict;
  /** The verdict with it. */
  there: Verdict;
  sold: Sold | null;
  /** Is it said for sure that it takes two cards, or may a card and an eSIM be meant? */
  isSure: boolean;
}

/**
 * The verdict on a unit that is said to take two cards, of a maker that sells such units in some regions alone: what
 * holds for the units of these. Who names a place as well may have bought the unit of another one there, so that the
 * place decides only where its own units take no eSIM.
 *
 * @returns `null` if a second card says nothing of the device
 */
export function cardsVerdict(
  table: DeviceTable,
  places: Places,
  device: number,
  { verdict, there, sold, isSure }: KnownBeside,
): Verdict | null {
  const regions = table.regionsOfTwoCards(device);
  if (regions.length === 0) return null;
  const soldIn = (some: Sold['places']): Verdict =>
    verdictThere(table, places, device, verdict, { places: some, by: 'said' });
  const all = regions.map((region) => places.find(region)!);
  const own = all.filter(({ region }) => sold?.places.some((place) => place.region === region));
  const ofPlace = own.length === 0 ? null : soldIn(own);
  const ofUnit = ofPlace?.supports === 'no' ? ofPlace : soldIn(all);
  if (isSure || ofUnit.supports === there.supports) return ofUnit;
  const supports = commonSupports([ofUnit.supports, there.supports]);
  return { ...there, supports, exceptionRegions: supports === 'partial' ? ofUnit.regions : [] };
}
