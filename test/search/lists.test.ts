import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';

/** The best known devices with a number, of which pairs are named. */
const KNOWN = 500;
const PAIRS = 40;

const { bytes, snapshot, devices } = openDataset();
const lookup = new Lookup(bytes);
const { prominence } = snapshot.devices;
const known = Array.from({ length: devices.length }, (_, d) => d)
  .filter((d) => /\d/.test(devices[d]!.model))
  .sort((a, b) => prominence[b]! - prominence[a]! || a - b)
  .slice(0, KNOWN);

const SIGNS = [';', '; ', ', ', ',', '/', ' / ', '|', ' | ', '\n', ' + ', '、', '، ', ' • '];
const WORDS = [
  ' and ',
  ' or ',
  ' vs ',
  ' oder ',
  ' y ',
  ' et ',
  ' и ',
  ' és ',
  ' ή ',
  ' 和 ',
  ' และ ',
];

describe(`two devices named one by one (SEARCH_SEED=${SEED})`, () => {
  const all: string[] = [];

  it.each([...SIGNS, ...WORDS])('are both meant: %j', (between) => {
    const dice = new Dice(between);
    const missed: string[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const [a, b] = dice.some(known, 2);
      const [first, second] = [devices[a!]!, devices[b!]!];
      const text = `${first.brand} ${first.model}${between}${second.brand} ${second.model}`;
      const { meant, devices: named } = lookup.answer(text);
      const names = named.map(({ brand, model }) => `${brand} ${model}`);
      const hasBoth = [first, second].every((d) => names.includes(`${d.brand} ${d.model}`));
      if (meant !== 'several' || !hasBoth) missed.push(`${text}: ${meant} ${names.join('; ')}`);
    }
    all.push(...missed);
    expect(missed.length / PAIRS, missed.join('\n')).toBeLessThan(0.25);
  });

  // 4.3 % of 1,800 pairs are missed.
  it('are both meant nearly always', () => {
    const pairs = PAIRS * (SIGNS.length + WORDS.length);
    expect(all.length / pairs, all.join('\n')).toBeLessThan(0.08);
  });
});
