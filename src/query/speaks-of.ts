import type { LexiconRole } from '../model/index.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import {
  CATEGORY,
  COLOUR,
  COPY,
  NEGATION,
  NEWEST,
  NOISE,
  OTHER,
  PLAN,
  QUALITY,
  RANGE,
  SUFFIX,
} from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import { isDenied, isOf, phrasesOf, says } from './phrases.ts';
import type { Phrase, Query, QueryToken } from './query.ts';
import { isConjunction, isEsim, isLine, isNumber } from './query-words.ts';
import { endsQuestion, endsSentence, isBehind, partsDevices } from './signs.ts';

/** Roles of words that speak of phones in any context. */
export const ABOUT_PHONES = CATEGORY | NEWEST | QUALITY | RANGE;
const OF_PHONES: readonly LexiconRole[] = ['topic', 'sim'];
/** Roles that speak of phones even beside a number that may be the number of a road or a room. */
const OF_OWNERS: readonly LexiconRole[] = [...OF_PHONES, 'plan', 'carrier', 'person'];
/** The sizes of storage that are looked for behind one of memory: those of {@link STORAGE} below a terabyte. */
const BEHIND_MEMORY = [...STORAGE].filter((size) => size !== '1024').join('|');
/** A size of memory and storage. */
const MEMORY = new RegExp(`\\b\\d{1,2} ?(?:gb)? ?[/+] ?(?:${BEHIND_MEMORY}) ?(?:gb)?\\b`);
/** How many words before a network may hold a denial of it: "not the 5G". */
const DENIES = 2;
/** How far from a name the word for a range may stand: "iPhone 15: does the whole series". */
const NEAR_RANGE = 5;
/** Roles of words for things that are not phones. */
const OF_THINGS: readonly LexiconRole[] = ['accessory', 'part', 'travel'];

/**
 * True if a token speaks of phones.
 *
 * @param of the roles that do so, in addition to the words for kinds and qualities of devices
 */
export const isAboutPhones = (token: QueryToken, of = OF_PHONES): boolean =>
  (token.roles & ABOUT_PHONES) !== 0 || isOf(token, of);

/** True for a word for a kind of device. */
export const isKind = ({ roles }: QueryToken): boolean => (roles & CATEGORY) !== 0;

/** True for a word for something that is no phone, or one that no question has. */
export const isOfOtherThing = (token: QueryToken): boolean =>
  (token.roles & NOISE) === 0
    ? !token.numeric
    : (token.roles & (COLOUR | OTHER)) !== 0 || isOf(token, OF_THINGS);

/**
 * True if the query has a word for phones, owners, plans or a carrier that does not follow a number, or a size of memory
 * and storage ("8/256"). In "17 Uhr" the number counts the word.
 */
export const speaksOfPhones = ({ text, tokens }: Pick<Query, 'text' | 'tokens'>): boolean =>
  MEMORY.test(text) ||
  tokens.some(
    (token, i) =>
      !token.numeric &&
      itemAt(tokens, i - 1)?.digits !== true &&
      isAboutPhones(token, OF_OWNERS) &&
      !isOf(token, ['function-word']),
  );

/** True if the query asks about eSIM and has no number and no word for a plan. */
export const isAboutTopic = ({ tokens }: Pick<Query, 'tokens'>): boolean =>
  tokens.some(isEsim) && tokens.every(({ numeric, roles }) => !numeric && (roles & PLAN) === 0);

/** True for a "5G" that is denied: "the LTE one, not the 5G". */
function isDeniedFiveG({ text, tokens }: Pick<Query, 'text' | 'tokens'>, i: number): boolean {
  if (tokens[i]!.text !== '5g') return false;
  for (let k = i - 1; k >= 0 && k >= i - DENIES; k--) {
    const token = tokens[k]!;
    if (partsDevices(text, token, tokens[k + 1]!)) return false;
    if ((token.roles & NEGATION) !== 0) return true;
    // "no LTE 5G", "no eSIM 5G": another word is denied.
    if (token.network || isEsim(token)) return false;
  }
  return false;
}

/** True for one of two networks between which a text does not decide: "5G or 4G?", "¿5G? no, el mío es el 4G". */
function isOneOfNetworks({ text, tokens }: Pick<Query, 'text' | 'tokens'>, i: number): boolean {
  if (!tokens[i]!.network) return false;
  const networks = [...tokens.keys()].filter((k) => tokens[k]!.network);
  const [first, last] = networks as [number, number];
  if (networks.length !== 2 || tokens[first]!.text === tokens[last]!.text) return false;
  const isAsked = endsQuestion(text, tokens[first]!, tokens[last]!);
  return isAsked || (last - first === 2 && isConjunction(tokens[first + 1]!));
}

/** True for a token that may end the name of a device: a number or a suffix. */
const isBehindName = (before: QueryToken | undefined): boolean =>
  before !== undefined && (isNumber(before) || (before.roles & SUFFIX) !== 0);

/** True if a query says a network before 5G, or denies 5G and says no other. */
export function saysOlderNetwork(query: Pick<Query, 'text' | 'tokens'>): boolean {
  const { tokens } = query;
  if (!tokens.some(({ network }) => network)) return false;
  // "a 4G plan on a Redmi Note 13": the network of a plan. "Galaxy A16 LTE esim": the network of the device.
  const isOfPlan = (i: number): boolean =>
    !isBehindName(itemAt(tokens, i - 1)) &&
    tokens.slice(i + 1, i + 1 + DENIES).some((next) => isEsim(next) || (next.roles & PLAN) !== 0);
  const networks = tokens.flatMap(({ network }, i) =>
    network && !isOfPlan(i) && !isOneOfNetworks(query, i) ? [i] : [],
  );
  const isOfFiveG = (i: number): boolean => tokens[i]!.text === '5g' && !isDeniedFiveG(query, i);
  return networks.length > 0 && !networks.some(isOfFiveG);
}

/** True for a year beside a line in the plural: "which iphones 2022" does not ask for an iPhone SE (2022). */
const isYearOfSeveral = ({ tokens }: Pick<Query, 'tokens'>, i: number): boolean =>
  tokens[i]!.year !== 0 && tokens.some(({ singular }) => singular >= 0);

/** Roles of words that may stand between a comparison and the name of the device. */
const BETWEEN: readonly LexiconRole[] = [
  'function-word',
  'category',
  'person',
  'quality',
  'version',
];

/**
 * True for a part of the name of a device with which a text only compares those that it asks for: "phones older than the
 * iPhone 8", "any but the Pixel 9", "iPhone 8より古い機種". In "iPhone 12, fine except the battery" it is meant.
 */
function isOfCompared(query: Query, i: number, lexicon: Words['lexicon']): boolean {
  const { tokens } = query;
  if (isLine(tokens[i]!) || !tokens.some(({ roles }) => (roles & RANGE) !== 0)) return false;
  const phrases = phrasesOf(query, lexicon);
  const isBetween = (phrase: Phrase): boolean =>
    isOf(phrase, BETWEEN) ||
    tokens
      .slice(phrase.from, phrase.to)
      .every((token) => token.numeric || token.core > 0 || (token.roles & SUFFIX) !== 0);
  return phrases.some((phrase, p) => {
    const own = phrases.findIndex(({ from, to }) => i >= from && i < to);
    const isAhead = says(phrase, 'range', 'except');
    if (isAhead ? own < p : !says(phrase, 'range', 'compared')) return false;
    const between = own > p ? phrases.slice(p + 1, own) : phrases.slice(own + 1, p);
    return between.every(isBetween);
  });
}

/**
 * True if a text asks for all devices of a name: "iphone 15 series". In "my family has an iPhone 15", and in another sentence,
 * a family is one of people.
 */
export function asksForRange(
  query: Query,
  isRead: (i: number) => boolean,
  lexicon: Words['lexicon'],
): boolean {
  if (!query.tokens.some(({ roles }, i) => (roles & RANGE) !== 0 && !isRead(i))) return false;
  const phrases = phrasesOf(query, lexicon);
  return phrases.some(
    (phrase, p) =>
      says(phrase, 'range', null) &&
      !isRead(phrase.from) &&
      !says(itemAt(phrases, p - 1), 'choice', 'own') &&
      isBesideRead(query, phrase, isRead),
  );
}

/** True if a token that is read stands near a phrase in the same sentence. */
function isBesideRead(query: Query, { from, to }: Phrase, isRead: (i: number) => boolean): boolean {
  for (let i = from - 1; i >= 0 && i >= from - NEAR_RANGE; i--) {
    if (isBehind(query, i + 1, endsSentence)) break;
    if (isRead(i)) return true;
  }
  for (let i = to; i < query.tokens.length && i < to + NEAR_RANGE; i++) {
    if (isBehind(query, i, endsSentence)) break;
    if (isRead(i)) return true;
  }
  return false;
}

/**
 * True for a word that is not the one in the name: "Redmi Note 14 Pro, not the 5G", "5G or 4G?", "which iphones 2022", "phones
 * older than the iPhone 8".
 */
export const isOfOther = (query: Query, i: number, lexicon: Words['lexicon']): boolean =>
  isDeniedFiveG(query, i) ||
  isOneOfNetworks(query, i) ||
  isYearOfSeveral(query, i) ||
  isOfCompared(query, i, lexicon);

/** An unknown in a sum: "x + 8 = 16", "if b = 20". */
const UNKNOWN = /(?<=^|\b([a-z]+) )([a-z]) [+=] \d.* (?:\2|=)(?: |$)/;

/** True if the query is about a sum: "find x if x + 8 = 16", but not "iPhone X = 300 EUR". */
export function isOfSum({ text }: Pick<Query, 'text'>, { names }: Words): boolean {
  const sum = text.includes(' = ') ? UNKNOWN.exec(text) : null;
  return sum !== null && !(sum[1] !== undefined && names.isLineWord(sum[1]));
}

/** True if the query is about a thing that only looks like a device: "replica iPhone 15", but not "original, no replica". */
export function isOfCopy(query: Query, { lexicon }: Words): boolean {
  const phrases = phrasesOf(query, lexicon);
  return phrases.some(
    ({ from, to }, p) =>
      query.tokens.slice(from, to).some(({ roles }) => (roles & (COPY | NOISE)) === COPY) &&
      !isDenied(query, phrases, p),
  );
}
