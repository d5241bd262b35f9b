import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonSupports } from './group.ts';
import type { Places } from './places.ts';
import { type Sold, verdictThere } from './region.ts';

/** What is known about a unit apart from the two cards that it takes. */
export interface KnownBeside {
  /** The verdict without the place of sale. */
  verdict: Verdict;
  /** The verdict with the place of sale. */
  there: Verdict;
  sold: Sold | null;
  /** True if the text surely means two cards; false if it may mean a card and an eSIM. */
  isSure: boolean;
}

/**
 * Returns the verdict on a unit that takes two cards, if its maker sells such units only in some regions: the
 * common verdict of the units for these regions. If the text also names a place, the unit may be an import
 * there. So the place decides only if its own units take no eSIM.
 *
 * @returns `null` if a second card says nothing about the device
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
