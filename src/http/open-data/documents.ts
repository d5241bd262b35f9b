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

/**
 * `GET /esim.snapshot`: the data set as the library and the service open it, with its hash (RFC 9530).
 * The hash comes with the file, so that no cache can keep one without the other.
 */
export const snapshot: Endpoint = async (c, options) => {
  const lookup = options.lookup();
  const { info, bytes } = lookup;
  const tag = entityTag(info.version, 'snapshot');
  const headers = {
    ...apiHeaders(options.baseUrl, options.lookup().info.version),
    ...PUBLIC,
    ETag: tag,
  };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  let digest = DIGESTS.get(lookup);
  if (digest === undefined) {
    digest = digestOf(bytes);
    DIGESTS.set(lookup, digest);
  }
  const own = {
    'Content-Type': 'application/octet-stream',
    'Content-Length': `${bytes.length}`,
    'Repr-Digest': await digest,
  };
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...own } });
};

const DIGESTS = new WeakMap<object, Promise<string>>();

/** Returns the SHA-256 of a file in the form of a `Repr-Digest`. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return `sha-256=:${btoa(String.fromCharCode(...new Uint8Array(hash)))}:`;
}

/** `GET /openapi.json`: the OpenAPI document of this interface. */
export const openapi: Endpoint = async (c, options) => {
  const body = await once(options, 'openapi', async () => {
    const { openapiDocument } = await import('../openapi/index.ts');
    return JSON.stringify(openapiDocument(options.baseUrl));
  });
  return text(c, options, 'application/json', body);
};

const MADE = new WeakMap<AppOptions, Map<string, Promise<string>>>();

/** Creates a document at the first request and repeats it after that. */
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
 * Sends a document that can change with the code as well as with the data. Its tag is computed from its
 * content.
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
