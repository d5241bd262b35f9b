import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SenseTable, type SenseWords, storedSenses } from './sense-table.ts';

/** Senses with words of some characters, and further words. */
function sensesOf(characters: readonly string[]) {
  const word = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 6 });
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const senses: fc.Arbitrary<SenseWords[]> = fc.array(
    fc.record({
      role: fc.constantFrom('region', 'colour', 'number'),
      means: fc.option(fc.oneof(fc.constantFrom('japan', 'india'), fc.integer({ max: 99 }))),
      isLatin: fc.boolean(),
      words: fc.uniqueArray(phrase, { minLength: 1, maxLength: 12 }),
    }),
    { maxLength: 8 },
  );
  return [senses, fc.array(phrase)] as const;
}

it.each([
  ['Latin letters', ['a', 'b', '7'], false],
  ['any letters', ['a', 'é', 'я', '中', '😀'], true],
] as const)(
  'finds all senses of a word of %s, and none of another',
  (_, characters, isHashEnough) => {
    fc.assert(
      fc.property(...sensesOf(characters), (senses, others) => {
        const table = new SenseTable(storedSenses(senses), isHashEnough);
        for (const text of [...senses.flatMap(({ words }) => words), ...others]) {
          const own = senses.filter(({ words }) => words.includes(text));
          expect(table.senses(text)).toEqual(own.map(({ words, ...sense }) => sense));
          expect(table.senses(text)).toBe(table.senses(text));
        }
        for (const role of ['region', 'colour', 'number'] as const) {
          const own = senses.filter((sense) => sense.role === role).flatMap(({ words }) => words);
          expect([...table.words(role)].map(([text]) => text)).toEqual(own);
        }
      }),
    );
  },
);
