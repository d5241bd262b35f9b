import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { hasDigit } from '../text/characters.ts';
import { COLOUR, CONJUNCTION, CURRENCY, NOISE, OTHER, SUFFIX, UNIT } from '../text/roles.ts';
import type { Query, QueryToken } from './query.ts';

/** A longer word of questions is hardly a misspelt word of a name. */
const MOST_AMID = 4;
/** Sizes of storage, which stand behind a name with or without a unit. */
const STORAGE = new Set(['64', '128', '256', '512']);
/** Shorter words are a letter away from too many names. */
const MIN_LINE = 5;
const MAX_LINE = 16;

/** Is it the name of a brand or a line that people know? */
export function isLine({ numeric, core }: QueryToken): boolean {
  return !numeric && core === CORE_NAME;
}

/** Is it a word of a maker's name, and none of a question? */
export function isMaker({ word, numeric, roles }: QueryToken, { brands }: Tables): boolean {
  return !numeric && (roles & NOISE) === 0 && word >= 0 && brands.isNamedBy(word);
}

/** Is it a word of the name of a maker whose devices people carry? "True" and "fone" are of others. */
export function isKnownMaker(token: QueryToken, tables: Tables): boolean {
  if (!isMaker(token, tables)) return false;
  const { brands, weight } = tables;
  return brands.someNamedBy(token.word, (brand) => weight[brand]! > 0);
}

/** May the word before a number be part of the same name? */
export function isOfName({ ownRoles, core }: QueryToken): boolean {
  return core === CORE_NAME || (core > 0 && (ownRoles & (NOISE | SUFFIX)) !== NOISE);
}

/** Is it a number that may be of a name? */
export const isNumber = ({ numeric, network, year, identifier }: QueryToken): boolean =>
  numeric && !network && year === 0 && !identifier;

/** Is it a word for what a number counts or measures: "cases", "days", "euro"? */
export const isCountable = ({ roles }: QueryToken): boolean =>
  (roles & (OTHER | UNIT | CURRENCY)) !== 0;

/** A text with so many words is prose: who writes it tells more than what a device is called. */
const PROSE = 10;

/** Is it prose, in which most words have nothing to do with a name? */
export const isProse = ({ tokens }: Pick<Query, 'tokens'>): boolean => tokens.length >= PROSE;

/** Does it tell the storage of a device? */
export const tellsStorage = ({ tokens }: Pick<Query, 'tokens'>): boolean =>
  tokens.some(({ text }) => STORAGE.has(text));

/** Does a part of a name stand right before or behind a token, or a number that may be one? */
export const isBesideName = (
  { tokens }: Pick<Query, 'tokens'>,
  i: number,
  tables: Tables,
): boolean =>
  [tokens[i - 1], tokens[i + 1]].some(
    (token) =>
      token !== undefined &&
      (isNumber(token) || token.spoken || isOfName(token) || isMaker(token, tables)),
  );

/** Is it a word of prose that stands beside no part of a name, so that it is hardly one itself? */
export const isApart = (query: Pick<Query, 'tokens'>, i: number, tables: Tables): boolean =>
  isProse(query) && !isBesideName(query, i, tables);

/** Is it an everyday word of prose that is part of some names as well: the "on" of "work on it"? */
export const isOfProse = (query: Pick<Query, 'tokens'>, i: number, tables: Tables): boolean =>
  (query.tokens[i]!.roles & NOISE) !== 0 && isApart(query, i, tables);

/** Stands one of some signs between two tokens? A regular expression takes longer. */
export function hasSign(
  text: string,
  { to }: QueryToken,
  next: QueryToken,
  signs: string,
): boolean {
  for (let i = to; i < next.from; i++) if (signs.includes(text[i]!)) return true;
  return false;
}

/** Is it a word that stands between two devices: "or"? */
export const isConjunction = ({ roles }: QueryToken): boolean => (roles & CONJUNCTION) !== 0;

/**
 * Does a short word stand where a word of the name would: between the line and its number ("redmi not
 * 12"), between the number and what tells it from others ("13 por max"), or right behind the number
 * ("14por")?
 */
export function isAmidName({ tokens }: Query, i: number, tables: Tables): boolean {
  const [before, { text, from }, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (before === undefined || text.length > MOST_AMID) return false;
  const isAttached = from === before.to && text.length > 2;
  if (isAttached && isNumber(before)) return true;
  if (next === undefined) return false;
  // "13 por 256": the words that stand behind a whole name follow.
  const isEndOfName = next.network || STORAGE.has(next.text) || (next.roles & COLOUR) !== 0;
  if (isEndOfName && isNumber(before)) return true;
  if (next.numeric && !next.network) {
    return isLine(before) || isMisspeltLine(tokens[i - 2], before, tables);
  }
  return isNumber(before) && (next.roles & SUFFIX) !== 0;
}

/** Is a word, by itself or with the one before it, the misspelt name of a line: "reedmi", "red me"? */
function isMisspeltLine(
  first: QueryToken | undefined,
  word: QueryToken,
  { nearNames }: Tables,
): boolean {
  const text = (first?.text ?? '') + word.text;
  if (text.length < MIN_LINE || text.length > MAX_LINE || hasDigit(text)) return false;
  let isNear = false;
  nearNames.near(text, 1, (_, __, sameFirst) => {
    isNear ||= sameFirst;
  });
  return isNear;
}
