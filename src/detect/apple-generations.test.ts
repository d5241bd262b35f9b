import { expect, it } from 'vitest';
import { generationsOf } from './apple-generations.ts';

const MODELS = [
  ...['iPhone SE', 'iPhone SE (2nd generation)', 'iPhone SE (3rd generation)'],
  ...['iPad Pro 11-inch (1st generation)', 'iPad Pro 11-inch (2nd generation)', 'iPhone 14'],
  ...['iPhone 14 Pro', 'iPad Air', 'iPad Air 11-inch (M2)'],
];
const table = { model: (device: number): string => MODELS[device]! };
const ALL = [...MODELS.keys()];

it.each<[name: string, named: number, possible: readonly number[], found: readonly number[]]>([
  ['iPhone SE', 0, ALL, [0, 1, 2]],
  ['iPhone SE', 0, [1, 2], [1, 2]],
  ['iPhone SE', 0, [0, 5], [0]],
  ['iPhone SE (1st generation)', 0, [0, 1, 2], [0]],
  ['iPhone SE (2nd generation)', 1, ALL, [1]],
  ['iPad Pro (11-inch)', 3, ALL, [3, 4]],
  ['iPhone 14', 5, ALL, [5]],
  ['iPhone 14', 5, [6], []],
  ['iPad Air', 7, ALL, [7, 8]],
  ['iPad Air 1', 7, ALL, [7]],
])('finds of %s, of those that run the version, %j %j', (name, named, possible, found) => {
  expect(generationsOf(name, [named], possible, table)).toEqual(found);
});
