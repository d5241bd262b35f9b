import { describe, expect, test } from 'vitest';
import type { Query } from './query.ts';
import { type Between, endsClause, endsEdition, isBehind, partsDevices } from './signs.ts';

const isBetween = (sign: Between, signs: string): boolean =>
  sign(`s21${signs}s22`, { to: 3 }, { from: 3 + signs.length });

describe('the signs between two tokens', () => {
  test.each([
    ['; ', true, true],
    ['. ', true, true],
    // A comma that normalising leaves stands between two numbers.
    [',', true, false],
    [' ', false, false],
    [' - ', false, false],
    [' (', false, false],
    ['', false, false],
  ])('%j parts devices: %s, ends a clause: %s', (signs, parts, ends) => {
    expect(isBetween(partsDevices, signs)).toBe(parts);
    expect(isBetween(endsClause, signs)).toBe(ends);
  });

  test('a dash ends a clause about an edition amid spaces only', () => {
    expect(isBetween(endsEdition, ' - ')).toBe(true);
    expect(isBetween(endsEdition, '-')).toBe(false);
  });

  test('nothing stands before the first token or behind the last', () => {
    const tokens = [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ] as Query['tokens'];
    const query = { text: ';a;b;', tokens } as Query;
    expect([0, 1, 2].map((i) => isBehind(query, i, endsClause))).toEqual([false, true, false]);
  });
});
