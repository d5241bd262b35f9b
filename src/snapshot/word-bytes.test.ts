import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordAt, wordBytesOf } from './word-bytes.ts';

it('gives back every word, and none where there is none', () => {
  const word = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\n'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const bytes = wordBytesOf(words);
      expect(words.map((_, i) => wordAt(bytes, i))).toEqual(words);
      expect([-1, words.length, Number.NaN].map((i) => wordAt(bytes, i))).toEqual(['', '', '']);
    }),
  );
});
