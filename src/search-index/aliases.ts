import { hasDigit } from '../text/characters.ts';
import { numberOfRoman } from '../text/tokens.ts';

/**
 * Computes further names of a device by rules. Each rule holds for a whole line, none for a single device.
 *
 * @param brandSlug the slug of the device's brand
 * @param tokens the tokens of one of its names
 * @returns further names as tokens, without the given one
 */
export function computedAliases(brandSlug: string, tokens: readonly string[]): string[][] {
  const out: string[][] = [];
  for (const rule of RULES) {
    const alias = rule(brandSlug, tokens);
    if (alias !== null) out.push(alias);
  }
  return out;
}

type Rule = (brandSlug: string, tokens: readonly string[]) => string[] | null;

/** Replaces a token by others; `null` if the token does not occur. */
function replace(tokens: readonly string[], from: string, to: readonly string[]): string[] | null {
  const at = tokens.indexOf(from);
  return at < 0 ? null : [...tokens.slice(0, at), ...to, ...tokens.slice(at + 1)];
}

const RULES: readonly Rule[] = [
  // Apple says "ten" for X: "iphone 10", "iphone 10s max", "iphone 10r".
  (brand, tokens) => {
    if (brand !== 'apple' || tokens[0] !== 'iphone') return null;
    return (
      replace(tokens, 'x', ['10']) ??
      replace(tokens, 'xs', ['10s']) ??
      replace(tokens, 'xr', ['10r'])
    );
  },
  // No iPhone X was a Max: "iphone 10 max" and "iphone x max" are the XS Max.
  (brand, tokens) =>
    brand === 'apple' && tokens.includes('max') ? replace(tokens, 'xs', ['10']) : null,
  (brand, tokens) =>
    brand === 'apple' && tokens.includes('max') ? replace(tokens, 'xs', ['x']) : null,
  // "watch s7" for Series 7.
  (brand, tokens) => {
    const at = tokens.indexOf('series');
    const number = tokens[at + 1];
    if (brand !== 'apple' || at < 0 || number === undefined || !hasDigit(number)) return null;
    return [...tokens.slice(0, at), `s${number}`, ...tokens.slice(at + 2)];
  },
  // Huawei renamed the P series to Pura with the 70, for which people still use the old name.
  (brand, tokens) => {
    const number = tokens[1];
    if (brand !== 'huawei' || tokens[0] !== 'pura' || number === undefined) return null;
    return number === '70' ? ['p70', ...tokens.slice(2)] : null;
  },
  // A numeral after the brand becomes a number in a query: Mobicell's IX is "mobicell 9".
  (_, [first, ...more]) => {
    const number = numberOfRoman(first ?? '');
    return number === undefined ? null : [number, ...more];
  },
];
