import type { LexiconRole } from '../model/index.ts';
import { isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isBehind, partsDevices } from '../query/signs.ts';
import type { Span } from '../query/standing.ts';
import type { Words } from '../text/lexicon.ts';

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
    return category !== null && category !== kind && phrase.to <= query.tokens.length;
  };
  const isParted = (phrase: Phrase): boolean => isBehind(query, phrase.from, partsDevices);
  const before = phrases.filter((phrase) => phrase.to <= from).reverse();
  const behind = phrases.filter((phrase) => phrase.from >= to);
  const joins = (phrase: Phrase): boolean => says(phrase, 'part', 'fits');
  for (let k = 0, isJoined = false; k <= MOST_BETWEEN && before[k] !== undefined; k++) {
    const phrase = before[k]!;
    if (isJoined && isOther(phrase)) return true;
    isJoined ||= joins(phrase);
    if (isParted(phrase) || !(joins(phrase) || isOf(phrase, BETWEEN))) break;
  }
  // "Pixel 9 için akıllı saat": the word stands between the name and the other thing.
  const [first, second] = behind;
  const isBehindName = first !== undefined && !isParted(first);
  return (
    isBehindName &&
    says(first, 'part', 'fits-behind') &&
    second !== undefined &&
    !isParted(second) &&
    isOther(second)
  );
}
