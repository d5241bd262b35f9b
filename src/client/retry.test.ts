import { describe, expect, test } from 'vitest';
import { pause } from './retry.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the wait that Retry-After asks for', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    ['30', 30_000],
    ['31', null],
    ['99999999999999999999', null],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5_000],
    ['Sat, 21 Nov 2026 13:00:00 GMT', null],
  ])('%s is %s ms', (header, wait) => {
    expect(pause(1, header, NOW)).toBe(wait);
  });
});

describe('the wait that nobody asked for', () => {
  test.each([
    [1, 300, 600],
    [2, 600, 1_200],
    [3, 1_200, 2_400],
  ])('before try %s is between %s and %s ms', (attempt, least, most) => {
    for (const header of [null, '', 'soon', 'Fri, 20 Nov 2026 12:00:00 GMT', '-5']) {
      const wait = pause(attempt, header, NOW);
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(most);
    }
  });
});
