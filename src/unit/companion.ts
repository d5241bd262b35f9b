import type { LexiconRole } from '../model/index.ts';
import { isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isBehind, partsDevices } from '../query/signs.ts';
import type { Span } from '../query/standing.ts';
import type { Words } from '../text/lexicon.ts';
import { SUFFIX } from '../text/roles.ts';

/** How many phrases may stand between the other thing and the name: "smartwatch that works with the". */
const MOST_BETWEEN = 4;
/** Roles of words that may stand between them. */
const BETWEEN: readonly LexiconRole[] = [
  'function-word',
  'trade',
  'use',
  'question',
  'conjunction',
];

/** The same behind the name: "ile uyumlu akıllı saat". */
const MOST_BEHIND = 4;
/** Roles of words that may stand there. */
const SMALL_BEHIND: readonly LexiconRole[] = ['function-word', 'question'];

/**
 * True if a text asks for another kind of device that works with the one that it names: "smartwatch compatible with the Pixel
 * 9", "Pixel 9用のスマートウォッチ".
 *
 * @param name the tokens of the named device
 * @param kind the kind of the named device
 */
export function isOfCompanion(
  query: Query,
  { lexicon }: Words,
  { from, to }: Span,
  kind: string,
): boolean {
  const phrases = phrasesOf(query, lexicon);
  const isOther = (phrase: Phrase): boolean => {
    const { category } = query.tokens[phrase.from]!;
    return (category !== null && category !== kind) || isOf(phrase, ['other-thing']);
  };
  // "Galaxy Buds3 Pro for the S22"
  const isOfOther = ({ from, to }: Phrase): boolean =>
    query.tokens
      .slice(from, to)
      .every(({ numeric, ownRoles }) => numeric || (ownRoles & SUFFIX) !== 0);
  const isParted = (phrase: Phrase): boolean => isBehind(query, phrase.from, partsDevices);
  const before = phrases.filter((phrase) => phrase.to <= from).reverse();
  const behind = phrases.filter((phrase) => phrase.from >= to);
  const joins = (phrase: Phrase): boolean => says(phrase, 'part', 'fits');
  for (let k = 0, isJoined = false; k <= MOST_BETWEEN && before[k] !== undefined; k++) {
    const phrase = before[k]!;
    if (isJoined && isOther(phrase)) return true;
    isJoined ||= joins(phrase);
    const isBetween = joins(phrase) || isOf(phrase, BETWEEN) || (isJoined && isOfOther(phrase));
    if (isParted(phrase) || !isBetween) break;
  }
  // "Pixel 9 için akıllı saat", "能配Pixel 9的智能手表": the word stands between the name and the other thing, or before the name.
  let isJoined = behind[0] !== undefined && isOfBehind(behind[0]) && before.slice(0, 1).some(joins);
  for (const phrase of behind.slice(0, MOST_BEHIND)) {
    if (isParted(phrase)) return false;
    if (isJoined && isOther(phrase)) return true;
    const isJoining = says(phrase, 'part', 'fits-behind');
    // "uyumlu akıllı saat": "smart" alone is a phone.
    const isBetween =
      isOf(phrase, SMALL_BEHIND) ||
      isOfBehind(phrase) ||
      query.tokens[phrase.from]!.category === 'phone';
    if (!isJoining && !isBetween) return false;
    isJoined ||= isJoining;
  }
  return false;
}

/** True for a particle between a name and what belongs to it: "的", "の". */
const isOfBehind = (phrase: Phrase): boolean => says(phrase, 'version', 'of-behind');
