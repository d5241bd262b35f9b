import type { HeaderReader } from '../detect/index.ts';

/**
 * Request headers: the platform's `Headers`, a plain object with names in any case, or a function
 * from a name in lower case to its value or null.
 */
export type HeadersLike =
  | Headers
  | HeaderReader
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns a function that reads these headers by their lower-case names. */
export function headerReader(headers: HeadersLike): HeaderReader {
  if (typeof headers === 'function') return headers;
  if (headers instanceof Headers) return (name) => headers.get(name);
  const byName = new Map<string, string>();
  for (const [name, value] of Object.entries(headers ?? {})) {
    // A caller in JavaScript may pass values of any type. Other values count as absent.
    if (typeof value === 'string') byName.set(name.toLowerCase(), value);
    else if (Array.isArray(value)) byName.set(name.toLowerCase(), value.join(', '));
  }
  return (name) => byName.get(name) ?? null;
}
