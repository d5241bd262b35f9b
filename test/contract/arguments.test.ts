import { describe, expect, test } from 'vitest';
import { InvalidQueryError, type Lookup, openLookup } from '../../src/lookup/index.ts';

const snapshot = new URL('../../dist/esim.snapshot', import.meta.url);
const lookup = await openLookup({ snapshot });

/** What a framework makes of `?q=a&q=b` and `?q[x]=a`, and what a program without types may give. */
const NO_TEXTS = [undefined, null, 5, true, ['a', 'b'], { x: 'a' }, Symbol('a')];

describe('an argument of the wrong type', () => {
  const untyped = lookup as unknown as Record<keyof Lookup, (...args: unknown[]) => unknown>;

  test.each(NO_TEXTS)('is no question: %o', (q) => {
    for (const ask of ['answer', 'check'] as const) {
      expect(() => untyped[ask](q)).toThrow(InvalidQueryError);
    }
  });

  test.each(NO_TEXTS.filter((region) => region !== undefined))('is no region: %o', (region) => {
    for (const ask of ['answer', 'check'] as const) {
      expect(() => untyped[ask]('iphone 15', { region })).toThrow(InvalidQueryError);
    }
  });

  test.each(NO_TEXTS)('has no device behind its headers: %o', (value) => {
    expect(lookup.detect({}).match).toBeNull();
    expect(untyped.detect(value)).toMatchObject({ match: null });
    expect(untyped.detect({ 'user-agent': value })).toMatchObject({ match: null });
  });
});

test('a path is no address of a snapshot, and the error says what is', async () => {
  const opened = openLookup({ snapshot: './esim.snapshot' as unknown as URL });
  await expect(opened).rejects.toThrow('Give the snapshot as bytes or as a URL');
});
