import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Container, hashOf, writeContainer } from '../snapshot/index.ts';
import { keySections, NameKeys } from './keys.ts';

function keysOf(names: readonly string[]): NameKeys {
  const meta = { version: '', date: '', devices: 0, codes: 0 };
  return new NameKeys(new Container(writeContainer(meta, keySections(names))));
}

describe('NameKeys', () => {
  it('visits every name with the key, however often it occurs', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 3 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 200 }), name, (names, key) => {
        const found: number[] = [];
        keysOf(names).visit(hashOf(key), (form) => {
          if (names[form] === key) found.push(form);
        });
        const expected = names.flatMap((n, i) => (n === key && n !== '' ? [i] : []));
        expect(found.sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  it('refuses more names of one key than it can count', () => {
    expect(() => keySections(Array.from({ length: 256 }, () => 'a'))).toThrow(RangeError);
  });
});
