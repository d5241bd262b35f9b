import { SUFFIX } from '../text/roles.ts';
import type { Item } from './items.ts';
import type { Query, QueryToken } from './query.ts';
import { isNumber } from './query-words.ts';

/** Selects the tokens, by their index, with which an item is read. */
export type Attempt = (i: number) => boolean;

/**
 * The ways to read an item: by itself, with the shared tokens, and with the number before it.
 *
 * @param shared the tokens that are said once for several devices, by their offset in the text
 */
export function attemptsAt(
  { tokens }: Query,
  { from, to }: Item,
  shared: ReadonlySet<number>,
): Attempt[] {
  const isIn: Attempt = (i) => i >= from && i < to;
  const item = tokens.slice(from, to);
  const isShared = ({ text, from }: QueryToken): boolean =>
    shared.has(from) && item.every((own) => own.text !== text);
  // "13 pro or pro+": the number belongs to both.
  const isSuffix = item.every(({ roles }) => (roles & SUFFIX) !== 0);
  const attempts = [isIn];
  if (tokens.some(isShared)) attempts.push((i) => isIn(i) || isShared(tokens[i]!));
  if (isSuffix)
    attempts.push((i) => isIn(i) || isShared(tokens[i]!) || (i < from && isNumber(tokens[i]!)));
  return attempts;
}
