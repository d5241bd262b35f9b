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
  isOfThing,
} from '../query/query-words.ts';
import {
  announces,
  endsEntry,
  isBehind,
  joinsDevices,
  joinsRange,
  partsDevices,
} from '../query/signs.ts';
import type { Tables } from '../search-index/tables.ts';
import { SPACE } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { CARD, CONJUNCTION, CURRENCY, NEGATION, NOISE, SUFFIX, UNIT } from '../text/roles.ts';
import { isArticle } from './split.ts';

// What a number in a query counts or measures, if it is no part of a name.

const DOLLAR = 36;
const PERCENT = 37;
/** Roles of words for cards that a number counts: "2 esims", "1 nano", "zwei Simkarten". */
const OF_CARDS: readonly LexiconRole[] = ['topic', 'sim'];
/** The first of two sides. */
const SIDE = /^\d+x$/;
/** A quantity: "x2". */
const TIMES = /^x\d{1,2}$/;
/** The length of a quantity of one digit. */
const SHORT_TIMES = 2;

/** True if a number is that of a generation: "2nd gen", "gen 2". */
export function saysGeneration({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  return text.startsWith('gen', from - 4) || text.slice(from, to).includes(' gen');
}

/**
 * True if a number is the value or the version of the measure or part before it: "battery 85", "HDR10", "Gorilla
 * Glass 5". The number of the name must come before the measure: in "256 GB iPhone 13" it follows. "12 mini to 13
 * mini" has no terabyte.
 */
export function isOfUnitBefore(tokens: readonly QueryToken[], i: number, tables: Tables): boolean {
  const { lexicon } = tables.lexicon;
  // "Micromax Canvas Selfie 100": a part may also be a word of the maker's names.
  const isOfMaker = ({ word }: QueryToken): boolean =>
    word >= 0 && tokens.some((maker) => maker.word >= 0 && tables.isMakerOf(maker.word, word));
  const isUnit = (token: QueryToken | undefined): boolean =>
    token !== undefined &&
    (token.roles & UNIT) !== 0 &&
    lexicon.sense(token.text, 'function-word') === undefined &&
    !isOfMaker(token);
  // "iPhone Air battery 89": some names have a word in place of a number.
  if (isUnit(itemAt(tokens, i - 1))) return isBehindName(tokens, i - 1);
  const isApart = i > 1 && isUnit(tokens[i - 2]) && isOfNoName(tokens[i - 1]!);
  return isApart && isBehindName(tokens, i - 2);
}

/** True if a number is written with its unit ("80w") or as a quantity ("3x"), but not in "nexus 5x". */
export function isMeasured(
  { text: query, tokens }: Query,
  i: number,
  { lexicon }: Tables,
): boolean {
  const { text } = tokens[i]!;
  if (!/^\d+[a-z]$/.test(text)) return false;
  if (text.endsWith('x')) {
    // "Lot 77: 10x iPhone 12", "Pixel 6a, 2x Pixel 5": behind a colon or before a line it is no part of a name. "Redmi 9,
    // 10X" is a list.
    const next = tokens[i + 1];
    if (i === 0 || !isOfName(tokens[i - 1]!) || (next !== undefined && isLine(next))) return true;
    return announces(query, tokens[i - 1]!, tokens[i]!);
  }
  // "300k": thousands of any currency, but not in "me711k".
  const isAlone = itemAt(tokens, i - 1)?.to !== tokens[i]!.from;
  const isOfUnit = (text.endsWith('k') && isAlone) || (lexicon.bitsOf(text.slice(-1)) & UNIT) !== 0;
  return text.length > 2 && isOfUnit;
}

/**
 * True if a number is a quantity: "s24 ultra x2", "x2 iPhone 13". Right after a line it belongs to the name ("honor x9"), and
 * so it does in a list: "nokia 8.3, X30".
 */
export function isTimes({ text, tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const own = tokens[i]!;
  if (!TIMES.test(own.text)) return false;
  if (before === undefined) return tokens.length > 2 && isLine(tokens[1]!);
  if (isLine(before)) return false;
  const isListed = isConjunction(before) || partsDevices(text, before, own);
  return !isListed || own.text.length === SHORT_TIMES;
}

/** True if two numbers are the sides of something: "50x70". */
export function isOfSides({ tokens }: Query, i: number): boolean {
  const next = tokens[i + 1];
  return SIDE.test(tokens[i]!.text) && next?.digits === true && next.from === tokens[i]!.to;
}

/** True if a word for cards follows, which a number counts: "2 esims", "dua kartu", "deux emplacements". */
export const isCounted = (next: QueryToken): boolean =>
  isEsim(next) || isOf(next, OF_CARDS) || ((next.roles & CARD) !== 0 && (next.roles & NOISE) !== 0);

/** True if a currency or a percent sign stands beside a number. */
export function isPriced({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  const before = from > 1 && text.charCodeAt(from - 1) === SPACE ? from - 2 : from - 1;
  if (before >= 0 && text.charCodeAt(before) === DOLLAR) return true;
  const behind = text.charCodeAt(text.charCodeAt(to) === SPACE ? to + 1 : to);
  if (behind === DOLLAR || behind === PERCENT) return true;
  const last = itemAt(tokens, i - 1);
  const next = tokens[i + 1];
  // "Series 5 Rs 45,000": between the number of a name and another number, a currency belongs to the latter.
  const isOfNext = tokens[i + 2]?.digits && last !== undefined && isOfName(last);
  if (next !== undefined && (next.roles & CURRENCY) !== 0 && !isOfNext) return true;
  // "teletab tl 100": before a number, a currency that is also a word of names belongs to the name.
  return last !== undefined && (last.roles & CURRENCY) !== 0 && last.word < 0;
}

/**
 * True if a number is the end of an amount whose thousands a space separates: "iphone 8 esim 14 990 rub". The number before
 * it must not be the only one, which is that of the device: "Honor Magic V Flip 2 770 €".
 */
export function isThousands({ text, tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const { text: own, from } = tokens[i]!;
  if (own.length !== 3 || !before?.digits || text.slice(before.to, from) !== ' ') return false;
  return isBehindNumber(tokens, i - 1);
}

/** The greatest day of a month. */
const LAST_DAY = 31;

/**
 * The end of the days of a date: "iPhone XR, I land on 5 May", "May 5", "el 5 de mayo", "1-14 Sept"; -1 if there are none. Right
 * behind a word of a name a number belongs to it, "Pixel 8 Oct 2023", and behind a conjunction to a second device: "the 12 or 13
 * may work".
 */
export function endOfDays(query: Query, i: number): number {
  const { text, tokens } = query;
  const isMonth = (token: QueryToken | undefined): boolean => isOf(token, ['month']);
  const isDay = ({ text: day }: QueryToken): boolean => day.length <= 2 && Number(day) <= LAST_DAY;
  const before = itemAt(tokens, i - 1);
  const isOfOther = before !== undefined && (isOfName(before) || isConjunction(before));
  if (!isDay(tokens[i]!) || (isOfOther && !isBehind(query, i, partsDevices))) return -1;
  const last = tokens[i + 1];
  const isRange = last?.digits && isDay(last) && joinsRange(text, tokens[i]!, last);
  const end = isRange ? i + 2 : i + 1;
  const next = tokens[end];
  const isSmall = (token: QueryToken | undefined): boolean => isOf(token, ['function-word']);
  const isBeforeMonth = isMonth(next) || (isSmall(next) && isMonth(tokens[end + 1]));
  // "dal 12 al 22 agosto"
  const other = isSmall(next) ? tokens[end + 1] : undefined;
  const isFirst =
    other?.digits === true &&
    isDay(other) &&
    (isMonth(tokens[end + 2]) || (isSmall(tokens[end + 2]) && isMonth(tokens[end + 3])));
  return isBeforeMonth || isFirst || isMonth(before) ? end : -1;
}

/** The numbers of which a rating says how many: "9/10", "5/5". */
const OF_RATING: readonly string[] = ['5', '10'];

/**
 * The end of a rating ("9/10") or of three or more numbers ("50/12/10") after the number of a name, or of a rating before a
 * name with a number: "9/10 condition, iPhone 13"; -1 if none.
 */
export function endOfRating({ text, tokens }: Query, i: number): number {
  let end = i;
  while (
    tokens[end + 1]?.digits &&
    text.slice(tokens[end]!.to, tokens[end + 1]!.from).trim() === '/'
  )
    end++;
  const before = itemAt(tokens, i - 1);
  if (end === i || isListed(text, before, tokens[i]!)) return -1;
  const isRating = end === i + 1 && OF_RATING.includes(tokens[end]!.text);
  const isAhead =
    (before === undefined || !isOfName(before)) &&
    tokens.some((line, k) => k > end && isLine(line) && tokens.slice(k + 1).some(isNumber));
  const isOfDevice =
    isBehindNumber(tokens, i) || (isRating && (isAhead || isBehindName(tokens, i)));
  return isOfDevice ? end + 1 : -1;
}

/** True for a number of a list of devices but its first: "iPhone 11/12/13". A date, "11/03", may have a zero. */
const isListed = (text: string, before: QueryToken | undefined, own: QueryToken): boolean =>
  before?.digits === true && !own.text.startsWith('0') && joinsDevices(text, before, own);

/** True if a number after the number of a name belongs to a word beside it: "g7 2 pcs", "a54 350 cycles". */
export function isCount({ text, tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!token.digits || token.year !== 0 || !isBehindNumber(tokens, i)) return false;
  if (isListed(text, before, token)) return false;
  // "13 değil 14", "12 not 13": the number of another device.
  if ((before!.roles & NEGATION) !== 0) return false;
  // "fold 4; fold 5; black": a number counts the word after it in the same part of the text.
  const isCounted =
    next !== undefined &&
    !endsEntry(text, token, next) &&
    !isConjunction(next) &&
    !(next.digits && joinsDevices(text, token, next));
  const counted = isCounted ? next : undefined;
  // "took the 8 plus"
  if (((counted?.roles ?? 0) & SUFFIX) !== 0) return false;
  // "a Pixel 8 beside a Surface Laptop 5": the number behind another line is the one of a name.
  const line = before!.category === null ? before! : tokens[i - 2]!;
  const isOfLine = isLine(line) && !partsDevices(text, before!, token) && next?.from !== token.to;
  if (before!.repeated || isConjunction(before!) || isOfLine)
    return counted !== undefined && isCountable(counted);
  return isOfNoName(before!) || counted !== undefined;
}

/**
 * True if a number outside a name counts the word behind it: "10 pixel border", "a table for 8 people". One at the end of a
 * clause may be that of a device, "an honor, the 90", and so may one before an unknown word in a script without spaces.
 */
export function countsWord(query: Query, i: number, tables: Tables): boolean {
  const { tokens } = query;
  const next = tokens[i + 1];
  if (next === undefined || next.numeric || isBehind(query, i + 1, partsDevices)) return false;
  // "3 perros y 3 gatos": the "y" of a Y3 is a word.
  if (!tokens[i]!.digits && !isArticle(query, i, tables)) return false;
  return !next.opaque || next.roles !== 0;
}

/** True if a line with a word of names right behind it stands before a token: "iPhone Air", "Galaxy Z TriFold". */
const isBehindLineOfWords = (tokens: readonly QueryToken[], i: number): boolean =>
  tokens.some((line, k) => {
    const next = tokens[k + 1];
    return k + 1 < i && isLine(line) && !isLine(next!) && isOfName(next!);
  });

/** True behind the number of a name, or the name of a line of words. */
const isBehindName = (tokens: readonly QueryToken[], i: number): boolean =>
  isBehindNumber(tokens, i) || isBehindLineOfWords(tokens, i);

const isBehindNumber = (tokens: readonly QueryToken[], i: number): boolean =>
  tokens.some((other, k) => k < i && isNumber(other) && !isOfThing(other.text));

/** True if a unit after the number of a line is a word of a sentence: "iphone 14 to china" has no terabyte. */
export function isOfSentence(
  tokens: readonly QueryToken[],
  i: number,
  { lexicon }: Tables,
): boolean {
  const before = itemAt(tokens, i - 1);
  const token = tokens[i]!;
  const next = tokens[i + 1]!;
  if (before === undefined || !isLine(before) || next.from === token.to) return false;
  return lexicon.lexicon.sense(next.text, 'function-word') !== undefined;
}

/** True if a word is in no name, or is a word of questions and listings. */
const isOfNoName = ({ roles, core }: QueryToken): boolean =>
  (roles & (SUFFIX | CONJUNCTION)) === 0 && ((roles & NOISE) !== 0 || core === 0);
