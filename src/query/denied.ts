import { CORE_NAME } from '../search-index/kinds.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { EDITION, NEGATION, NOISE, SUFFIX } from '../text/roles.ts';
import { deniedNumber } from './denied-number.ts';
import { says } from './phrases.ts';
import type { QueryToken } from './query.ts';
import { partsDevices } from './signs.ts';

/** How many words may stand between a denial and what it denies: "not the", "no la versión". */
const MAX_BETWEEN = 2;

/**
 * Removes what a query denies from its tokens, and the denial: "Pro" in "P40 (kein Pro)", "not the 12 pro" and "pro
 * değil", "13" in "OnePlus 12, not the 13".
 */
export function dropDenied(tokens: QueryToken[], text: string, { lexicon }: Words): void {
  for (let i = tokens.length - 1; i >= 0; i--) {
    if ((tokens[i]!.roles & NEGATION) === 0) continue;
    const isBehind = says(tokens[i], 'negation', 'behind');
    const number = deniedNumber(tokens, i, text, lexicon);
    if (number !== null) {
      tokens.splice(number.from, number.to - number.from);
      i = number.from;
      continue;
    }
    const from = isBehind ? beginOfDenied(tokens, i) : i + 1;
    // "S21 FE değil A12": a whole device is denied, which the search reads.
    const isOfWhole = isBehind && itemAt(tokens, from - 1)?.numeric;
    if (isOfWhole && tokens.slice(i + 1, i + 1 + MAX_BETWEEN).some(isOfDevice)) continue;
    const end = isBehind ? i : endOfDenied(tokens, i + 1);
    // "sin pro ni neo": after the removed part the next token may be another denial.
    if (end === from) continue;
    if (!isBehind && isAnswer(tokens.slice(i, end), text, lexicon)) continue;
    i = Math.min(from, i);
    tokens.splice(i, end - from + 1);
  }
}

/**
 * True if a denial is an answer, and what follows corrects it: "iPhone X, nee sorry, XR", "iphone 11, no wait the 11
 * pro".
 */
const isAnswer = (
  denial: readonly QueryToken[],
  text: string,
  lexicon: Words['lexicon'],
): boolean =>
  denial.some(
    (token, k) =>
      (k > 0 && partsDevices(text, denial[k - 1]!, token)) ||
      lexicon.sense(token.text, 'choice')?.means === 'mends',
  );

/** True for the number with a letter, or the line, of a device. */
const isOfDevice = ({ numeric, digits, network, core }: QueryToken): boolean =>
  numeric ? !digits && !network : core === CORE_NAME;

/** True for a word that tells a device from its siblings: "pro". */
const tellsSibling = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.ownRoles & SUFFIX) !== 0;

/** True for a word that is no part of a name. A network is denied itself: "watch 5 pro LTE değil". */
const isOnlyNoise = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.ownRoles & (NOISE | SUFFIX | EDITION)) === NOISE;

/** The first token of what is denied before `end`: "pro versiyonu değil"; `end` if nothing is. */
function beginOfDenied(tokens: readonly QueryToken[], end: number): number {
  const last = isOnlyNoise(itemAt(tokens, end - 1)) ? end - 2 : end - 1;
  let from = last + 1;
  while (tellsSibling(itemAt(tokens, from - 1))) from--;
  return from > last ? end : from;
}

/** The token after what is denied from `from` on: "not the 12 pro", "no la versión pro"; `from` if nothing is. */
function endOfDenied(tokens: readonly QueryToken[], from: number): number {
  let end = from;
  while (end < from + MAX_BETWEEN && isOnlyNoise(tokens[end])) end++;
  if (tokens[end]?.repeated && tokens[end]!.numeric) end++;
  const first = end;
  while (tellsSibling(tokens[end])) end++;
  // "não é o Edge 40": a line and its number are a whole device.
  const isDevice = itemAt(tokens, end - 1)?.core === CORE_NAME && tokens[end]?.digits;
  return end > first && !isDevice ? end : from;
}
