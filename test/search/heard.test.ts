import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { meaningsOf } from './words.ts';

const { search, devices } = openDataset();

const first = (query: string): string => {
  const [d] = search.find(query, 1);
  return d === undefined ? 'none' : `${devices[d]!.brand} ${devices[d]!.model}`;
};

describe('a number in words behind a line', () => {
  const numbers = meaningsOf('number').filter(({ means }) => {
    return Number(means) >= 11 && Number(means) <= 16;
  });
  it.each(numbers)('is that generation: $means', ({ means, words }) => {
    const missed = words.filter((word) => first(`iphone ${word}`) !== `Apple iPhone ${means}`);
    expect(missed).toEqual([]);
  });
});

describe('letters, suffixes, kinds, diminutives and plurals', () => {
  it.each([
    ['galaxy ess twenty four ultra', 'Samsung Galaxy S24 Ultra'],
    ['iphone ex are', 'Apple iPhone XR'],
    ['oppo find ics 5 pro', 'OPPO Find X5 Pro'],
    ['эс 24 ультра', 'Samsung Galaxy S24 Ultra'],
    ['samsung esse 24 ultra', 'Samsung Galaxy S24 Ultra'],
    ['galaxy s24 más', 'Samsung Galaxy S24+'],
    ['iphone 15 artı', 'Apple iPhone 15 Plus'],
    ['reloj pixel 3', 'Google Pixel Watch 3'],
    ['tablette xiaomi 6', 'Xiaomi Pad 6'],
    ['motinho g84', 'Motorola moto g84 5G'],
    ['pixelchen 7', 'Google Pixel 7'],
    ['pixelek 7', 'Google Pixel 7'],
    ['all the iphone 15s', 'Apple iPhone 15'],
    ['エクスペリア10マーク5', 'Sony Xperia 10 V'],
  ])('%s', (query, device) => {
    expect(first(query)).toBe(device);
  });

  it.each([
    ['el iphone es 13', 'Apple iPhone 13'],
    ['iphone 15 más barato', 'Apple iPhone 15'],
    ['ya no uso el iphone 15 más', 'Apple iPhone 15'],
    ['xiaomi 13 te lo vendo', 'Xiaomi 13'],
    ['galaxy a54 em 12 vezes', 'Samsung Galaxy A54 5G'],
    ['iphone 13 с esim', 'Apple iPhone 13'],
    ['um 14 uhr 30', 'none'],
    ['celular novinho', 'none'],
    ['galaxy a54s', 'none'],
  ])('are not read in %s', (query, device) => {
    expect(first(query)).toBe(device);
  });

  it('leave the preposition of a question alone', () => {
    expect(first('xperia с esim')).not.toBe('Sony Xperia S');
  });
});
