import { WEIGHTS } from '../lattice/weights.ts';
import { LINE_WORD } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import { HOUSE_LINE_UNSAID, type Said } from './said.ts';

/** People still carry a device of this age in years, so that its name means it although younger names begin with it. */
const CARRIED_YEARS = 6;
/** The highest `weight` of a brand in `data/brands.json`. */
const MAX_BRAND_WEIGHT = 9;
/** About how many devices go on sale in a year. */
const DEVICES_PER_YEAR = 2000;

/** How little known a device is: 0 for the best known, 1 for an unknown one. */
const obscurity = (device: number, { devices }: Tables): number =>
  1 - devices.prominence[device]! / 255;

/** The age of a device in years, counted from the newest year in the table. */
const ageOf = (device: number, { devices: { year } }: Tables): number => year[0]! - year[device]!;

/** True if the maker is said and the line of the name is not. */
const isBare = ({ unsaidKinds, line, brand }: Said): boolean =>
  (unsaidKinds & (1 << LINE_WORD)) !== 0 && !line && brand;

/**
 * True if the name has an unsaid line and the brand has names that are bare numbers: "oneplus 4" is not a Nord 4.
 */
export const saysOtherLine = (said: Said, brand: number, { brands }: Tables): boolean =>
  said.bareNumber && !said.word && isBare(said) && brands.hasSeveralBareNumbers(brand);

/**
 * The cost of an unsaid or little-known maker and of an unsaid line, for a device that is not read by its code.
 *
 * @param hasNumber true if the query has a number
 */
export function costOfMaker(
  said: Said,
  device: number,
  hasNumber: boolean,
  tables: Tables,
): number {
  const w = WEIGHTS;
  const isMakerSaid = said.brand || said.ownLine;
  const carried = tables.weight[tables.devices.brand[device]!]!;
  let cost = 0;
  // "note 12" is the most carried device of a line that many makers have. A shared line costs no more than none.
  if (!isMakerSaid && said.sharedLine) cost += w.prominenceOfSharedLine * obscurity(device, tables);
  else if (!isMakerSaid)
    cost +=
      (w.brandUnsaid * (MAX_BRAND_WEIGHT - carried)) / MAX_BRAND_WEIGHT +
      w.prominenceUnsaid * obscurity(device, tables);
  if (carried === 0) cost += isMakerSaid || said.sharedLine ? w.rareBrand : w.rareBrandUnsaid;
  const isHouseLine = (said.unsaidKinds & HOUSE_LINE_UNSAID) !== 0;
  if (isBare(said) && said.word && !isHouseLine) cost += w.notWhole;
  if ((said.unsaidKinds & (1 << LINE_WORD)) === 0 || said.line) return cost;
  if (!said.brand) return cost + (said.sharedLine ? w.unsaidFamilyWord : w.unsaidLineAndBrand);
  // "apple 12" is an iPhone 12 rather than a Watch Series 12.
  const line = isHouseLine ? w.unsaidLine / 2 : w.unsaidLine;
  return hasNumber || said.number ? cost + line : cost;
}

/**
 * The cost of the age of a device and of being little known.
 *
 * @param isOfFamily true if the query names a family without a number, where both count more
 * @param isNewest true if the query asks for the newest device
 */
export function costOfAge(
  device: number,
  isOfFamily: boolean,
  isNewest: boolean,
  tables: Tables,
): number {
  const w = WEIGHTS;
  const age = ageOf(device, tables);
  const rest = obscurity(device, tables);
  if (!isOfFamily) return w.age * age + w.prominence * rest;
  const unknown = tables.devices.supports(device) === 'unknown' ? w.unknownOfFamily : 0;
  // The table has the newest device first.
  const ofAge = isNewest ? (w.ageOfNewest * device) / DEVICES_PER_YEAR : w.ageOfFamily * age;
  return ofAge + w.prominenceOfFamily * rest + unknown;
}

/**
 * True if younger devices have longer names with the same beginning, and the device is too old to be carried.
 * "galaxy fold" is the whole name of a device, "samsung fold" that of its line.
 */
export const isOldRoot = (device: number, { line }: Said, tables: Tables): boolean =>
  (tables.flags[device]! & (line ? ROOT : ROOT | ROOT_OF_LINE)) !== 0 &&
  ageOf(device, tables) > CARRIED_YEARS;
