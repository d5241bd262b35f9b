import type { LexiconRole } from '../model/index.ts';
import { isOf } from '../query/phrases.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isLine, isNumber, isOfName } from '../query/query-words.ts';
import {
  endsEntry,
  endsSentence,
  isBehind,
  isBracketed,
  opensBracket,
  partsNumbers,
} from '../query/signs.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CHIP, INCH, SUFFIX, SYSTEM, TIER, UNIT } from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import { CONTEXT, EXACT, MEASURE, OTHER_OF_TWO } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import {
  endOfDays,
  endOfRating,
  isCount,
  isCounted,
  isMeasured,
  isOfSentence,
  isOfSides,
  isOfUnitBefore,
  isPriced,
  isThousands,
  isTimes,
  saysGeneration,
} from './measures.ts';
import { isArticle } from './split.ts';
import { WEIGHTS } from './weights.ts';

/** Roles of words for devices and their parts. */
const OF_DEVICES: readonly LexiconRole[] = ['category', 'hardware'];
/** A greater number counts no cards: "can my OnePlus 59 esim". */
const MOST_CARDS = 20;
/** A shorter word for a kind of device is also another word: "de", "tel". */
const SHORTEST_KIND = 4;
/**
 * Adds arcs for numbers that are no part of a name: measures, prices, counts, ratings, sizes of memory, versions of
 * systems and processors, and the number of one of two devices.
 */
export function contextArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { text, tokens } = query;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // Most tokens are neither numbers nor words for a system.
    if (!token.numeric && !token.spoken && (token.roles & (SYSTEM | CHIP)) === 0) continue;
    if ((token.roles & (SYSTEM | CHIP)) !== 0) versionArcs(lattice, query, i + 1);
    const isGeneration = token.numeric && saysGeneration(query, i);
    if (!isGeneration) countArcs(lattice, query, i);
    if (!token.numeric) continue;
    if (isGeneration) {
      // "first gen Galaxy Z Flip": names leave out the first generation, and only that.
      if (token.text === '1') addUnsure(lattice, query, i);
    } else if (token.digits || token.text.includes('.')) digitArcs(lattice, query, i, tables);
    else compoundArcs(lattice, query, i, tables);
    // The number of one of two devices: "iphone 12/13".
    const next = tokens[i + 1];
    if (next?.numeric && partsNumbers(text, token, next)) addOtherOfTwo(lattice, i);
  }
}

/** Adds an arc for a number that is hardly one of a name. */
const addMeasure = (lattice: Lattice, i: number, to: number, cost = WEIGHTS.unreadMeasure): void =>
  lattice.addContext(i, to, MEASURE, cost);

/**
 * Adds an arc for a number that may also be one of a name. It costs more than a number that the name has, and most if
 * it stands right behind a line and another number follows: "iphone 8 esim 16 countries" is no iPhone 16.
 */
function addUnsure(lattice: Lattice, { tokens }: Query, i: number, to = i + 1): void {
  const before = itemAt(tokens, i - 1);
  const isOfLine =
    before !== undefined && isLine(before) && tokens.some((next, k) => k >= to && isNumber(next));
  lattice.addContext(i, to, CONTEXT, isOfLine ? WEIGHTS.unreadOtherOfTwo : WEIGHTS.unreadUnit);
}

const addOtherOfTwo = (lattice: Lattice, i: number): void =>
  lattice.addContext(i, i + 1, OTHER_OF_TWO, WEIGHTS.unreadOtherOfTwo);

/**
 * Adds arcs for a number that counts cards or devices, or is a measure in words: "pixel watch 2 esim", "2 phones: Z Fold5,
 * Pixel 8a", "zwei Wochen".
 */
function countArcs(lattice: Lattice, query: Query, i: number): void {
  const { text, tokens } = query;
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (next === undefined || !(token.spoken || token.digits)) return;
  const before = itemAt(tokens, i - 1);
  const isDevice = isOf(next, OF_DEVICES) && next.text.length >= SHORTEST_KIND;
  if (isDevice && (before === undefined || !isOfName(before)))
    addMeasure(lattice, i, i + 1, WEIGHTS.unreadCount);
  // "z fold15 esim": what is written together with a name counts nothing.
  const isAttached = before?.to === token.from;
  const isFew = token.spoken || Number(token.text) <= MOST_CARDS;
  if (isCounted(next) && isFew && !isAttached && !endsSentence(text, token, next))
    addUnsure(lattice, query, i);
  if (token.spoken && (next.roles & UNIT) !== 0) addUnsure(lattice, query, i, i + 2);
}

/** Adds arcs for a number of digits. */
function digitArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { tokens } = query;
  const { text, to } = tokens[i]!;
  const next = tokens[i + 1];
  sizeArc(lattice, tokens, i);
  const isUnit = next !== undefined && (next.roles & UNIT) !== 0;
  if (isUnit && !isBehind(query, i + 1, isBracketed) && !isOfSentence(tokens, i, tables)) {
    if (next.from === to) addMeasure(lattice, i, i + 2);
    else addUnsure(lattice, query, i, i + 2);
  }
  // "My daughter (12) has a ZenFone 7"
  if (isOf(itemAt(tokens, i - 1), ['person']) && isBehind(query, i, opensBracket))
    addMeasure(lattice, i, i + 1);
  const end = endOfRating(query, i);
  if (end > 0) addMeasure(lattice, i, end);
  const endOfDate = endOfDays(query, i);
  if (endOfDate > 0) addMeasure(lattice, i, endOfDate);
  if (isOfUnitBefore(tokens, i, tables)) addUnsure(lattice, query, i);
  if (isCount(query, i)) {
    // A number of two digits may be that of another device.
    if (text.length === 2) addOtherOfTwo(lattice, i);
    else addMeasure(lattice, i, i + 1, WEIGHTS.unreadCount);
  }
  if (text.includes('.')) addUnsure(lattice, query, i);
  if (isPriced(query, i)) {
    addMeasure(lattice, i, i + 1);
    if (isThousands(query, i)) addMeasure(lattice, i - 1, i + 1);
  }
  // "12+256GB", "8/128": memory and storage.
  const joint = next?.digits ? query.text.slice(to, next.from) : '';
  if (joint === '+' || (joint === '/' && STORAGE.has(next!.text)))
    addMeasure(lattice, i, i + 2, WEIGHTS.unreadStorage);
  if (STORAGE.has(text)) addMeasure(lattice, i, i + 1, WEIGHTS.unreadStorage);
}

/** Adds an arc for a number with a letter that is a measure, a size of storage, a quantity or a chip. */
function compoundArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const next = query.tokens[i + 1];
  const { text } = query.tokens[i]!;
  // "a 30 day esim"
  const isArticleBeforeUnit =
    next?.network === false && (next.roles & UNIT) !== 0 && isArticle(query, i, tables);
  if (isArticleBeforeUnit || isOfSides(query, i)) addMeasure(lattice, i, i + 2);
  // "80w", "A13 chip", "45e Ft"; "8a: ils sont" has no shekels.
  else if (
    (text.length > 2 && isPriced(query, i)) ||
    STORAGE.has(text.slice(0, -1)) ||
    isMeasured(query, i, tables) ||
    isTimes(query, i) ||
    ((next?.roles ?? 0) & CHIP) !== 0
  )
    addUnsure(lattice, query, i);
}

/** Adds an arc that reads a size in inches as a number of names: "iPad Pro 11-inch". */
function sizeArc(lattice: Lattice, tokens: readonly QueryToken[], i: number): void {
  const { word, text } = tokens[i]!;
  const next = tokens[i + 1];
  if (word < 0 || next === undefined || (next.roles & INCH) === 0) return;
  // "11 inch iPad Pro", but "13 inch laptop" and "6 inch pixel": at the beginning, only a tablet's size before a line.
  const behind = tokens[i + 2];
  if (i === 0 && (text.length === 1 || behind === undefined || !isLine(behind))) return;
  lattice.addAtom(i, i + 2, EXACT, 0, lattice.atoms.ofWord(word));
}

/**
 * Adds arcs for the version of a system or a processor: "android 14", "snapdragon 8+ gen 1". A model code behind it is
 * none: "Android 13; 2201123G".
 */
function versionArcs(lattice: Lattice, { text, tokens }: Query, i: number): void {
  for (let to = i; to < tokens.length; to++) {
    const { numeric, roles } = tokens[to]!;
    if (!numeric && (roles & (TIER | SUFFIX)) === 0) return;
    if (to > i && endsEntry(text, tokens[to - 1]!, tokens[to]!)) return;
    addMeasure(lattice, i, to + 1);
  }
}
