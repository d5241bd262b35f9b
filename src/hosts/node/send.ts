import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, AnswerHeaders } from '../../http/index.ts';

/** A body that nobody reads is read away up to this size; beyond it the connection ends. */
const MAX_UNREAD = 65_536;

/** Writes a finished answer: one write for the head and the body together. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  closing: boolean,
): void {
  const head = flat(headers);
  if (status !== 304 && status !== 204) {
    head.push('Content-Length', String(Buffer.byteLength(body ?? '')));
  }
  if (closing || hasLongBody(request)) head.push('Connection', 'close');
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' || body === null ? undefined : body);
}

/** Names and values in turn: the form that Node writes out without looking each name up. */
function flat(headers: AnswerHeaders): string[] {
  const list: string[] = [];
  for (const name in headers) list.push(name, headers[name]!);
  return list;
}

function hasLongBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > MAX_UNREAD;
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
