import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type AnswerHeaders, hasLargeBody } from '../../http/index.ts';
import { linger } from './linger.ts';

/**
 * Headers as lists of names and values, which Node writes without a copy. Answers of a kind share their
 * headers, so there are only a few lists. To copy twelve headers per request took 3.5 % of the time of a
 * repeated query.
 */
const lists = new WeakMap<AnswerHeaders, readonly string[]>();

function listOf(headers: AnswerHeaders): readonly string[] {
  let list = lists.get(headers);
  if (list === undefined) {
    list = Object.entries(headers).flat();
    lists.set(headers, list);
  }
  return list;
}

/** Writes a finished answer: one write for the head and the body together. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, etag, body }: Answer,
  closing: boolean,
): void {
  const head = listOf(headers).slice();
  if (etag !== undefined) head.push('ETag', etag);
  if (status !== 304 && status !== 204) {
    head.push('Content-Length', String(Buffer.byteLength(body ?? '')));
  }
  // An unread body ends the connection, unless it is short.
  const unread = hasLongBody(request);
  if (closing || unread) head.push('Connection', 'close');
  if (unread) linger(request);
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' || body === null ? undefined : body);
}

function hasLongBody(request: IncomingMessage): boolean {
  if (headerOf(request, 'transfer-encoding') !== null) return true;
  return hasLargeBody(headerOf(request, 'content-length'));
}

/**
 * Returns a header of a request; `null` if it is absent.
 *
 * Node builds the object of all headers at the first access. Most requests have none of the wanted headers, and
 * the raw list shows that at less cost.
 *
 * @param name in lower case
 */
export function headerOf(request: IncomingMessage, name: string): string | null {
  const { rawHeaders } = request;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const received = rawHeaders[i]!;
    if (received.length !== name.length || received.toLowerCase() !== name) continue;
    const value = request.headers[name];
    return typeof value === 'string' ? value : (value?.join(', ') ?? null);
  }
  return null;
}

/** Splits a request target into its path and query, both as sent (RFC 9112, 3.2). */
export function target(url: string): { path: string; search: string } {
  let rest = url;
  if (rest[0] !== '/') {
    // Proxies send the absolute form. The authority has no effect here.
    const start = /^https?:\/\/[^/?#]*/i.exec(rest);
    if (start !== null) rest = rest.slice(start[0].length) || '/';
  }
  const hash = rest.indexOf('#');
  if (hash >= 0) rest = rest.slice(0, hash);
  const at = rest.indexOf('?');
  return at < 0
    ? { path: rest, search: '' }
    : { path: rest.slice(0, at), search: rest.slice(at + 1) };
}
