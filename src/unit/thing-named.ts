import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { isDenied, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query, QueryToken } from '../query/query.ts';
import { isEsim, isLine, isNumber, tellsStorage } from '../query/query-words.ts';
import { announces, endsEntry, isBehind as isBehindSign, partsDevices } from '../query/signs.ts';
import type { Span } from '../query/standing.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { OTHER, PART } from '../text/roles.ts';
import { isOpaque } from '../text/scripts.ts';
import { STORAGE } from '../text/tokens.ts';
import { fits, isOfPart } from './loose-part.ts';

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
/** How many phrases may stand between the word "with" and what is sold with a device: "with a clear case, charger". */
const MOST_GIVEN = 4;
/** What parts a name from a thing. "12 mini: back glass" is about a repair, "case #5512, iPhone 14" about a help desk. */
const parts = (text: string, before: QueryToken, next: QueryToken): boolean =>
  partsDevices(text, before, next) ||
  announces(text, before, next) ||
  (next.numeric && text[next.from - 1] === '#');
/** The numbers of tickets and orders, but no years. */
const NUMBERED = /(?<![\d.,])(?!20\d\d(?!\d))\d{4,}(?![\d.,])/;
/** How far from the name of one device that of another one may stand: "iPhone 12 and iPhone 13". */
const BESIDE_NAME = 3;
/** What words of the role `part` say that are parts. */
const PARTS: readonly unknown[] = [null, 'for', 'ahead'];
/** What joins a device and a thing that is sold with it: "iPhone 15 + case", "iPhone 15 (case)". */
const JOINS = /[+&/(]/;

/** True if a text has a word for a part, an accessory or another thing, so that {@link isAboutOtherThing} may be true. */
export const saysThing = ({ tokens }: Query): boolean =>
  tokens.some(({ roles }) => (roles & (PART | OTHER)) !== 0);

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
  if (!isSeveral) return isOfPart(query, words, isRead) || isAboutThing(query, words, isRead, kind);
  const isBeside = (i: number): boolean =>
    query.tokens.some((_, k) => Math.abs(k - i) <= BESIDE_NAME && isRead(k));
  const isOfNames = (i: number): boolean =>
    isRead(i) || (isBeside(i) && (isNumber(query.tokens[i]!) || isLine(query.tokens[i]!)));
  return isAboutThing(query, words, isOfNames, kind);
}

/**
 * True if a text names a thing for a device rather than the device: "iPhone 13 rear camera", "Lego Galaxy S24". The
 * thing stands in the clause of the name, and it is neither sold with the device nor a property of it. If the text asks about
 * eSIM, a word for what the thing fits must join the two: "case for iPhone 13, eSIM version".
 */
function isAboutThing(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
  kind: string,
): boolean {
  if (tellsStorage(query)) return false;
  const { tokens } = query;
  const from = tokens.findIndex((_, i) => isRead(i));
  // A device may be found by a code that is no part of its name; then no token is read.
  if (from < 0) return false;
  const name = { from, to: tokens.findLastIndex((_, i) => isRead(i)) + 1 };
  const phrases = phrasesOf(query, lexicon);
  const topics = phrases.filter((_, p) => asksFor(query, phrases, p));
  const isOfTicket =
    NUMBERED.test(query.text) ||
    phrases.some((phrase) => says(phrase, 'part', 'mended') || isLabel(query, phrase));
  return phrases.some((phrase, p) => {
    if (phrase.from < name.to && phrase.to > name.from) return false;
    if (isCell(query, phrase)) return true;
    // "Gibt es das Galaxy S24 als Lego-Modell?"
    if (says(phrase, 'other-thing', 'image') && isOfClause(query, phrase, name))
      return !isProperty(query, phrases, p, name);
    const isBehind = phrase.from >= name.to;
    if (isBehind && says(phrase, 'part', 'ahead')) return false;
    const between = phrasesBetween(phrases, p, name);
    // "Watch Series 9 aluminium case with a sport loop": the size and the material of a watch are those of its case.
    if (isBehind && kind === 'watch' && between.some((own) => isOf(own, OF_PROPERTIES)))
      return false;
    const isFor = between.some((own) => joins(own, phrase, isBehind));
    if (!isThing(phrase, isFor) || !isOfClause(query, phrase, name)) return false;
    // A ticket of a repair is about the device.
    if (isOfTicket && isOf(phrase, ['part'])) return false;
    const isFirst = p === 0 || isBehindSign(query, phrase.from, endsEntry);
    // "which case for my iphone 15, and does it support esim"
    if (topics.some((own) => !isOfClause(query, own, name))) return false;
    const isTitle = !isBehind && isFirst && between.length === 0;
    if (topics.length > 0 && !isFor && !isTitle) return false;
    // "чехол на хонор 90": at the beginning of a title a small word says what the thing fits.
    const isAhead = (isFor || isFirst) && !isBehind;
    return (
      between.every((own) => joins(own, phrase, isBehind) || isOfTitle(own, isAhead)) &&
      !isProperty(query, phrases, p, name)
    );
  });
}

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

/** @param isFor true if a word for what it fits leads to the name: a strap alone may be one of the device */
const isThing = ({ senses }: Phrase, isFor: boolean): boolean =>
  senses.some(
    ({ role, means }) =>
      (role === 'accessory' && (isFor || means === 'alone')) ||
      ((role === 'part' || role === 'other-thing') && means === null),
  ) &&
  !senses.some(
    ({ role }) => OF_SENTENCES.includes(role) || (!isFor && OF_PROPERTIES.includes(role)),
  );

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

/** True if a thing is sold with the device, denied, counted, or described as a part of it: "5 cases", "cracked screen". */
function isProperty(query: Query, phrases: readonly Phrase[], p: number, name: Span): boolean {
  const { tokens } = query;
  const phrase = phrases[p]!;
  const before = itemAt(phrases, p - 1);
  const next = itemAt(phrases, p + 1);
  const count = itemAt(tokens, phrase.from - 1);
  if (phrase.from > name.to && count?.digits && !STORAGE.has(count.text)) return true;
  // "ケースなし": in some languages "without" stands behind.
  const isLast = phrases.length === p + 2;
  const isDeniedBehind = isOf(next, ['negation']) && (isLast || isOpaque(next!.text));
  if (isDenied(query, phrases, p) || isDeniedBehind) return true;
  const isOwn = says(before, 'choice', 'own') || says(next, 'part', 'with-behind');
  const isDescribed =
    isOf(phrase, ['part']) && [before, next].some((own) => isOf(own, ['condition']));
  return isOwn || isDescribed || isSoldWith(query, phrases, p, name);
}

/** True if a sign or a word joins a thing behind the name with the device: "iPhone 15 + case", "iPhone 15 with a clear case". */
function isSoldWith(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  p: number,
  name: Span,
): boolean {
  const { from } = phrases[p]!;
  if (from < name.to) return false;
  const between = phrases
    .slice(Math.max(0, p - MOST_GIVEN), p)
    .filter((own) => own.from >= name.to);
  return (
    JOINS.test(text.slice(tokens[name.to - 1]!.to, tokens[from]!.from)) ||
    between.some((own) => says(own, 'part', 'with'))
  );
}
