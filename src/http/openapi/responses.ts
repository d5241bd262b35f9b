import { type Json, type SchemaName, schema } from './schemas.ts';

/** `components.headers`: the headers of the answers. */
export const HEADERS: Json = {
  DatasetVersion: {
    description: 'The version of the data set that the answer comes from.',
    required: true,
    schema: { type: 'string' },
  },
  QuestionCount: {
    description: 'The number of questions that were answered. Each counts against the rate limit.',
    required: true,
    schema: { type: 'integer' },
  },
  ETag: {
    description: 'Changes with the data set. Send it as If-None-Match to get 304.',
    required: true,
    schema: { type: 'string' },
  },
  ETagIfKept: {
    description:
      'As ETag. Absent if caches must not store the answer, because q has the number of one unit.',
    required: false,
    schema: { type: 'string' },
  },
  CacheControl: {
    description: 'How long caches may store the answer (RFC 9111, RFC 5861).',
    required: true,
    schema: { type: 'string' },
  },
  Link: {
    description: 'The terms of use (rel="license") and this document (rel="service-desc").',
    required: true,
    schema: { type: 'string' },
  },
  ReprDigest: {
    description: 'The SHA-256 of the file (RFC 9530).',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'The seconds to wait before the next try.',
    required: true,
    schema: { type: 'integer' },
  },
};

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

const ALWAYS = {
  'Cache-Control': header('CacheControl'),
  'Dataset-Version': header('DatasetVersion'),
  Link: header('Link'),
};

/** `components.responses`: responses that several endpoints share. */
export const RESPONSES: Json = {
  NotModified: {
    description: "The caller's copy is still current.",
    headers: { ETag: header('ETag') },
  },
  BadRequest: problem(
    'A parameter or the body is missing or wrong; `errors` names each parameter.',
  ),
  NotFound: problem('There is nothing at this address.'),
  Gone: problem('The slug was removed, because it was not a device; `detail` says what it was.'),
  MethodNotAllowed: problem(
    'The address does not support the method; `Allow` lists those that it does.',
  ),
  ContentTooLarge: problem('The body is too long; `detail` states the limit.'),
  UnsupportedMediaType: problem('The body is not application/json.'),
  TooManyRequests: {
    ...problem('Too many requests from one address. Wait as long as `Retry-After` says.'),
    headers: { 'Retry-After': header('RetryAfter') },
  },
  Fault: problem('The service failed; the request is not the cause. Try again in a moment.'),
};

function problem(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: schema('Problem') } } };
}

const reference = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** The responses that every endpoint can give besides its own. */
const COMMON = {
  405: reference('MethodNotAllowed'),
  429: reference('TooManyRequests'),
  default: reference('Fault'),
};

/** Describes a JSON answer that a cache may store, with the errors of the request. */
export function answers(
  description: string,
  name: SchemaName,
  example: unknown,
  failures: Readonly<Record<number, string>>,
  tag: 'ETag' | 'ETagIfKept' = 'ETag',
): Json {
  return {
    200: {
      description,
      headers: { ...ALWAYS, ETag: header(tag) },
      content: json(name, example),
    },
    304: reference('NotModified'),
    ...references(failures),
    ...COMMON,
  };
}

/** Describes a JSON response for this caller only. */
export function privateAnswer(
  description: string,
  name: SchemaName,
  example: unknown,
  more: Readonly<Record<string, string>> = {},
): Json {
  const own = { ...ALWAYS, ...headers(more) };
  return { 200: { description, headers: own, content: json(name, example) }, ...COMMON };
}

/** Refers to the descriptions of headers, by the header's name. */
const headers = (named: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(named).map(([name, is]) => [name, header(is)]));

const json = (name: SchemaName, example: unknown): Json => ({
  'application/json': { schema: schema(name), ...(example === null ? {} : { example }) },
});

/** Describes an answer in another format than JSON. */
export function document(
  description: string,
  content: Json,
  failures: Readonly<Record<number, string>> = {},
  more: Readonly<Record<string, string>> = {},
): Json {
  return {
    200: {
      description,
      ...(Object.keys(more).length > 0 ? { headers: headers(more) } : {}),
      content,
    },
    304: reference('NotModified'),
    ...references(failures),
    ...COMMON,
  };
}

/** Describes a redirect to the newest version, and the content there. */
export function newest(description: string, content: Json): Json {
  return {
    200: { description, content },
    ...redirect(307, 'A redirect to the newest version.'),
    ...COMMON,
  };
}

/** Describes a redirect beside other answers. */
export function redirect(status: 307 | 308, description: string): Json {
  const location = { description: 'The new address.', schema: { type: 'string' } };
  return { [status]: { description, headers: { Location: location } } };
}

function references(failures: Readonly<Record<number, string>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(failures).map(([status, name]) => [status, reference(name)]),
  );
}
