import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { isDenied, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query, QueryToken } from '../query/query.ts';
import {
  isCountable,
  isEveryday,
  isKnownMaker,
  isLine,
  isMaker,
  isNumber,
  isOfThing,
} from '../query/query-words.ts';
import { isBehind, partsDevices } from '../query/signs.ts';
import { isNotMeant, type Span, standingOf } from '../query/standing.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE } from '../text/roles.ts';
import { isForOtherThing } from './target.ts';
import { lacksEsim } from './without.ts';

/**
 * How many phrases may stand between a device that was given up and the one that is in use, and between a person and a phone:
 * "le téléphone de ma fille".
 */
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
/** How many phrases may stand between "is" and a person: "it is my wife's phone". */
const BESIDE_COPULA = 2;
/** The maker of whose devices none has Android or takes a memory card. */
const APPLE = 'apple';
/** How many tokens behind another maker its number stands at most: "QMobile Energy X5". */
const REACH_OF_NUMBER = 3;

/** A text that names one device, and what reads it. */
interface Named {
  query: Query;
  device: number;
  /** True if the device is found by its code. */
  isCode: boolean;
  /** True for the index of a token that is part of the device's name. */
  isRead: (token: number) => boolean;
  tables: Tables;
}

/**
 * True if a text names a device but may be about something else, so that the device is listed and none is meant: an
 * alleged device, one that was given up for another or that the asker does not have, one that the text only mentions, or one
 * beside the thing for which the eSIM is.
 */
export function isDoubted(named: Named): boolean {
  const { query, device, isRead, tables } = named;
  const { devices, lexicon: words } = tables;
  if (isAlleged(named) || isBesideOther(named)) return true;
  if (devices.supports(device) !== 'no' && lacksEsim(query, words)) return true;
  const from = query.tokens.findIndex((_, i) => isRead(i));
  // A device may be found by a code that is no part of its name; then no token is read.
  if (from < 0) return false;
  const name = { from, to: query.tokens.findLastIndex((_, i) => isRead(i)) + 1 };
  const kind = devices.category(device);
  return (
    isGivenUp(named, name) ||
    isNotMeant(query, phrasesOf(query, words.lexicon), name, kind) ||
    isOfOrder(named, name) ||
    asksForOthers(named, name) ||
    isOfOtherMaker(named, name) ||
    isForOtherThing(query, words, isRead, kind)
  );
}

/**
 * True if another maker or line stands in a text, unread and with a number behind it: "Mate 40 Pro, Hammer Iron 6". That is
 * a second device, which the data set lacks or which too little is said of.
 */
function isBesideOther({ query, isRead, tables }: Named): boolean {
  const { tokens, text } = query;
  // "HW-P50PRO-256-BLK" is one word, and "iPhone X = iPhone 10" one device.
  const isOther = (token: QueryToken, next: QueryToken | undefined): boolean =>
    token.text.length >= MIN_MAKER &&
    text[token.to] === ' ' &&
    !isEveryday(token) &&
    !token.inPhrase &&
    (token.roles & NOISE) === 0 &&
    (isMaker(token, tables) || isLine(token)) &&
    !(token.repeated && next?.numeric);
  /**
   * "IVA 22%", "line 8: iPhone 14", "Mate 40 Pro, Huawei Mate 40 Pro", "coppel a 18 meses", "SVC-90177", "a Samsung
   * 25W charger"
   */
  const counts = (number: QueryToken, next: QueryToken | undefined): boolean =>
    number.repeated ||
    '%:'.includes(text[number.to] ?? ' ') ||
    isOfThing(number.text) ||
    (next !== undefined && isCountable(next)) ||
    isOf(next, ['accessory', 'part']);
  return tokens.some((token, i) => {
    if (isRead(i) || !isOther(token, tokens[i + 1])) return false;
    for (let k = i + 1; k <= i + REACH_OF_NUMBER && k < tokens.length; k++) {
      const next = tokens[k]!;
      if (isRead(k) || partsDevices(text, tokens[k - 1]!, next)) return false;
      // "Pixel 9 before, an iPhone 3G now"
      if (next.network && k === i + 1 && tables.isName(token.text + next.text)) return true;
      if (isNumber(next)) return !counts(next, tokens[k + 1]);
      if (isOf(next, OF_SENTENCES) || isCountable(next) || next.opaque) return false;
    }
    return false;
  });
}

/**
 * True if a text asks for a phone that it does not name: that of another person ("my iPhone 13 works, but will my wife's
 * phone?"), or the asker's own ("works on my husband's iPhone 13, what about my phone?"). In "an iPhone 13, it is my wife's
 * phone" that is the device.
 */
function asksForOthers({ query, tables }: Named, { from, to }: Span): boolean {
  const phrases = phrasesOf(query, tables.lexicon.lexicon);
  const isPhone = (phrase: Phrase): boolean => query.tokens[phrase.from]!.category === 'phone';
  const before = phrases.filter((phrase) => phrase.to <= from);
  const rest = phrases.filter((phrase) => phrase.from >= to);
  const end = rest.findIndex((phrase) => isBehind(query, phrase.from, partsDevices));
  const behind = rest.slice(end);
  if (before.some(isOwn)) {
    const isOther = behind.some((phrase, p) => {
      if (!isPerson(phrase)) return false;
      const isSaid = behind.slice(Math.max(0, p - BESIDE_COPULA), p).some(isCopula);
      return !isSaid && behind.slice(Math.max(0, p - REACH), p + REACH).some(isPhone);
    });
    if (isOther) return true;
  }
  const isOfOther = [...before.slice(-REACH), ...rest.slice(0, Math.max(0, end))].some(isPerson);
  return (
    isOfOther &&
    end >= 0 &&
    behind.some((phrase, p) => {
      if (!isOwn(phrase)) return false;
      const next = behind.slice(p + 1, p + REACH);
      // "not sure what model mine is"
      if (isCopula(next[0])) return true;
      const at = next.findIndex(isPhone);
      return at >= 0 && !next.slice(0, at).some(isPerson);
    })
  );
}

const isPerson = (phrase: Phrase): boolean => says(phrase, 'person', null);
const isOwn = (phrase: Phrase): boolean => says(phrase, 'choice', 'own');

/** True if what may be a code is the number of an order: "Ordine no. A2483", "my order is #A1984", "номер заказа A2483". */
function isOfOrder({ query, tables, isCode }: Named, { from }: Span): boolean {
  if (!isCode) return false;
  const before = phrasesOf(query, tables.lexicon.lexicon).filter((phrase) => phrase.to <= from);
  const isSmall = (phrase: Phrase): boolean =>
    query.tokens
      .slice(phrase.from, phrase.to)
      .every(({ numeric, roles }) => !numeric && (roles & NOISE) !== 0);
  const nearest = before.reverse().slice(0, MOST_OF_LABEL + 1);
  const at = nearest.findIndex((phrase) => says(phrase, 'label', 'order'));
  return at >= 0 && nearest.slice(0, at).every(isSmall);
}

/** True if another maker stands before the whole name: "Nokia Pixel 7". Either of them is wrong, and nobody knows which. */
function isOfOtherMaker({ query, tables }: Named, { from }: Span): boolean {
  const { text, tokens } = query;
  const before = itemAt(tokens, from - 1);
  return (
    before !== undefined &&
    isLine(tokens[from]!) &&
    before.text.length > 1 &&
    text.slice(before.to, tokens[from]!.from) === ' ' &&
    !before.inPhrase &&
    (before.roles & NOISE) === 0 &&
    (isKnownMaker(before, tables) || isLine(before))
  );
}

/**
 * True if a text doubts that a device is one ("fake Pixel 10a"), says that the unit reaches no network ("dead modem") or has
 * what no device of its maker has ("iPhone 15 with a Play Store and microSD"), or is about what is sold without the phone
 * ("Pixel 9 display, phone not included"). A denied doubt is none: "original, not fake". A watch is used without the phone.
 */
function isAlleged({ query, device, tables }: Named): boolean {
  const phrases = phrasesOf(query, tables.lexicon.lexicon);
  const isPhone = tables.devices.category(device) === 'phone';
  // One such word may be the phone that the asker comes from: "from Android 14 to an iPhone 15".
  const isForeign =
    isPhone &&
    tables.devices.brands[tables.devices.brand[device]!]!.slug === APPLE &&
    phrases.filter((phrase) => says(phrase, 'condition', 'foreign')).length > 1;
  const isDoubt = (phrase: Phrase): boolean =>
    says(phrase, 'condition', 'alleged') ||
    (isPhone && says(phrase, 'condition', 'loose')) ||
    (isForeign && says(phrase, 'condition', 'foreign'));
  // "No signal, IMEI null": nobody denies that a unit is dead.
  return phrases.some(
    (phrase, p) =>
      says(phrase, 'condition', 'dead') || (isDoubt(phrase) && !isDenied(query, phrases, p)),
  );
}

/**
 * True if a text gives up a device for one that the data set lacks, or that it does not name: "not the Pixel 10a but the
 * Peicheng ZB31", "troquei o Xperia 1 V pelo Raemond X70".
 */
function isGivenUp({ query, tables }: Named, name: Span): boolean {
  const { tokens } = query;
  const phrases = phrasesOf(query, tables.lexicon.lexicon);
  const isMakerHere = ({ from: at, to: end }: Phrase): boolean =>
    tokens
      .slice(at, end)
      .some(
        (token) => token.text.length >= MIN_MAKER && !isEveryday(token) && isMaker(token, tables),
      );
  const isOther = phrases
    .filter((phrase) => phrase.from >= name.to)
    .slice(0, REACH)
    .some(isMakerHere);
  // "Sold my Pixel 4, now I use another phone", but not "my Pixel broke, can I move the eSIM to another phone".
  const isInUse = (phrase: Phrase): boolean =>
    says(phrase, 'choice', 'taken') || says(phrase, 'choice', 'own');
  // "Je n'ai plus mon iPhone 16. L'eSIM marchera sur mon nouveau téléphone ?"
  const isNewPhone = (phrase: Phrase, p: number): boolean =>
    phrase.from >= name.to &&
    tokens[phrase.from]!.category === 'phone' &&
    phrases.slice(Math.max(0, p - REACH), p).some((own) => own.from >= name.to && isInUse(own));
  const isUnnamed = phrases.some(
    (phrase, p) =>
      isNewPhone(phrase, p) ||
      (says(phrase, 'choice', 'other') &&
        phrases.slice(Math.max(0, p - REACH), p + REACH).some(isInUse)),
  );
  return (isOther || isUnnamed) && standingOf(query, phrases, [name], 0) === 'left';
}
