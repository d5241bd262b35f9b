import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { FILES } from './lexicon.ts';

const { search, devices } = openDataset();

const modelOf = (query: string): string | undefined =>
  devices[search.find(query, 1)[0] ?? -1]?.model;

/** A device of which there is a generation with this number. */
const asked = (number: number): { line: string; model: string } =>
  number < 4
    ? { line: 'iphone se', model: `iPhone SE (${number === 2 ? '2nd' : '3rd'} generation)` }
    : { line: 'ipad', model: `iPad (${number}th generation)` };
const HAS_GENERATION = [2, 3, 5, 6, 7, 8, 9, 10];

const entriesOf = (role: string, language: string) =>
  FILES.filter((file) => file.role === role)
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.language === language);
const languages = [
  ...new Set(FILES.find(({ role }) => role === 'ordinal')!.entries.map((entry) => entry.language)),
];

describe('an ordinal beside a word for a generation', () => {
  it.each(languages)('names the generation: %s', (language) => {
    const generation = entriesOf('generation', language)[0]!.words[0]!;
    const missed = entriesOf('ordinal', language)
      .filter(({ means }) => HAS_GENERATION.includes(Number(means)))
      .flatMap(({ means, words }) =>
        words
          .flatMap((word) => [`${word} ${generation}`, `${generation} ${word}`])
          .filter(
            (said) =>
              modelOf(`${asked(Number(means)).line} ${said}`) !== asked(Number(means)).model,
          ),
      );
    expect(missed).toEqual([]);
  });

  it.each([
    ['iphone se zweiten Generation', 2],
    ['iphone se (zweite Generation), schwarz', 2],
    ['iphone se второго поколения', 2],
    ['iphone se третьего поколения', 3],
    ['iphone se de segunda generación', 2],
    ['iphone se terza generazione', 3],
    ['iphone se drugiej generacji', 2],
    ['iphone se třetí generace', 3],
    ['iphone se druge generacije', 2],
    ['iphone se другого покоління', 2],
    ['iphone se a doua generație', 2],
    ['iphone se generația a doua', 2],
    ['iphone se toisen sukupolven', 2],
    ['iphone se antros kartos', 2],
    ['iphone se trešās paaudzes', 3],
    ['ipad neuvième génération', 9],
    ['ipad zevende generatie', 7],
    ['ipad sjunde generationen', 7],
    ['ipad dziewiątej generacji', 9],
    ['ipad devátá generace', 9],
    ['ipad siódmą generację', 7],
    ['ipad десятое поколение', 10],
    ['ipad décima geração', 10],
    ['ipad ottava generazione', 8],
    ['ipad έβδομης γενιάς', 7],
    ['ipad seitsmenda põlvkonna', 7],
  ])('has any ending: %s', (query, number) => {
    expect(modelOf(query)).toBe(asked(number).model);
  });

  it.each([
    ['second hand iphone 12', 'iPhone 12'],
    ['iphone 12 aus zweiter hand', 'iPhone 12'],
    ['iphone 13 druga karta sim', 'iPhone 13'],
    ['ipad 9th generation second hand', 'iPad (9th generation)'],
  ])('is an ordinary word elsewhere: %s', (query, model) => {
    expect(modelOf(query)).toBe(model);
  });
});
