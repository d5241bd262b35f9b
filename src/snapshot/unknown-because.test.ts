import { describe, expect, it } from 'vitest';
import type { Claim, Supports } from '../model/index.ts';
import { unknownBecause } from './unknown-because.ts';

const claim = (supports: Supports, ...regions: string[]): Claim => ({
  supports,
  source: 's',
  checked: '2026',
  ...(regions.length > 0 ? { regions } : {}),
});

describe('why an answer is unknown', () => {
  it.each([
    ['no-source', [], []],
    ['no-source', [], [[]]],
    ['not-stated', [claim('unknown')], []],
    ['not-stated', [], [[claim('unknown')]]],
    ['some-units', [claim('no', 'mainland-china')], []],
    ['some-units', [claim('unknown')], [[claim('yes')], []]],
    ['contradiction', [claim('yes'), claim('no')], []],
    ['contradiction', [claim('yes'), claim('no'), claim('no', 'india')], [[claim('no')]]],
  ] as const)('is %s', (because, claims, variants) => {
    const parts = variants.map((said) => ({ claims: [...said] }));
    expect(unknownBecause([...claims], parts)).toBe(because);
  });
});
