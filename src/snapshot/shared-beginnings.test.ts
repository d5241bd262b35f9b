import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bytesSharing,
  shareBeginnings,
  shareFirstBytes,
  wordsSharing,
} from './shared-beginnings.ts';

it('gives back every word', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'B', '1', '.', 'é', '中'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), (list) => {
      const words = [...list].sort();
      const text = shareBeginnings(words);
      expect(wordsSharing(text)).toEqual(words);
      const { bytes, starts } = bytesSharing(shareFirstBytes(words));
      const decoder = new TextDecoder();
      expect(words.map((_, i) => decoder.decode(bytes.subarray(starts[i], starts[i + 1])))).toEqual(
        words,
      );
      expect(starts).toHaveLength(words.length + 1);
    }),
  );
});
