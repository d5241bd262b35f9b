import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPlaces } from './json-places.ts';

const places = (text: string) => [...jsonPlaces(text)].map((p) => [p.path, p.line, p.twin]);

describe('jsonPlaces', () => {
  it('gives every member and item with its line', () => {
    const text = '{\n  "a": [1, { "b": "x,y" }],\n  "c": { "d": null }\n}\n';
    expect(places(text)).toEqual([
      ['a', 2, null],
      ['a[0]', 2, null],
      ['a[1]', 2, null],
      ['a[1].b', 2, null],
      ['c', 3, null],
      ['c.d', 3, null],
    ]);
  });

  it.each([
    ['side by side', '{"a": 1,\n"a": 2}', [['a', 2, 1]]],
    ['written in two ways', '{"a": 1,\n\n"\\u0061": 2}', [['a', 3, 1]]],
    ['in an item of a list', '[{"a": {}, "b": 1,\n"a": 2}]', [['[0].a', 2, 1]]],
    ['in different objects', '[{"a": 1}, {"a": 2}, {"b": {"a": 1}, "a": 2}]', []],
    ['as a value', '{"a": "a", "b": "a", "c": ["a", "a"]}', []],
    ['the key of the prototype', '{"__proto__": 1, "__proto__": 2}', [['__proto__', 1, 1]]],
  ])('finds a key twice: %s', (_, text, twins) => {
    expect(places(text).filter(([, , twin]) => twin !== null)).toEqual(twins);
  });

  it('finds none in what JSON.stringify writes, and gives each key', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const found = [...jsonPlaces(JSON.stringify(value, null, 1))];
        expect(found.every(({ twin }) => twin === null)).toBe(true);
        expect(found.length).toBe(membersOf(value));
      }),
    );
  });
});

function membersOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((n: number, inner) => n + 1 + membersOf(inner), 0);
}
