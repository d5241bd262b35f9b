import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frontDecode, frontDecodeBytes, frontEncode, frontEncodeBytes } from './front-coding.ts';

it('gives back every word', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'B', '1', '.', 'é', '中'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), (list) => {
      const words = [...list].sort();
      const text = frontEncode(words);
      expect(frontDecode(text)).toEqual(words);
      const { bytes, starts } = frontDecodeBytes(frontEncodeBytes(words));
      const decoder = new TextDecoder();
      expect(words.map((_, i) => decoder.decode(bytes.subarray(starts[i], starts[i + 1])))).toEqual(
        words,
      );
      expect(starts).toHaveLength(words.length + 1);
    }),
  );
});
