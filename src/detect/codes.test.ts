import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CodeTable,
  Container,
  codeSections,
  StoredCodes,
  wordBytesOf,
  writeContainer,
} from '../snapshot/index.ts';
import { entriesOf } from './codes.ts';

/** Without spellings, the names are not read. */
const NO_NAMES = { names: wordBytesOf([]), of: [] };

function tableOf(codes: readonly string[]): CodeTable {
  const meta = { version: '', date: '', devices: 0, codes: codes.length };
  const name = { brand: '', model: '' };
  const names = codes.map(() => name);
  const container = new Container(writeContainer(meta, codeSections(codes, names)));
  return new CodeTable(container, new StoredCodes(wordBytesOf(codes), NO_NAMES, NO_NAMES));
}

/** What two codes have in common when they count as the same. */
const folded = (code: string): string =>
  code.replace(/[A-Z]/g, (c) => c.toLowerCase()).replace(/[\s_]+/g, ' ');

describe('the entries of a code', () => {
  const table = tableOf(['SM-S928B', 'Pixel 9', 'X5', 'moto g(7)', 'Redmi_Note_8', 'x5']);

  it.each([
    ['SM-S928B', [0]],
    ['sm-s928b', [0]],
    ['pixel  9', [1]],
    ['Redmi Note 8', [4]],
    ['X5', [2, 5]],
    ['moto g(7)', [3]],
    ['SM-S928', []],
    ['SM-S928BX', []],
    ['Pixel9', []],
    ['', []],
    ['\ud800', []],
  ])('finds %j at %j', (token, entries) => {
    expect(entriesOf(table, token)).toEqual(entries);
  });

  it('finds what a search through the list finds', () => {
    const code = fc.string({
      unit: fc.constantFrom('A', 'a', 'B', '1', '-', '_', ' ', 'é', '('),
      minLength: 1,
      maxLength: 4,
    });
    const trimmed = code.map((c) => c.replace(/^[\s_]+|[\s_]+$/g, '') || 'x');
    fc.assert(
      fc.property(fc.array(trimmed, { maxLength: 60 }), trimmed, (codes, token) => {
        const expected = codes.flatMap((c, i) => (folded(c) === folded(token) ? [i] : []));
        expect(entriesOf(tableOf(codes), token)).toEqual(expected);
      }),
    );
  });
});
