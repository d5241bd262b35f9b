import type { Query } from './query.ts';
import { isOpaque } from './scripts.ts';
import type { Tables } from './tables.ts';
import { hasDigit, isDigits } from './tokens.ts';
import { COUNTERFEITS } from './words/other-things.ts';

/**
 * Does a query say by itself that it means no device of ours, however well the rest of it reads: the
 * number of a maker that we cannot read ("酷派 15"), or a copy of a device ("galaxy s24 clone")?
 */
export function meansStranger(query: Query, tables: Tables): boolean {
  return isOfUnknownMaker(query, tables) || query.tokens.some((token) => COUNTERFEITS.has(token));
}

/**
 * Does a word that no table of scripts knows stand before a bare number, and no brand or line beside
 * it? "酷派 15" is a Coolpad, and no iPhone 15.
 */
function isOfUnknownMaker({ tokens, noise }: Query, { core, words }: Tables): boolean {
  const unknown = tokens.findIndex(isOpaque);
  if (unknown < 0) return false;
  const number = tokens.findIndex((token, i) => !noise[i] && hasDigit(token));
  if (number < unknown || !isDigits(tokens[number]!)) return false;
  return !tokens.some((token) => core[words.find(token)] === 2);
}
