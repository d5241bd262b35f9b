import { WEIGHTS } from '../lattice/weights.ts';
import type { Attempt } from '../query/attempts.ts';
import { partOf } from '../query/parse.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isMakerOfOther, isOwnLine } from '../query/query-words.ts';
import { NOISE } from '../text/roles.ts';
import type { Reader } from './reader.ts';
import { isWellKnown } from './well-known.ts';

/** The highest cost of an arc that is no guess, so that its tokens may name a second device. */
export const SURE = 2;

/** How much more a device of the line that is said for other items may cost than one of another line. */
const LINE_SHARED = 1;

/** How many devices stand for a maker or a line. */
const FAMILY_SHOWN = 3;

/** The device that an item of a query names, or the best-known ones of a maker or a line. */
export interface Mention {
  devices: readonly number[];
  /** The tokens that name it, by their offset in the text. */
  reads: ReadonlySet<number>;
  /** True if it is named by a token that the best candidate of the whole query leaves unread. */
  readsLeft: boolean;
  /** True if its line or its number stands elsewhere in the query. */
  isShort: boolean;
  /** True for a maker or a line, which has more devices. */
  isFamily: boolean;
}

/** The devices of some mentions, each once. */
export const devicesOf = (mentions: readonly Mention[]): number[] => [
  ...new Set(mentions.flatMap(({ devices }) => devices)),
];

/**
 * The device that an item of a query names.
 *
 * @param reader reads the item; its fields describe the last attempt afterwards
 * @param attempts the ways to read the item, from {@link attemptsAt}; the cheapest that names a device counts
 * @param left the tokens that the best candidate of the query leaves unread, by their offset in the text
 * @returns `null` if the item names no device
 */
export function mentionOf(
  reader: Reader,
  query: Query,
  attempts: readonly Attempt[],
  left: ReadonlySet<number>,
): Mention | null {
  let found: Mention | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const [at, isOf] of attempts.entries()) {
    const part = partOf(query, isOf);
    const mention = namedIn(reader, part, left, cost + LINE_SHARED);
    const [best] = reader.best.list;
    // "tab s8 / s9": a line that fits the number is meant, though an S9 is better known.
    const isRead = ({ roles }: QueryToken, i: number): boolean =>
      reader.evidence.reads(i) || (roles & NOISE) !== 0;
    const isOfLine = at > 0 && part.tokens.every(isRead);
    if (mention === null || best!.cost >= cost + (isOfLine ? LINE_SHARED : 0)) continue;
    // "iPad Air or iPhone 13": an item with a line or a maker of its own has no other.
    const isOtherLine = (token: QueryToken, i: number): boolean =>
      attempts[0]!(i) &&
      (isOwnLine(token, reader.tables) || isMakerOfOther(query, i, best!.device, reader.tables)) &&
      !mention.reads.has(token.from);
    if (at > 0 && query.tokens.some(isOtherLine)) continue;
    // "4 pcs galaxy tab": the words of a complete name stand together.
    if (at === 0 && reader.evidence.path.breaks > 0) continue;
    found = { ...mention, isShort: at > 0 };
    cost = best!.cost;
  }
  return found;
}

/**
 * The device that a part of a query names; `null` if there is none.
 *
 * @param most the most that the device may cost
 */
function namedIn(
  reader: Reader,
  query: Query,
  left: ReadonlySet<number>,
  most: number,
): Mention | null {
  reader.read(query, 1, most);
  return reader.margin < 0 ? null : bestNamed(reader, query, left);
}

/**
 * The best candidate of a query that a reader has just read, if the query names it: by a number with its maker or line, by
 * a number with a letter that is a name by itself ("s22"), or by its whole name ("realme GT 5G", "Cosmo Communicator").
 * `null` if it does not.
 */
export function bestNamed(reader: Reader, query: Query, left: ReadonlySet<number>): Mention | null {
  const { evidence, lattice, tables, best } = reader;
  const { said, hasErrors, path } = evidence;
  const { unsaidCost } = said;
  const isOfMaker = said.brand || said.line;
  const read = query.tokens.filter((_, i) => evidence.reads(i));
  // Without the network, "realme GT" is a line.
  const saysWord = said.word || read.some(({ network }) => network);
  const isAllRead = read.length > 1 && read.length === query.tokens.length && !hasErrors;
  const isWhole = unsaidCost < 1 && saysWord && (isOfMaker || isAllRead);
  const isCompound = read.some(
    ({ text, numeric, digits, network }) => numeric && !digits && !network && text.length > 2,
  );
  const saysNumber = said.number || read.some(({ year }) => year !== 0);
  const isNamed =
    evidence.isCode ||
    isWhole ||
    (saysNumber && (isOfMaker || said.word || (isCompound && unsaidCost <= WEIGHTS.unsaidNetwork)));
  const { device } = best.list[0]!;
  if (!isNamed && !isWellKnown(reader.hypothesisOf(query))) return null;
  // "85 eFt" is not an ET85, "8 stk" not an STK Life 8: a little-known maker needs the whole name.
  const { devices, weight } = tables;
  const isCode = reader.codes.some((code) => code.isExact && code.devices.includes(device));
  const isInexact = !isCode && (unsaidCost >= 1 || hasErrors);
  const isGuess = isInexact && weight[devices.brand[device]!] === 0;
  const isSure = (i: number): boolean => lattice.cost[path.arcs[i]!]! <= SURE;
  const readsLeft = query.tokens.some(
    ({ from }, i) => left.has(from) && evidence.reads(i) && isSure(i),
  );
  if (isGuess) return null;
  const reads = new Set(read.map(({ from }) => from));
  return { devices: [device], reads, readsLeft, isShort: false, isFamily: false };
}

/**
 * The best-known devices of a maker or a line: "an iPhone 13 and | a Samsung".
 *
 * @param family its names; `null` for none
 * @param left the tokens that the best candidate of the query leaves unread, by their offset in the text
 */
export function familyOf(
  reader: Reader,
  query: Query,
  family: readonly QueryToken[] | null,
  left: ReadonlySet<number>,
): Mention | null {
  if (family === null) return null;
  // Without the article of "a Samsung", which is also a word of names.
  const isName = (i: number): boolean => family.includes(query.tokens[i]!);
  reader.read(partOf(query, isName), FAMILY_SHOWN);
  if (reader.margin < 0) return null;
  const reads = new Set(family.map(({ from }) => from));
  const readsLeft = [...reads].some((from) => left.has(from));
  const devices = reader.best.devices();
  return { devices, reads, readsLeft, isShort: false, isFamily: true };
}
