import { beforeAll, describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { hasOwnName } from './mechanical.ts';
import { holdRate } from './rates.ts';
import { Dice, SEED } from './seed.ts';

const { bytes, snapshot, devices } = openDataset();
const lookup = new Lookup(bytes);
const table = snapshot.devices;
const PAIRS = 300;

/** What people write between two devices, in words and in signs. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  words: [
    ' or ',
    ' and ',
    ' oder ',
    ' ou ',
    ' czy ',
    ' nebo ',
    ' vs ',
    ' veya ',
    '와 ',
    ' 和 ',
    ' หรือ ',
  ],
  letters: [' a ', ' e ', ' i ', ' o ', ' y ', ' и ', ' ή '],
  signs: [' / ', '/', ' & ', ', ', ' | '],
  lists: [';', '; ', ',', '\n', '、', '، ', ' • '],
};

const meansIt = (name: string, d: number): boolean => {
  const { meant, devices: found } = lookup.answer(name);
  return meant === 'one' && found[0]!.slug === table.record(d).slug;
};

type Pair = [number, number];

/** Two well-known devices of one line, by their models: "iPhone 14" and "14 Plus". */
let ofLine: Pair[] = [];
/** Two well-known devices, by their whole names. */
let ofAny: Pair[] = [];

const modelOf = (d: number): string => devices[d]!.model;
const nameOf = (d: number): string => `${devices[d]!.brand} ${devices[d]!.model}`;

const pairsFrom = (draw: () => readonly number[], written: (d: number) => string): Pair[] =>
  Array.from({ length: PAIRS }, () => {
    const [first, second] = draw();
    return [first!, second!] as Pair;
  }).filter((pair) => pair.every((d) => meansIt(written(d), d)));

beforeAll(() => {
  console.log(`SEARCH_SEED=${SEED}`);
  const known = devices
    .map((_, d) => d)
    .filter((d) => table.prominence[d]! >= 150 && hasOwnName(devices[d]!));
  const byLine = new Map<string, number[]>();
  for (const d of known) {
    if (!/^[A-Za-z ]+ ?\d{1,2}( [A-Za-z]+)?$/.test(modelOf(d))) continue;
    const line = `${devices[d]!.brand} ${/^[A-Za-z ]+/.exec(modelOf(d))![0]}`;
    byLine.set(line, [...(byLine.get(line) ?? []), d]);
  }
  const lines = [...byLine.values()].filter((members) => members.length > 1);
  const dice = new Dice('pairs');
  ofLine = pairsFrom(() => dice.some(dice.one(lines), 2), modelOf);
  const numbered = known.filter((d) => /\d/.test(modelOf(d)));
  ofAny = pairsFrom(() => dice.some(numbered, 2), nameOf);
});

describe.each([
  { which: 'of a line', group: 'several', pairs: () => ofLine, written: modelOf },
  { which: 'of any makers', group: 'several of any makers', pairs: () => ofAny, written: nameOf },
])('two devices $which, named in one question', ({ group, pairs, written }) => {
  it.each(Object.entries(JOINED))('are meant both: joined by %s', (name, joins) => {
    const dice = new Dice(name);
    const failures: string[] = [];
    const asked = pairs();
    for (const pair of asked) {
      const text = pair.map(written).join(dice.one(joins));
      const { meant, candidates } = lookup.answer(text);
      const slugs = pair.map((d) => table.record(d).slug);
      const both = slugs.every((slug) => candidates.some((c) => c.slug === slug));
      if (meant !== 'several' || !both) {
        failures.push(`${text}: ${meant} ${candidates.map(({ model }) => model).join(' | ')}`);
      }
    }
    expect(new Set(asked.flat()).size).toBeGreaterThan(30);
    holdRate(group, name, asked.length - failures.length, asked.length, failures);
  });
});

describe('a number behind a name and before "eSIM"', () => {
  it.each([' or ', ' ou ', ' oder ', ' y ', '/', ' / '])(
    'is that of a second device: "%s"',
    (join) => {
      const names = ['iPhone 13', 'iPhone 14 Plus', 'iPhone 18 Pro Max', 'iPhone 17 Pro'];
      const texts = names.flatMap((name) => ['6', '7', '8'].map((n) => `${name}${join}${n} eSIM?`));
      expect(texts.filter((text) => lookup.answer(text).meant !== 'several')).toEqual([]);
    },
  );

  it('counts eSIMs if it is small', () => {
    for (const text of ['iPhone 13 and 2 eSIMs', 'iPhone 13 Pro, 2 eSIM'])
      expect(lookup.answer(text).meant).toBe('one');
  });
});

describe('a device and a line, named in one question', () => {
  const LINES = [
    'iPad mini',
    'iPad Air',
    'Galaxy Z Fold',
    'Galaxy Z Flip',
    'Samsung Ultra',
    'Galaxy Watch Ultra',
    'Pixel Fold',
    'Xperia',
    'a Galaxy',
  ];
  it.each(LINES)('are not one device: %s', (line) => {
    const dice = new Dice(line);
    const [word] = /\w+$/.exec(line)!;
    const failures: string[] = [];
    for (let n = 0; n < 40; n++) {
      const d = dice.one(ofAny)[0];
      // "Galaxy Z Fold7 or Galaxy Z Fold"
      if (modelOf(d).includes(word)) continue;
      const named = dice.some([line, nameOf(d)], 2).join(dice.one([' or ', ' vs ', ' oder ']));
      const { meant, candidates } = lookup.answer(named);
      const has = candidates.some(({ slug }) => slug === table.record(d).slug);
      if (meant !== 'several' || !has) failures.push(named);
    }
    expect(failures.length, failures.join('\n')).toBeLessThan(5);
  });
});

it('a name without a word that other devices have alone means several', () => {
  const names = devices.map(({ brand, model }) => `${brand} ${model}`);
  const skipped = names.flatMap((name) => {
    const [, line, last] = /^(.* \d+) Pro (Max|Ultra)$/.exec(name) ?? [];
    const isSibling = names.includes(`${line} Pro`) && names.includes(line!);
    return isSibling && !names.includes(`${line} ${last}`) ? [`${line} ${last} esim`] : [];
  });
  expect(skipped.length).toBeGreaterThan(5);
  expect(skipped.filter((text) => lookup.answer(text).meant === 'one')).toEqual([]);
});
