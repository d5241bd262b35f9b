import { contentTooLarge, headersTooLarge, type Problem } from './problem.ts';

/** The most bytes of the request line and the headers together. A query is 200 characters: 1,800 bytes escaped. */
export const MAX_HEAD = 16_384;
/** The most header lines. Browsers and proxies send some thirty. */
export const MAX_HEADERS = 200;
/** The most bytes of a body: a hundred questions of 200 letters take 23 KB, a call of a tool a few hundred bytes. */
export const MAX_BODY = 65_536;

/**
 * Is a request larger than the service takes? For a host whose server passes on what is larger: every host
 * is to refuse the same requests in the same words.
 *
 * @returns the refusal; `null` if the request has the size of a valid one, as far as its headers tell
 */
export function tooLarge(request: Request): Problem | null {
  let lines = 0;
  let bytes = request.method.length + request.url.length + ' HTTP/1.1\r\n\r\n'.length;
  for (const [name, value] of request.headers) {
    lines++;
    bytes += name.length + value.length + ': \r\n'.length;
  }
  if (lines > MAX_HEADERS || bytes > MAX_HEAD) return headersTooLarge();
  return hasLargeBody(request.headers.get('content-length')) ? contentTooLarge() : null;
}

/** Does a `Content-Length` announce a body that is longer than any valid one? */
export const hasLargeBody = (contentLength: string | null): boolean =>
  contentLength !== null && Number(contentLength) > MAX_BODY;
