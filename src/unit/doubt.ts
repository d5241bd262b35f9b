import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { deniesNext, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query, QueryToken } from '../query/query.ts';
import {
  isCountable,
  isEveryday,
  isLine,
  isNumber,
  isOfThing,
  tellsStorage,
} from '../query/query-words.ts';
import { partsDevices } from '../query/signs.ts';
import { isDeniedFirst, isLacked, standingOf } from '../query/standing.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { NOISE } from '../text/roles.ts';
import { isOfPart } from './loose-part.ts';

/** How many phrases may stand between a denial and what it denies: "no fake". */
const DENIES = 2;
/** How many phrases may stand between a device that was given up and the one that is in use. */
const REACH = 4;
/** A shorter word is rarely a maker. */
const MIN_MAKER = 3;
/** Roles of words that begin another part of a sentence, unlike "buddy" and "iron". */
const OF_SENTENCES: readonly LexiconRole[] = [
  'conjunction',
  'function-word',
  'negation',
  'question',
  'topic',
  'trade',
  'travel',
  'use',
];
/** How many small words may stand between the word for an order and its number: "my order is the no." */
const MOST_OF_LABEL = 3;
/** How many phrases may stand between a person and a phone: "le téléphone de ma fille". */
const BESIDE_PERSON = 3;
/** How many tokens behind another maker its number stands at most: "QMobile Energy X5". */
const REACH_OF_NUMBER = 3;

/** A text that names one device, and what reads it. */
interface Named {
  query: Query;
  words: Words;
  /** True if the device is found by its code. */
  isCode: boolean;
  /** True if the device is a phone. */
  isPhone: boolean;
  /** True for the index of a token that is part of the device's name. */
  isRead: (token: number) => boolean;
  /** True for a word of the name of a maker. */
  isMaker: (token: QueryToken) => boolean;
  /** The same for a maker that people carry. */
  isKnownMaker: (token: QueryToken) => boolean;
}

/**
 * True if a text names a device but may be about something else, so that the device is listed and none is meant: an
 * alleged device, an accessory of it, or one that was given up for another.
 */
export const isDoubted = (named: Named): boolean =>
  isAlleged(named) ||
  isOfAccessory(named) ||
  isGivenUp(named) ||
  isOfNobody(named) ||
  isOfOrder(named) ||
  asksForOthers(named) ||
  isOfOtherMaker(named) ||
  isBesideOther(named);

/**
 * True if another maker or line stands in a text, unread and with a number behind it: "Mate 40 Pro, Hammer Iron 6". That is
 * a second device, which the data set lacks or which too little is said of.
 */
function isBesideOther({ query, isRead, isMaker }: Named): boolean {
  const { tokens, text } = query;
  // "HW-P50PRO-256-BLK" is one word, and "iPhone X = iPhone 10" one device.
  const isOther = (token: QueryToken, next: QueryToken | undefined): boolean =>
    token.text.length >= MIN_MAKER &&
    text[token.to] === ' ' &&
    !isEveryday(token) &&
    !token.inPhrase &&
    (token.roles & NOISE) === 0 &&
    (isMaker(token) || isLine(token)) &&
    !(token.repeated && next?.numeric);
  /** "Mate 40 Pro, Huawei Mate 40 Pro", "coppel a 18 meses", "SVC-90177", "a Samsung 25W charger" */
  const counts = (number: QueryToken, next: QueryToken | undefined): boolean =>
    number.repeated ||
    isOfThing(number.text) ||
    (next !== undefined && isCountable(next)) ||
    isOf(next, ['accessory', 'part']);
  return tokens.some((token, i) => {
    if (isRead(i) || !isOther(token, tokens[i + 1])) return false;
    for (let k = i + 1; k <= i + REACH_OF_NUMBER && k < tokens.length; k++) {
      const next = tokens[k]!;
      if (isRead(k) || partsDevices(text, tokens[k - 1]!, next)) return false;
      if (isNumber(next)) return !counts(next, tokens[k + 1]);
      if (isOf(next, OF_SENTENCES) || isCountable(next) || next.opaque) return false;
    }
    return false;
  });
}

/** True if the one who asks has no such device, or means another one. */
function isOfNobody({ query, words, isRead }: Named): boolean {
  const phrases = phrasesOf(query, words.lexicon);
  const from = query.tokens.findIndex((_, i) => isRead(i));
  const span = { from, to: query.tokens.findLastIndex((_, i) => isRead(i)) + 1 };
  // A code may be found where no token is read as the name.
  if (from < 0) return false;
  return isLacked(query, phrases, span) || isDeniedFirst(query, phrases, span);
}

/**
 * True if a text asks for the phone of another person, which it does not name: "my iPhone 13 works, but will my wife's phone?". In
 * "an iPhone 13, it is my wife's phone" that is the device.
 */
function asksForOthers({ query, words, isRead }: Named): boolean {
  const { text, tokens } = query;
  const phrases = phrasesOf(query, words.lexicon);
  const first = phrases.findIndex(({ from }) => isRead(from));
  const last = phrases.findLastIndex(({ to }) => isRead(to - 1));
  if (first < 1 || !phrases.slice(0, first).some((phrase) => says(phrase, 'choice', 'own')))
    return false;
  const isPhone = (phrase: Phrase): boolean => tokens[phrase.from]!.category === 'phone';
  return phrases.some((phrase, p) => {
    const isSaid = phrases.slice(Math.max(last + 1, p - 2), p).some(isCopula);
    if (p <= last || isSaid || !says(phrase, 'person', null)) return false;
    const isParted = tokens
      .slice(phrases[last]!.to, phrase.from + 1)
      .some((token, k) => partsDevices(text, tokens[phrases[last]!.to + k - 1]!, token));
    const beside = phrases.slice(Math.max(last + 1, p - BESIDE_PERSON), p + BESIDE_PERSON + 1);
    return isParted && beside.some(isPhone);
  });
}

/** True if what may be a code is the number of an order: "Ordine no. A2483", "my order is #A1984". */
function isOfOrder({ query: { tokens }, isRead, isCode }: Named): boolean {
  if (!isCode) return false;
  const from = tokens.findIndex((_, i) => isRead(i));
  const isSmall = (token: QueryToken): boolean => !token.numeric && (token.roles & NOISE) !== 0;
  for (let at = from - 1; at >= 0 && at >= from - 1 - MOST_OF_LABEL; at--) {
    if (says(tokens[at], 'label', 'order')) return true;
    if (!isSmall(tokens[at]!)) return false;
  }
  return false;
}

/** True if another maker stands before the whole name: "Nokia Pixel 7". Either of them is wrong, and nobody knows which. */
function isOfOtherMaker({ query: { text, tokens }, isRead, isKnownMaker }: Named): boolean {
  const first = tokens.findIndex((_, i) => isRead(i));
  const before = itemAt(tokens, first - 1);
  return (
    before !== undefined &&
    isLine(tokens[first]!) &&
    before.text.length > 1 &&
    text.slice(before.to, tokens[first]!.from) === ' ' &&
    !before.inPhrase &&
    (before.roles & NOISE) === 0 &&
    (isKnownMaker(before) || isLine(before))
  );
}

/**
 * True if a text doubts that a device is one, "fake Pixel 10a", or is about what is sold without it: "Pixel 9 display, phone
 * not included". A denied doubt is none: "original, not fake". A watch is used without the phone.
 */
function isAlleged({ query, words, isPhone }: Named): boolean {
  const phrases = phrasesOf(query, words.lexicon);
  const isDenied = (p: number): boolean =>
    phrases
      .slice(Math.max(0, p - DENIES), p)
      .some((phrase) => isOf(phrase, ['negation']) && deniesNext(phrase));
  const isDoubt = (phrase: Phrase): boolean =>
    says(phrase, 'condition', 'alleged') || (isPhone && says(phrase, 'condition', 'loose'));
  return phrases.some((phrase, p) => isDoubt(phrase) && !isDenied(p));
}

/** True if a text is about an accessory: "case for iPhone 15". An offer of the device tells its storage. */
const isOfAccessory = ({ query, words, isRead }: Named): boolean =>
  !tellsStorage(query) && isOfPart(query, words, isRead, 'accessory');

/**
 * True if a text gives up a device for one that the data set lacks: "not the Pixel 10a but the Peicheng ZB31", "troquei o
 * Xperia 1 V pelo Raemond X70".
 */
function isGivenUp({ query, words, isRead, isMaker }: Named): boolean {
  const { tokens } = query;
  const from = tokens.findIndex((_, i) => isRead(i));
  const to = tokens.findLastIndex((_, i) => isRead(i)) + 1;
  if (from < 0) return false;
  const phrases = phrasesOf(query, words.lexicon);
  const isMakerHere = ({ from: at, to: end }: Phrase): boolean =>
    tokens
      .slice(at, end)
      .some((token) => token.text.length >= MIN_MAKER && !isEveryday(token) && isMaker(token));
  const isOther = phrases
    .filter((phrase) => phrase.from >= to)
    .slice(0, REACH)
    .some(isMakerHere);
  return isOther && standingOf(query, phrases, [{ from, to }], 0) === 'left';
}
