import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { hasDigit, isEsimWord } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import {
  CATEGORY,
  COLOUR,
  CONJUNCTION,
  CURRENCY,
  EVERYDAY,
  NOISE,
  OTHER,
  RANGE,
  SUFFIX,
  UNIT,
} from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import type { Query, QueryToken } from './query.ts';

/** A shorter word of letters and digits may be a name. */
const MIN_PART = 5;
/** A longer word of questions is hardly a misspelt word of a name. */
const MOST_AMID = 4;
/** The length of the longest small word that is also the suffix of a name: "le", "se". */
const LONGEST_ARTICLE = 2;
/** A shorter line that is also a word of questions is rather that word. */
const MIN_LINE_OF_NOISE = 4;
/** A shorter word is one letter away from too many names. */
const MIN_LINE = 5;

/** True for the name of a well-known brand or line: "galaxy". */
export const isLine = ({ core }: QueryToken): boolean => core === CORE_NAME;

/**
 * True for a small word before a line, behind no part of a name: the "o" of "o OPPO Watch 2", the "le" of "Le Mi 11", the "a" of "I
 * have a Galaxy S5", the "new" of "NEW Huawei Watch 3".
 */
export function isArticleOfName({ text: query, tokens }: Query, i: number): boolean {
  const { text, roles, ownRoles, to } = tokens[i]!;
  const [before, next] = [itemAt(tokens, i - 1), tokens[i + 1]];
  const tellsDevice = text.length > LONGEST_ARTICLE && (ownRoles & (SUFFIX | CATEGORY)) !== 0;
  if ((roles & NOISE) === 0 || tellsDevice) return false;
  // "T-Mobile" has no article.
  if (next === undefined || !isLine(next) || query.slice(to, next.from) !== ' ') return false;
  // "SE or XR": "or" is also a maker. "Vivo" is one as well, though it means "alive". A "Light Phone" is no phone.
  const isNoise = (next.roles & NOISE) !== 0;
  if (isNoise && (next.text.length < MIN_LINE_OF_NOISE || text.length > LONGEST_ARTICLE))
    return false;
  // "my phone is a Galaxy S5": "is" is also a word of names.
  if (before === undefined) return true;
  return !before.numeric && (before.core === 0 || (before.roles & NOISE) !== 0);
}

/** True for the letter of a line or a device: the "z" of "galaxy z fold", the "x" of an iPhone X. */
export const isLetterOfName = ({ text, core }: QueryToken): boolean =>
  text.length === 1 && core > 0;

/** True for a word of the name of any maker that is not a word of questions. */
export function isMaker({ word, numeric, roles }: QueryToken, { brands }: Tables): boolean {
  return !numeric && (roles & NOISE) === 0 && word >= 0 && brands.isNamedBy(word);
}

/** True for a word of the name of a well-known maker. "True" and "fone" belong to little-known ones. */
export function isKnownMaker(token: QueryToken, tables: Tables): boolean {
  if (!isMaker(token, tables)) return false;
  const { brands, weight } = tables;
  return brands.someNamedBy(token.word, (brand) => weight[brand]! > 0);
}

/**
 * True for a well-known maker of another device with a part of a name right behind it: "a OnePlus Nord 2", but not "no Google.
 * Want 3 GB".
 */
export function isMakerOfOther(
  { text, tokens }: Query,
  i: number,
  device: number,
  tables: Tables,
): boolean {
  const [token, next] = [tokens[i]!, tokens[i + 1]];
  if (next === undefined || !isKnownMaker(token, tables)) return false;
  const isName = next.numeric || next.core > 0;
  const own = tables.devices.brand[device]!;
  const isOwn = tables.brands.someNamedBy(token.word, (brand) => brand === own);
  return isName && !isOwn && text.slice(token.to, next.from) === ' ';
}

/** True for a word that may be part of the same name as the number after it: "galaxy", "max", the "series" of "series 9". */
export function isOfName({ ownRoles, roles, core }: QueryToken): boolean {
  const isNoise = (ownRoles & (NOISE | SUFFIX)) === NOISE;
  const isSettled = (ownRoles & RANGE) !== 0 && (roles & NOISE) === 0;
  return core === CORE_NAME || (core > 0 && (!isNoise || isSettled));
}

/** True for a line that is no maker, no word of sentences and no everyday word: "ipad". */
export const isOwnLine = (token: QueryToken, tables: Tables): boolean =>
  isLine(token) && (token.roles & NOISE) === 0 && !isEveryday(token) && !isMaker(token, tables);

/** True for a line or a maker that is an everyday word: "find". */
export const isEveryday = ({ ownRoles }: QueryToken): boolean => (ownRoles & EVERYDAY) !== 0;

/** True for a word in the name of another thing: "galaxy" in "galaxy ring". */
export const isInThing = ({ inPhrase, roles }: QueryToken): boolean =>
  inPhrase && (roles & OTHER) !== 0;

/** True for a number that may be part of a name. Networks, years and identifiers are not. */
export const isNumber = ({ numeric, network, year, identifier }: QueryToken): boolean =>
  numeric && !network && year === 0 && !identifier;

/** True for a word for something that a number counts or measures: "cases", "days", "euro". */
export const isCountable = ({ roles }: QueryToken): boolean =>
  (roles & (OTHER | UNIT | CURRENCY)) !== 0;

/** A text of at least so many tokens is prose. */
const PROSE = 10;

/** True for prose, in which most words do not belong to a name. */
export const isProse = ({ tokens }: Pick<Query, 'tokens'>): boolean => tokens.length >= PROSE;

/** True for "eSIM", and for words that begin with it. */
export const isEsim = ({ text }: Pick<QueryToken, 'text'>): boolean => isEsimWord(text);

/** True if a query states the storage of a device. */
export const tellsStorage = ({ tokens }: Pick<Query, 'tokens'>): boolean =>
  tokens.some(({ text }) => STORAGE.has(text));

/**
 * True if a part of a name, or a number that may be one, stands right before or after a token, or beyond a conjunction:
 * "SE or XR".
 */
export const isBesideName = (
  { tokens }: Pick<Query, 'tokens'>,
  i: number,
  tables: Tables,
): boolean =>
  [-1, 1].some((step) => {
    const next = itemAt(tokens, i + step);
    const beyond = itemAt(tokens, i + 2 * step);
    // "Galaxy Z Fold": the Z is also a word of sentences.
    const isAfterLine = next?.text.length === 1 && beyond !== undefined && isLine(beyond);
    const token = next !== undefined && (isConjunction(next) || isAfterLine) ? beyond : next;
    return (
      token !== undefined &&
      (isNumber(token) || token.spoken || isOfName(token) || isMaker(token, tables))
    );
  });

/** True for a word of prose that does not stand beside a part of a name, so that it is hardly one itself. */
export const isApart = (query: Pick<Query, 'tokens'>, i: number, tables: Tables): boolean =>
  isProse(query) && !isBesideName(query, i, tables);

/** How many words of a whole name are looked at before its last one. */
const MOST_OF_NAME = 5;

/**
 * True if a word ends the whole name of a device that begins among the words before it: the "NE" of "¿el Xiaomi 11 Lite 5G NE es
 * compatible?"
 *
 * @param maker the maker, if the device is to be one of its own
 * @example endsName(['huawei', 'mate'], '20x', tables) // true
 */
export function endsName(
  before: readonly string[],
  last: string,
  names: Pick<Tables, 'isName'>,
  maker = '',
): boolean {
  let joined = last;
  for (let k = before.length - 1; k >= 0 && k >= before.length - MOST_OF_NAME; k--) {
    joined = before[k]! + joined;
    if (names.isName(maker + joined)) return true;
  }
  return false;
}

/** True if a token ends the whole name of a device. */
export const isEndOfName = (
  tokens: readonly QueryToken[],
  i: number,
  names: Pick<Tables, 'isName'>,
): boolean => {
  const before = tokens.slice(Math.max(0, i - MOST_OF_NAME), i).map(({ text }) => text);
  return endsName(before, tokens[i]!.text, names);
};

/** True for an everyday word of prose, which may also be a word of names: "on" in "work on it". */
export function isOfProse(query: Pick<Query, 'tokens'>, i: number, tables: Tables): boolean {
  if ((query.tokens[i]!.roles & NOISE) === 0 || !isApart(query, i, tables)) return false;
  return itemAt(query.tokens, i - 1)?.network !== true || !isEndOfName(query.tokens, i, tables);
}

/**
 * The code of a part of which a token may be, "RM520N-GL" or "L860-GL": the tokens that are written together with it,
 * letters before digits, without a suffix of names ("s24-ultra"). `null` if it is of none.
 */
export function codeOfPart(
  { text, tokens }: Query,
  i: number,
): { from: number; to: number } | null {
  const isAttached = (k: number): boolean =>
    k > 0 && k < tokens.length && !text.slice(tokens[k - 1]!.to, tokens[k]!.from).includes(' ');
  if (!isAttached(i) && !isAttached(i + 1)) return null;
  let [from, to] = [i, i + 1];
  while (isAttached(from)) from--;
  while (isAttached(to)) to++;
  const word = tokens.slice(from, to);
  const [first, last] = [word[0]!, word.at(-1)!];
  if (first.digits || last.to - first.from < MIN_PART) return null;
  const isName = word.some(({ roles }) => (roles & SUFFIX) !== 0);
  return !isName && word.some(({ numeric }) => numeric) ? { from, to } : null;
}

/** True for a conjunction: "or", "and". */
export const isConjunction = ({ roles }: QueryToken): boolean => (roles & CONJUNCTION) !== 0;

/**
 * True if a short word stands in the place of a word of the name: between the line and its number ("redmi not 12"),
 * between the number and a suffix ("13 por max"), or right after the number without a space ("14por").
 */
export function isAmidName({ tokens }: Query, i: number, tables: Tables): boolean {
  const before = itemAt(tokens, i - 1);
  const { text, from } = tokens[i]!;
  const next = tokens[i + 1];
  if (before === undefined || text.length > MOST_AMID) return false;
  const isAttached = from === before.to && text.length > 2;
  if (isAttached && isNumber(before)) return true;
  if (next === undefined) return false;
  // "13 por 256": what follows stands after a whole name.
  const isEndOfName = next.network || STORAGE.has(next.text) || (next.roles & COLOUR) !== 0;
  if (isEndOfName && isNumber(before)) return true;
  if (next.numeric) return isLine(before) || isMisspeltLine(itemAt(tokens, i - 2), before, tables);
  return isNumber(before) && (next.roles & SUFFIX) !== 0;
}

/** True if a word, alone or with the one before it, is the misspelt name of a line: "reedmi", "red me". */
export function isMisspeltLine(
  first: QueryToken | undefined,
  word: QueryToken,
  { nearNames }: Tables,
): boolean {
  const text = (first?.text ?? '') + word.text;
  if (text.length < MIN_LINE || hasDigit(text)) return false;
  let isNear = false;
  nearNames.near(text, 1, (_, __, sameFirst) => {
    isNear ||= sameFirst;
  });
  return isNear;
}

/**
 * True if a single token may be a name. A number alone is a count; a number with a letter ("a54") is a name. A word
 * is a name in an offer that states the storage ("xr, 64gb") and in a question about eSIM ("xs esim?").
 */
export const isNameAlone = (
  { digits, roles }: QueryToken,
  isNumber: boolean,
  isOffer: boolean,
): boolean => (isNumber ? !digits : (roles & NOISE) === 0 && isOffer);

/** True if a name may begin after a token. After an unknown word it belongs to another maker: "JBL Flip 6". */
export const isSetOff = (before: QueryToken | undefined): boolean =>
  before === undefined || before.opaque || (before.roles & NOISE) !== 0;

/** A number with so many digits is that of an article, an order or a unit. Names have up to four. */
const LONG_NUMBER = 5;
/** So has one that begins with a zero, from this length on. */
const WITH_ZERO = 3;

/** True for the number of an article, an order or a unit, which no name has. */
export const isOfThing = (digits: string): boolean =>
  digits.length >= LONG_NUMBER || (digits.startsWith('0') && digits.length >= WITH_ZERO);
