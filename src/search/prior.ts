import { LINE_WORD } from '../search-index/kinds.ts';
import { ROOT, ROOT_OF_LINE } from '../search-index/sections.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Unread } from './unread.ts';
import { HOUSE_LINE_UNSAID } from './unsaid.ts';
import { costOfSharedLine, costOfUnsaidMaker } from './unsaid-maker.ts';
import { WEIGHTS } from './weights.ts';

/** What a query says of a name. */
export interface Said {
  unread: Pick<Unread, 'hasNumber'>;
  brandSaid: boolean;
  lineSaid: boolean;
  /** Is a line said that tells the maker? */
  ownLineSaid: boolean;
  /** Is a line said that many makers have? */
  sharedLineSaid: boolean;
  numberSaid: boolean;
  wordSaid: boolean;
  /** Is a number of the name said that is nothing but digits? */
  saysBareNumber: boolean;
  /** Is a number read without the letter of its line? */
  isLetterUnsaid: boolean;
  /** See {@link saysOtherLine}. */
  isOtherLine: boolean;
  /** Tokens of the name that are unsaid, by kind, as bits of 1 << kind. */
  unsaidKinds: number;
}

/** From so many devices on, a brand is known for bare numbers: "oneplus 4" is no Nord 4. */
const BARE_NUMBERS = 3;
/** The root of many younger names is still meant by its own name while people carry it. */
const CARRIED_YEARS = 6;

/**
 * Does the name have a line that is unsaid beside a brand whose devices are bare numbers? "oneplus 30"
 * is no Nord N30.
 */
export function saysOtherLine(
  said: Said,
  brand: number,
  isSaidByCode: boolean,
  { brands }: Tables,
): boolean {
  if (said.isLetterUnsaid && brands.usesBareNumbers(brand)) return true;
  if (isSaidByCode) return false;
  const isSaidBare = said.saysBareNumber && said.numberSaid && !said.wordSaid;
  return isSaidBare && isBare(said) && brands.bareNumbers[brand]! >= BARE_NUMBERS;
}

/** Is the maker said and the line of the name not? */
function isBare({ unsaidKinds, lineSaid, brandSaid }: Said): boolean {
  return (unsaidKinds & (1 << LINE_WORD)) !== 0 && !lineSaid && brandSaid;
}

/** What the maker and the line cost a device that is not told by its code. */
export function costOfMaker(
  said: Said,
  device: number,
  brand: number,
  { weight, devices }: Tables,
): number {
  const w = WEIGHTS;
  const carried = weight[brand]!;
  const { brandSaid, lineSaid, ownLineSaid, sharedLineSaid, numberSaid, wordSaid, unsaidKinds } =
    said;
  const { hasNumber } = said.unread;
  const prominence = devices.prominence[device]!;
  const isMakerSaid = brandSaid || ownLineSaid;
  let cost = 0;
  if (!isMakerSaid && !sharedLineSaid) cost += costOfUnsaidMaker(carried, prominence);
  else if (carried === 0) cost += w.rareBrand;
  // "note 12": of many makers the one whose device people carry.
  if (!isMakerSaid && sharedLineSaid) cost += costOfSharedLine(prominence);
  const isHouseLine = (unsaidKinds & HOUSE_LINE_UNSAID) !== 0;
  if (isBare(said) && wordSaid && !hasNumber && !isHouseLine) cost += w.notWhole;
  if ((unsaidKinds & (1 << LINE_WORD)) !== 0 && !lineSaid) {
    if (!brandSaid) cost += sharedLineSaid ? w.unsaidFamilyWord : w.unsaidLineAndBrand;
    else if (hasNumber || numberSaid) cost += w.unsaidLine;
  }
  return cost;
}

/**
 * What the age and the prominence of a device cost.
 *
 * @param newest the year of the newest device
 * @param length how many tokens the name has
 */
export function costOfAge(
  { unread, numberSaid, lineSaid }: Said,
  device: number,
  newest: number,
  length: number,
  { devices, flags }: Tables,
): number {
  const w = WEIGHTS;
  const year = devices.year[device]!;
  const age = year === 0 ? 8 : newest - year;
  const rest = 1 - devices.prominence[device]! / 255;
  if (unread.hasNumber || numberSaid) return w.age * age + w.prominence * rest;
  const cost = w.ageOfFamily * age + w.prominenceOfFamily * rest;
  // "galaxy fold" is the name of one, "samsung fold" that of its line.
  const root = lineSaid ? ROOT : ROOT | ROOT_OF_LINE;
  const isOldRoot = (flags[device]! & root) !== 0 && age > CARRIED_YEARS && length > 0;
  return isOldRoot ? cost + w.unsaidWord : cost;
}
