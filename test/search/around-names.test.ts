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
/** True if a name in a template means another device, or more or fewer, than the name alone. */
const isOther = (template: string, name: string): boolean =>
  meantBy(template.replace('{d}', name)) !== meantBy(name);

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
      if (isOther(template, name)) wrong.push(template.replace('{d}', name));
    }
    // "iPad Pro 11-inch (M4) (B)": behind a name with brackets of its own, a letter in brackets is lost.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(ASKED / 10);
  });
});

describe('the day of a date is no number of a name', () => {
  /** Names without a number, and with one. */
  const DEVICES = ['iPhone XR', 'iPhone XS Max', 'iPhone Air', 'Galaxy Z TriFold', 'Pixel 8a'];
  it.each([
    "I have a {d}. I'm traveling to Italy on 5 May for 12 days, will your 10GB plan work?",
    '{d}, arriving May 5',
    '{d}, I am away 10-20 October',
    '{d} - Flug am 7. Juli',
    '{d}, salgo el 9 de julio',
    '{d}, parto il 7 giugno',
    '{d}, départ le 14 mars',
    '{d}, вылет 5 мая',
    '{d}, 4 Temmuz',
    '{d}, wylot 8 maja',
    '{d}，5月12日出发',
  ])('%s', (template) => {
    expect(DEVICES.filter((name) => isOther(template, name))).toEqual([]);
  });

  it('is one behind a line or a conjunction', () => {
    expect(meantBy('Pixel 8 Oct 2023')).toBe(meantBy('Pixel 8'));
    expect(lookup.answer('iPhone 12 or 13 may work with esim').meant).toBe('several');
  });
});

describe('a number elsewhere in a message is none of a name of words', () => {
  const DEVICES = ['iPhone XR', 'iPhone XS Max', 'Galaxy Z TriFold'];
  it.each([
    'flight BA 283 tomorrow, {d}',
    'hotel room 12, my {d} cannot scan',
    'mom is 67, {d}',
    'I need 3 esims, phone is {d}',
    'case #5512 {d}',
    '{d} battery health 89',
  ])('%s', (template) => {
    expect(DEVICES.filter((name) => isOther(template, name))).toEqual([]);
  });
});
