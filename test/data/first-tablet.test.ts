import { describe, expect, it } from 'vitest';
import { compileDevices } from '../../src/compile/index.ts';
import { loadFacts } from '../../src/data/index.ts';

const { facts } = loadFacts('data');
const { reason, settings } = facts.rules['first-tablet']!;
const { before, brands } = settings as { before: string; brands: string[] };

/** Tablets of the makers from before the day of which somebody speaks, editions for Japan aside. */
const known = compileDevices(facts).filter(
  ({ category, brandSlug, rule, supports, released, variants }) =>
    category === 'tablet' &&
    brands.includes(brandSlug) &&
    (rule === null || rule === 'single-report' || rule === 'one-market') &&
    supports !== 'unknown' &&
    released !== undefined &&
    released !== null &&
    released.date < before &&
    !variants.some(({ regions }) => regions.includes('japan')),
);

describe('the rule of the first tablet', () => {
  it('holds for every tablet of which somebody speaks, as many as its reason says', () => {
    const wrong = known
      .filter(({ supports }) => supports !== 'no')
      .map(({ modelSlug }) => modelSlug);
    expect(wrong).toEqual([]);
    const said = Number(/Of (\d+) tablets/.exec(reason)![1]);
    expect(Math.abs(known.length - said) / said).toBeLessThan(0.1);
  });
});
