import type { CodeSaid } from '../lattice/code.ts';
import { PREFIX } from '../lattice/lattice.ts';
import type { Query } from '../query/normalise.ts';
import { GENERATION, LINE_WORD, NETWORK, NUMBER, YEAR } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { RANGE } from '../text/lexicon.ts';
import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import type { Interpretation } from './interpretation.ts';
import { FIVE_G_UNSAID, WORD_UNSAID } from './said.ts';

/** How much more than the best another reading of the text may cost and still be meant as well. */
const TIE = 1.2;
/** What tells a device from its siblings. */
const IDENTITY = WORD_UNSAID | (1 << NUMBER) | (1 << YEAR) | (1 << GENERATION);

/** The devices that the best candidates stand for: one, or all that the text fits as well. */
export function devicesMeant(
  query: Query,
  best: Best,
  codes: readonly CodeSaid[],
  evidence: Evidence,
  tables: Tables,
): number[] {
  const { device: first, form } = best.list[0]!;
  evidence.readAgain(first, form);
  const { devices } = tables;
  const top = summaryOf(evidence);
  if (top.isCode) return ofCode(first, best, evidence, top.read);
  let fits = [first];
  const asksForRange = query.tokens.some(
    ({ roles }, i) => (roles & RANGE) !== 0 && (top.read & (1 << i)) === 0,
  );
  for (const { device, form, path } of best.list.slice(1)) {
    if (path > top.path + TIE) continue;
    evidence.readAgain(device, form);
    const other = summaryOf(evidence);
    if ((other.read & top.read) !== top.read) continue;
    const isOfRange = asksForRange && devices.brand[device] === devices.brand[first];
    if (!isOfRange && !isSaidAsWell(top, other, first, device, tables)) continue;
    fits.push(device);
  }
  // "latest iphone": those of the last year in which the line has any.
  if (evidence.unread.asksForNewest && !top.numberSaid) fits = newestOf(fits, devices.year);
  // A name that is the whole code of another device with another answer means either.
  const others = codes
    .filter(({ isExact, from, to }) => isExact && to - from >= query.tokens.length)
    .flatMap(({ entries }) => entries)
    .map((entry) => devices.deviceOfVariant(devices.variantOfCode(entry)))
    .filter((device) => devices.supports(device) !== devices.supports(first));
  return [...new Set([...fits, ...others])];
}

function newestOf(fits: readonly number[], years: ArrayLike<number>): number[] {
  const last = Math.max(...fits.map((device) => years[device]!));
  return fits.filter((device) => years[device] === last);
}

/**
 * The devices of codes that none of the devices has which are meant: of "Galaxy S23 (SM-S9280)" nobody knows which
 * of the two is wrong, the name or the code. The "BV9300" of a BV9300 Pro is a part of its name, though it is the code
 * of another one.
 *
 * @param evidence of the best candidate, read last
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

/** What tells whether another device is said as well as the best one, of the name that was read last. */
function summaryOf({ said, path, pathCost, isCode, hasErrors }: Evidence) {
  const { unsaidKinds } = said;
  return {
    path: pathCost,
    /** The tokens that are read as parts of the name, as bits. */
    read: path.read,
    unsaidKinds,
    brandSaid: said.brand,
    numberSaid: said.number,
    isCode,
    hasErrors,
    isWhole: (unsaidKinds & IDENTITY) === 0,
    isBegun: path.has(PREFIX),
  };
}
type Summary = ReturnType<typeof summaryOf>;

/** Does the text say another device no worse than the best one? */
function isSaidAsWell(
  top: Summary,
  other: Summary,
  first: number,
  device: number,
  { devices, weight }: Tables,
): boolean {
  // "moto g power": what is unsaid of the best one is unsaid of all.
  if (!top.isWhole) return true;
  // "iphone x" is the beginning of "iPhone XR", and "pixel" with an error that of another name: what
  // is said whole and right is meant.
  if ((other.isBegun && !top.isBegun) || (other.hasErrors && !top.hasErrors)) return false;
  const isSibling = devices.brand[first] === devices.brand[device];
  // "huawei p40 pr" may go on as a P40 Pro or as a Pro+, which has none.
  if (isSibling && top.isBegun && other.isBegun && !sameAnswer(first, device, devices)) return true;
  // A name without its maker: those of all makers whose devices people carry.
  if (!isSibling) return other.isWhole && weight[devices.brand[device]!]! > 0;
  if (other.isWhole) {
    // "xiaomi 13" is no Redmi 13 5G.
    const isOtherLine = ((top.unsaidKinds ^ other.unsaidKinds) & (1 << LINE_WORD)) !== 0;
    if (isOtherLine && top.brandSaid) return false;
    const unsaid = top.unsaidKinds | other.unsaidKinds;
    if ((unsaid & (1 << NETWORK)) === 0) return true;
    return (unsaid & FIVE_G_UNSAID) !== 0 && !sameAnswer(first, device, devices);
  }
  // "iphone se" is the first one, and the root of three; "iphone 15" is no 15 Pro.
  const lacksNumber = (other.unsaidKinds & ((1 << NUMBER) | (1 << YEAR))) !== 0;
  return (!top.numberSaid || !lacksNumber) && (other.unsaidKinds & WORD_UNSAID) === 0;
}

function sameAnswer(a: number, b: number, devices: Tables['devices']): boolean {
  return (
    devices.supports(a) === devices.supports(b) &&
    devices.exceptionRegions(a).join() === devices.exceptionRegions(b).join()
  );
}

/** The devices that share the code that the best one was found by. */
function ofCode(first: number, best: Best, evidence: Evidence, read: number): number[] {
  const fits = [first];
  for (const { device, form } of best.list.slice(1)) {
    evidence.readAgain(device, form);
    // Beside a name, the code of another device is no sign of it: what is read as well counts.
    if (evidence.pathCost > best.cost + TIE) continue;
    const isNamed = (evidence.path.read & read) === read && evidence.said.unsaid < 1;
    if (evidence.isCode || isNamed) fits.push(device);
  }
  return fits;
}

/** The entries of a code that the text states, of the devices that are meant. */
export function codeSaid(
  codes: readonly CodeSaid[],
  meant: readonly number[],
  { devices }: Tables,
): Interpretation['code'] {
  for (const { text, entries, isExact } of codes) {
    if (!isExact) continue;
    const own = entries.filter((entry) =>
      meant.includes(devices.deviceOfVariant(devices.variantOfCode(entry))),
    );
    if (own.length > 0) return { text, entries: own };
  }
  return null;
}
