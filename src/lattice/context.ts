import type { LexiconRole } from '../model/index.ts';
import { isOf } from '../query/phrases.ts';
import type { Query, QueryToken } from '../query/query.ts';
import {
  isConjunction,
  isCountable,
  isEsim,
  isLine,
  isNumber,
  isOfName,
} from '../query/query-words.ts';
import { announces, endsEntry, endsSentence, partsDevices, partsNumbers } from '../query/signs.ts';
import type { Tables } from '../search-index/tables.ts';
import { SPACE } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import {
  CARD,
  CHIP,
  CONJUNCTION,
  CURRENCY,
  INCH,
  NEGATION,
  NOISE,
  SUFFIX,
  SYSTEM,
  TIER,
  UNIT,
} from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import { CONTEXT, EXACT, MEASURE, OTHER_OF_TWO } from './arc-kinds.ts';
import { isOfThing } from './label.ts';
import type { Lattice } from './lattice.ts';
import { isArticle } from './split.ts';
import { WEIGHTS } from './weights.ts';

const DOLLAR = 36;
const PERCENT = 37;
/** Roles of words for cards that a number counts: "2 esims", "1 nano", "zwei Simkarten". */
const OF_CARDS: readonly LexiconRole[] = ['topic', 'sim'];
/** Roles of words for devices and their parts. */
const OF_DEVICES: readonly LexiconRole[] = ['category', 'hardware'];
/** A shorter word for a kind of device is also another word: "de", "tel". */
const SHORTEST_KIND = 4;
/** A quantity: "x2". */
const TIMES = /^x\d{1,2}$/;
/** The length of a quantity of one digit. */
const SHORT_TIMES = 2;

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
  if (isCounted(next) && !endsSentence(text, token, next)) addUnsure(lattice, query, i);
  if (token.spoken && (next.roles & UNIT) !== 0) addUnsure(lattice, query, i, i + 2);
}

/** Adds arcs for a number of digits. */
function digitArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { tokens } = query;
  const { text, to } = tokens[i]!;
  const next = tokens[i + 1];
  sizeArc(lattice, tokens, i);
  if (next !== undefined && (next.roles & UNIT) !== 0 && !isOfSentence(tokens, i, tables)) {
    if (next.from === to) addMeasure(lattice, i, i + 2);
    else addUnsure(lattice, query, i, i + 2);
  }
  const end = endOfRating(query, i);
  if (end > 0) addMeasure(lattice, i, end);
  if (isOfUnitBefore(tokens, i, tables)) addUnsure(lattice, query, i);
  if (isCount(query, i)) {
    // A number of two digits may be that of another device.
    if (text.length === 2) addOtherOfTwo(lattice, i);
    else addMeasure(lattice, i, i + 1, WEIGHTS.unreadCount);
  }
  if (text.includes('.')) addUnsure(lattice, query, i);
  if (isPriced(query, i)) {
    addMeasure(lattice, i, i + 1);
    // "14 990 rub": the space separates the thousands.
    const line = itemAt(tokens, i - 2);
    const isSplit = text.length === 3 && itemAt(tokens, i - 1)?.digits;
    if (isSplit && (line === undefined || !isLine(line))) addMeasure(lattice, i - 1, i + 1);
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
  if (next?.network === false && (next.roles & UNIT) !== 0 && isArticle(query, i, tables))
    addMeasure(lattice, i, i + 2);
  // "80w", "A13 chip"
  else if (
    STORAGE.has(text.slice(0, -1)) ||
    isMeasured(query, i, tables) ||
    isTimes(query, i) ||
    ((next?.roles ?? 0) & CHIP) !== 0
  )
    addUnsure(lattice, query, i);
}

/** True if a number is that of a generation: "2nd gen", "gen 2". */
function saysGeneration({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  return text.startsWith('gen', from - 4) || text.slice(from, to).includes(' gen');
}

/**
 * True if a number is the value or the version of the measure or part before it: "battery 85", "HDR10", "Gorilla
 * Glass 5". The number of the name must come before the measure: in "256 GB iPhone 13" it follows. "12 mini to 13
 * mini" has no terabyte.
 */
function isOfUnitBefore(tokens: readonly QueryToken[], i: number, { lexicon }: Tables): boolean {
  const isUnit = (token: QueryToken | undefined): boolean =>
    token !== undefined &&
    (token.roles & UNIT) !== 0 &&
    lexicon.lexicon.sense(token.text, 'function-word') === undefined;
  if (isUnit(itemAt(tokens, i - 1))) return isBehindNumber(tokens, i - 1);
  const isApart = i > 1 && isUnit(tokens[i - 2]) && isOfNoName(tokens[i - 1]!);
  return isApart && isBehindNumber(tokens, i - 2);
}

/** True if a number is written with its unit ("80w") or as a quantity ("3x"), but not in "nexus 5x". */
function isMeasured({ text: query, tokens }: Query, i: number, { lexicon }: Tables): boolean {
  const { text } = tokens[i]!;
  if (!/^\d+[a-z]$/.test(text)) return false;
  if (text.endsWith('x')) {
    // "Lot 77: 10x iPhone 12", "Pixel 6a, 2x Pixel 5": behind a colon or before a line it is no part of a name. "Redmi 9,
    // 10X" is a list.
    const next = tokens[i + 1];
    if (i === 0 || !isOfName(tokens[i - 1]!) || (next !== undefined && isLine(next))) return true;
    return announces(query, tokens[i - 1]!, tokens[i]!);
  }
  return text.length > 2 && (lexicon.bitsOf(text.slice(-1)) & UNIT) !== 0;
}

/**
 * True if a number is a quantity: "s24 ultra x2". Right after a line it belongs to the name ("honor x9"), and so it does
 * in a list: "nokia 8.3, X30".
 */
function isTimes({ text, tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const own = tokens[i]!;
  if (before === undefined || isLine(before) || !TIMES.test(own.text)) return false;
  const isListed = isConjunction(before) || partsDevices(text, before, own);
  return !isListed || own.text.length === SHORT_TIMES;
}

/** True if a word for cards follows, which a number counts: "2 esims", "dua kartu", "deux emplacements". */
const isCounted = (next: QueryToken): boolean =>
  isEsim(next) || isOf(next, OF_CARDS) || ((next.roles & CARD) !== 0 && (next.roles & NOISE) !== 0);

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

/** True if a currency or a percent sign stands beside a number. */
function isPriced({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  const before = from > 1 && text.charCodeAt(from - 1) === SPACE ? from - 2 : from - 1;
  if (before >= 0 && text.charCodeAt(before) === DOLLAR) return true;
  const behind = text.charCodeAt(text.charCodeAt(to) === SPACE ? to + 1 : to);
  if (behind === DOLLAR || behind === PERCENT) return true;
  const last = itemAt(tokens, i - 1);
  const next = tokens[i + 1];
  if (next !== undefined && (next.roles & CURRENCY) !== 0) return true;
  // "teletab tl 100": before a number, a currency that is also a word of names belongs to the name.
  return last !== undefined && (last.roles & CURRENCY) !== 0 && last.word < 0;
}

/** The end of a rating ("9/10") or of three or more numbers ("50/12/10") after the number of a name; -1 if none. */
function endOfRating({ text, tokens }: Query, i: number): number {
  let end = i;
  while (
    tokens[end + 1]?.digits &&
    text.slice(tokens[end]!.to, tokens[end + 1]!.from).trim() === '/'
  )
    end++;
  return end > i && isBehindNumber(tokens, i) ? end + 1 : -1;
}

/** True if a number after the number of a name belongs to a word beside it: "g7 2 pcs", "a54 350 cycles". */
function isCount({ text, tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!token.digits || token.year !== 0 || !isBehindNumber(tokens, i)) return false;
  // "13 değil 14", "12 not 13": the number of another device.
  if ((before!.roles & NEGATION) !== 0) return false;
  // "fold 4; fold 5; black": a number counts the word after it in the same part of the text.
  const counted = next === undefined || endsEntry(text, token, next) ? undefined : next;
  // "took the 8 plus"
  if (((counted?.roles ?? 0) & SUFFIX) !== 0) return false;
  // "a Pixel 8 beside a Surface Laptop 5": the number behind another line is the one of a name.
  const line = before!.category === null ? before! : tokens[i - 2]!;
  const isOfLine = isLine(line) && !partsDevices(text, before!, token) && next?.from !== token.to;
  if (before!.repeated || isConjunction(before!) || isOfLine)
    return counted !== undefined && isCountable(counted);
  return isOfNoName(before!) || counted !== undefined;
}

const isBehindNumber = (tokens: readonly QueryToken[], i: number): boolean =>
  tokens.some((other, k) => k < i && isNumber(other) && !isOfThing(other.text));

/** True if a unit after the number of a line is a word of a sentence: "iphone 14 to china" has no terabyte. */
function isOfSentence(tokens: readonly QueryToken[], i: number, { lexicon }: Tables): boolean {
  const before = itemAt(tokens, i - 1);
  const token = tokens[i]!;
  const next = tokens[i + 1]!;
  if (before === undefined || !isLine(before) || next.from === token.to) return false;
  return lexicon.lexicon.sense(next.text, 'function-word') !== undefined;
}

/** True if a word is in no name, or is a word of questions and listings. */
const isOfNoName = ({ roles, core }: QueryToken): boolean =>
  (roles & (SUFFIX | CONJUNCTION)) === 0 && ((roles & NOISE) !== 0 || core === 0);
