import type { LexiconRole } from '../model/index.ts';
import { isDenied, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query, QueryToken } from '../query/query.ts';
import { isEsim, isEveryday, isLine } from '../query/query-words.ts';
import { isBehind, isBracketed, partsDevices } from '../query/signs.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { NOISE, OTHER } from '../text/roles.ts';

/** How many phrases before a thing may say that the eSIM is for it: "for my". */
const MOST_AHEAD = 2;

/** Roles of small words, and of words that end names. */
const NO_THINGS: readonly LexiconRole[] = ['function-word', 'question', 'suffix'];

/** Roles of words that may join "eSIM" and a thing. */
const LINKS: readonly LexiconRole[] = [
  'function-word',
  'part',
  'choice',
  'use',
  'question',
  'version',
  'person',
];

/**
 * True if the eSIM is for another thing than the device that a text names: "my phone is a Pixel 8, the eSIM is for the
 * tablet", "eSIM for the drone, app on an iPhone 15". It is for what stands nearest to the word "eSIM", unless that is
 * denied: "for the Pixel 9 and not for my router".
 *
 * @param isRead true for the index of a token that is part of the device's name
 * @param kind the kind of the named device
 */
export function isForOtherThing(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
  kind: string,
): boolean {
  // A router may be in any other thing. Most texts name no thing.
  const mayBe = (token: QueryToken, i: number): boolean => !isRead(i) && mayBeThing(token, kind);
  if (kind === 'hotspot' || !query.tokens.some(mayBe)) return false;
  const phrases = phrasesOf(query, lexicon);
  const places = [...phrases.keys()];
  // "eSIM in the Galaxy Buds with a Galaxy S24": the line of the device is also a word of the thing.
  const isOfName = (p: number): boolean => isRead(phrases[p]!.from) && !isNameOfThing(phrases[p]!);
  const targets = places.filter(
    (p) => !isOfName(p) && isThing(query, phrases, p, kind) && !isDenied(query, phrases, p),
  );
  const topics = places.filter((p) => saysEsim(query, phrases[p]!));
  if (targets.length === 0 || topics.length === 0) return false;
  const own = places.filter(
    (p) => isOfName(p) || (!targets.includes(p) && isPhone(query, phrases[p]!, kind)),
  );
  // "The eSIM is not for the phone (iPhone XR), but for the watch"
  if (own.length === 0 || isDenied(query, phrases, own[0]!)) return true;
  const nearest = (of: readonly number[], isLinked: (p: number, t: number) => boolean): number =>
    Math.min(
      ...of.flatMap((p) =>
        topics.map((t) =>
          isLinked(p, t) ? distance(query, phrases, p, t) : Number.POSITIVE_INFINITY,
        ),
      ),
    );
  const isTarget = (p: number, t: number): boolean =>
    isLink(phrases, p, t) && !isPlaceOf(query, phrases, p, own);
  return nearest(targets, isTarget) < nearest(own, () => true);
}

/**
 * True if the words between "eSIM" and a thing may join them: "eSIM for the car", "does my drone support eSIM". So does nothing
 * between them, but neither the "jack" of "headphone jack eSIM" nor the "from" of "eSIM from my TV provider".
 */
function isLink(phrases: readonly Phrase[], p: number, t: number): boolean {
  const between = phrases.slice(Math.min(p, t) + 1, Math.max(p, t));
  if (between.some((phrase) => says(phrase, 'version', 'origin') && !says(phrase, 'part', 'fits')))
    return false;
  return between.length === 0 || between.some((phrase) => isOf(phrase, LINKS));
}

/** True if a thing is where the device is: "iPhone 13 in the car eSIM". The eSIM may be for "my BMW". */
function isPlaceOf(
  query: Query,
  phrases: readonly Phrase[],
  p: number,
  own: readonly number[],
): boolean {
  const before = phrases.slice(Math.max(0, p - MOST_AHEAD), p);
  const name = before.findIndex((_, k) => own.includes(p - before.length + k));
  const rest = name < 0 ? [] : before.slice(name + 1);
  return (
    rest.length > 0 &&
    rest.every((phrase) => isOf(phrase, ['function-word']) && !says(phrase, 'part', 'fits')) &&
    !isBehind(query, phrases[p]!.from, partsDevices)
  );
}

/** True for "eSIM", and for a plan with one: "Daten-eSIM". Where its code is shown says nothing: "the eSIM QR code on my laptop". */
const saysEsim = ({ tokens }: Query, { from, to }: Phrase): boolean =>
  tokens.slice(from, to).some(isEsim) && tokens[to]?.text !== 'qr';

/** True for a token of which {@link isThing} may be true. */
const mayBeThing = (token: QueryToken, kind: string): boolean =>
  (token.roles & OTHER) !== 0 || isOtherLine(token) || isOtherKind(token, kind);

/** True for a line of devices that is no other word: "ipad", but not the "phone" of Nothing. */
const isOtherLine = (token: QueryToken): boolean =>
  isLine(token) && token.category === null && (token.roles & NOISE) === 0 && !isEveryday(token);

/**
 * True for a word for another kind of device than the named one. A phone may stand for any.
 *
 * @param kind the kind of the named device
 */
export const isOtherKind = ({ category }: QueryToken, kind: string): boolean =>
  category !== null && category !== kind && category !== 'phone';

/** True for a word for another kind of device, or for another thing that may take an eSIM. */
function isThing(query: Query, phrases: readonly Phrase[], p: number, kind: string): boolean {
  const phrase = phrases[p]!;
  // "Ur" is a watch in Danish, and "your" in chats; "air" is an air conditioner in Thai. "My car" has no French "because".
  if (isOf(phrase, NO_THINGS) && !says(itemAt(phrases, p - 1), 'choice', 'own')) return false;
  if (isOtherThing(phrase)) return true;
  const token = query.tokens[phrase.from]!;
  // A phone is a hotspot as well: "eSIM with hotspot for the iPhone 13".
  if (isOtherKind(token, kind) && token.category !== 'hotspot') return true;
  // "an eSIM for my iPad, I have an iPhone 12"
  const isDevice = isOtherKind(token, kind) || isOtherLine(token);
  return (
    isDevice &&
    (says(itemAt(phrases, p + 1), 'part', 'fits-behind') ||
      phrases.slice(Math.max(0, p - MOST_AHEAD), p).some(leadsToTarget))
  );
}

/** True for the name of a thing that begins with a line of devices: "galaxy buds". */
const isNameOfThing = (phrase: Phrase): boolean =>
  phrase.to - phrase.from > 1 && isOtherThing(phrase);

const isOtherThing = (phrase: Phrase): boolean => says(phrase, 'other-thing', null);

const leadsToTarget = (phrase: Phrase): boolean =>
  says(phrase, 'part', 'fits') || says(phrase, 'choice', 'own');

/** True for a word that stands for the named device: "phone", or its kind. */
function isPhone({ tokens }: Query, { from }: Phrase, kind: string): boolean {
  const { category } = tokens[from]!;
  return category === 'phone' || category === kind;
}

/** How far apart two phrases of a clause stand; infinity if they stand in two. */
function distance(query: Query, phrases: readonly Phrase[], a: number, b: number): number {
  const [first, last] = a < b ? [a, b] : [b, a];
  for (let p = first + 1; p <= last; p++) {
    const { from } = phrases[p]!;
    if (isBehind(query, from, partsDevices) || isBehind(query, from, isBracketed))
      return Number.POSITIVE_INFINITY;
  }
  return last - first;
}
