import { beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '../../src/text/index.ts';
import { openDataset } from './dataset.ts';
import { FOLDER } from './lexicon.ts';
import { hasOwnName } from './mechanical.ts';
import { CHANGES } from './neutral.ts';
import { holdRate } from './rates.ts';
import { Dice, SEED } from './seed.ts';

const { snapshot, search, devices } = openDataset();
const { lexicon } = snapshot;
const table = snapshot.devices;
/** The devices of a run are drawn from so many of the most prominent ones. */
const WELL_KNOWN = 3000;
const DRAWN = 600;

const full = (d: number): string => `${devices[d]!.brand} ${devices[d]!.model}`;
const plainTokens = (text: string): string[] => tokenize(FOLDER.fold(text));

/** Roles of words that may say which device is meant, or that none is. */
const TELLING = new Set([
  'region',
  'region-code',
  'number',
  'suffix',
  'abbreviation',
  'script-name',
  'category',
  'newest',
  'counterfeit',
  'other-thing',
  'accessory',
  'plan',
]);

/** What people type behind the name of their device. */
const TYPED_BEHIND = [
  'esim',
  'dual sim',
  '128gb',
  '256 gb',
  '512gb black',
  '1tb',
  'hong kong',
  'from japan',
  'usa version',
  'unlocked',
  'does it have esim',
  'kompatibel',
  'qual esim',
  'używany',
];

/** Words of names, by brand; and those by which brands and lines are known. */
const inNames = new Map<string, Set<string>>();
const ofBrands = new Set<string>();
for (const [d, { brand, model, aliases, codes }] of devices.entries()) {
  const words = inNames.get(brand) ?? new Set();
  for (const text of [model, ...aliases, ...codes])
    for (const word of plainTokens(text)) words.add(word);
  inNames.set(brand, words);
  if (table.brands[table.brand[d]!]!.weight > 0)
    for (const word of plainTokens(brand)) ofBrands.add(word);
}

/** Could no name of the brand mean the word, and does it tell nothing by itself? */
function isFree(brand: string, word: string): boolean {
  const tokens = plainTokens(word);
  return tokens.every(
    (token) =>
      token.length > 1 &&
      !/\d/.test(token) &&
      !inNames.get(brand)!.has(token) &&
      !ofBrands.has(token) &&
      !lexicon.senses(token).some(({ role }) => TELLING.has(role)),
  );
}

let drawn: number[] = [];

beforeAll(() => {
  console.log(`SEARCH_SEED=${SEED}`);
  const known = devices
    .map((_, d) => d)
    .sort((a, b) => table.prominence[b]! - table.prominence[a]! || a - b)
    .slice(0, WELL_KNOWN)
    .filter((d) => hasOwnName(devices[d]!) && search.find(full(d), 1)[0] === d);
  drawn = new Dice('devices').some(known, DRAWN);
});

describe('a neutral change does not change the first result', () => {
  it.each(CHANGES)('$name', ({ name, change }) => {
    const dice = new Dice(name);
    const failures: string[] = [];
    let all = 0;
    for (const d of drawn) {
      const query = change(full(d), dice, (word) => isFree(devices[d]!.brand, word));
      if (query === null) continue;
      all++;
      const first = search.find(query, 1)[0];
      if (first !== d) failures.push(`${query}: ${first === undefined ? 'none' : full(first)}`);
    }
    holdRate('neutral', name, all - failures.length, all, failures);
  });
});

describe('while a name is typed letter by letter', () => {
  it('a device that is among the first five stays there', () => {
    const failures: string[] = [];
    for (const d of drawn) {
      const name = full(d).toLowerCase();
      const last = name.lastIndexOf(' ') + 2;
      let isThere = false;
      for (let end = Math.min(last, name.length); end <= name.length; end++) {
        const found = search.find(name.slice(0, end), 5).includes(d);
        if (isThere && !found) {
          failures.push(`${name.slice(0, end)}: ${full(d)}`);
          break;
        }
        isThere = found;
      }
    }
    holdRate('typing', 'no flicker', drawn.length - failures.length, drawn.length, failures);
  });

  it('a device stays among the first five while words are typed behind its name', () => {
    const dice = new Dice('typed behind');
    const failures: string[] = [];
    for (const d of drawn) {
      const name = full(d).toLowerCase();
      const words = dice.one(TYPED_BEHIND);
      for (let end = 1; end <= words.length; end++) {
        const text = `${name} ${words.slice(0, end)}`;
        if (search.find(text, 5).includes(d)) continue;
        failures.push(`${text}: ${full(d)}`);
        break;
      }
    }
    const right = drawn.length - failures.length;
    holdRate('typing', 'words behind a name', right, drawn.length, failures);
  });
});

describe('the seed', () => {
  it('gives the same choices again, and others for another test', () => {
    const choices = (name: string): number[] => {
      const dice = new Dice(name);
      return Array.from({ length: 8 }, () => dice.below(1000));
    };
    expect(choices('a')).toEqual(choices('a'));
    expect(choices('a')).not.toEqual(choices('b'));
  });
});
