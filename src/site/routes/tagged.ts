import type { Context } from 'hono';
import { entityTag, matches } from '../../http/index.ts';
import type { SiteOptions } from '../options.ts';

/**
 * A document with an entity tag. It is drawn once for as long as it is kept.
 *
 * @param what names the content
 * @param make draws it, with the headers that it is given
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
  // Who names the tag has the document. An asterisk means any document: there has to be one.
  if (known && !ifNoneMatch?.includes('*')) return unchanged();
  const response = await (options.keep === undefined
    ? make(all)
    : options.keep(`${version} ${what}`, c.req.raw, () => make(all)));
  return known && response.status === 200 ? unchanged() : response;
}
