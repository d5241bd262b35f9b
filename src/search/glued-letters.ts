import { itemAt } from '../text/item-at.ts';
import { NOISE } from '../text/roles.ts';
import type { Hypothesis } from './hypothesis.ts';

/** Longer letters behind a number are an ending of some language: "s23jka". */
const MOST_GLUED = 2;

/**
 * True for letters right behind a number of the name, "xiaomi 17ts": such a device is not known. A word of questions is one
 * by itself ("iphone 13de"), unless it begins with the letter of a sibling: "pixel 7as".
 */
export function isOfNumber({ query, device, evidence, tables }: Hypothesis, i: number): boolean {
  const { text, from, roles, numeric, opaque } = query.tokens[i]!;
  const number = itemAt(query.tokens, i - 1);
  if (!number?.numeric || number.to !== from || numeric || opaque || !evidence.reads(i - 1))
    return false;
  // "Tab M10 3ra gen"
  if (text.length > MOST_GLUED || evidence.unread.saysGeneration) return false;
  if ((roles & NOISE) === 0) return true;
  const sibling = tables.words.find(number.text + text[0]);
  return sibling >= 0 && tables.usesOf(sibling).byBrand[tables.devices.brand[device]!] === 1;
}
