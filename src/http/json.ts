import type { Context } from 'hono';
import type { AppOptions } from './app.ts';
import { entityTag, matches, PUBLIC } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';

/**
 * An answer that depends on the address and the data set alone, as JSON: with an entity tag, and
 * 304 without computing the answer where the caller has it already.
 *
 * @param asked what was asked, in canonical form
 */
export function cacheable(
  c: Context,
  options: AppOptions,
  asked: string,
  answer: () => unknown,
): Response {
  const tag = entityTag(options.lookup().info.version, asked);
  const headers = { ...apiHeaders(options), ...PUBLIC, ETag: tag, Vary: 'Accept-Encoding' };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(JSON.stringify(answer()), {
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}
