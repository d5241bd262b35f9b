import type { ProblemCode } from '../model/index.ts';
import { type Answer, type AnswerHeaders, toResponse } from './answer.ts';

/** A wrong parameter, and how to correct it. */
export interface ProblemError {
  parameter: string;
  detail: string;
}

/** A problem document (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  /** The kind of problem, for programs. */
  code: ProblemCode;
  status: number;
  detail: string;
  errors?: readonly ProblemError[];
}

/**
 * Converts a problem to an answer. A problem says what was wrong, where, and how to correct it. It never echoes
 * input.
 */
export function problemAnswer(problem: Problem, headers: AnswerHeaders): Answer {
  return {
    status: problem.status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
}

/** Converts a problem to a `Response`. */
export function problemResponse(problem: Problem, headers: AnswerHeaders): Response {
  return toResponse(problemAnswer(problem, headers));
}

const TYPE = 'about:blank';

/** 400: all wrong parameters at once. */
export function badRequest(errors: readonly ProblemError[]): Problem {
  const detail = errors.map((e) => `${e.parameter}: ${e.detail}`).join(' ');
  return {
    type: TYPE,
    title: 'Bad Request',
    code: 'invalid-parameter',
    status: 400,
    detail,
    errors,
  };
}

/** 400: a body that cannot be read. */
export function badBody(detail: string): Problem {
  return { type: TYPE, title: 'Bad Request', code: 'invalid-body', status: 400, detail };
}

/** 415: a body of another type. */
export function unsupportedMediaType(wanted: string): Problem {
  const detail = `Send the body as ${wanted}.`;
  const title = 'Unsupported Media Type';
  return { type: TYPE, title, code: 'unsupported-media-type', status: 415, detail };
}

/** 400: no Host header, or several. A cache might read another one than the service (RFC 9112, 3.2). */
export function badHost(): Problem {
  const detail = 'Send one Host header.';
  return { type: TYPE, title: 'Bad Request', code: 'invalid-host', status: 400, detail };
}

/** 400: the request is not HTTP, or its address or host is invalid. */
export function malformedRequest(): Problem {
  const detail =
    'This is not a valid HTTP/1.1 request. Check the method, the Host header and the headers, and ' +
    'percent-encode the address (RFC 3986).';
  return { type: TYPE, title: 'Bad Request', code: 'invalid-request', status: 400, detail };
}

/** 408: the request did not arrive in time. */
export function requestTimeout(): Problem {
  const detail = 'Send the headers within 10 seconds and the whole request within 20.';
  return { type: TYPE, title: 'Request Timeout', code: 'request-timeout', status: 408, detail };
}

/** 431: the request line and the headers are too long, or there are too many headers. */
export function headersTooLarge(): Problem {
  const detail =
    'Shorten the request: the address and the headers may have 16 KiB together, and 200 headers.';
  const title = 'Request Header Fields Too Large';
  return { type: TYPE, title, code: 'headers-too-large', status: 431, detail };
}

/** 404: no such device or address. */
export function notFound(detail: string): Problem {
  return { type: TYPE, title: 'Not Found', code: 'not-found', status: 404, detail };
}

/** 404: no device has the slug of the address. */
const unknownDevice = (): Problem =>
  notFound('No device has this slug. Search with /api/check?q=.');

/**
 * 410: the slug was released once, for something that does not belong in the data set.
 *
 * @param kind what it was: "a television, a box or a monitor"
 */
function removedDevice(kind: string): Problem {
  const detail =
    `This address was removed, because it was ${kind}. The data set lists only phones, tablets, ` +
    'watches, laptops and hotspots.';
  return { type: TYPE, title: 'Gone', code: 'gone', status: 410, detail };
}

/**
 * Returns the answer for a slug without a device: 410 for a removed one, which caches store like a device, else
 * 404.
 *
 * @param removed what the removed slug stood for; `null` for an unknown slug
 */
export const noDevice = (
  removed: string | null,
  { gone, brief }: { gone: AnswerHeaders; brief: AnswerHeaders },
): Answer =>
  removed === null
    ? problemAnswer(unknownDevice(), brief)
    : problemAnswer(removedDevice(removed), gone);

/** 405: the address exists, the method does not. */
export function methodNotAllowed(allow: string): Problem {
  const detail = `Use one of the methods of this address: ${allow}.`;
  return {
    type: TYPE,
    title: 'Method Not Allowed',
    code: 'method-not-allowed',
    status: 405,
    detail,
  };
}

/** 500: a bug of the service. The document reveals nothing about it. */
export function internalError(): Problem {
  const detail = 'The service failed; your request is not the cause. Try again in a moment.';
  return {
    type: TYPE,
    title: 'Internal Server Error',
    code: 'internal-error',
    status: 500,
    detail,
  };
}

/** 413: the body is too long. */
export function contentTooLarge(): Problem {
  const detail = 'Send a body of at most 64 KiB.';
  return { type: TYPE, title: 'Content Too Large', code: 'body-too-large', status: 413, detail };
}

/** 429: the client has used its quota. */
export function tooManyRequests(seconds: number): Problem {
  const detail = `Wait ${seconds} seconds. Cache answers to send fewer requests: see Cache-Control and ETag.`;
  return { type: TYPE, title: 'Too Many Requests', code: 'rate-limited', status: 429, detail };
}

/** 503: the service is overloaded for the moment. */
export function overloaded(): Problem {
  const detail = 'The service is overloaded. Try again in a moment.';
  return { type: TYPE, title: 'Service Unavailable', code: 'overloaded', status: 503, detail };
}
