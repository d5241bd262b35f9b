import { NEGATION, SUFFIX } from '../text/lexicon.ts';
import type { Query, QueryToken } from './normalise.ts';
import { hasSign, isConjunction, isCountable, isLine, isNumber, isOfName } from './query-words.ts';

/** Signs between the items of a list, and between what a title tells. */
const LISTED = ';\n';

/** A part of a query that may name a device. */
export interface Item {
  from: number;
  to: number;
  /** Does it stand beside a sign that stands between more than devices? */
  isListed: boolean;
}

const isBetween = (token: QueryToken): boolean =>
  isConjunction(token) || (token.roles & NEGATION) !== 0;

/**
 * The parts of a query between its "or"s, strokes and commas, and before each further name: "got the s23 fe, | gave
 * the | a54 back".
 *
 * @param mayName is a token one of a name?
 */
export function itemsOf({ tokens, text }: Query, mayName: (i: number) => boolean): Item[] {
  const items: Item[] = [];
  let from = 0;
  let isListed = false;
  let hasNumber = false;
  for (let i = 1; i <= tokens.length; i++) {
    const token = tokens[i];
    const before = tokens[i - 1]!;
    hasNumber ||= isNumber(before) && mayName(i - 1);
    // "13 değil 14", "8 not 13": what is denied is an item of its own.
    const isJoined = token !== undefined && isBetween(token) && !mayName(i);
    const isEnd = token === undefined || isJoined || isSeparated(text, before, token);
    const isComma = !isEnd && hasSign(text, before, token, LISTED);
    const isNext = !isEnd && !isComma && hasNumber && beginsName(tokens, i, mayName);
    if (!isEnd && !isComma && !isNext) continue;
    if (i > from) items.push({ from, to: i, isListed: isListed || isComma || isNext });
    from = isJoined ? i + 1 : i;
    isListed = isComma || isNext;
    hasNumber = false;
  }
  return items;
}

/**
 * Does a further name begin there: a number with a letter or before what tells it from
 * its siblings, or the words of a name before a number?
 */
function beginsName(
  tokens: readonly QueryToken[],
  i: number,
  mayName: (i: number) => boolean,
): boolean {
  const isWord = (token: QueryToken, before: QueryToken | undefined): boolean =>
    !token.numeric &&
    isOfName(token) &&
    (!isSuffix(token) || !(before?.numeric || isSuffix(before)));
  let at = i;
  while (at < tokens.length && isWord(tokens[at]!, tokens[at - 1])) at++;
  const number = tokens[at];
  if (number === undefined || !isNumber(number) || !mayName(at)) return false;
  // The "III" of "Xperia 10 III" follows the number of a line.
  if (/^mk\d/.test(number.text)) return false;
  return at > i || !number.digits || number.repeated || isSuffix(tokens[at + 1]);
}

const isSuffix = (token: QueryToken | undefined): boolean => ((token?.roles ?? 0) & SUFFIX) !== 0;

/**
 * Is an item a name: with its line, with a number of letters and digits, or by a number that counts nothing? Behind a
 * comma that stands alone, and behind an "or" any word may be of a name.
 */
export function isName(tokens: readonly QueryToken[], { from, to, isListed }: Item): boolean {
  const item = tokens.slice(from, to);
  const isWord = (token: QueryToken | undefined): boolean =>
    token !== undefined && !token.digits && (isOfName(token) || isSuffix(token));
  const isNamed = (token: QueryToken, i: number): boolean =>
    (isNumber(token) || token.year !== 0) &&
    (!token.digits || token.repeated || isWord(item[i - 1]) || isSuffix(item[i + 1]));
  const isOfLine = (token: QueryToken, i: number): boolean =>
    isSuffix(token) && i > 0 && isLine(item[i - 1]!);
  if (item.some((token, i) => isNamed(token, i) || isOfLine(token, i)) || item.every(isWord))
    return true;
  const [first, ...others] = item;
  if (!isListed) return others.length === 0 || !isNumber(first!) || !isCountable(others[0]!);
  return isNumber(first!) ? others.every((token) => isSuffix(token)) : isSuffix(first!);
}

/**
 * Does a stroke, an ampersand or a plus stand between two tokens, or a dash between two numbers? "w/ case" is
 * with a case.
 */
export const isSeparated = (text: string, before: QueryToken, next: QueryToken): boolean =>
  (before.numeric || before.text.length > 1) &&
  (hasSign(text, before, next, '/&+|') ||
    (before.numeric && next.numeric && hasSign(text, before, next, '-')));
