import { itemAt } from '../text/item-at.ts';
import { SUFFIX } from '../text/roles.ts';
import type { Item } from './items.ts';
import type { Query, QueryToken } from './query.ts';
import { isNumber, isOfName } from './query-words.ts';

/** What joins the parts of a code. */
const ATTACHED = /^[.\-_]?$/;

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

/**
 * The names with a number in an item that says more: "en 2 min chrono. Moi c'est un | S10e". A part of a code ("UP1A.2310")
 * is none.
 *
 * @param mayName true for the index of a token that may be part of a name
 */
export function runsOf(
  { tokens, text }: Query,
  { from, to }: Item,
  mayName: (i: number) => boolean,
): Attempt[] {
  const runs: Attempt[] = [];
  for (let start = from; start < to; start++) {
    const { numeric, roles } = tokens[start]!;
    // "is 13s by OnePlus"
    const isWord = numeric || (roles & SUFFIX) !== 0 || isOfName(tokens[start]!);
    if (!mayName(start) || !isWord) continue;
    let end = start + 1;
    while (end < to && (mayName(end) || tokens[end]!.network || tokens[end]!.year !== 0)) end++;
    const before = itemAt(tokens, start - 1);
    const isAttached =
      before !== undefined &&
      !before.opaque &&
      ATTACHED.test(text.slice(before.to, tokens[start]!.from));
    const isNamed = tokens.slice(start, end).some((token) => isNumber(token) || token.year !== 0);
    const [first, last] = [start, end];
    if (isNamed && !isAttached) runs.push((i) => i >= first && i < last);
    start = end;
  }
  return runs;
}
