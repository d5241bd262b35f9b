import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query, QueryToken } from '../query/query.ts';
import { isEsim, isLine, isNumber, tellsStorage } from '../query/query-words.ts';
import { announces, endsEntry, isBehind as isBehindSign, partsDevices } from '../query/signs.ts';
import type { Span } from '../query/standing.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { CATEGORY, OTHER, PART } from '../text/roles.ts';
import { isOtherKind } from './target.ts';
import { isOfDevice } from './thing-of-device.ts';

/** Roles of words of sentences and of names that may also be such a thing: "support", "air". */
const OF_SENTENCES: readonly LexiconRole[] = [
  'suffix',
  'function-word',
  'question',
  'negation',
  'use',
  'conjunction',
  'choice',
  'condition',
  'trade',
  'person',
  'topic',
  'sim',
  'version',
  'travel',
  'plan',
];
/** Roles of words for properties of a device, which may also be a thing for it: "strap". */
const OF_PROPERTIES: readonly LexiconRole[] = ['colour', 'hardware', 'unit'];
/** Roles of words of sentences, beside which a thing is not the subject of a title. */
const OF_SENTENCES_BETWEEN: readonly LexiconRole[] = [
  'function-word',
  'question',
  'negation',
  'use',
  'conjunction',
  'person',
  'travel',
  'plan',
];
/** Roles of words that may stand between "for" and a device: "for my". */
const SMALL: readonly LexiconRole[] = ['function-word', 'choice', 'question'];
/** What parts a name from a thing. "12 mini: back glass" is about a repair, "case #5512, iPhone 14" about a help desk. */
const parts = (text: string, before: QueryToken, next: QueryToken): boolean =>
  partsDevices(text, before, next) ||
  announces(text, before, next) ||
  (next.numeric && text[next.from - 1] === '#');
/** The numbers of tickets and orders, but no years. */
const NUMBERED = /(?<![\d.,])(?!20\d\d(?!\d))\d{4,}(?![\d.,a-z])/;
/** How far from the name of one device that of another one may stand: "iPhone 12 and iPhone 13". */
const BESIDE_NAME = 3;
/** What words of the role `part` say that are parts, and those that are parts without a word for what they fit. */
const PARTS: readonly unknown[] = [null, 'program', 'ahead', 'for'];
const PARTS_ALONE: readonly unknown[] = [null, 'program', 'ahead'];
/** The code of a part: "EB-BS908ABY". */
const CODE = /[a-z]\d{3}/;

/** True if a text has a word for a part, another thing or a kind of device, so that {@link isAboutOtherThing} may be true. */
export const saysThing = ({ tokens }: Query): boolean =>
  tokens.some(({ roles }) => (roles & (PART | OTHER | CATEGORY)) !== 0);

/**
 * True if a text is about a loose part of a device or about another thing for it.
 *
 * @param isRead true for the index of a token that is part of the device's name
 * @param kind the kind of the named device
 * @param isSeveral true if the text names further devices beside it: "iPhone 12/13 case"
 */
export function isAboutOtherThing(
  query: Query,
  words: Words,
  isRead: (token: number) => boolean,
  kind: string,
  isSeveral: boolean,
): boolean {
  if (!isSeveral) return isAboutThing(query, words, isRead, kind);
  const isBeside = (i: number): boolean =>
    query.tokens.some((_, k) => Math.abs(k - i) <= BESIDE_NAME && isRead(k));
  const isOfNames = (i: number): boolean =>
    isRead(i) || (isBeside(i) && (isNumber(query.tokens[i]!) || isLine(query.tokens[i]!)));
  return isAboutThing(query, words, isOfNames, kind);
}

/**
 * True if a text names a thing for a device rather than the device: "iPhone 13 rear camera", "Lego Galaxy S24", "battery for
 * iPhone 12". The thing stands in the clause of the name, and it is neither sold with the device nor a property of it.
 */
function isAboutThing(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
  kind: string,
): boolean {
  const { tokens } = query;
  const from = tokens.findIndex((_, i) => isRead(i));
  // A device may be found by a code that is no part of its name; then no token is read.
  if (from < 0) return false;
  const name = { from, to: tokens.findLastIndex((_, i) => isRead(i)) + 1 };
  const phrases = phrasesOf(query, lexicon);
  // A logic board has a storage as well, and a ticket of a repair is about the device.
  const mayBePart = !isOfTicket(query, phrases);
  const mayBeOther = !tellsStorage(query);
  return phrases.some((phrase, p) => {
    if (phrase.from < name.to && phrase.to > name.from) return false;
    if (isCell(query, phrase)) return true;
    if (!isOfClause(query, phrase, name)) return false;
    // "Gibt es das Galaxy S24 als Lego-Modell?"
    if (says(phrase, 'other-thing', 'image')) return !isOfDevice(query, phrases, p, name, false);
    if (!(isOf(phrase, ['part']) ? mayBePart : mayBeOther)) return false;
    const isBehind = phrase.from >= name.to;
    const between = phrasesBetween(phrases, p, name);
    // "Watch Series 9 aluminium case with a sport loop": the size and the material of a watch are those of its case.
    if (isBehind && kind === 'watch' && between.some((own) => isOf(own, OF_PROPERTIES)))
      return false;
    const isFor =
      between.some((own) => joins(own, phrase, isBehind)) ||
      (isBehind ? isFitted(phrases, name) : hasCode(query, phrase, name));
    // "smartwatch for the Pixel 9"
    if (!isThing(phrase, isFor, isBehind) && !(isFor && isOtherKind(tokens[phrase.from]!, kind)))
      return false;
    const isFirst = !isBehind && beginsEntry(query, phrases, p);
    const isNext = between.length === 0;
    if (!isSubject(query, phrases, p, name, isFor || (isFirst && isNext), isNext)) return false;
    // "чехол на хонор 90": at the beginning of a title a small word says what the thing fits.
    const isAhead = !isBehind && (isFor || isFirst);
    return (
      between.every((own) => joins(own, phrase, isBehind) || isOfTitle(own, isAhead)) &&
      !isOfDevice(query, phrases, p, name, isFor)
    );
  });
}

/**
 * True if a thing may be the subject of a text that asks about eSIM. Then a word for what it fits must join it to the name:
 * "case for iPhone 13, eSIM version". In "which case for my iphone 15, and does it support esim" the device is asked for. A
 * simulator has no eSIM, and an "iPhone X in a 14 Pro housing" is no 14 Pro.
 *
 * @param isJoined true if such a word joins it, or it begins the title right before the name
 * @param isNext true if it stands right beside the name
 */
function isSubject(
  query: Query,
  phrases: readonly Phrase[],
  p: number,
  name: Span,
  isJoined: boolean,
  isNext: boolean,
): boolean {
  const phrase = phrases[p]!;
  if (says(phrase, 'part', 'program') || (says(phrase, 'part', null) && isNext)) return true;
  const topics = phrases.filter((_, q) => asksFor(query, phrases, q));
  return topics.length === 0 || (isJoined && topics.every((own) => isOfClause(query, own, name)));
}

/** True if an entry or the text begins with a phrase. The "SIM" of "SIM-лоток" belongs to the part. */
function beginsEntry(query: Query, phrases: readonly Phrase[], p: number): boolean {
  const begin = isOf(itemAt(phrases, p - 1), ['sim']) ? p - 1 : p;
  return begin === 0 || isBehindSign(query, phrases[begin]!.from, endsEntry);
}

/** True for a text about a device that was or is to be repaired, in which a part is no offer. */
const isOfTicket = (query: Query, phrases: readonly Phrase[]): boolean =>
  NUMBERED.test(query.text) ||
  phrases.some((phrase) => says(phrase, 'part', 'mended') || isLabel(query, phrase));

/** True for "eSIM", unless it tells the version that a thing is for: "charger iPhone 15, eSIM version". */
function asksFor({ tokens }: Query, phrases: readonly Phrase[], p: number): boolean {
  const { from, to } = phrases[p]!;
  const isVersion = (at: number): boolean => says(itemAt(phrases, at), 'version', null);
  return tokens.slice(from, to).some(isEsim) && !isVersion(p - 1) && !isVersion(p + 1);
}

const isLabel = ({ tokens }: Query, phrase: Phrase): boolean =>
  isOf(phrase, ['label']) && tokens[phrase.to]?.numeric === true;

/** The phrases between a thing and the name. */
const phrasesBetween = (phrases: readonly Phrase[], p: number, name: Span): readonly Phrase[] =>
  phrases[p]!.from < name.from
    ? phrases.slice(p + 1).filter(({ from }) => from < name.from)
    : phrases.slice(0, p).filter(({ to }) => to > name.to);

/**
 * True for a word that may stand between a thing and the name: "leather case for my iPhone 15", "iPhone 15 rear camera". Behind
 * a small word a thing is where the device is: "an iPhone 15 in the car".
 *
 * @param isAhead true if the thing stands before the name and leads to it
 */
const isOfTitle = (phrase: Phrase, isAhead: boolean): boolean =>
  (isAhead && isOf(phrase, SMALL)) || !isOf(phrase, OF_SENTENCES_BETWEEN);

/**
 * True for a word between a name and a thing that joins them: "case for", "case of", "için kılıf", "のケース". Owners ask where the
 * tray of their device is.
 *
 * @param isBehind true if the thing stands behind the name
 */
function joins(phrase: Phrase, thing: Phrase, isBehind: boolean): boolean {
  if (isBehind) return says(phrase, 'part', 'fits-behind') || says(phrase, 'version', 'of-behind');
  const isOwned = says(phrase, 'version', 'of') && !isCopula(phrase);
  return fits(phrase) || (isOwned && !says(thing, 'part', 'ahead'));
}

/** True for a word between a thing and the device that it fits. */
const fits = (phrase: Phrase | undefined): boolean =>
  says(phrase, 'part', 'fits') || says(phrase, 'part', 'fits-behind');

/**
 * True for a phrase that can be a thing for a device. A strap alone may be that of the device, a battery a condition ("new
 * battery, iPhone 12"), and a tray behind the name a property ("iPad Air 5, nano SIM tray"), unless a word for what it fits
 * joins it to the name.
 *
 * @param isFor true if such a word does
 * @param isBehind true if it stands behind the name
 */
const isThing = (phrase: Phrase, isFor: boolean, isBehind: boolean): boolean =>
  (isFor || !(isBehind && says(phrase, 'part', 'ahead'))) &&
  phrase.senses.some(({ role, means }) => {
    if (role === 'accessory') return isFor || means === 'alone';
    if (role === 'other-thing') return means === null;
    return role === 'part' && (isFor ? PARTS : PARTS_ALONE).includes(means);
  }) &&
  !phrase.senses.some(
    ({ role }) => OF_SENTENCES.includes(role) || (!isFor && OF_PROPERTIES.includes(role)),
  );

/** True if a word for what a thing fits stands before the name, and the thing behind it: "适用iPhone 14电池". */
const isFitted = (phrases: readonly Phrase[], name: Span): boolean =>
  phrases[0]!.to === name.from && fits(phrases[0]);

/** True if the code of a part leads from it to the name: "battery EB-BS908ABY, Galaxy S22 Ultra". */
const hasCode = ({ text, tokens }: Query, { to }: Phrase, name: Span): boolean =>
  CODE.test(text.slice(tokens[to - 1]!.to, tokens[name.from]!.from));

/** True for a part that fills a cell of a row: "iPhone 13 | battery | 6 pcs". */
function isCell({ text, tokens }: Query, { from, to, senses }: Phrase): boolean {
  const isPart = senses.some(({ role, means }) => role === 'part' && PARTS.includes(means));
  const before = text.slice(tokens[from - 1]?.to ?? 0, tokens[from]!.from);
  const behind = text.slice(tokens[to - 1]!.to, tokens[to]?.from ?? text.length);
  return isPart && before.includes('|') && behind.includes('|');
}

/** True if no sign stands between a phrase and the name. */
function isOfClause({ text, tokens }: Query, { from, to }: Phrase, name: Span): boolean {
  const [first, last] = to <= name.from ? [to - 1, name.from] : [name.to - 1, from];
  for (let i = first; i < last; i++) if (parts(text, tokens[i]!, tokens[i + 1]!)) return false;
  return true;
}
