import { expect, it } from 'vitest';
import { openDataset } from './dataset.ts';

const { snapshot, search, brands, devices: named } = openDataset();
const { devices } = snapshot;
const records = named.map((_, d) => devices.record(d));

/** Makers that fewer people carry are asked for by few. */
const CARRIED = 5;
/** A line of fewer phones of the last years is asked for by few. */
const FEWEST = 4;
const YEARS = 6;
/** What people carry is hardly older than the newest of its line by more. */
const CARRIED_YEARS = 3;
const LINE = /^[\p{L}+]+$/u;

const newest = Math.max(...records.map(({ releaseYear }) => releaseYear ?? 0));

/** The phones of each maker and of each line, by what is typed for them: "oppo", "oppo find", "oppo find x". */
const lines = new Map<string, number[]>();
for (const [d, { brand, model, category, releaseYear }] of records.entries()) {
  if ((brands.get(brand)?.weight ?? 0) < CARRIED || category !== 'phone') continue;
  if ((releaseYear ?? 0) < newest - YEARS) continue;
  const before = /^[^\d(]*/.exec(model)![0].trim().split(/\s+/);
  const words = before.every((word) => LINE.test(word)) ? before : [];
  for (let n = 0; n <= words.length; n++) {
    const text = [brand, ...words.slice(0, n)].join(' ').toLowerCase();
    lines.set(text, [...(lines.get(text) ?? []), d]);
  }
}

it('leads to a recent phone of known answer by the name of a maker or a line', () => {
  const asked = [...lines].filter(([, list]) => list.length >= FEWEST);
  const wrong = asked.flatMap(([text, list]) => {
    const [first] = search.find(text, 1);
    const known = list.filter((d) => devices.supports(d) !== 'unknown');
    const fits = known.length > 0 ? known : list;
    const year = Math.max(...fits.map((d) => records[d]!.releaseYear ?? 0));
    // A letter at the end begins a word of the line as well: "oppo f".
    const asksFor = text.split(' ').slice(1);
    const hasWords = (d: number): boolean => {
      const words = records[d]!.model.toLowerCase().split(/[^\p{L}\d+]+/u);
      return asksFor.every((own) => words.some((word) => word.startsWith(own)));
    };
    const isOfLine = (d: number): boolean =>
      fits.includes(d) ||
      (records[d]!.brand.toLowerCase() === text.split(' ')[0] &&
        hasWords(d) &&
        records[d]!.supports !== 'unknown');
    const isRight = (d: number): boolean =>
      isOfLine(d) && (records[d]!.releaseYear ?? 0) >= year - CARRIED_YEARS;
    // A phone that is called so and no more is meant by its name.
    const isNamed = (d: number): boolean =>
      `${records[d]!.brand} ${records[d]!.model}`.toLowerCase() === text;
    if (first !== undefined && (isRight(first) || isNamed(first))) return [];
    return [`${text}: ${first === undefined ? 'nothing' : records[first]!.model}`];
  });
  expect(asked.length).toBeGreaterThan(100);
  expect(wrong.length / asked.length, wrong.join('\n')).toBeLessThan(0.03);
});

it.each(['newest galaxy s', 'newest galaxy a', 'which galaxy m', 'latest moto g'])(
  'means no device without the letter of the line: %s',
  (text) => {
    const letter = text.at(-1)!;
    const words = (d: number): string[] =>
      [records[d]!.model, ...named[d]!.aliases]
        .join(' ')
        .toLowerCase()
        .split(/[^a-z\d]+/);
    const wrong = search
      .interpret(text)
      .devices.filter((d) => !words(d).some((word) => word.startsWith(letter)))
      .map((d) => records[d]!.model);
    expect(wrong).toEqual([]);
  },
);

it.each(['last year', 'last month', "l'année dernière"])(
  '"%s" asks for no newest device',
  (time) => {
    const text = `moto g stylus 5g (2024) ${time}`;
    expect(records[search.find(text, 1)[0]!]!.model).toBe('moto g stylus 5G (2024)');
  },
);

it.each(['samsung series s22', 'serie s22', 'samsung serie s22', 'série s22', 's22 series'])(
  'a word for a range before or behind a number with its letter asks for its devices: %s',
  (text) => {
    const { meant, devices: found } = search.interpret(text);
    const models = found.map((d) => records[d]!.model);
    expect(meant).toBe('several');
    expect(models).toEqual(expect.arrayContaining(['Galaxy S22', 'Galaxy S22+']));
  },
);
