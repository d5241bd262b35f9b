import { expect, test } from 'vitest';
import { didYouMean } from './nearest.ts';

const LISTED = ['europe', 'japan', 'mainland-china', 'macau', 'gsmarena', 'gsmarena-2026-05'];

test.each([
  ['eurpoe', 'europe'],
  ['mainlandchina', 'mainland-china'],
  ['japn', 'japan'],
  ['Europe', 'europe'],
  ['gsmarena-2026', 'gsmarena-2026-05'],
  ['atlantis', null],
  ['eu', null],
  ['', null],
])('for %s offers %s', (wrong, listed) => {
  expect(didYouMean(wrong, LISTED)).toBe(listed === null ? '' : `Did you mean "${listed}"? `);
});
