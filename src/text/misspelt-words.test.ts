import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { osaDistance } from './distance.ts';
import { MisspeltWords } from './misspelt-words.ts';

const WORDS = ['unlocked', 'silver', 'does', 'support', 'battery'];
const misspelt = new MisspeltWords(WORDS, (text) => WORDS.includes(text));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));
const distance = (a: string, b: string): number =>
  osaDistance(bytesOf(a), 0, a.length, bytesOf(b), 0, b.length, 2);

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
/** A word with a part of it replaced: mostly an edit or two away. */
const edited = fc
  .tuple(fc.constantFrom(...WORDS), fc.nat(9), fc.nat(2), fc.array(letter, { maxLength: 2 }))
  .map(([word, at, less, letters]) => word.slice(0, at) + letters.join('') + word.slice(at + less));

describe('misspelt words', () => {
  it.each(['unlokced', 'sillver', 'batery', 'supporz', 'oes', 'doess'])('are near: %s', (text) => {
    expect(misspelt.isNear(text)).toBe(true);
  });

  it('are near where one edit makes them a word, and nowhere else', () => {
    fc.assert(
      fc.property(edited, (text) => {
        expect(misspelt.isNear(text)).toBe(WORDS.some((word) => distance(text, word) <= 1));
      }),
    );
  });
});
