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
 * What is wrong with the frame of a request, whatever its address: its Host, the number of its headers, the
 * length of its body. The parser has refused what is no HTTP before.
 *
 * @returns the refusal; `null` if nothing is wrong. Node knows the length of a body in chunks only later.
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
  // RFC 9112, 3.2: nobody can say which Host a cache in front has taken.
  if (hosts !== 1 && (hosts > 1 || httpVersion !== '1.0')) return badHost();
  return large ? contentTooLarge() : null;
}
