import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintString, MAX_HINT, sfString } from './structured-field.ts';

describe('sfString', () => {
  it.each([
    ['"SM-S928B"', 'SM-S928B'],
    ['""', ''],
    ['"a \\"b\\" \\\\"', 'a "b" \\'],
    ['SM-S928B', null],
    ['"', null],
    ['"a"b"', null],
    ['"a\\"', null],
    ['"a\\b"', null],
    ['"é"', null],
    ['"a\u0000"', null],
  ])('reads %j as %j', (value, expected) => {
    expect(sfString(value)).toBe(expected);
  });

  it('reads back every printable text', () => {
    const printable = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((c) => String.fromCharCode(c)),
    });
    fc.assert(
      fc.property(printable, (text) => {
        const field = `"${text.replace(/["\\]/g, '\\$&')}"`;
        expect(sfString(field)).toBe(text);
      }),
    );
  });
});

describe('hintString', () => {
  it.each([
    [null, null],
    ['""', ''],
    [' "SM-S928B" ', 'SM-S928B'],
    ['SM-S928B', 'SM-S928B'],
    ["'SM-S928B'", 'SM-S928B'],
    ['""SM-S928B""', 'SM-S928B'],
    ['"\\"SM-S928B\\""', 'SM-S928B'],
    ['"SM-S928B", "SM-S928B"', 'SM-S928B'],
    ['SM-S928B, SM-S928B', 'SM-S928B'],
    ['"SM-S928B", "Pixel 9"', null],
    ['iPhone16,1', 'iPhone16,1'],
    ['"moto g(7)"', 'moto g(7)'],
    ['"SM-S928B";v="1"', 'SM-S928B'],
    ['"SM-S928B" ;v="1"', null],
    ['"a\\";b";v', 'a";b'],
    ['"\u0007"', null],
    [`"${'x'.repeat(MAX_HINT + 1)}"`, null],
    ['x'.repeat(9000), null],
  ])('reads %j as %j', (value, expected) => {
    expect(hintString(value)).toBe(expected);
  });
});
