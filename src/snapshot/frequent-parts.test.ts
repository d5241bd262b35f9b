import { expect, test } from 'vitest';
import { PARTS, restoreParts, shortenParts } from './frequent-parts.ts';

test.each([
  {
    claims: [
      { supports: 'yes', from: 7 },
      { supports: 'no', source: 3, checked: '2026-09' },
    ],
  },
  { released: { date: '2026', source: 1, estimate: true }, note: 'Says "note":"no" itself.' },
  { note: 'All control characters: \u0001\n\u000b\u000c\r\u001f', variants: { 1: { name: 'a' } } },
  {},
])('the parts of %j are restored', (details) => {
  const json = JSON.stringify(details);
  const stored = shortenParts(json);
  expect(stored.length).toBeLessThanOrEqual(json.length);
  expect(stored).not.toContain('\n');
  expect(restoreParts(stored)).toBe(json);
});

test('a frequent part takes one character', () => {
  expect(shortenParts('{"claims":[{"supports":"no","from":7}]}')).toBe('{\x0bno\x0d7}]}');
});

test('no part stands behind one that it contains', () => {
  for (const [i, part] of PARTS.entries())
    expect(PARTS.slice(0, i).filter((before) => part.includes(before))).toEqual([]);
});
