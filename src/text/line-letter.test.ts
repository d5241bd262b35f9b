import { expect, it } from 'vitest';
import { FOLDER } from '../../test/search/lexicon.ts';

const fold = (text: string): string => FOLDER.fold(text, new Map()).replace(/\s+/g, ' ').trim();

it.each([
  ['هواوي ب30', 'huawei p30'],
  ['گلکسی آ۵۴', 'galaxy a54'],
  ['שיאומי 13ט', 'xiaomi 13t'],
])('reads the letter of a line or a model: %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each(['شاومي ب300', 'شريحة ب50', 'عندي 13 ت'])('leaves a price and a count: %s', (text) => {
  expect(fold(text)).not.toMatch(/[pt]\d|\d ?t$/);
});
