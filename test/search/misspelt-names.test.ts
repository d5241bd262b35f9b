import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { generate, isAnswer, slip } from './mechanical.ts';
import { Dice, SEED } from './seed.ts';

const DEVICES = 500;
const QUERIES = 300;
/** Names of six letters and more are parted, three letters at least on each side. */
const PARTED = /^[a-z]{6,}/i;
const LEAST = 3;

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

  it('is found where the name of its maker is misspelt and parted', () => {
    const dice = new Dice('parted');
    const next = (): number => dice.below(1 << 20) / (1 << 20);
    const missed: string[] = [];
    let asked = 0;
    for (let tries = 0; asked < QUERIES && tries < 20 * QUERIES; tries++) {
      const device = dice.one(best);
      const { brand, model } = device;
      const name = PARTED.test(model) ? model.toLowerCase() : `${brand} ${model}`.toLowerCase();
      const [word] = PARTED.exec(name) ?? [];
      const misspelt = word === undefined ? null : slip(word, next);
      // The first letter stays: "ixel" and "nokia" without it are other names.
      if (word === undefined || misspelt === null || misspelt[0] !== word[0]) continue;
      if (misspelt.length < 2 * LEAST || !isSaid(device, name)) continue;
      const at = dice.from(LEAST, misspelt.length - LEAST);
      const query = `${misspelt.slice(0, at)} ${misspelt.slice(at)}${name.slice(word.length)}`;
      asked++;
      if (!isSaid(device, query)) missed.push(`${query}: ${name}`);
    }
    expect(asked).toBe(QUERIES);
    expect(missed.length / asked, missed.join('\n')).toBeLessThan(0.05);
  });
});

/** Is a device the first answer to a query that says its maker or its line? */
function isSaid(device: (typeof devices)[number], query: string): boolean {
  return isAnswer({ kind: 'one typo', query, device }, firstOf(query), brands);
}
