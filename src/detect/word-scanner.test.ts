import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordScanner } from './word-scanner.ts';

describe('WordScanner', () => {
  it('finds words in any case and at any place', () => {
    const scanner = new WordScanner(['bot', 'spider', 'http://'], []);
    expect(scanner.holds('GoogleBOT/2.1')).toBe(true);
    expect(scanner.holds('see http://x')).toBe(true);
    expect(scanner.holds('spide')).toBe(false);
    expect(scanner.holds('')).toBe(false);
    expect(scanner.holds('b\u0000ot \ud800')).toBe(false);
  });

  it('passes over a harmless word, and no more than that', () => {
    const scanner = new WordScanner(['bot'], ['cubot']);
    expect(scanner.holds('CUBOT_NOTE_S')).toBe(false);
    expect(scanner.holds('CUBOT_NOTE_S; Googlebot')).toBe(true);
    expect(scanner.holds('ubot')).toBe(true);
  });

  it('finds what a search for each word finds', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', '.'),
      minLength: 1,
      maxLength: 4,
    });
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'c', '.', '!'), maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), text, (words, t) => {
        const expected = words.some((w) => t.toLowerCase().includes(w));
        expect(new WordScanner(words, []).holds(t)).toBe(expected);
      }),
    );
  });
});
