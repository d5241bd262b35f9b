import { deniesNext, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isEveryday, isMaker } from '../query/query-words.ts';
import { standingOf } from '../query/standing.ts';
import type { Reader } from './reader.ts';

/** How many phrases may stand between a denial and what it denies: "no fake". */
const DENIES = 2;
/** How many phrases may stand between a device that was given up and the one that is in use. */
const REACH = 4;
/** A shorter word is rarely a maker. */
const MIN_MAKER = 3;

/**
 * True if a text names a device of which it doubts that it is one: "fake Pixel 10a", "gefälschtes iPhone 15". A denied
 * doubt is none: "original, not fake".
 */
export function isAlleged(query: Query, { tables: { lexicon } }: Reader): boolean {
  const phrases = phrasesOf(query, lexicon.lexicon);
  const isDenied = (p: number): boolean =>
    phrases
      .slice(Math.max(0, p - DENIES), p)
      .some((phrase) => isOf(phrase, ['negation']) && deniesNext(phrase));
  return phrases.some((phrase, p) => says(phrase, 'condition', 'alleged') && !isDenied(p));
}

/**
 * True if a text gives up the best candidate for a device that the data set lacks: "not the Pixel 10a but the Peicheng
 * ZB31", "troquei o Xperia 1 V pelo Raemond X70".
 *
 * @param reader has read the query; its evidence is that of the best candidate
 */
export function isGivenUp(query: Query, { evidence, tables }: Reader): boolean {
  const { tokens } = query;
  const { lexicon } = tables;
  const from = tokens.findIndex((_, i) => evidence.reads(i));
  const to = tokens.findLastIndex((_, i) => evidence.reads(i)) + 1;
  if (from < 0) return false;
  const phrases = phrasesOf(query, lexicon.lexicon);
  if (standingOf(query, phrases, [{ from, to }], 0) !== 'left') return false;
  const isMakerHere = ({ from: at, to: end }: Phrase): boolean =>
    tokens
      .slice(at, end)
      .some(
        (token) => token.text.length >= MIN_MAKER && !isEveryday(token) && isMaker(token, tables),
      );
  return phrases
    .filter((phrase) => phrase.from >= to)
    .slice(0, REACH)
    .some(isMakerHere);
}
