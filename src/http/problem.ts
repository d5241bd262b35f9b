import type { ProblemCode } from '../model/index.ts';
import { type Answer, type AnswerHeaders, toResponse } from './answer.ts';

/** A parameter that was wrong, and how to correct it. */
export interface ProblemError {
  parameter: string;
  detail: string;
}

/** A problem document (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  /** What is wrong, for a program. */
  code: ProblemCode;
  status: number;
  detail: string;
  errors?: readonly ProblemError[];
}

/**
 * A problem as an answer. It says what was wrong, where, and how to correct it. It never echoes
 * input.
 */
export function problemAnswer(problem: Problem, headers: AnswerHeaders): Answer {
  return {
    status: problem.status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
}

/** A problem as a `Response`. */
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

/** 400: no Host header or two. A cache could read the other one (RFC 9112, 3.2). */
export function badHost(): Problem {
  const detail = 'Send one Host header.';
  return { type: TYPE, title: 'Bad Request', code: 'invalid-host', status: 400, detail };
}

/** 400: what was sent is not HTTP, or its address or host is none. */
export function malformedRequest(): Problem {
  const detail =
    'This is no valid HTTP/1.1 request. Check the method, the Host header and the headers, and ' +
    'percent-encode the address (RFC 3986).';
  return { type: TYPE, title: 'Bad Request', code: 'invalid-request', status: 400, detail };
}

/** 408: a request that was not sent in time. */
export function requestTimeout(): Problem {
  const detail = 'Send the headers within 10 seconds and the whole request within 20.';
  return { type: TYPE, title: 'Request Timeout', code: 'request-timeout', status: 408, detail };
}

/** 431: a request line and headers that are longer than any valid ones, or more. */
export function headersTooLarge(): Problem {
  const detail =
    'The address and the headers together have at most 16 KiB, and at most 200 headers.';
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
 * 410: the address was that of something that is no device of the data set.
 *
 * @param kind what it was: "a television, a box or a monitor"
 */
function removedDevice(kind: string): Problem {
  const detail =
    `It was ${kind}. Only phones, tablets, watches, laptops and hotspots are listed, so the address ` +
    'leads nowhere any more.';
  return { type: TYPE, title: 'Gone', code: 'gone', status: 410, detail };
}

/**
 * The answer for a slug that no device has. That of what was removed is kept as long as a device's is.
 *
 * @param removed what the slug stood for, if it was removed
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
  const detail = `This address answers ${allow}.`;
  return {
    type: TYPE,
    title: 'Method Not Allowed',
    code: 'method-not-allowed',
    status: 405,
    detail,
  };
}

/** 500: our fault. It says nothing about the internals. */
export function internalError(): Problem {
  const detail = 'The fault is ours. Try again in a moment.';
  return {
    type: TYPE,
    title: 'Internal Server Error',
    code: 'internal-error',
    status: 500,
    detail,
  };
}

/** 413: a body that is longer than any valid one. */
export function contentTooLarge(): Problem {
  const detail = 'A body has at most 64 KiB.';
  return { type: TYPE, title: 'Content Too Large', code: 'body-too-large', status: 413, detail };
}

/** 429: more requests than one client may send. */
export function tooManyRequests(seconds: number): Problem {
  const detail = `Wait ${seconds} seconds. Answers may be kept: see Cache-Control and ETag.`;
  return { type: TYPE, title: 'Too Many Requests', code: 'rate-limited', status: 429, detail };
}

/** 503: there is briefly more to do than can be done. */
export function overloaded(): Problem {
  const detail = 'More requests than can be answered. Try again in a moment.';
  return { type: TYPE, title: 'Service Unavailable', code: 'overloaded', status: 503, detail };
}
