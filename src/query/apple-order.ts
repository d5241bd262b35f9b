/** An order number of Apple with the letters of its market, "MTK13LL/A", or its ending alone: "mã CH/A", "(LL/A)". */
const ORDER = /\b([fmnp][a-z\d]{3}\d[a-z]{1,2}|[a-z]{1,2}) ?[/\\] ?a(?![a-z\d])/g;
/** The sign of the ending, as people write it. */
const SLASH = /[/\\]/;
const APPLE = /\b(?:apple|i(?:phone|pad)|watch|airpods|macbook)/;

/** Writes the endings of order numbers of Apple in one way: "MTK13LL \ A" as "MTK13LL/A". */
export const plainOrders = (text: string): string =>
  SLASH.test(text) ? text.replace(ORDER, '$1/a') : text;

/** True if a folded text names Apple or one of its products. */
export const namesApple = (text: string): boolean => APPLE.test(text);
