import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entityTag, matches } from './cache-policy.ts';
import { CODE_VERSION } from './code-version.ts';

describe('the entity tag', () => {
  test('is another one for other data, other code and another question', () => {
    const tag = entityTag('2026.11.21-aaaa', 'check 10 pixel');
    expect(entityTag('2026.11.21-aaaa', 'check 10 pixel')).toBe(tag);
    expect(entityTag('2026.11.22-bbbb', 'check 10 pixel')).not.toBe(tag);
    expect(entityTag('2026.11.21-aaaa', 'check 9 pixel')).not.toBe(tag);
    expect(tag).toContain(`-aaaa-${CODE_VERSION}-`);
  });

  test('is a weak one of characters that a tag may hold, whatever was asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (asked) => {
        expect(entityTag('1', asked)).toMatch(/^W\/"[\w.-]+"$/);
      }),
    );
  });

  const tag = 'W/"a-1"';
  test.each([
    [null, false],
    ['', false],
    ['*', true],
    [' * ', true],
    ['W/"a-1"', true],
    ['"a-1"', true],
    ['"b", W/"a-1"', true],
    ['"b","a-1"', true],
    ['"b", "c"', false],
    ['a-1', false],
    ['"a-1', false],
    ['"A-1"', false],
  ])('If-None-Match: %s names it: %s', (ifNoneMatch, expected) => {
    expect(matches(ifNoneMatch, tag)).toBe(expected);
  });
});
