import type { Query, QueryToken } from '../query/query.ts';
import { isEsim, isLine } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE, SUFFIX } from '../text/roles.ts';
import { SPOKEN } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** A name of a letter of at most this length is also a word of many languages. */
const SHORT = 2;

/** A word that a letter makes with what follows: "x6", "xr"; and the token after it. */
interface Group {
  text: string;
  to: number;
}

/**
 * Adds arcs for letters that are written by their names: "ess twenty three", "poco ef 6", "iphone ex are", "zet
 * fold". If the name of the letter is also another word, it counts only after a line at the end of a name, or before
 * a suffix. "El iPhone X es compatible" is no XS.
 */
export function letterNameArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { tokens } = query;
  const token = tokens[i]!;
  const add = (to: number, text: string): void => {
    lattice.addWords(i, to, SPOKEN, WEIGHTS.spoken, [tables.words.find(text)]);
  };
  const letter = letterAt(token);
  if (letter === '') return;
  const isNamed = i > 0 && isLine(tokens[i - 1]!);
  for (const { text, to } of groupsAt(query, i, letter, tables)) {
    const isAtEnd = isNamed && (query.isCyrillic || isEnd(tokens[to]));
    if (!isOtherWord(token) || isAtEnd || isSuffix(tokens[to])) add(to, text);
  }
}

/** The words that a letter makes with the tokens after it: "x6", "xr". */
function groupsAt(query: Query, i: number, letter: string, tables: Tables): Group[] {
  const { tokens, texts } = query;
  const next = tokens[i + 1];
  if (next === undefined) return [];
  const isName = tokens[i]!.text.length > 1;
  const other = letterAt(next);
  if (other !== '' && tables.isNameWord(letter + other))
    return [{ text: letter + other, to: i + 2 }];
  const spoken = next.saysNumber ? tables.lexicon.numbers.spoken(texts, i + 1) : null;
  const number = next.numeric ? next.text : (spoken?.digits ?? '');
  if (number === '') return [];
  // A letter before a number in words: see `number.ts`.
  return isName ? [{ text: letter + number, to: i + 1 + (spoken?.takes ?? 1) }] : [];
}

/** The letter that a token is, or whose name it is; the empty string if it is neither. */
function letterAt({ text, letter, numeric, network }: QueryToken): string {
  if (numeric || network) return '';
  return text.length === 1 ? text : letter;
}

const isOtherWord = ({ text, ownRoles }: QueryToken): boolean =>
  text.length <= SHORT || (ownRoles & NOISE) !== 0;

/** True if a name may end before a token: "samsung es 23 esim", but not "samsung em 10 vezes". */
const isEnd = (token: QueryToken | undefined): boolean =>
  token === undefined || token.network || isSuffix(token) || isEsim(token);

const isSuffix = (token: QueryToken | undefined): boolean =>
  ((token?.ownRoles ?? 0) & SUFFIX) !== 0;
