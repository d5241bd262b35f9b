/** Characters of the longest hint that is read. The longest code has 53. */
export const MAX_HINT = 128;

/**
 * Reads a structured-field string (RFC 9651, section 4.2.5): quoted printable ASCII in which `\"`
 * and `\\` stand for the quote and the backslash.
 *
 * @returns the string; null if the value is not exactly one such string
 * @example sfString('"SM-S928B"') // 'SM-S928B'
 */
export function sfString(value: string): string | null {
  const last = value.length - 1;
  if (last < 1 || value.charCodeAt(0) !== QUOTE || value.charCodeAt(last) !== QUOTE) return null;
  let out = '';
  let from = 1;
  for (let i = 1; i < last; i++) {
    const c = value.charCodeAt(i);
    if (c < 0x20 || c > 0x7e || c === QUOTE) return null;
    if (c !== BACKSLASH) continue;
    const escaped = value.charCodeAt(i + 1);
    if (i + 1 === last || (escaped !== QUOTE && escaped !== BACKSLASH)) return null;
    out += value.slice(from, i);
    from = i + 1;
    i++;
  }
  return out + value.slice(from, last);
}

/**
 * Reads a client hint that should be a structured-field string. Also accepts what proxies and hand-written
 * clients send: no quotes, double quotes around quotes, or the same value twice in one line.
 *
 * @returns the text without surrounding space, at most {@link MAX_HINT} characters of printable ASCII; the
 * empty string for an empty hint; null if the hint is absent or unreadable
 * @example hintString('"SM-S928B", "SM-S928B"') // 'SM-S928B'
 */
export function hintString(header: string | null): string | null {
  if (header === null || header.length > 4 * MAX_HINT) return null;
  const value = header.trim();
  const text = sfString(value) ?? withParameters(value) ?? repeated(value) ?? unquoted(value);
  if (text === null) return null;
  // A value that was quoted twice is a string inside a string.
  const inner = (sfString(text) ?? text).trim();
  return inner.length <= MAX_HINT && isPrintable(inner) ? inner : null;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Returns the string before an item's parameters (RFC 9651, section 3.1.2). No parameters are defined for these
 * hints.
 */
function withParameters(value: string): string | null {
  const end = value.lastIndexOf('";');
  return end > 0 ? sfString(value.slice(0, end + 1)) : null;
}

/** Returns the value of a list with equal members, which a proxy makes of repeated headers. */
function repeated(value: string): string | null {
  if (!value.includes(',')) return null;
  const members = value.split(',', 9).map((m) => m.trim());
  const [first] = members;
  // An Apple identifier ("iPhone16,1") is one value, not a list: its halves differ.
  if (members.length > 8 || !members.every((m) => m === first)) return null;
  return sfString(first!) ?? unquoted(first!);
}

/** Removes stray quotes from both ends. */
function unquoted(value: string): string | null {
  let from = 0;
  let to = value.length;
  while (from < to && isQuote(value.charCodeAt(from))) from++;
  while (to > from && isQuote(value.charCodeAt(to - 1))) to--;
  const inner = value.slice(from, to);
  return inner.includes('"') ? null : inner;
}

const isQuote = (c: number): boolean => c === QUOTE || c === BACKSLASH || c === 0x27;

function isPrintable(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x20 || c > 0x7e) return false;
  }
  return true;
}
