import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asBytes, frontDecodeBytes, frontEncodeBytes } from './front-coding.ts';
import { wordAt } from './word-bytes.ts';

it('gives back every word', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'B', '1', '.', 'é', '中'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), (list) => {
      const words = [...list].sort();
      const decoded = frontDecodeBytes(frontEncodeBytes(words.map(asBytes)));
      expect(words.map((_, i) => wordAt(decoded, i))).toEqual(words);
      expect(decoded.starts).toHaveLength(words.length + 1);
    }),
  );
});
