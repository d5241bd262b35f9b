import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['Смартфон Pixel eight 128GB', 'smartfon pixel 8'],
  ['Galaxy S Twenty-Three', 'galaxy s 23'],
  ['Galaxy S24+', 'galaxy s24 plus'],
  ['iPhone 15 Pro 256 GB 799,00 €', 'iphone 15 pro'],
  ['Redmi Note 13 Pro 200-MP Android 14', 'redmi note 13 pro'],
  ['Android One S10', 'android one s10'],
])('%s says %s', (text, words) => {
  expect(plainWords(text).words.join(' ')).toBe(words);
});

test('says which words say nothing of a device, and whether measures were left out', () => {
  const { words, noise, hasMeasure } = plainWords('Handy Pixel 8 128GB');
  expect(words.filter((_, i) => noise[i])).toEqual(['handy']);
  expect(hasMeasure).toBe(true);
  expect(plainWords('Pixel 8').hasMeasure).toBe(false);
});

test('keeps what stands between spaces, as a code', () => {
  expect(plainWords('Samsung SM-S911BZKG').parts).toEqual(['samsung', 'sms911bzkg']);
});
