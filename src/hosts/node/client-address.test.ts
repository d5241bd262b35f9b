import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientOf, networkOf } from './client-address.ts';

describe('one client', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5678', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:0:1::1', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::ffff:0:0:1', '2001:db8:0:0'],
    ['2001:0db8:0000:0000:0001::', '2001:db8:0:0'],
    ['2001:db8:0:0:8000::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (written, network) => {
    expect(networkOf(written)).toBe(network);
  });

  test('an IPv6 client is its first four parts, however it is spelt', () => {
    const part = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), (parts) => {
        const full = parts.map((n) => n.toString(16).padStart(4, '0')).join(':');
        // The standard's own shortest spelling.
        const short = new URL(`http://[${full}]`).hostname;
        expect(networkOf(short)).toBe(networkOf(full));
        if (parts[0] !== 0) {
          const network = parts.slice(0, 4).map((n) => n.toString(16));
          expect(networkOf(full)).toBe(network.join(':'));
        }
      }),
    );
  });

  test('whatever is written is some client', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\da-f:.%[\]]{0,60}$/));
    fc.assert(
      fc.property(text, (t) => {
        expect(networkOf(t).length).toBeLessThanOrEqual(45);
      }),
    );
  });

  test('is whom the trusted proxy names', () => {
    const from = (forwarded: string | undefined, proxies: number): string =>
      clientOf(
        {
          headers: { 'x-forwarded-for': forwarded },
          socket: { remoteAddress: '10.0.0.1' },
        } as unknown as IncomingMessage,
        proxies,
      );
    expect(from('192.0.2.1, 192.0.2.2', 0)).toBe('10.0.0.1');
    expect(from('192.0.2.1, 192.0.2.2', 1)).toBe('192.0.2.2');
    expect(from('192.0.2.1, 192.0.2.2', 2)).toBe('192.0.2.1');
    expect(from('192.0.2.1', 2)).toBe('10.0.0.1');
    expect(from(undefined, 1)).toBe('10.0.0.1');
  });
});
