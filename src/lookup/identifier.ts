import { SHORTEST_IMEI, type WithoutIdentifiers, withoutIdentifiers } from '../model/identifier.ts';

/**
 * Takes the identifiers of units out of a question: see {@link withoutIdentifiers}. Nearly all questions have too few
 * digits for one. This check is cheap, whereas to look for numbers takes 2 µs.
 */
export function askedWithout(text: string): WithoutIdentifiers {
  const found = mostDigits(text) < SHORTEST_IMEI ? null : withoutIdentifiers(text);
  return found?.identifier ? found : { rest: text, identifier: null };
}

/**
 * Returns the greatest number of digits that a text can have after NFKC. One character may stand for three: "⅒"
 * becomes "1⁄10". Letters below U+2000, Chinese characters and Korean syllables stand for none.
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
