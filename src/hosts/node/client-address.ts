import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the client of a request: the address that the outermost trusted proxy saw. The caller may have
 * written everything before it in the header.
 *
 * @param proxies the number of proxies in front whose `X-Forwarded-For` counts
 * @returns the network of the address: see {@link networkOf}
 */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0 || typeof forwarded !== 'string') return networkOf(direct);
  return networkOf(forwarded.split(',').at(-proxies)?.trim() || direct);
}

/**
 * Returns what counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household or
 * machine gets (RFC 6177). Also accepts a port or a zone after the address, and brackets around it, as some
 * proxies write.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 * @example networkOf('[2001:db8::1]:443') // '2001:db8:0:0'
 * @example networkOf('192.0.2.1:5678') // '192.0.2.1'
 */
export function networkOf(text: string): string {
  const written = text.slice(0, 80).toLowerCase();
  const address = (/^\[([^\]]*)\]/.exec(written)?.[1] ?? written).replace(/%.*$/, '');
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address)?.[1];
  if (v4 !== undefined && isIPv4(v4)) return v4;
  if (!isIPv6(address)) return address.slice(0, 45);
  // An IPv4 address at the end fills two of the eight parts.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const parts = [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16));
  // An IPv4-mapped address (RFC 4291, 2.5.5.2).
  if (parts.slice(0, 5).every((n) => n === 0) && parts[5] === 0xffff) {
    return [parts[6]! >> 8, parts[6]! & 255, parts[7]! >> 8, parts[7]! & 255].join('.');
  }
  return parts
    .slice(0, 4)
    .map((n) => n.toString(16))
    .join(':');
}
