import { WEIGHTS } from '../lattice/weights.ts';
import { LINE_WORD } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import { HOUSE_LINE_UNSAID, type Said } from './said.ts';

/** From so many devices on, a brand is known for bare numbers: "oneplus 4" is no Nord 4. */
const BARE_NUMBERS = 3;
/** The root of many younger names is still meant by its own name while people carry it. */
const CARRIED_YEARS = 6;

/** What a device costs of which neither the maker nor the line is said. */
function costOfUnsaidMaker(device: number, { devices, weight }: Tables): number {
  const w = WEIGHTS;
  const carried = weight[devices.brand[device]!]!;
  const ofMaker = (w.brandUnsaid * (9 - carried)) / 9;
  const ofRare = carried === 0 ? w.rareBrandUnsaid : 0;
  return ofMaker + ofRare + w.prominenceUnsaid * (1 - devices.prominence[device]! / 255);
}

/**
 * What a device costs of which only a line is said that many makers have: of "note 12" the one that people
 * carry is meant. It is never more than where nothing is said.
 */
const costOfSharedLine = (device: number, { devices }: Tables): number =>
  WEIGHTS.prominenceOfSharedLine * (1 - devices.prominence[device]! / 255);

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
  let cost = 0;
  if (!isMakerSaid && said.sharedLine) cost += costOfSharedLine(device, tables);
  if (!isMakerSaid && !said.sharedLine) cost += costOfUnsaidMaker(device, tables);
  else if (tables.weight[tables.devices.brand[device]!] === 0) cost += w.rareBrand;
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
  { devices }: Tables,
): number {
  const w = WEIGHTS;
  const year = devices.year[device]!;
  const age = year === 0 ? 8 : devices.year[0]! - year;
  const rest = 1 - devices.prominence[device]! / 255;
  if (!ofFamily) return w.age * age + w.prominence * rest;
  const unknown = devices.supports(device) === 'unknown' ? w.unknownOfFamily : 0;
  return (isNewest ? w.ageOfNewest : w.ageOfFamily) * age + w.prominenceOfFamily * rest + unknown;
}

/**
 * Is a device the old root of a family: "galaxy fold" is the name of one, "samsung fold" that of its
 * line?
 */
export function isOldRoot(device: number, { line }: Said, { devices, flags }: Tables): boolean {
  const root = line ? ROOT : ROOT | ROOT_OF_LINE;
  if ((flags[device]! & root) === 0) return false;
  const year = devices.year[device]!;
  return year === 0 || devices.year[0]! - year > CARRIED_YEARS;
}
