import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { osaDistance } from './distance.ts';

const encoder = new TextEncoder();

function distance(a: string, b: string, limit: number): number {
  const [x, y] = [encoder.encode(a), encoder.encode(b)];
  return osaDistance(x, 0, x.length, y, 0, y.length, limit);
}

/** The definition, without any shortcut. */
function naive(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        rows[i]![j] = i + j;
        continue;
      }
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      }
      rows[i]![j] = least;
    }
  }
  return rows[a.length]![b.length]!;
}

describe('osaDistance', () => {
  it.each([
    ['pixel', 'pixel', 0],
    ['pixle', 'pixel', 1],
    ['iphon', 'iphone', 1],
    ['galxay', 'galaxy', 1],
    ['motorolla', 'motorola', 1],
    ['samsng', 'samsung', 1],
    ['xaiomii', 'xiaomi', 2],
  ])('%s and %s', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(expected);
  });

  it('agrees with the definition up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        const expected = naive(a, b);
        if (expected <= limit) expect(distance(a, b, limit)).toBe(expected);
        else expect(distance(a, b, limit)).toBeGreaterThan(limit);
      }),
      { numRuns: 5000 },
    );
  });
});
