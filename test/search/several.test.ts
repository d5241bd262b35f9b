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
};

const meansIt = (name: string, d: number): boolean => {
  const { meant, devices: found } = lookup.answer(name);
  return meant === 'one' && found[0]!.slug === table.record(d).slug;
};

/** Two well-known devices of one line: "iPhone 14" and "14 Plus". */
let pairs: [number, number][] = [];

beforeAll(() => {
  console.log(`SEARCH_SEED=${SEED}`);
  const known = devices
    .map((_, d) => d)
    .filter((d) => table.prominence[d]! >= 150 && hasOwnName(devices[d]!))
    .filter((d) => /^[A-Za-z ]+ ?\d{1,2}( [A-Za-z]+)?$/.test(devices[d]!.model));
  const byLine = new Map<string, number[]>();
  for (const d of known) {
    const line = `${devices[d]!.brand} ${/^[A-Za-z ]+/.exec(devices[d]!.model)![0]}`;
    byLine.set(line, [...(byLine.get(line) ?? []), d]);
  }
  const lines = [...byLine.values()].filter((members) => members.length > 1);
  const dice = new Dice('pairs');
  pairs = Array.from({ length: PAIRS }, () => {
    const [first, second] = dice.some(dice.one(lines), 2);
    return [first!, second!] as [number, number];
  }).filter((pair) => pair.every((d) => meansIt(devices[d]!.model, d)));
});

describe('two devices of a line, named in one question', () => {
  it.each(Object.entries(JOINED))('are meant both: joined by %s', (name, joins) => {
    const dice = new Dice(name);
    const failures: string[] = [];
    for (const pair of pairs) {
      const [first, second] = pair.map((d) => devices[d]!.model);
      const text = `${first}${dice.one(joins)}${second}`;
      const { meant, candidates } = lookup.answer(text);
      const slugs = pair.map((d) => table.record(d).slug);
      const both = slugs.every((slug) => candidates.some((c) => c.slug === slug));
      if (meant !== 'several' || !both) {
        failures.push(`${text}: ${meant} ${candidates.map(({ model }) => model).join(' | ')}`);
      }
    }
    expect(new Set(pairs.flat()).size).toBeGreaterThan(30);
    holdRate('several', name, pairs.length - failures.length, pairs.length, failures);
  });
});
