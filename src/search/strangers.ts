import type { Query } from './query.ts';
import { isOpaque } from './scripts.ts';
import type { Tables } from './tables.ts';
import { hasDigit, isDigits } from './tokens.ts';
import { COUNTERFEITS } from './words/other-things.ts';

/**
 * Does a query say by itself that it means no device of ours, however well the rest of it reads: words
 * that we cannot read beside little else ("酷派 15"), or a copy of a device ("galaxy s24 clone")?
 */
export function meansStranger(query: Query, tables: Tables): boolean {
  return isUnread(query, tables) || query.tokens.some((token) => COUNTERFEITS.has(token));
}

/**
 * Does a word that no table of scripts knows stand before a bare number, and no brand or line beside
 * it, or beside single letters alone? "酷派 15" is a Coolpad, and no iPhone 15; "میرا فون ای سم" asks
 * after the eSIM of "my phone", and "ای" is the e of that.
 */
function isUnread({ tokens, noise }: Query, { core, words }: Tables): boolean {
  const unknown = tokens.findIndex(isOpaque);
  if (unknown < 0) return false;
  const isLetter = (token: string): boolean => token.length === 1 && !hasDigit(token);
  const said = tokens.filter((token, i) => !noise[i] && !isLetter(token));
  if (said.length === 0) return tokens.some(isLetter);
  const number = said.find(hasDigit) ?? '';
  if (!isDigits(number) || tokens.indexOf(number) < unknown) return false;
  // A word of noise names no maker here: "phone" is a line of Nothing's, and of everybody.
  return !said.some((token) => core[words.find(token)] === 2);
}
