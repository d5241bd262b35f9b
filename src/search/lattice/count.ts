import { CONJUNCTION, NOISE, SUFFIX, UNIT } from '../../text/lexicon.ts';
import type { Query, QueryToken } from '../normalise.ts';
import { isLine, isNumber } from '../query-words.ts';
import { WEIGHTS } from '../weights.ts';
import type { Lattice } from './lattice.ts';

/** "2nd": of a name only where it has this number. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;

/** A rating, a list of numbers or a count behind the name's own number. */
export function countArcs(lattice: Lattice, query: Query, i: number): void {
  const { tokens } = query;
  const [before, token] = [tokens[i - 1], tokens[i]!];
  const end = endOfRating(query, i);
  // "camera 50/12/10"
  const from = before !== undefined && (before.roles & UNIT) !== 0 ? i - 1 : i;
  if (end > 0) lattice.addContext(from, end, WEIGHTS.unreadMeasure);
  if (ORDINAL.test(query.text.slice(token.from, token.to))) {
    lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
  }
  if (!isCount(query, i)) return;
  const mayBeName = token.text.length === 2 && before!.to < token.from;
  lattice.addContext(i, i + 1, mayBeName ? WEIGHTS.unreadOtherOfTwo : WEIGHTS.unreadCount);
}

/**
 * Does a number behind the name's own belong to a word beside it: "g7 2 pcs", "a54 350 cycles", "s21
 * gorilla glass 5"? A number of two digits may be another device's.
 */
function isCount({ text, tokens }: Query, i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (!token.digits || token.year !== 0 || before === undefined) return false;
  const isGlued = before.to === token.from && next?.from === token.to;
  const isSuffix = (before.roles & SUFFIX) !== 0;
  if (isGlued || (isLine(before) && !isSuffix)) return false;
  if (!tokens.some((other, k) => k < i && isNumber(other))) return false;
  if (tokens.some((other, k) => k > i && other.text === token.text)) return false;
  // "1. Hand"
  if (next !== undefined && text.startsWith('. ', token.to)) return true;
  return isOfNoName(before) || (next !== undefined && isOfNoName(next));
}

/** Is it a word that stands in no name, or one of questions and listings? */
function isOfNoName({ text, roles, numeric, core }: QueryToken): boolean {
  if (numeric || text.length < 2 || (roles & (SUFFIX | CONJUNCTION)) !== 0) return false;
  return (roles & NOISE) !== 0 || core === 0;
}

/** The end of "9/10", "8.5/10", "5/5", or of three numbers and more, "50/12/10", behind a name's; else -1. */
function endOfRating({ text, tokens }: Query, i: number): number {
  let end = i;
  const isNext = (token: QueryToken | undefined): boolean =>
    token?.digits === true && text.slice(tokens[end]!.to, token.from).trim() === '/';
  while (isNext(tokens[end + 1])) end++;
  if (end === i || !tokens.some((other, k) => k < i && isNumber(other))) return -1;
  const most = Number(tokens[end]!.text);
  const isRating = (most === 5 || most === 10) && Number(tokens[i]!.text) <= most;
  return end > i + 1 || isRating ? end + 1 : -1;
}
