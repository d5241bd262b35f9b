import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Container, writeContainer } from './container.ts';
import { StringTable, stringSection } from './string-table.ts';

const META = { version: 'sample', date: '2026-01-01', devices: 0, codes: 0 };

const tableOf = (strings: readonly string[]): StringTable => {
  const container = new Container(writeContainer(META, stringSection('names', strings)));
  return new StringTable(container, 'names', strings.length);
};

describe('StringTable', () => {
  it('holds any strings in one line, empty ones among them', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\n'));
    fc.assert(
      fc.property(fc.array(line), (strings) => {
        const table = tableOf(strings);
        expect(strings.map((_, i) => table.at(i))).toEqual(strings);
      }),
    );
  });

  it('refuses a string of several lines', () => {
    expect(() => stringSection('names', ['Galaxy', 'S24\nUltra'])).toThrow(RangeError);
  });

  it('has empty strings where its text is too short', () => {
    const container = new Container(writeContainer(META, stringSection('names', ['a', 'b'])));
    const table = new StringTable(container, 'names', 4);
    expect([0, 1, 2, 3].map((i) => table.at(i))).toEqual(['a', 'b', '', '']);
  });
});
