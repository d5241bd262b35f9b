import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode, hashFolded } from './code-fold.ts';
import { asBytes, frontDecodeBytes, frontEncodeBytes } from './front-coding.ts';
import { StoredCodes, spellingOf } from './stored-codes.ts';
import { textOf, wordBytesOf } from './word-bytes.ts';

const part = fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '_', 'é', '中'), maxLength: 8 });
const name = fc.record({ brand: part, model: part });

/** A code of a device: its name in one of many spellings, or another text. */
const coded = fc.tuple(name, part, fc.nat({ max: 11 })).map(([{ brand, model }, other, kind]) => {
  const said = [model, `${brand} ${model}`, `${model} ${brand}`, other][kind % 4]!;
  const spelt = kind < 4 ? said : said.replaceAll(' ', kind < 8 ? '_' : '');
  return { name: { brand, model }, code: spelt };
});

describe('codes that are names', () => {
  it.each([
    ['Redmi Note 8', true],
    ['Redmi_Note_8', true],
    ['XIAOMI REDMI NOTE 8', true],
    ['Xiaomi_Redmi_Note_8', true],
    ['xiaomiredminote8', true],
    ['Redmi Note8', false],
    ['M1908C3JH', false],
  ])('%s is one: %s', (code, isName) => {
    const spelling = spellingOf(code, { brand: 'Xiaomi', model: 'Redmi Note 8' });
    expect(spelling !== null).toBe(isName);
    expect(spelling?.length ?? 1).toBe(1);
  });

  it('is no name if the device has none but its code', () => {
    expect(spellingOf('', { brand: 'Nokia', model: '' })).toBeNull();
    expect(spellingOf('Nokia ', { brand: 'Nokia', model: '' })).toBeNull();
  });

  it('come back whole, among all others', () => {
    fc.assert(
      fc.property(fc.array(coded, { maxLength: 30 }), (list) => {
        const stored = list.map((c) => spellingOf(c.code, c.name) ?? asBytes(c.code));
        const of = list.map((_, i) => i);
        const codes = new StoredCodes(
          frontDecodeBytes(frontEncodeBytes(stored)),
          { names: wordBytesOf(list.map((c) => c.name.brand)), of },
          { names: wordBytesOf(list.map((c) => c.name.model)), of },
        );
        for (const [i, { code }] of list.entries()) {
          codes.read(i);
          expect(textOf(codes.bytes, codes.from, codes.to)).toBe(code);
          const folded = new TextEncoder().encode(foldCode(code));
          expect(codes.hashOf(i)).toBe(hashFolded(folded, 0, folded.length));
        }
        expect(codes.size).toBe(list.length);
      }),
      { numRuns: 500 },
    );
  });
});
