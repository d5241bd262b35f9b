import type { LexiconRole } from '../model/index.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { NEGATION, NOISE, OF_GENERATION, SUFFIX } from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import { isOf, says, textOf } from './phrases.ts';
import type { QueryToken } from './query.ts';
import { isConjunction, isCountable, isLine, isNumber } from './query-words.ts';
import { partsDevices } from './signs.ts';
import type { Span } from './standing.ts';

type Tokens = readonly QueryToken[];

/** How many small words may stand between a denial and a number: "no es la 9". */
const MAX_BETWEEN = 2;
/** Roles of the words that may stand there. A verb may not: "não tem 2 chips". */
const SMALL: readonly LexiconRole[] = ['function-word', 'version', 'number'];
/** Roles of words for what a small number counts: "no 2 esim". */
const COUNTED: readonly LexiconRole[] = ['topic', 'sim', 'card', 'category', 'accessory', 'part'];
const MOST_COUNTED = 4;
/** What opens a part of a text: "Duo (NOT the 2)", "12 - not the 13". */
const OPENS = /[(\u005b|,.;:!?\n]|\s[-/]/;
/** What ends it: "Duo (not the 2) eSIM". */
const CLOSES = /[)\u005d,.;!?\n]/;
const QUESTION = /^\s*\?/;
/** What makes a number a measure or the part of one: "100%", "8/256". */
const OF_MEASURE = /^\s?[%/+]/;

/**
 * A denial and the number that it denies, with the words of its name that the text has elsewhere: "OnePlus 12, not the
 * 13", "Duo (NOT the Duo 2)", "iPhone 12, 13 değil". The rest of the text must name the device: "not the iPhone 13 but
 * the 8" denies a whole one, which the search reads.
 *
 * @param at the last token of the denial
 * @returns `null` if it denies no number
 */
export function deniedNumber(
  tokens: Tokens,
  at: number,
  text: string,
  lexicon: Words['lexicon'],
): Span | null {
  const first = beginOfDenial(tokens, at);
  const denial = tokens.slice(first, at + 1);
  const { means } = lexicon.sense(textOf(denial), 'negation') ??
    lexicon.sense(tokens[at]!.text, 'negation') ?? { means: null };
  // "Ohne 2" lacks something.
  if (means === 'lacks') return null;
  const denied =
    means === 'behind' ? numberBefore(tokens, at, text) : numberBehind(tokens, first, at, text);
  return denied !== null && hasName(tokens, denied) ? denied : null;
}

function numberBehind(tokens: Tokens, first: number, at: number, text: string): Span | null {
  let from = at + 1;
  while (from <= at + MAX_BETWEEN && isSmall(tokens[from])) from++;
  let number = from;
  while (isOfSameName(tokens, number)) number++;
  if (!mayBeDenied(tokens, number, text)) return null;
  const denied = { from: first, to: endOfName(tokens, number) };
  const isDirect = from === at + 1;
  // "no, iPhone 13" is an answer, "no. 13" a number, and "NE2215" a code.
  const joint = text.slice(tokens[at]!.to, tokens[at + 1]!.from);
  const isOther = isParted(tokens, at, denied.to - 1, text) || joint === '' || joint === '-';
  // "not sure if 12 or 13"
  const isEither =
    tokens[denied.to] !== undefined &&
    isConjunction(tokens[denied.to]!) &&
    tokens[denied.to + 1]?.numeric;
  if (isOther || isEither) return null;
  const isSetOff = opens(tokens, first, text);
  const isContrast = hasOther(tokens, denied);
  // "iPhone, isn't it a 13?"
  if (!isContrast && QUESTION.test(text.slice(tokens[denied.to - 1]!.to))) return null;
  // "nu een 13" is "now a 13" in Dutch, and "no S23" is "in the S23" in Portuguese.
  if (isOf(tokens[at], ['choice'])) return isSetOff ? denied : null;
  if (tokens[at]!.text === 'no') return !isDirect || (isSetOff && isContrast) ? denied : null;
  // "redmi not 12": a misspelt Note.
  if (isDirect && !isSetOff && isLine(tokens[first - 1]!)) return null;
  return isSetOff || isContrast || !isOtherWord(tokens[at]!) ? denied : null;
}

/** In "iPhone 13 değil 8" a whole device is denied. */
function numberBefore(tokens: Tokens, at: number, text: string): Span | null {
  const end = isSmall(itemAt(tokens, at - 1)) ? at - 1 : at;
  let number = end - 1;
  while (number > 0 && isSuffix(tokens[number])) number--;
  if (!mayBeDenied(tokens, number, text) || endOfName(tokens, number) !== end) return null;
  let from = number;
  while (isOfSameName(tokens, from - 1) && !opens(tokens, from, text)) from--;
  const before = itemAt(tokens, from - 1);
  const isOfOther = before === undefined || isNumber(before) || isSuffix(before) || isSmall(before);
  if (from === number && !isOfOther && !opens(tokens, from, text)) return null;
  // "13 değil mi" is a question.
  const isAsked = isOf(tokens[at + 1], ['question']) && !isParted(tokens, at, at + 1, text);
  return isAsked || isParted(tokens, from, at, text) ? null : { from, to: at + 1 };
}

/** True for a word of denial that is another word as well: "nu" is "now" in Dutch, "ich habe noch das 13". */
const isOtherWord = ({ senses, inPhrase }: QueryToken): boolean =>
  !inPhrase && senses.some(({ role }) => role !== 'negation' && role !== 'function-word');

/** The first token of a denial of several words: "don't mean". */
function beginOfDenial(tokens: Tokens, at: number): number {
  let first = at;
  const isOfDenial = ({ inPhrase, roles }: QueryToken): boolean =>
    inPhrase && (roles & NEGATION) !== 0;
  while (first > 0 && isOfDenial(tokens[first]!) && isOfDenial(tokens[first - 1]!)) first--;
  return first;
}

const isSuffix = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.ownRoles & SUFFIX) !== 0;

/** True for an article, a "that" or an "is". In "pas si 1re ou 2e" an "if" stands there. */
function isSmall(token: QueryToken | undefined): boolean {
  if (token === undefined || token.numeric || isSuffix(token) || isOf(token, ['choice']))
    return false;
  if (says(token, 'person', 'is')) return true;
  return isOf(token, SMALL) && (token.text.length === 1 || !isConjunction(token));
}

/** True for a word before the number that the text has elsewhere, or that is no line: "ultra" in "not the ultra 3". */
function isOfSameName(tokens: Tokens, i: number): boolean {
  const token = itemAt(tokens, i);
  if (token === undefined || token.numeric || token.word < 0) return false;
  if (isSuffix(token) && token.core !== CORE_NAME) return true;
  return (
    (token.roles & NOISE) === 0 && tokens.some(({ text }, k) => k !== i && text === token.text)
  );
}

/** True for a number that may be that of a device: neither a network nor a measure nor a count. */
function mayBeDenied(tokens: Tokens, i: number, text: string): boolean {
  const token = itemAt(tokens, i);
  if (token === undefined || !(isNumber(token) || token.year !== 0)) return false;
  if (STORAGE.has(token.text) || OF_MEASURE.test(text.slice(token.to, token.to + 2))) return false;
  const next = tokens[i + 1];
  if (next === undefined || CLOSES.test(text.slice(token.to, next.from))) return !token.repeated;
  const isCount = token.digits && Number(token.text) <= MOST_COUNTED && isCountedWord(next);
  return !isCount && !isCountable(next) && (!token.repeated || isSuffix(next));
}

/** "But" is a word for a case as well. */
const isCountedWord = (token: QueryToken): boolean =>
  isOf(token, COUNTED) && !isOf(token, ['function-word']);

/** The token after a number, its suffixes and the word "generation". */
function endOfName(tokens: Tokens, number: number): number {
  let end = number + 1;
  while (isSuffix(tokens[end])) end++;
  return ((tokens[end]?.ownRoles ?? 0) & OF_GENERATION) === 0 ? end : end + 1;
}

/** True if a sign parts some of the tokens from `from` to `to`. */
const isParted = (tokens: Tokens, from: number, to: number, text: string): boolean =>
  tokens.slice(from + 1, to + 1).some((next, k) => partsDevices(text, tokens[from + k]!, next));

/** True if a part of the text begins at a token. */
const opens = (tokens: Tokens, i: number, text: string): boolean =>
  i === 0 || OPENS.test(text.slice(tokens[i - 1]!.to, tokens[i]!.from));

/** True if the rest of the text has a word of a name. */
const hasName = (tokens: Tokens, { from, to }: Span): boolean =>
  tokens.some(
    ({ word, roles, numeric }, k) =>
      (k < from || k >= to) && word >= 0 && !numeric && (roles & NOISE) === 0,
  );

/**
 * True if the rest of the text has another number that may be that of a device, or a network. In "weder das 8 noch das 7"
 * both are denied.
 */
const hasOther = (tokens: Tokens, { from, to }: Span): boolean =>
  tokens.some((token, k) => {
    if ((k >= from && k < to) || !token.numeric || STORAGE.has(token.text)) return false;
    if (k < from && tokens.slice(0, k).some(({ ownRoles }) => (ownRoles & NEGATION) !== 0))
      return false;
    const next = tokens[k + 1];
    return next === undefined || isConjunction(next) || !isCountable(next);
  });
