import type { Context } from 'hono';
import { atomFeed, changesDocument } from '../../dataset/index.ts';
import type { AppOptions, Endpoint } from '../app.ts';
import { entityTag, matches, PUBLIC } from '../cache-policy.ts';
import { apiHeaders } from '../headers.ts';

/** `GET /changes.json`: which answers changed between versions of the data set. */
export const changes: Endpoint = (c, options) =>
  text(c, options, 'application/json', JSON.stringify(changesDocument(options.changes ?? [])));

/** `GET /changes.atom`: the same as a feed. */
export const changesFeed: Endpoint = (c, options) => {
  const feed = atomFeed(changesDocument(options.changes ?? []), options.baseUrl);
  return text(c, options, 'application/atom+xml', feed);
};

/** `GET /openapi.json`: this interface. Made when it is first asked for. */
export const openapi: Endpoint = async (c, options) => {
  const { openapiDocument } = await import('../openapi/index.ts');
  return text(c, options, 'application/json', JSON.stringify(openapiDocument(options.baseUrl)));
};

/** A document that may change with the code and not only with the data: tagged by its content. */
function text(c: Context, options: AppOptions, type: string, body: string): Response {
  const tag = entityTag(options.lookup().info.version, body);
  const headers = { ...apiHeaders(options), ...PUBLIC, ETag: tag, Vary: 'Accept-Encoding' };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}
