import { expect, it } from 'vitest';
import { isFoldable } from './foldable.ts';

it.each([
  ['Galaxy Z Flip7', 2025, true],
  ['Galaxy Z TriFold', 2025, true],
  ['razr 60 Ultra', 2025, true],
  ['Pixel 10 Pro Fold', 2025, true],
  ['Find N5', 2025, true],
  ['Magic Vs3', 2024, true],
  ['Mate XTs ULTIMATE DESIGN', 2025, true],
  ['Open', 2023, true],
  ['Pocket S', 2022, true],
  ['Droid RAZR', 2011, false],
  ['Galaxy Pocket2', 2014, false],
  ['Galaxy Folder2', 2017, false],
  ['Titan Pocket', 2021, false],
  ['Find X9', 2025, false],
  ['Magic8 Pro', 2025, false],
  ['Galaxy S26', 2026, false],
])('a screen that folds: %s of %i, %s', (model, releaseYear, expected) => {
  expect(isFoldable({ category: 'phone', model, releaseYear })).toBe(expected);
});

it('is of a phone alone', () => {
  expect(isFoldable({ category: 'laptop', model: 'ThinkPad X1 Fold', releaseYear: 2022 })).toBe(
    false,
  );
});
