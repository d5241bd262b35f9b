import type { Words } from '../text/lexicon.ts';

/** An order number of Apple with the letters of its market, "MTK13LL/A", or its ending alone: "mã CH/A", "(LL/A)". */
const ORDER = /\b([fmnp][a-z\d]{3}\d[a-z]{1,2}|[a-z]{1,2}) ?[/\\] ?a(?![a-z\d])/g;
/** The sign of the ending, as people write it. */
const SLASH = /[/\\]/;
/**
 * An order number whose ending has no slash: "MTK13LL", "MTK13CHA", "MTK13 CH A". Apple numbers without B, I, O, S and Z, so
 * "nord2ce" is none. A market of one letter is left out, because "MTK13TA" may end in T/A or in TA.
 */
const PLAIN_ORDER =
  /\b([fmnp][ac-hj-np-rt-y\d]{3}[2-4])(?:[-_]?([a-z]{2})(?:[-_ ]?a)?| ([a-z]{2})[-_ ]?a)(?![a-z\d/])/g;
const APPLE = /\b(?:apple|i(?:phone|pad)|watch|airpods|macbook)/;

/** Writes the endings of order numbers of Apple in one way: "MTK13LL \ A" and "MTK13LLA" as "MTK13LL/A". */
export function plainOrders(text: string, { lexicon }: Words): string {
  const marked = SLASH.test(text) ? text.replace(ORDER, '$1/a') : text;
  const isApple = namesApple(text);
  return marked.replace(PLAIN_ORDER, (all, number: string, joined?: string, apart?: string) => {
    const market = joined ?? apart!;
    // ME572CL is a code of Asus.
    const isOrder = isApple || all.length > number.length + market.length;
    const isKnown = lexicon.sense(market, 'order-ending') !== undefined;
    return isOrder && isKnown ? `${number}${market}/a` : all;
  });
}

/** True if a folded text names Apple or one of its products. */
export const namesApple = (text: string): boolean => APPLE.test(text);
