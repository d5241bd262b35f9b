import { WEIGHTS } from '../lattice/weights.ts';
import { LINE_WORD } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import { HOUSE_LINE_UNSAID, type Said } from './said.ts';

/** From so many devices on, a brand is known for bare numbers: "oneplus 4" is no Nord 4. */
const BARE_NUMBERS = 3;
/** The age of a device of an unknown year. */
const UNKNOWN_AGE = 8;
/** The root of many younger names is still meant by its own name while people carry it. */
const CARRIED_YEARS = 6;

/** How little a device is known, from 0 to 1. */
const obscurity = (device: number, { devices }: Tables): number =>
  1 - devices.prominence[device]! / 255;

/** How many years a device is older than the newest one. */
const ageOf = (device: number, { devices: { year } }: Tables): number =>
  year[device] === 0 ? UNKNOWN_AGE : year[0]! - year[device]!;

/** Is the maker said and the line of the name not? */
const isBare = ({ unsaidKinds, line, brand }: Said): boolean =>
  (unsaidKinds & (1 << LINE_WORD)) !== 0 && !line && brand;

/**
 * Does the name have a line that is unsaid beside a brand whose devices are bare numbers? "oneplus 30"
 * is no Nord N30.
 */
export const saysOtherLine = (said: Said, brand: number, { brands }: Tables): boolean =>
  said.bareNumber && !said.word && isBare(said) && brands.bareNumbers[brand]! >= BARE_NUMBERS;

/**
 * What the maker and the line cost a device that is not told by its code.
 *
 * @param hasNumber has the query a number?
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
  // Of "note 12", a line that many makers have, the one that people carry is meant; it never costs more than no line.
  if (!isMakerSaid && said.sharedLine) cost += w.prominenceOfSharedLine * obscurity(device, tables);
  else if (!isMakerSaid)
    cost += (w.brandUnsaid * (9 - carried)) / 9 + w.prominenceUnsaid * obscurity(device, tables);
  if (carried === 0) cost += isMakerSaid || said.sharedLine ? w.rareBrand : w.rareBrandUnsaid;
  const isHouseLine = (said.unsaidKinds & HOUSE_LINE_UNSAID) !== 0;
  if (isBare(said) && said.word && !hasNumber && !isHouseLine) cost += w.notWhole;
  if ((said.unsaidKinds & (1 << LINE_WORD)) === 0 || said.line) return cost;
  if (!said.brand) return cost + (said.sharedLine ? w.unsaidFamilyWord : w.unsaidLineAndBrand);
  return hasNumber || said.number ? cost + w.unsaidLine : cost;
}

/**
 * What the age and the prominence of a device cost.
 *
 * @param ofFamily is no number said, so that they count more?
 * @param isNewest is the newest device asked for?
 */
export function costOfAge(
  device: number,
  ofFamily: boolean,
  isNewest: boolean,
  tables: Tables,
): number {
  const w = WEIGHTS;
  const age = ageOf(device, tables);
  const rest = obscurity(device, tables);
  if (!ofFamily) return w.age * age + w.prominence * rest;
  const unknown = tables.devices.supports(device) === 'unknown' ? w.unknownOfFamily : 0;
  const ofAge = isNewest ? w.ageOfNewest * (age + shareAfter(device, tables)) : w.ageOfFamily * age;
  return ofAge + w.prominenceOfFamily * rest + unknown;
}

/**
 * Which share of the devices of its year was on sale after it? The newest come first in the table. Those of which no
 * source gives the day are the last of their year.
 */
function shareAfter(device: number, { devices: { year } }: Tables): number {
  const own = year[device]!;
  const first = firstOf(own, year);
  return (device - first) / (firstOf(own - 1, year) - first);
}

/** The first device of a year or an earlier one. */
function firstOf(of: number, year: Uint16Array): number {
  let from = 0;
  let to = year.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (year[middle]! > of) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Is a device the old root of a family: "galaxy fold" is the name of one, "samsung fold" that of its
 * line?
 */
export const isOldRoot = (device: number, { line }: Said, tables: Tables): boolean =>
  (tables.flags[device]! & (line ? ROOT : ROOT | ROOT_OF_LINE)) !== 0 &&
  ageOf(device, tables) > CARRIED_YEARS;
