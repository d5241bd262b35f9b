import type { LexiconRole } from '../model/index.ts';
import type { Words } from '../text/lexicon.ts';
import { isOf, phrasesOf, says } from './phrases.ts';
import type { Phrase, Query } from './query.ts';
import { isBehind, partsDevices, setsOff } from './signs.ts';

/** How many small words may stand between a correction and the device that it names: "no wait, it's a". */
const REACH = 3;
/** How many phrases may stand between a device and a correction beside it: "XR bedoel ik", "I mean the A12". */
const BESIDE = 1;
/** Roles of those words, among them the words for a device: "correction, my phone is a". */
const SMALL: readonly LexiconRole[] = [
  'function-word',
  'conjunction',
  'category',
  'hardware',
  'version',
  'choice',
  'person',
];

/** The tokens from `from` to `to - 1`. */
type Part = Pick<Phrase, 'from' | 'to'>;

const mends = (phrase: Phrase, word: 'mends' | 'mends-behind'): boolean =>
  says(phrase, 'choice', word);

/** The tokens, by their index, of the words that take back what was said: "I meant", "bedoel ik". */
export function correctionsIn(query: Query, { lexicon }: Words): ReadonlySet<number> {
  const marks = new Set<number>();
  for (const phrase of phrasesOf(query, lexicon)) {
    if (!mends(phrase, 'mends') && !mends(phrase, 'mends-behind')) continue;
    for (let i = phrase.from; i < phrase.to; i++) marks.add(i);
  }
  return marks;
}

/**
 * True if a text takes back a device for the next one: "iPhone 15, no wait, I meant 5s", "é um S22. Aliás, M22".
 *
 * @param phrases the phrases of the query
 * @param device the tokens that name the device
 * @param next the tokens that name the next one
 */
export function isTakenBack(
  query: Query,
  phrases: readonly Phrase[],
  device: Part,
  next: Part,
): boolean {
  const between = phrases.filter(
    (phrase) => phrase.from >= device.to && phrase.to <= next.from && !isCopula(phrase),
  );
  const behind = phrases.filter(({ from }) => from >= next.to).slice(0, BESIDE + 1);
  const end = behind.findIndex(({ from }) => isParted(query, from));
  if ((end < 0 ? behind : behind.slice(0, end)).some((own) => mends(own, 'mends-behind')))
    return true;
  for (let i = between.length - 1; i >= 0 && i >= between.length - 1 - REACH; i--) {
    const phrase = between[i]!;
    const words = between.slice(0, i);
    // "iPhone 13 and, sorry to ask again, iPhone 8"; the "a" of "iPhone 13, à nhầm" is also an "and".
    const isJoint = (word: Phrase): boolean =>
      isOf(word, ['conjunction']) &&
      !isOf(word, ['negation']) &&
      (word.text.length > 1 || isBeside(query, device, word));
    if (mends(phrase, 'mends')) {
      // "Quatsch wäre ein iPhone 13" corrects nothing.
      const isSetOff = isBehind(query, phrase.to, setsOff);
      return (isSetOff || between.length - i <= 1 + BESIDE) && !words.some(isJoint);
    }
    if (!isOf(phrase, ['negation'])) {
      // The lexicon lacks the small words of scripts that folding does not bring to Latin letters: "是".
      if (!isOf(phrase, SMALL) && !query.tokens[phrase.from]!.opaque) return false;
      continue;
    }
    // "S22, äh nein, A12": a denial between two signs is an answer. It denies the device before it.
    if (!isParted(query, phrase.to)) return false;
    const isAnswer = [device.to, phrase.from].some((at) => isParted(query, at));
    if (isAnswer && words.length <= BESIDE) return true;
  }
  return false;
}

/** True for a word such as "is". */
export const isCopula = (phrase: Phrase | undefined): boolean => says(phrase, 'person', 'is');

/** True for a word that joins what both count: "and". */
export const isAnd = (phrase: Phrase): boolean => says(phrase, 'conjunction', 'and');

const isBeside = (query: Query, { to }: Part, { from }: Part): boolean =>
  from === to && !isParted(query, from);

/** True if a clause begins with a token. */
const isParted = (query: Query, i: number): boolean => isBehind(query, i, partsDevices);
