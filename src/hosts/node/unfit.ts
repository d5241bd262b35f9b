import type { IncomingMessage } from 'node:http';
import {
  badHost,
  contentTooLarge,
  hasLargeBody,
  headersTooLarge,
  MAX_HEADERS,
  type Problem,
} from '../../http/index.ts';

/**
 * Checks the parts of a request that do not depend on its address: the Host, the number of headers, the length
 * of the body. The parser has already refused everything that is not HTTP.
 *
 * @returns the problem; `null` if nothing is wrong. The length of a body in chunks is checked later.
 */
export function unfit({ rawHeaders, httpVersion }: IncomingMessage): Problem | null {
  if (rawHeaders.length > 2 * MAX_HEADERS) return headersTooLarge();
  let hosts = 0;
  let large = false;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4) {
      if (name.toLowerCase() === 'host') hosts++;
    } else if (name.length === 14 && name.toLowerCase() === 'content-length') {
      large ||= hasLargeBody(rawHeaders[i + 1]!);
    }
  }
  // With several Hosts, a cache in front may have used another one (RFC 9112, 3.2).
  if (hosts !== 1 && (hosts > 1 || httpVersion !== '1.0')) return badHost();
  return large ? contentTooLarge() : null;
}
