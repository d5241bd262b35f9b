import type { LexiconRole } from '../model/index.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { NEGATION, NOISE, SUFFIX } from '../text/roles.ts';
import { isOf } from './phrases.ts';
import type { Query, QueryToken } from './query.ts';
import {
  isConjunction,
  isCountable,
  isEsim,
  isEveryday,
  isLetterOfName,
  isLine,
  isMaker,
  isNumber,
  isOfName,
} from './query-words.ts';
import { endsEntry, isBehind, joinsDevices, joinsRange, partsDevices } from './signs.ts';

/** Roles of words that may stand beside a maker or a line that is named alone. */
const SMALL_WORDS: readonly LexiconRole[] = [
  'function-word',
  'person',
  'question',
  'topic',
  'category',
];

/** A shorter word is rather an abbreviation than the name of a maker: "LP. 12". */
const MIN_MAKER = 3;

/** A part of a query that may name a device: the tokens `from` to `to - 1`. */
export interface Item {
  from: number;
  to: number;
  /** True if a comma separates it, or nothing, so that it may be something other than a device. */
  isListed: boolean;
}

/** True for a word that separates two items: a conjunction or a denial. */
const isBetween = (token: QueryToken): boolean =>
  isConjunction(token) || (token.roles & NEGATION) !== 0;

/**
 * Splits a query at conjunctions, denials, slashes and commas, and before each further name: "got the s23 fe, | gave
 * the | a54 back".
 *
 * @param mayName true for the index of a token that may be part of a name
 * @param isOther true for the index of a number that may name another device than the best candidate
 * @param isMark true for the index of a word of a correction: "iPhone X, sorry, | XR"
 */
export function itemsOf(
  { tokens, text }: Query,
  mayName: (i: number) => boolean,
  isOther: (i: number) => boolean,
  isMark: (i: number) => boolean,
): Item[] {
  const items: Item[] = [];
  let from = 0;
  let isListed = false;
  let hasNumber = false;
  // "XR or XS: which iphone has esim": the line is said for all, and belongs to no item.
  const isLineBehind = (i: number): boolean =>
    i > from && isLine(tokens[i]!) && mayName(from) && !mayName(i - 1);
  for (let i = 1; i <= tokens.length; i++) {
    const token = tokens[i];
    const before = tokens[i - 1]!;
    // "iPhone XR", "iPad 2018": a word or a year behind the line tells the device as a number does.
    const isBehindLine = isWholeBehindLine(tokens, i - 1);
    hasNumber ||= (isNumber(before) || isBehindLine) && mayName(i - 1);
    // "13 değil 14", "8 not 13": what is denied is an item of its own.
    const isJoined = token !== undefined && (isMark(i) || (isBetween(token) && !mayName(i)));
    // "ThinkPhone 8/256" is one item: a sign between two numbers of something else parts nothing.
    const isMeasure = before.numeric && token?.numeric && !mayName(i - 1) && !mayName(i);
    const isParted = token !== undefined && !isMeasure && isSeparated(text, before, token);
    const isEnd = token === undefined || isJoined || isParted;
    // "I have the 6. eSIM?": the number of a device that the text chooses stands alone.
    const isComma = !isEnd && (endsEntry(text, before, token) || isOther(i - 1));
    const isNext =
      !isEnd &&
      !isComma &&
      (isOther(i) || isLineBehind(i) || (hasNumber && beginsName({ tokens, text }, i, mayName)));
    if (!isEnd && !isComma && !isNext) continue;
    if (i > from) items.push({ from, to: i, isListed: isListed || isComma || isNext });
    from = isJoined ? i + 1 : i;
    isListed = isComma || isNext;
    hasNumber = false;
  }
  return items;
}

/** True if another name begins at a token: words of a name before a number, or a number that needs no words. */
function beginsName(
  { tokens, text }: Pick<Query, 'tokens' | 'text'>,
  i: number,
  mayName: (i: number) => boolean,
): boolean {
  // "to Galaxy Z Flip5": "z" is also a word of sentences.
  const isLetter = (token: QueryToken, before: QueryToken | undefined): boolean =>
    isLetterOfName(token) && before !== undefined && isLine(before);
  const isWord = (token: QueryToken, before: QueryToken | undefined): boolean =>
    !token.numeric &&
    (isOfName(token) || isLetter(token, before)) &&
    (!isSuffix(token) || !(before?.numeric || isSuffix(before)));
  let at = i;
  // "P50 Pocket; Xiaomi 17": the word before the sign does not begin the name after it.
  const isParted = (): boolean => at > i && endsEntry(text, tokens[at - 1]!, tokens[at]!);
  while (at < tokens.length && !isParted() && isWord(tokens[at]!, itemAt(tokens, at - 1))) at++;
  // "c'est un iPhone X"
  if (at > i + 1 && isOfLine(tokens[at - 1]!, tokens[at - 2]!) && mayName(at - 1)) return true;
  if (at < tokens.length && isParted()) return false;
  const number = tokens[at];
  // "a Pixel 8 and my iPad 2018"
  if (at > i && number?.year && mayName(at - 1) && isLine(tokens[at - 1]!)) return true;
  if (number === undefined || !isNumber(number) || !mayName(at)) return false;
  // The "III" of "Xperia 10 III" follows the number of a line.
  if (/^mk\d/.test(number.text)) return false;
  return at > i || !number.digits || number.repeated || isSuffix(tokens[at + 1]);
}

/** True for a word that tells a device of the line before it: "iphone xr", "iphone x". */
const isOfLine = (token: QueryToken, line: QueryToken): boolean =>
  isLine(line) &&
  line.text.length > 1 &&
  (isSuffix(token) || (isOfName(token) && (!isLine(token) || token.text.length === 1)));

/** True if a suffix, a letter or a year ends a name right behind its line: "iPhone XR", but not "edge 40". */
function isWholeBehindLine(tokens: readonly QueryToken[], i: number): boolean {
  const [line, own, next] = [itemAt(tokens, i - 1), tokens[i]!, tokens[i + 1]];
  // "iPhone SE 2020"
  if (own.year !== 0 && line !== undefined && isSuffix(line))
    return i > 1 && isLine(tokens[i - 2]!);
  if (line === undefined || !isLine(line)) return false;
  if (own.year !== 0) return true;
  // The "X" of "iPhone X" is also a maker.
  const isWord = own.text.length === 1 || (isSuffix(own) && !isLine(own));
  return isWord && (next === undefined || !(next.numeric || isOfName(next)));
}

/** True for the word for a kind of device behind a line: "surface laptop". */
const isKindOfLine = ({ category }: QueryToken, line: QueryToken): boolean =>
  category !== null && isLine(line);

const isSuffix = (token: QueryToken | undefined): boolean => ((token?.roles ?? 0) & SUFFIX) !== 0;

/**
 * True if an item may name a device: by words of names, by a number with a letter, or by a number that is not a
 * quantity. After a comma, a bare number must stand alone or with a suffix.
 */
export function isName(tokens: readonly QueryToken[], { from, to, isListed }: Item): boolean {
  const item = tokens.slice(from, to);
  const isWord = (token: QueryToken | undefined): boolean =>
    token !== undefined && !token.digits && (isOfName(token) || isSuffix(token));
  // "surface laptop 5"
  const isKind = (i: number): boolean => i > 0 && isKindOfLine(item[i]!, item[i - 1]!);
  const isNamed = (token: QueryToken, i: number): boolean =>
    (isNumber(token) || token.year !== 0) &&
    (!token.digits ||
      token.repeated ||
      isWord(itemAt(item, i - 1)) ||
      isKind(i - 1) ||
      isSuffix(item[i + 1]));
  const isBehindLine = (token: QueryToken, i: number): boolean =>
    i > 0 && isOfLine(token, item[i - 1]!);
  if (item.some((token, i) => isNamed(token, i) || isBehindLine(token, i)) || item.every(isWord))
    return true;
  const [first, ...others] = item;
  if (!isListed) return others.length === 0 || !isNumber(first!) || !isCountable(others[0]!);
  // "iPhone 12, 13 esim?"
  const isLast = (token: QueryToken | undefined): boolean => token === undefined || isEsim(token);
  return isNumber(first!)
    ? others.every((token) => isSuffix(token)) || isLast(others[0])
    : isSuffix(first!);
}

/**
 * True if a slash, an ampersand, a plus or a bar stands between two tokens, or a dash between two numbers. In "w/ case"
 * the slash separates nothing, but in "iPhone X/XR" it does.
 */
export const isSeparated = (text: string, before: QueryToken, next: QueryToken): boolean =>
  (before.numeric ||
    before.text.length > 1 ||
    text[before.to] === ' ' ||
    (before.core > 0 && next.core > 0)) &&
  (joinsDevices(text, before, next) ||
    (before.numeric && next.numeric && joinsRange(text, before, next)));

/**
 * The maker or the line that an item names alone, with nothing but small words around it: "an iPhone 13 and | a Samsung".
 * A conjunction stands beside the item. A sign before it is enough if the best candidate reads no word of it: in "iPhone
 * 13, Apple" it is the maker of that candidate.
 *
 * @param isUnread true for a token that the best candidate of the query leaves unread
 * @returns its names; `null` if it says more, as in "Samsung Pay"
 */
export function familyIn(
  query: Query,
  { from, to, isListed }: Item,
  isUnread: (token: QueryToken) => boolean,
): QueryToken[] | null {
  const { tokens } = query;
  const isBehindSign = (i: number): boolean => isBehind(query, i, partsDevices);
  let end = from + 1;
  // "zwei iPhones und ein Samsung, geht das?"
  while (end < to && !isBehindSign(end)) end++;
  const item = tokens.slice(from, end);
  // "iPhone 12 vs iPad mini", "iPhone 15 or Galaxy Z Fold"
  let isOfLine = false;
  const isOfFamily = (token: QueryToken): boolean => {
    isOfLine = isLine(token)
      ? !isEveryday(token)
      : isOfLine && (isSuffix(token) || isOfName(token) || isLetterOfName(token));
    return isLine(token) || isOfLine;
  };
  const names = item.filter(isOfFamily);
  const isPlain = item.every((token) => names.includes(token) || isOf(token, SMALL_WORDS));
  // "iPhone 13 Pro, iPhone en excelente estado" has one line, and "T-Mobile says no" is about a carrier.
  const isNew = names.some(
    ({ repeated, inPhrase, roles }) => !repeated && !(inPhrase && (roles & NOISE) !== 0),
  );
  const isJoined = [itemAt(tokens, from - 1), tokens[to]].some((own) => own && isConjunction(own));
  const isOther = isBehindSign(from) && names.every(isUnread);
  return isNew && isPlain && (!isListed || isJoined || isOther) ? names : null;
}

/**
 * The maker or the line of an item that stands before a number, both unread: "my | Nokia 3310", "a | Surface Pro 4". If
 * nothing reads them, the data set lacks the device. So it is with {@link makerBeforeUnread}.
 *
 * @param isUnread true for a token that the best candidate of the query leaves unread
 */
export function unlistedIn(
  query: Query,
  item: Item,
  isUnread: (token: QueryToken) => boolean,
  tables: Tables,
): QueryToken[] | null {
  const { text, tokens } = query;
  const { from, to } = item;
  const maker = makerBeforeUnread(query, item, isUnread, tables);
  if (maker !== null) return [maker];
  for (let i = from; i + 1 < to; i++) {
    if (!isLine(tokens[i]!) || tokens[i]!.repeated || !isUnread(tokens[i]!)) continue;
    const at = isSuffix(tokens[i + 1]) ? i + 2 : i + 1;
    const number = tokens[at];
    if (number === undefined || at >= to || !isNumber(number) || !isUnread(number)) continue;
    // "a Samsung 25W charger"
    if (/^\d+[a-z]$/.test(number.text)) continue;
    if (!partsDevices(text, tokens[at - 1]!, number)) return [tokens[i]!];
  }
  return null;
}

/**
 * Any maker at the beginning of an item before a word or a number, both unread: "Pixel 9 or | Raddy Janja". `null` if there
 * is none. What stands between commas, has two letters or is an everyday word ("and nothing happens") is rarely a maker.
 */
export function makerBeforeUnread(
  { tokens }: Query,
  { from, to, isListed }: Item,
  isUnread: (token: QueryToken) => boolean,
  tables: Tables,
): QueryToken | null {
  const maker = tokens[from]!;
  const next = tokens[from + 1];
  if (isListed || from + 1 >= to || next === undefined || !isUnread(next)) return null;
  const isLong = maker.text.length >= MIN_MAKER && !isEveryday(maker);
  return isLong && isUnread(maker) && isMaker(maker, tables) ? maker : null;
}
