import { describe, expect, it } from 'vitest';
import { Best, newRank, type Rank, rankKey } from './rank.ts';

const rank = (some: Partial<Rank>): Rank => ({ ...newRank(), ...some });

describe('rankKey', () => {
  it('compares the criteria one after the other, in the order in which they are written down', () => {
    const criteria: (keyof Rank)[] = [
      'cost',
      'unused',
      'brand',
      'named',
      'age',
      'missing',
      'other',
      'device',
    ];
    for (const [i, criterion] of criteria.entries()) {
      // One step worse in a criterion outweighs the worst of everything after it.
      const later = { unused: 7, brand: 31, named: 3, age: 63, missing: 63, other: 3, device: 2e5 };
      const rest = Object.fromEntries(
        Object.entries(later).filter(([key]) => criteria.indexOf(key as keyof Rank) > i),
      );
      expect(rankKey(rank(rest)), criterion).toBeLessThan(rankKey(rank({ [criterion]: 1 })));
    }
  });

  it('stays exact', () => {
    const worst = { cost: 127, unused: 7, brand: 31, named: 3, age: 63, missing: 63, other: 3 };
    const key = rankKey(rank({ ...worst, device: 2 ** 18 - 1 }));
    expect(Number.isSafeInteger(key)).toBe(true);
  });
});

describe('Best', () => {
  it('keeps the best of its limit, each device once with its best rank', () => {
    const best = new Best(2);
    expect(best.cost).toBe(Number.POSITIVE_INFINITY);
    best.add(rank({ cost: 3, device: 1 }));
    best.add(rank({ cost: 2, device: 2 }));
    best.add(rank({ cost: 1, device: 1 }));
    best.add(rank({ cost: 5, device: 3 }));
    expect(best.devices()).toEqual([1, 2]);
    expect(best.cost).toBe(1);
  });
});
