import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './range.ts';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['Bytes=1-2', { first: 1, last: 2 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  ['', null],
  [undefined, null],
])('%s of 1000 bytes', (range, expected) => {
  expect(byteRange(range, 1000)).toEqual(expected);
});

test('a part is within the document, whatever is asked for', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,20}-\d{0,20}$/));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 1e9 }), (range, length) => {
      const part = byteRange(range, length);
      if (part === null || part === 'outside') return;
      expect(part.first).toBeGreaterThanOrEqual(0);
      expect(part.last).toBeGreaterThanOrEqual(part.first);
      expect(part.last).toBeLessThan(length);
    }),
  );
});
