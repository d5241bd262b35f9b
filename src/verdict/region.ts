import type { RegionId, Supports, Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonAnswer } from './group.ts';
import type { Place, Places } from './places.ts';

/** Where a unit was sold and how that is known. */
export interface Sold {
  /** The place, or several if it is one of them and nobody says which. */
  places: readonly Place[];
  /**
   * `given`: the caller states it. `said`: the text names it, perhaps for another reason, such as the country
   * of a journey.
   */
  by: 'given' | 'said';
}

/**
 * Returns the verdict on the units of a device that were sold in a place. For several places, the verdict holds
 * in all of them.
 *
 * A code that names the unit counts more than any place, unless units with this code are made with and without
 * eSIM for different markets. A place that is only said never turns another answer into a `yes`.
 *
 * @param verdict what is known without the place; its `meant` is kept
 * @example verdictThere(table, places, iphone15Pro, wholeDeviceVerdict(table, iphone15Pro), sold)
 */
export function verdictThere(
  table: DeviceTable,
  places: Places,
  device: number,
  verdict: Verdict,
  { places: sold, by }: Sold,
): Verdict {
  const verdicts = sold.map((place) => verdictIn(table, places, device, verdict, place, by));
  const [first = verdict, second] = verdicts;
  if (second === undefined) return first;
  const regionsOf = (some: readonly Verdict[]): RegionId[] =>
    [...new Set(some.flatMap(({ regions }) => regions))].sort();
  const { supports, exceptionRegions } = commonAnswer(verdicts)!;
  if (verdicts.every((there) => there.basis === 'variant')) {
    const regions = regionsOf(verdicts);
    return { ...first, supports, exceptionRegions: [...exceptionRegions], regions };
  }
  const without = regionsOf(verdicts.filter((there) => there.supports === 'no'));
  return { ...verdict, supports, exceptionRegions: supports === 'no' ? [] : without };
}

function verdictIn(
  table: DeviceTable,
  places: Places,
  device: number,
  verdict: Verdict,
  place: Place,
  by: Sold['by'],
): Verdict {
  // A device without a modem takes no SIM anywhere.
  if (verdict.edition === 'non-cellular') return verdict;
  // Units with a code that is sold in the exception regions too ("iPad14,6") are told apart by the place alone.
  const isUnit =
    (verdict.basis === 'variant' || verdict.regions.length > 0) &&
    verdict.exceptionRegions.length === 0;
  if (isUnit && verdict.supports !== 'partial') return verdict;
  const isCellular = verdict.edition === 'cellular';
  const answers = (isCellular ? table.editions(device)?.cellular : null)?.regionAnswers;
  const known = answers ?? table.regionAnswers(device);
  const own = answerThere(known, places, verdict.supports, place);
  if (own === null)
    return by === 'given' && !isUnit ? { ...verdict, exceptionRegions: [] } : verdict;
  if (by === 'said' && own.supports !== 'no' && verdict.supports !== 'yes') return verdict;
  // The unit with this code is not the one made for that place; a unit with a similar code is.
  const isOfSibling = !isUnit && verdict.modelCode !== null && own.supports !== verdict.supports;
  if (isOfSibling && !own.from.some((r) => verdict.exceptionRegions.includes(r))) return verdict;
  const { supports, isWhole, from } = own;
  return isWhole
    ? { ...verdict, supports, exceptionRegions: [], basis: 'variant', regions: [...from] }
    : { ...verdict, supports, exceptionRegions: own.without };
}

interface OwnAnswer {
  supports: Supports;
  /** The regions whose answers were used. */
  from: readonly RegionId[];
  /** Those of them without eSIM. */
  without: RegionId[];
  /** True if the answer holds for every unit sold in the place. */
  isWhole: boolean;
}

/** Returns what the regions' answers say about a place; `null` if they say nothing. */
function answerThere(
  answers: Readonly<Record<RegionId, Supports>>,
  places: Places,
  elsewhere: Supports,
  place: Place,
): OwnAnswer | null {
  let whole: RegionId[] = [];
  const parts: RegionId[] = [];
  for (const region in answers) {
    const cover = places.cover(region, place);
    if (cover === 'part' && answers[region] !== elsewhere) parts.push(region);
    if (cover !== 'whole') continue;
    const size = places.size(region);
    // The answer of a country is more exact than that of its continent.
    if (whole.length > 0 && size > places.size(whole[0]!)) continue;
    if (whole.length > 0 && size < places.size(whole[0]!)) whole = [];
    whole.push(region);
  }
  const without = (regions: readonly RegionId[]) => regions.filter((r) => answers[r] === 'no');
  if (whole.length > 0) {
    const said = new Set(whole.map((region) => answers[region]!));
    const supports = said.size === 1 ? [...said][0]! : 'unknown';
    return { supports, from: whole, without: without(whole), isWhole: true };
  }
  if (parts.length === 0) return null;
  const supports = elsewhere === 'unknown' ? 'unknown' : 'partial';
  return { supports, from: parts, without: without(parts), isWhole: false };
}
