import { ABBREVIATION, PREFIX, YEAR as YEAR_OF_RELEASE } from '../lattice/arc-kinds.ts';
import type { CodeSaid } from '../lattice/code.ts';
import type { Query } from '../query/query.ts';
import { addByGluedLetter, addByLastLetter, sameAnswer } from '../query/sibling-letters.ts';
import { asksForRange } from '../query/speaks-of.ts';
import { GENERATION, LINE_WORD, NETWORK, NUMBER, YEAR } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import type { Interpretation } from './interpretation.ts';
import type { Reader } from './reader.ts';
import { FIVE_G_UNSAID, HOUSE_LINE_UNSAID, WORD_UNSAID } from './said.ts';
import { BEST_KNOWN } from './well-known.ts';

/** How much more than the best candidate another one may cost and still be meant as well. */
const TIE = 1.2;
/** An unsaid line, and the house line of the maker, as bits. */
const LINE_UNSAID = (1 << LINE_WORD) | HOUSE_LINE_UNSAID;
/** The kinds of words that tell a device from its siblings, as bits. */
const IDENTITY = WORD_UNSAID | (1 << NUMBER) | (1 << YEAR) | (1 << GENERATION);

/**
 * The devices that a query means: the best candidate, and all others that the query fits as well.
 *
 * @param reader has read the query; its evidence is that of any candidate afterwards
 * @param isOlder true if the text means a device without 5G
 * @returns numbers of the device table, the best candidate first
 * @example
 * "galaxy s24" // the S24
 * "moto g power" // the Moto G Power of each year
 */
export function devicesMeant(
  query: Query,
  { best, codes, evidence, tables }: Reader,
  isOlder: boolean,
): number[] {
  const { device: first, form } = best.list[0]!;
  evidence.readAgain(first, form);
  const { devices } = tables;
  const top = summaryOf(evidence);
  const mayLackWord = evidence.said.word && top.numberSaid && !top.hasErrors;
  if (top.isCode) return ofCode(first, best, evidence, top.read);
  let fits = [first];
  const isRead = (i: number): boolean => (top.read & (1 << i)) !== 0;
  const isForRange = asksForRange(query, isRead, tables.lexicon.lexicon);
  for (const { device, form, pathCost } of best.list.slice(1)) {
    if (pathCost > top.pathCost + TIE) continue;
    evidence.readAgain(device, form);
    const other = summaryOf(evidence);
    if ((other.read & top.read) !== top.read) continue;
    const isOfRange = isForRange && devices.brand[device] === devices.brand[first];
    if (!isOfRange && !isSaidAsWell(top, other, first, device, tables)) continue;
    // "A16 4G" is no A16 5G, nor is "Pixel 4a, black, not the 5G one" a Pixel 4a (5G).
    const isFiveG = query.tokens.some(
      ({ text }, i) => text === '5g' && (other.read & ~top.read & (1 << i)) !== 0,
    );
    const lacksFiveG = (other.unsaidKinds & ~top.unsaidKinds & FIVE_G_UNSAID) !== 0;
    if (isOlder && (isFiveG || lacksFiveG)) continue;
    fits.push(device);
  }
  // "iPhone 16 Max" is no name: it may be a 16 Pro Max, or a 16.
  if (fits.length === 1 && mayLackWord && (top.unsaidKinds & WORD_UNSAID) !== 0) {
    for (const { device, form } of best.list.slice(1)) {
      evidence.readAgain(device, form);
      const other = summaryOf(evidence);
      const isOwn =
        devices.brand[device] === devices.brand[first] && (other.read & ~top.read) === 0;
      if (isOwn && other.isWhole && other.numberSaid) fits.push(device);
    }
  }
  addByLastLetter(fits, query, top.read, tables);
  if (isForRange) addByGluedLetter(fits, query, top.read, tables);
  // "latest iphone": the devices of the last year in which the line has any. "Latest xperia models" asks for more.
  if (evidence.unread.asksForNewest && !top.numberSaid && !isForRange) {
    const last = Math.max(...fits.map((device) => devices.year[device]!));
    fits = fits.filter((device) => devices.year[device] === last);
  }
  // A name that is also the whole code of another device, with another answer, means both.
  const others = codes
    .filter(({ isExact, from, to }) => isExact && to - from >= query.tokens.length)
    .flatMap(({ entries }) => entries)
    .map((entry) => devices.deviceOfCode(entry))
    .filter((device) => devices.supports(device) !== devices.supports(first));
  return [...new Set([...fits, ...others])];
}

/**
 * The devices of stated codes that belong to none of the meant devices. In "Galaxy S23 (SM-S9280)" either the name
 * or the code is wrong, and nobody knows which. A code that is part of the name does not count: "BV9300 Pro" has the
 * code of the BV9300 in it.
 *
 * @param evidence the evidence for the best candidate
 */
export const devicesOfOtherCodes = (
  meant: readonly number[],
  codes: readonly CodeSaid[],
  { path }: Evidence,
): number[] =>
  codes
    .filter(({ isSure, devices }) => isSure && !devices.some((device) => meant.includes(device)))
    .filter(({ from }) => !path.reads(from))
    .flatMap(({ devices }) => devices)
    .filter((device, i, all) => all.indexOf(device) === i);

/** What decides whether a query says one device as well as another, for the name that was read last. */
function summaryOf(evidence: Evidence) {
  const { said, path, pathCost, isCode, hasErrors } = evidence;
  const { unsaidKinds } = said;
  return {
    pathCost,
    /** The tokens that are read as parts of the name, as bits. */
    read: path.read,
    unsaidKinds,
    brandSaid: said.brand,
    numberSaid: said.number,
    isCode,
    hasErrors,
    isWhole: (unsaidKinds & IDENTITY) === 0,
    isInOrder: evidence.isInOrder,
    hasBeginning: path.has(PREFIX),
    isBegun: path.isBegun,
    isShort: path.has(ABBREVIATION),
    /** True if a year is read as that of the release: "razr 2024" for a razr 50. */
    isByYear: path.has(YEAR_OF_RELEASE),
    /** True if the maker or the line may be said by a letter alone: the Pixel of "p6 pro". */
    isNameShort: path.has(ABBREVIATION) && (said.brand || said.line),
  };
}
type Summary = ReturnType<typeof summaryOf>;

/** True if the query says `device` no worse than `first`, the best candidate. */
function isSaidAsWell(
  top: Summary,
  other: Summary,
  first: number,
  device: number,
  { devices, weight }: Tables,
): boolean {
  // "moto g power": what the query leaves unsaid of the best candidate, it leaves unsaid of all.
  if (!top.isWhole) return true;
  // "iphone x" begins "iPhone XR", and with an error "pixel" is another name. The whole name without errors is meant.
  if (other.hasBeginning && !top.hasBeginning) return false;
  if (other.hasErrors && !top.hasErrors) return false;
  // "razr 2024" is the name of a device, and only the year of a razr 50.
  if (other.isByYear && !top.isByYear) return false;
  // "16 pro max" is no Pro Max 16, and "11 pro" no iPad Pro 11-inch.
  if (top.isInOrder && !other.isInOrder) return false;
  const isSibling = devices.brand[first] === devices.brand[device];
  // "huawei p40 pr" may become a P40 Pro or a P40 Pro+, which has no eSIM.
  if (isSibling && top.isBegun && other.isBegun && !sameAnswer(first, device, devices)) return true;
  // A name without its maker means the devices of all well-known makers. Beside a short form of another name, a whole
  // name with another answer counts whoever makes it: "p6 pro" is also the name of a Symphony.
  if (!isSibling) {
    const isKnown = weight[devices.brand[device]!]! > 0;
    const isNamesake = top.isNameShort && !other.isShort && !sameAnswer(first, device, devices);
    // People shorten the names of well-known devices: "ip 13" is an iPhone rather than an itel P13.
    const { prominence } = devices;
    const isLess = prominence[first]! >= BEST_KNOWN && prominence[device]! < BEST_KNOWN;
    return other.isWhole && (isNamesake || (isKnown && !(other.isShort && isLess)));
  }
  if (other.isWhole) {
    // "xiaomi 13" is not a Redmi 13 5G, and "apple 12" no Watch Series 12.
    const isOtherLine = ((top.unsaidKinds ^ other.unsaidKinds) & LINE_UNSAID) !== 0;
    if (isOtherLine && top.brandSaid) return false;
    const unsaid = top.unsaidKinds | other.unsaidKinds;
    if ((unsaid & (1 << NETWORK)) === 0) return true;
    // "fly life compact" is no less the Life Compact than the Life Compact 4G.
    const isPlain = (other.unsaidKinds & (1 << NETWORK)) === 0;
    return (isPlain || (unsaid & FIVE_G_UNSAID) !== 0) && !sameAnswer(first, device, devices);
  }
  // "iphone se" is the first one and the beginning of three; "iphone 15" is not a 15 Pro.
  const lacksNumber = (other.unsaidKinds & ((1 << NUMBER) | (1 << YEAR))) !== 0;
  return (!top.numberSaid || !lacksNumber) && (other.unsaidKinds & WORD_UNSAID) === 0;
}

/** The devices that share the code by which the best candidate was found. */
function ofCode(first: number, best: Best, evidence: Evidence, read: number): number[] {
  const fits = [first];
  for (const { device, form } of best.list.slice(1)) {
    evidence.readAgain(device, form);
    // Beside a name, the code alone does not mean another device; it must read the other tokens as well.
    if (evidence.pathCost > best.cost + TIE) continue;
    const isNamed = (evidence.path.read & read) === read && evidence.said.unsaidCost < 1;
    if (evidence.isCode || isNamed) fits.push(device);
  }
  return fits;
}

/**
 * The stated codes that belong to a meant device.
 *
 * @returns the first of them as it was written, with the entries of all in the code table; `null` if none is stated
 */
export function codeSaid(
  codes: readonly CodeSaid[],
  meant: readonly number[],
  { devices }: Tables,
): Interpretation['code'] {
  let first: string | null = null;
  const said: number[] = [];
  let end = 0;
  for (const { text, entries, isExact, isSure, from, to } of codes) {
    if (!isExact || (first !== null && (!isSure || from < end))) continue;
    const own = entries.filter((entry) => meant.includes(devices.deviceOfCode(entry)));
    if (own.length === 0) continue;
    first ??= text;
    said.push(...own);
    end = to;
  }
  return first === null ? null : { text: first, entries: said };
}

/**
 * The entries that tell the best candidate if the data set lacks its code; see {@link Interpretation.siblings}. The name may
 * contain a code of another device: "Note20 Ultra 5G".
 *
 * @param evidence the evidence for the best candidate
 */
export function siblingsOf(
  codes: readonly CodeSaid[],
  evidence: Evidence,
): Interpretation['siblings'] {
  const inexact = codes.filter(({ isExact }) => !isExact);
  if (!evidence.isCode || inexact.length === 0) return null;
  return {
    entries: inexact.flatMap(({ entries }) => entries),
    mayDiffer: inexact.some(({ mayDiffer }) => mayDiffer),
    isBegun: inexact.every(({ isBegun }) => isBegun),
  };
}
