import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesSharing, shareBeginnings, wordsSharing } from './shared-beginnings.ts';

it('gives back every word', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', '1', '.'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), (list) => {
      const words = [...list].sort();
      const text = shareBeginnings(words);
      expect(wordsSharing(text)).toEqual(words);
      const { bytes, starts } = bytesSharing(new TextEncoder().encode(text));
      const all = new TextDecoder().decode(bytes);
      expect(words.map((_, i) => all.slice(starts[i], starts[i + 1]))).toEqual(words);
      expect(starts).toHaveLength(words.length + 1);
    }),
  );
});
