import { isDenied, isOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import type { Span } from '../query/standing.ts';
import { itemAt } from '../text/item-at.ts';
import { isOpaque } from '../text/scripts.ts';
import { STORAGE } from '../text/tokens.ts';

/** How many phrases may stand between the word "with" and what is sold with a device: "with a clear case, charger". */
const MOST_GIVEN = 4;
/** What joins a device and a thing that is sold with it: "iPhone 15 + case", "iPhone 15 (case)". */
const JOINS = /[+&/(]/;

/**
 * True if a thing is sold with a device, denied, counted, or described as a part of it: "5 cases", "iPhone 13, cracked
 * screen".
 *
 * @param p the phrase that names the thing
 * @param name the tokens of the device
 * @param isFor true if a word for what it fits joins the thing to the name: "new battery for iPhone 14"
 */
export function isOfDevice(
  query: Query,
  phrases: readonly Phrase[],
  p: number,
  name: Span,
  isFor: boolean,
): boolean {
  const { tokens } = query;
  const phrase = phrases[p]!;
  const isBehind = phrase.from >= name.to;
  const before = itemAt(phrases, p - 1);
  const next = itemAt(phrases, p + 1);
  const count = itemAt(tokens, phrase.from - 1);
  if (phrase.from > name.to && count?.digits && !STORAGE.has(count.text)) return true;
  // "ケースなし": in some languages "without" stands behind.
  const isLast = phrases.length === p + 2;
  const isDeniedBehind = isOf(next, ['negation']) && (isLast || isOpaque(next!.text));
  if (isDenied(query, phrases, p) || isDeniedBehind) return true;
  const isOwn = says(before, 'choice', 'own') || says(next, 'part', 'with-behind');
  const isDescribed =
    isBehind &&
    !isFor &&
    isOf(phrase, ['part']) &&
    [before, next].some((own) => isOf(own, ['condition']));
  return isOwn || isDescribed || (isBehind && isSoldWith(query, phrases, p, name));
}

/** True if a sign or a word joins a thing behind the name with the device: "iPhone 15 + case", "iPhone 15 with a clear case". */
function isSoldWith(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  p: number,
  name: Span,
): boolean {
  const { from } = phrases[p]!;
  const between = phrases
    .slice(Math.max(0, p - MOST_GIVEN), p)
    .filter((own) => own.from >= name.to);
  return (
    JOINS.test(text.slice(tokens[name.to - 1]!.to, tokens[from]!.from)) ||
    between.some((own) => says(own, 'part', 'with'))
  );
}
