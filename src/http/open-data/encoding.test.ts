import { expect, test } from 'vitest';
import { preferredEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['gzip;q=x', null],
  [';;;,,,', null],
  ['', null],
  [null, null],
])('%s takes %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});
