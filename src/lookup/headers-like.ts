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
  if (typeof headers === 'function') return (name) => textOf(headers(name));
  if (isHeaders(headers)) return (name) => textOf(headers.get(name));
  const byName = new Map<string, string>();
  for (const [name, value] of Object.entries(headers ?? {})) {
    const text = textOf(value);
    if (text !== null) byName.set(name.toLowerCase(), text);
  }
  return (name) => byName.get(name) ?? null;
}

/** Not `instanceof`: other implementations of fetch have their own Headers class. */
const isHeaders = (headers: object | null): headers is Headers =>
  typeof (headers as Partial<Headers> | null)?.get === 'function';

/** A caller in JavaScript may pass values of any type, as Express's `req.get` does. Others count as absent. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(', ') : null;
}
