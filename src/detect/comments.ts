/** A part of a text: the index of its first character, and the index after its last. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns the comment of a user agent that begins at an index: the text inside the outermost parentheses (RFC
 * 9110, section 5.6.5: comments nest). A comment without an end runs to the end of the text.
 *
 * A name may contain a parenthesis that is never closed ("moto g(7"). Browsers end the comment about the system
 * with `) AppleWebKit`, so if that occurs, the comment ends there.
 *
 * @param open the index of the opening parenthesis
 */
export function commentAt(ua: string, open: number): Span {
  const from = open + 1;
  const next = ua.indexOf('AppleWebKit', from);
  if (next > 0) {
    let end = next - 1;
    while (end > from && ua.charCodeAt(end) === 0x20) end--;
    if (ua.charCodeAt(end) === CLOSE && isSystem(ua, from)) return { from, to: end };
  }
  let depth = 1;
  for (let i = from; i < ua.length; i++) {
    const c = ua.charCodeAt(i);
    if (c === OPEN) depth++;
    else if (c === CLOSE && --depth === 0) return { from, to: i };
  }
  return { from, to: ua.length };
}

const OPEN = 0x28;
const CLOSE = 0x29;

const SYSTEMS: readonly string[] = ['Linux', 'Android', 'iPhone', 'iPad', 'iPod'];

const isSystem = (ua: string, at: number): boolean =>
  SYSTEMS.some((system) => ua.startsWith(system, at));

/** Returns the first {@link MAX_COMMENTS} comments of a user agent, from left to right. */
export function commentsOf(ua: string): Span[] {
  const out: Span[] = [];
  for (let open = ua.indexOf('('); open >= 0 && out.length < MAX_COMMENTS; ) {
    const span = commentAt(ua, open);
    out.push(span);
    open = ua.indexOf('(', span.to);
  }
  return out;
}

const MAX_COMMENTS = 6;

/**
 * Splits a comment at semicolons, or at commas if it has no semicolon. Trims the parts and drops empty ones.
 */
export function partsOf(ua: string, { from, to }: Span): string[] {
  const out: string[] = [];
  const first = ua.indexOf(';', from);
  const separator = first < 0 || first >= to ? ',' : ';';
  for (let at = from; at < to && out.length < MAX_PARTS; ) {
    let end = ua.indexOf(separator, at);
    if (end < 0 || end > to) end = to;
    const part = ua.slice(at, end).trim();
    if (part !== '') out.push(part);
    at = end + 1;
  }
  return out;
}

/** The longest comment that apps send, Instagram's, has 14 parts. */
const MAX_PARTS = 24;
