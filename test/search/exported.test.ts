import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);
const { devices: table } = snapshot;
const ASKED = 60;
/** Of the questions of a form, so many may be wrong: a name may also begin with a word of the form. */
const MOST_WRONG = 3;

const known = Array.from({ length: table.size }, (_, d) => d).filter(
  (d) => table.prominence[d]! >= 176,
);
const names = known
  .map((d) => table.record(d))
  .map(({ brand, model }) => `${brand} ${model}`)
  .filter((name) => lookup.answer(name).meant === 'one');
const codes = known
  .map((d) => table.codes.at(table.codeStart[table.variantStart[d]!]!))
  .filter((code) => /^[A-Z]{2,4}-?[A-Z\d]{4,}$/.test(code) && lookup.answer(code).meant === 'one');

const meantBy = (text: string): string => {
  const { meant, devices, verdict } = lookup.answer(text);
  return `${meant} ${devices[0]?.slug} ${verdict.supports}`;
};
const html = (text: string): string => text.replaceAll('+', '&#43;').replaceAll(' ', '&nbsp;');
const form = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');
/** The maker and the whole name. */
const path = (name: string): string => `${name.split(' ')[0]}|${name}`;

console.log(`SEARCH_SEED=${SEED}`);

describe('what a program writes around a name changes nothing', () => {
  const forms: readonly [string, (name: string) => string][] = [
    ['tags', (name) => `<td>${name}</td>`],
    ['a link', (name) => `<a href="/p/123">${name}</a>`],
    ['entities', html],
    ['the query of an address', (name) => `https://shop.example/search?q=${form(name)}`],
    ['escapes', (name) => `?model=${encodeURIComponent(name)}`],
    ['misread quotes', (name) => `â€œ${name}â€\u009d`],
    ['a row with a count and a price', (name) => `${name},14,1083.99,EUR`],
    ['a row between semicolons', (name) => `${name};3;872,00`],
    ['a row with a number', (name) => `54,${name},10`],
    ['a row of quoted cells', (name) => `"${name}","7","in stock"`],
    ['a row between tabs', (name) => `${name}\t16\t499.00`],
    ['the path of a shop', (name) => `phones|${path(name)}`],
  ];
  it.each(forms)('%s', (title, write) => {
    const dice = new Dice(title);
    const asked = dice.some(names, ASKED);
    const wrong = asked.filter((name) => meantBy(write(name)) !== meantBy(name)).map(write);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each([
    ['a row with a count and a price', (code: string) => `${code},3,727.00`],
    ['a row of quoted cells', (code: string) => `"${code}";"9"`],
    ['a row with a state', (code: string) => `row;${code};active`],
  ])('%s, of a code', (title, write) => {
    const asked = new Dice(title).some(codes, ASKED);
    expect(asked.length).toBe(ASKED);
    const wrong = asked.filter((code) => meantBy(write(code)) !== meantBy(code)).map(write);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each([
    ['iphone 12,13,14', 3],
    ['galaxy s21; 22; 23', 3],
    ['Xiaomi;14;black;799.00', 1],
    ['iphone xs / xs max', 2],
    ['iPhone14,2', 1],
    ['Moto G Power 5G | 2023 | Unlocked | 4/128GB', 1],
    ['Apple;iPhone;14 Pro;799.00', 1],
  ])('%s is no row but %i devices', (text, count) => {
    expect(lookup.answer(text).devices.length).toBe(count);
  });

  it.each(['iPhone 15;CHN;499.00', 'Samsung Galaxy S24,HKG,499.00,EUR'])(
    'a market beside a price stays in %s',
    (text) => {
      expect(lookup.answer(text).verdict.supports).toBe('no');
    },
  );
});
