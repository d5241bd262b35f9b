import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);
const { devices: table } = snapshot;
const ASKED = 60;

const flagOf = (country: string): string =>
  [...country].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5)).join('');
/** The countries that are a region of their own, with its name. */
const countries = Object.values(table.regions).flatMap(({ countries, name }) =>
  countries.length === 1 ? [{ flag: flagOf(countries[0]!), name }] : [],
);
/** The well-known devices whose answer depends on the region of sale. */
const names = Array.from({ length: table.size }, (_, d) => d)
  .filter((d) => table.prominence[d]! >= 150 && table.exceptionRegions(d).length > 0)
  .map((d) => table.record(d))
  .map(({ brand, model }) => `${brand} ${model}`)
  .filter((name) => lookup.answer(name).meant === 'one');

console.log(`SEARCH_SEED=${SEED}`);

describe('a flag', () => {
  it.each([
    '{d} bought in {f}, esim?',
    '{d} {f} version',
    '{f} {d} 256GB',
    '{d}（{f}版）支持eSIM吗',
    'куплен в {f}, {d}',
    '{f}で買った{d}',
  ])('says where a unit was sold: %s', (template) => {
    const dice = new Dice(template);
    const wrong: string[] = [];
    for (let n = 0; n < ASKED; n++) {
      const text = template.replace('{d}', dice.one(names));
      const { flag, name } = dice.one(countries);
      const [said, named] = [flag, ` ${name} `].map((place) =>
        lookup.answer(text.replace('{f}', place)),
      );
      if (said!.verdict.supports !== named!.verdict.supports) wrong.push(`${text}: ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['going to {f} with my {d}', '{f} trip next week, esim for my {d}?'])(
    'says where somebody goes: %s',
    (template) => {
      const dice = new Dice(template);
      const wrong: string[] = [];
      for (let n = 0; n < ASKED; n++) {
        const name = dice.one(names);
        const text = template.replace('{d}', name).replace('{f}', dice.one(countries).flag);
        const { verdict } = lookup.answer(text);
        if (verdict.supports !== lookup.answer(name).verdict.supports) wrong.push(text);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('of no region decorates a text', () => {
    for (const flag of ['🇺🇳', '🇦🇶'])
      expect(lookup.answer(`iPhone 15 ${flag}`).verdict).toEqual(
        lookup.answer('iPhone 15').verdict,
      );
  });
});
