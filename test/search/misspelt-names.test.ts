import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { generate, isAnswer, slip } from './mechanical.ts';
import { Dice, SEED } from './seed.ts';

const DEVICES = 500;
const QUERIES = 300;
/** Names of six letters and more are parted, three letters at least on each side. */
const PARTED = /^[a-z]{6,}/i;
const LEAST = 3;

const VOWELS = [...'aeiou'];
/** Letters that are heard as others. */
const HEARD: Readonly<Record<string, readonly string[]>> = {
  ph: ['f'],
  x: ['ks'],
  w: ['v'],
  y: ['i', 'j'],
  c: ['k'],
  k: ['c', 'ck', 'q'],
  s: ['z'],
};

const { snapshot, search, devices, brands } = openDataset();
const { prominence } = snapshot.devices;
const best = devices
  .map((device, d) => ({ device, known: prominence[d]! }))
  .sort((a, b) => b.known - a.known)
  .slice(0, DEVICES)
  .map(({ device }) => device);

const firstOf = (query: string): (typeof devices)[number] | undefined =>
  devices[search.find(query, 1)[0] ?? -1];

describe(`the name of a well-known device (SEARCH_SEED=${SEED})`, () => {
  it('is found with two slips in it', () => {
    const queries = generate(best, brands, 6 * QUERIES, SEED).filter(
      ({ kind }) => kind === 'two typos',
    );
    const missed = queries.filter((asked) => !isAnswer(asked, firstOf(asked.query), brands));
    expect(queries.length).toBe(QUERIES);
    expect(
      missed.length / queries.length,
      missed.map(({ query, device }) => `${query}: ${device.model}`).join('\n'),
    ).toBeLessThan(0.06);
  });

  it('is found where its maker or its line is written by ear', () => {
    const dice = new Dice('by ear');
    expectFound(dice, (word) => byEar(word, dice));
  });

  it('is found where the name of its maker is misspelt and parted', () => {
    const dice = new Dice('parted');
    const next = (): number => dice.below(1 << 20) / (1 << 20);
    expectFound(dice, (word) => {
      const misspelt = slip(word, next);
      // The first letter stays: "ixel" and "nokia" without it are other names.
      if (misspelt === null || misspelt[0] !== word[0] || misspelt.length < 2 * LEAST) return null;
      const at = dice.from(LEAST, misspelt.length - LEAST);
      return `${misspelt.slice(0, at)} ${misspelt.slice(at)}`;
    });
  });

  it('is found with the letter of its number typed twice', () => {
    const doubled = best.flatMap((device) => {
      const name = fullName(device);
      // "5g" is a network.
      const query = name.replace(/(?<=\d)([a-fh-z])(?![a-z\d])/, '$1$1');
      return query === name || !isSaid(device, name) ? [] : [{ device, query }];
    });
    const missed = doubled.filter(({ device, query }) => !isSaid(device, query));
    expect(doubled.length).toBeGreaterThan(10);
    expect(missed.map(({ query }) => query)).toEqual([]);
  });
});

/**
 * Expects well-known devices to be found with the first word of their name written otherwise, all but
 * one of twenty.
 *
 * @param write returns the word as it is written; `null` if it cannot be written so
 */
function expectFound(dice: Dice, write: (word: string) => string | null): void {
  const missed: string[] = [];
  let asked = 0;
  for (let tries = 0; asked < QUERIES && tries < 20 * QUERIES; tries++) {
    const device = dice.one(best);
    const name = fullName(device);
    const [word] = PARTED.exec(name) ?? [];
    const written = word === undefined ? null : write(word);
    if (word === undefined || written === null || !isSaid(device, name)) continue;
    asked++;
    const query = written + name.slice(word.length);
    if (!isSaid(device, query)) missed.push(`${query}: ${name}`);
  }
  expect(asked).toBe(QUERIES);
  expect(missed.length / asked, missed.join('\n')).toBeLessThan(0.05);
}

/** A name as people write it: with the maker where the model does not begin with a long word. */
const fullName = ({ brand, model }: (typeof devices)[number]): string =>
  (PARTED.test(model) ? model : `${brand} ${model}`).toLowerCase();

/** A word with another vowel inside, and consonants as they are heard; `null` without such a vowel. */
function byEar(word: string, dice: Dice): string | null {
  const inside = [...word].flatMap((letter, at) => (at > 0 && VOWELS.includes(letter) ? [at] : []));
  if (inside.length === 0) return null;
  const at = dice.one(inside);
  const other = dice.one(VOWELS.filter((vowel) => vowel !== word[at]));
  const changed = word.slice(0, at) + other + word.slice(at + 1);
  return changed.replace(/(?<=.)(?:ph|[xwycks])/g, (letters) =>
    dice.below(2) === 0 ? letters : dice.one(HEARD[letters]!),
  );
}

/** Is a device the first answer to a query that says its maker or its line? */
function isSaid(device: (typeof devices)[number], query: string): boolean {
  return isAnswer({ kind: 'one typo', query, device }, firstOf(query), brands);
}
