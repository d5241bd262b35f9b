import type { Context } from 'hono';
import { atomFeed, changesDocument, dataPackage } from '../../dataset/index.ts';
import { BRIEF, entityTag, matches, PUBLIC } from '../cache-policy.ts';
import { apiHeaders } from '../headers.ts';
import type { AppOptions, Endpoint } from '../options.ts';
import { notFound, problemResponse } from '../problem.ts';

/** `GET /changes.json`: which answers changed between versions of the data set. */
export const changes: Endpoint = async (c, options) => {
  const body = await once(options, 'changes', () =>
    JSON.stringify(changesDocument(options.changes ?? [])),
  );
  return text(c, options, 'application/json', body);
};

/** `GET /changes.atom`: the same as a feed. */
export const changesFeed: Endpoint = async (c, options) => {
  const body = await once(options, 'feed', () =>
    atomFeed(changesDocument(options.changes ?? []), options.baseUrl),
  );
  return text(c, options, 'application/atom+xml', body);
};

/** `GET /datapackage.json`: the tables, as a Data Package. */
export const datapackage: Endpoint = (c, options) => {
  const { info } = options.lookup();
  const body = JSON.stringify(dataPackage(info, options.baseUrl ?? ''));
  return text(c, options, 'application/json', body);
};

/** `GET /schema/dataset.json` and others: the JSON Schemas of what is served. */
export const jsonSchema: Endpoint = async (c, options) => {
  const { publishedSchema } = await import('../../dataset/json-schema.ts');
  const file = c.req.param('file') ?? '';
  const schema = publishedSchema(file, options.baseUrl ?? '');
  if (schema === null) {
    const problem = notFound('The schemas are /schema/dataset.json and /schema/changes.json.');
    return problemResponse(problem, {
      ...apiHeaders(options.baseUrl, options.lookup().info.version),
      ...BRIEF,
    });
  }
  return text(c, options, 'application/schema+json', JSON.stringify(schema));
};

/** `GET /esim.snapshot`: the data set as the library and the service open it. */
export const snapshot: Endpoint = (c, options) => {
  const { info, bytes } = options.lookup();
  const tag = entityTag(info.version, 'snapshot');
  const headers = {
    ...apiHeaders(options.baseUrl, options.lookup().info.version),
    ...PUBLIC,
    ETag: tag,
  };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  const type = { 'Content-Type': 'application/octet-stream', 'Content-Length': `${bytes.length}` };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...type } });
};

/** `GET /openapi.json`: this interface. */
export const openapi: Endpoint = async (c, options) => {
  const body = await once(options, 'openapi', async () => {
    const { openapiDocument } = await import('../openapi/index.ts');
    return JSON.stringify(openapiDocument(options.baseUrl));
  });
  return text(c, options, 'application/json', body);
};

const MADE = new WeakMap<AppOptions, Map<string, Promise<string>>>();

/** A document that is made on the first request and never changes. */
function once(
  options: AppOptions,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  let made = MADE.get(options);
  if (made === undefined) {
    made = new Map();
    MADE.set(options, made);
  }
  let body = made.get(name);
  if (body === undefined) {
    body = Promise.resolve().then(make);
    made.set(name, body);
  }
  return body;
}

/**
 * A document that can change with the code and not only with the data. Its content gives its tag.
 */
function text(c: Context, options: AppOptions, type: string, body: string): Response {
  const tag = entityTag(options.lookup().info.version, body);
  const headers = {
    ...apiHeaders(options.baseUrl, options.lookup().info.version),
    ...PUBLIC,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}
