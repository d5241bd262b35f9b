import { contentTooLarge, headersTooLarge, type Problem } from './problem.ts';

/**
 * The most bytes of the request line and the headers together. A query of 200 characters has 1,800 bytes when
 * escaped.
 */
export const MAX_HEAD = 16_384;
/** The most header lines. Browsers and proxies send some thirty. */
export const MAX_HEADERS = 200;
/**
 * The most bytes of a body. A hundred questions of 200 letters take 23 KB, the call of a tool a few hundred
 * bytes.
 */
export const MAX_BODY = 65_536;

/**
 * Refuses a request that is larger than the bounds above. Hosts whose server has no such bounds call it, so
 * that every host refuses the same requests in the same words.
 *
 * @returns the problem; `null` if the size is within the bounds, as far as the headers tell
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

/** True if a `Content-Length` announces a body above {@link MAX_BODY}. */
export const hasLargeBody = (contentLength: string | null): boolean =>
  contentLength !== null && Number(contentLength) > MAX_BODY;
