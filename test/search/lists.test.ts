import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);

/** Lines whose devices differ by a number, with the words before it. */
const LINES: readonly [string, readonly number[]][] = [
  ['iPhone ', [11, 12, 13, 14, 15, 16, 17]],
  ['Pixel ', [4, 5, 6, 7, 8, 9, 10]],
  ['Galaxy S', [22, 23, 24, 25, 26]],
  ['Galaxy A', [51, 52, 53, 54, 55]],
  ['Galaxy Z Flip', [5, 6, 7]],
  ['Redmi Note ', [9, 10, 11, 12, 13, 14]],
  ['Apple Watch Series ', [5, 6, 7, 8, 9]],
];

/** The number in a name: "S22 Ultra" and "Galaxy A52 5G" are of 22 and 52. */
const numberOf = (model: string): number => Number(/\d+/.exec(model)?.[0]);
const numbersIn = (text: string): number[] =>
  lookup.answer(text).devices.map(({ model }) => numberOf(model));

describe('a list of numbers behind a line means each of its devices', () => {
  it.each([
    '{line}{a}/{b}/{c}',
    '{line}{a} / {b} / {c} esim',
    '{line}{a}, {b}, {c}',
    '{line}{a},{b},{c}',
    '{line}{a}, {b}, {c} esim?',
    '{line}{a}; {b}; {c}',
    '{line}{a} | {b} | {c}',
    '{line}{a}, {b} or {c} esim?',
    '{line}{a}, {b} and {c}: which support eSIM?',
    'Do {line}{a}/{b}/{c} support eSIM?',
    '{line}{a}, {line}{b}, {line}{c}',
    '¿{line}{a}, {b} y {c} tienen eSIM?',
    '{line}{a}, {b} und {c}: eSIM?',
  ])('%s', (template) => {
    const wrong: string[] = [];
    for (const [line, numbers] of LINES)
      for (let i = 0; i + 2 < numbers.length; i++) {
        const [a, b, c] = numbers.slice(i, i + 3).map(String);
        const text = template
          .replaceAll('{line}', line)
          .replace('{a}', a!)
          .replace('{b}', b!)
          .replace('{c}', c!);
        const found = numbersIn(text);
        if (![a, b, c].every((n) => found.includes(Number(n)))) wrong.push(`${text}: ${found}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['iPhone X/XS/XR', ['iPhone X', 'iPhone XS', 'iPhone XR']],
    ['Honor 200/300/400', ['200', '300', '400']],
    ['Huawei P30/40 Pro', ['P30', 'P40 Pro']],
    ['Galaxy Z Fold 3/4/5', ['Galaxy Z Fold3 5G', 'Galaxy Z Fold4', 'Galaxy Z Fold5']],
  ])('%s', (text, models) => {
    expect(lookup.answer(text).devices.map(({ model }) => model)).toEqual(models);
  });
});

describe('other numbers are in no list', () => {
  it.each([
    'iPhone 13 12/24 months',
    'Redmi Note 12 4/64',
    'Redmi Note 12 50/12/10 MP',
    'iPhone 13, 2 eSIM',
    'iPhone 12 9/10',
    'iPhone 12, 06 12 34 56 78',
    'Galaxy S24, 25 countries',
    'Galaxy S24 or 25 days',
  ])('%s', (text) => {
    expect(lookup.answer(text).meant).toBe('one');
  });
});
