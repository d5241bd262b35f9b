/** The longest line that is read, in UTF-16 units. A longer one is cut, because no model is that long. */
export const MAX_LINE = 65_536;

/**
 * Yields the lines of a text that arrives in chunks, without line breaks. Only one line at a time is in memory,
 * with at most {@link MAX_LINE} units.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      yield line(rest + chunk.slice(from, at));
      rest = '';
      from = at + 1;
    }
    if (rest.length < MAX_LINE) rest += chunk.slice(from);
  }
  if (rest !== '') yield line(rest);
}

function line(text: string): string {
  const whole = text.length > MAX_LINE ? text.slice(0, MAX_LINE) : text;
  return whole.endsWith('\r') ? whole.slice(0, -1) : whole;
}

/**
 * Returns the user agent in a line of an access log in the combined format: the last quoted field. A line
 * without quotes is a user agent itself. Returns `null` if it is empty or missing ("-").
 *
 * @example userAgentOf('::1 - - [x] "GET / HTTP/1.1" 200 5 "-" "curl/8.0"') // 'curl/8.0'
 */
export function userAgentOf(entry: string): string | null {
  const text = quoted(entry) ?? entry.trim();
  return text === '' || text === '-' ? null : text;
}

function quoted(entry: string): string | null {
  const end = entry.lastIndexOf('"');
  if (end <= 0 || entry[end - 1] === '\\') return null;
  let start = end - 1;
  while (start >= 0 && (entry[start] !== '"' || entry[start - 1] === '\\')) start--;
  // Apache writes a quote inside a field as \", nginx as \x22.
  return start < 0
    ? null
    : entry
        .slice(start + 1, end)
        .replace(/\\"|\\x22/g, '"')
        .replaceAll('\\\\', '\\');
}
