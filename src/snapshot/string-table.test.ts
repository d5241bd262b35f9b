import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Container, writeContainer } from './container.ts';
import { StringTable, stringSection } from './string-table.ts';

const META = { version: 'sample', date: '2026-01-01', devices: 0, codes: 0 };

const tableOf = (strings: readonly string[]): StringTable => {
  const container = new Container(writeContainer(META, stringSection('names', strings)));
  return new StringTable(container, 'names');
};

describe('StringTable', () => {
  it('holds any strings without control characters, empty ones among them', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((s) => !/\p{Cc}/u.test(s));
    fc.assert(
      fc.property(fc.array(line), (strings) => {
        const table = tableOf(strings);
        expect(strings.map((_, i) => table.at(i))).toEqual(strings);
      }),
    );
  });

  it('holds strings that begin alike, also within a character', () => {
    const names = [
      'Galaxy S24',
      'Galaxy S24é',
      'Galaxy S24è',
      '\ufeffmi 😀',
      '\ufeffmi 😁',
      '',
      'mi',
    ];
    const table = tableOf(names);
    expect(names.map((_, i) => table.at(i))).toEqual(names);
  });

  it('refuses a string of several lines', () => {
    expect(() => stringSection('names', ['Galaxy', 'S24\nUltra'])).toThrow(RangeError);
  });
});
