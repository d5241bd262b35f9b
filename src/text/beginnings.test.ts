import { expect, test } from 'vitest';
import { Beginnings } from './beginnings.ts';

test('words are known by their first two letters, anywhere in a text', () => {
  const beginnings = new Beginnings(['twenty', 'drei', 'x', '第']);
  expect(beginnings.has('twelve')).toBe(true);
  expect(beginnings.has('three')).toBe(false);
  expect(beginnings.has('pixel drie', 6)).toBe(true);
  expect(['x', '', 'xr', '第一', 't5'].filter((text) => beginnings.has(text))).toEqual([]);
});
