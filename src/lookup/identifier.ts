import { type Identifier, identifierIn, SHORTEST_IMEI } from '../model/identifier.ts';

/**
 * Finds the identifier of one unit in a question, as {@link identifierIn} does. Nearly all questions have too few
 * digits for one. They are not parted into their numbers, which takes 2 µs.
 */
export const identifierAsked = (text: string): Identifier | null =>
  mostDigits(text) < SHORTEST_IMEI ? null : identifierIn(text);

/**
 * Returns a number of digits that a text does not exceed once it is folded by NFKC. One sign may stand for three, as
 * "⅒" for "1⁄10"; letters below U+2000, Chinese signs and Korean syllables stand for none.
 */
export function mostDigits(text: string): number {
  let most = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) most++;
    else if (c < 0x2000 ? c >= 0xb2 && c <= 0xbe : c < 0x4e00 || c > 0xd7a3) most += 3;
  }
  return most;
}
