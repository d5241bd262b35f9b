import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode } from './code-fold.ts';
import { codeSections } from './code-sections.ts';
import { CodeTable } from './code-table.ts';
import { Container, writeContainer } from './container.ts';
import { StoredCodes } from './stored-codes.ts';
import { wordBytesOf } from './word-bytes.ts';

/** Without spellings, the names are not read. */
const NO_NAMES = { names: wordBytesOf([]), of: [] };

function tableOf(codes: readonly string[], brands = codes.map(() => '')): CodeTable {
  const meta = { version: '', date: '', devices: 0, codes: codes.length };
  const names = brands.map((brand) => ({ brand, model: '' }));
  const container = new Container(writeContainer(meta, codeSections(codes, names)));
  return new CodeTable(container, new StoredCodes(wordBytesOf(codes), NO_NAMES, NO_NAMES));
}

/** Few characters, so that codes begin alike and repeat: of every kind that folding knows. */
const part = fc.string({
  unit: fc.constantFrom('A', 'a', 'B', '1', '2', '-', '_', ' ', ',', '+', 'é', '中', '('),
  minLength: 1,
  maxLength: 6,
});
/** Many codes have the same first eight or sixteen characters, by which they are sorted first. */
const beginning = fc.constantFrom('', 'SM-A1234567', 'é1234567', 'SM-A1234567B1234567');
const code = fc.tuple(beginning, part).map((parts) => parts.join(''));
const codes = fc.array(code, { maxLength: 60 });

describe('foldCode', () => {
  it.each([
    ['SM-S928B', 'sms928b'],
    ['iPhone16,2', 'iphone16,2'],
    ['motorola edge 70 pro+', 'motorolaedge70proplus'],
    ['Redmi_Note 8', 'redminote8'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldCode(text)).toBe(folded);
  });
});

describe('CodeTable', () => {
  it('gives every code back under its number', () => {
    fc.assert(
      fc.property(codes, (list) => {
        const table = tableOf(list);
        expect(table.size).toBe(list.length);
        expect(list.map((_, i) => table.at(i))).toEqual(list);
        expect(table.at(list.length)).toBe('');
      }),
    );
  });

  it('finds what a search through the list finds, whole and by its beginning', () => {
    fc.assert(
      fc.property(codes, code.map(foldCode), (list, key) => {
        const table = tableOf(list);
        const entries = list.map((_, i) => i);
        expect(table.exact(key)).toEqual(entries.filter((i) => foldCode(list[i]!) === key));
        expect(table.startingWith(key, 1000)).toEqual(
          entries.filter((i) => foldCode(list[i]!).startsWith(key)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('looks at no more codes than it is asked to', () => {
    const table = tableOf(Array.from({ length: 300 }, (_, i) => `SM-A${i}`));
    expect(table.startingWith('sma', 40)).toHaveLength(40);
  });

  it('finds a code behind the name of its maker, and only there', () => {
    const table = tableOf(
      ['ASUS_AI2302', 'ASUS Zenfone 8', 'AI2302', 'LenovoTB-X304F', 'asusX1', 'ASUS_AI2201_A'],
      ['ASUS', 'ASUS', 'Acme', 'Lenovo', 'ASUS', 'ASUS'],
    );
    expect(table.behindBrand('ai2302')).toEqual([0]);
    expect(table.behindBrand('tbx304f')).toEqual([3]);
    expect(table.behindBrand('ai2201a')).toEqual([5]);
    expect(table.behindBrand('zenfone8')).toEqual([]);
    expect(table.behindBrand('x1')).toEqual([]);
    expect(table.behindBrand('')).toEqual([]);
  });

  it('takes any key', () => {
    const table = tableOf(['SM-S928B', 'Pixel 9']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (key) => {
        for (const found of [
          table.exact(key),
          table.startingWith(key, 5),
          table.behindBrand(key),
        ]) {
          expect(found.every((entry) => entry === 0 || entry === 1)).toBe(true);
        }
      }),
    );
  });

  it('refuses a code that is too long to be one', () => {
    expect(() => tableOf(['x'.repeat(256)])).toThrow(RangeError);
    expect(tableOf(['x'.repeat(255)]).exact('x'.repeat(255))).toEqual([0]);
  });
});
