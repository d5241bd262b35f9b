import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);
const { devices: table } = snapshot;
const ASKED = 120;

const names = Array.from({ length: table.size }, (_, d) => d)
  .filter((d) => table.prominence[d]! >= 176)
  .map((d) => table.record(d))
  .map(({ brand, model }) => `${brand} ${model}`)
  .filter((name) => lookup.answer(name).meant === 'one');
const meantBy = (text: string): string => {
  const { meant, devices } = lookup.answer(text);
  return `${meant} ${devices[0]?.slug}`;
};

console.log(`SEARCH_SEED=${SEED}`);

describe('what a listing writes around a name changes nothing', () => {
  it.each([
    '[USA-CA] [H] {d} [W] PayPal',
    '[EU-DE][H] {d} [W] Paypal, Revolut',
    '[WTS] {d} - $300 shipped',
    'FS: {d}',
    'S/H {d}',
    '{d} [A]',
    '{d} (B)',
    '{d} - C grade',
    '{d}; grade A',
    '【{d}】',
    '1) {d}',
    '>> {d} <<',
    '7/10 {d}',
    '9/10 condition {d}',
    'stan 5/5 {d}',
    '{d} 9/10',
    'x2 {d}',
    'A+ grade {d}',
    '{d} battery health 89',
    '{d} Rs 45,000',
    '{d} AED 1200',
  ])('%s', (template) => {
    const dice = new Dice(template);
    const wrong: string[] = [];
    for (let n = 0; n < ASKED; n++) {
      const name = dice.one(names);
      const text = template.replace('{d}', name);
      if (meantBy(text) !== meantBy(name)) wrong.push(`${text}: ${meantBy(text)}`);
    }
    // "iPad Pro 11-inch (M4) (B)": behind a name with brackets of its own, a letter in brackets is lost.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(ASKED / 20);
  });
});
