import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type AnswerHeaders, hasLargeBody } from '../../http/index.ts';
import { linger } from './linger.ts';

/**
 * Headers as a list of names and values, which Node writes as it is. All answers of a kind share
 * theirs, so that a few lists are made in all: copying twelve headers for every request took 3.5 % of
 * the time of a repeated query.
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
  // A body that nobody reads ends the connection, unless it is short.
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
 * A header of a request; `null` if it has none.
 *
 * Node makes the object of all headers when it is first asked for one. Most requests need none of
 * those that are looked for, which the list as it was received tells for less.
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

/** A request target in its parts, as they were sent (RFC 9112, 3.2). */
export function target(url: string): { path: string; search: string } {
  let rest = url;
  if (rest[0] !== '/') {
    // The absolute form, as proxies send it: the authority decides nothing here.
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
