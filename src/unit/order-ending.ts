import { namesApple } from '../query/apple-order.ts';
import type { Query } from '../query/query.ts';
import type { Words } from '../text/lexicon.ts';
import type { SalePhrase } from './parts.ts';

/**
 * An order number of Apple, or its ending alone: "mã CH/A", "(LL/A)". The letters before the slash are the market's.
 */
const ORDER_ENDING = /\b(?:[fmnp][a-z\d]{4}([a-z]{1,2})|([a-z]{1,2}))\/a(?![a-z\d])/g;
/** How many phrases may stand between a single letter and a word for a version: "model number is J/A". */
const BESIDE_LETTER = 2;

/** The regions that share the ending of an order number in a text; `null` if there is none, or none with a region. */
export function regionsOfOrder(
  { text, tokens }: Query,
  parts: readonly SalePhrase[],
  lexicon: Words['lexicon'],
): readonly string[] | null {
  for (const { 0: all, 1: ofNumber, 2: alone, index } of text.matchAll(ORDER_ENDING)) {
    const means = lexicon.sense(ofNumber ?? alone!, 'order-ending')?.means;
    if (typeof means !== 'string') continue;
    const isWithin = ({ from }: SalePhrase): boolean =>
      tokens[from]!.from >= index && tokens[from]!.from < index + all.length;
    const at = parts.findIndex(isWithin);
    const last = parts.findLastIndex(isWithin);
    // A single letter ("J/A") counts only beside a word for a version, and with a product of Apple.
    const isBeside = parts
      .slice(Math.max(0, at - BESIDE_LETTER), last + 1 + BESIDE_LETTER)
      .some(({ sale }) => sale !== null);
    if (alone?.length !== 1 || (isBeside && namesApple(text))) return means.split(' ');
  }
  return null;
}
