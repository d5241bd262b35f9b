import type { Context } from 'hono';
import { entityTag, matches } from '../../http/index.ts';
import type { SiteOptions } from '../options.ts';

/**
 * A document with an entity tag. The host may cache it.
 *
 * @param what names the content
 * @param make makes the response with the given headers
 */
export async function tagged(
  c: Context,
  options: SiteOptions,
  what: string,
  headers: Record<string, string>,
  make: (headers: Record<string, string>) => Response | Promise<Response>,
): Promise<Response> {
  const version = `${options.lookup().info.version}-${options.assets.hash}`;
  const tag = entityTag(version, what);
  const all = {
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  const ifNoneMatch = c.req.header('if-none-match') ?? null;
  const known = matches(ifNoneMatch, tag);
  const unchanged = (): Response => new Response(null, { status: 304, headers: all });
  // A client that names the tag has the document. An asterisk means any document, if there is one.
  if (known && !ifNoneMatch?.includes('*')) return unchanged();
  const response = await (options.keep === undefined
    ? make(all)
    : options.keep(`${version} ${what}`, c.req.raw, () => make(all)));
  return known && response.status === 200 ? unchanged() : response;
}
