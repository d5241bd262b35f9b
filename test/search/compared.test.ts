import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { meaningsOf } from './words.ts';

const lookup = new Lookup(openDataset().bytes);
const DEVICES = ['iPhone 14', 'iPhone 16 Pro', 'Galaxy S24 Ultra', 'Pixel 8a', 'Redmi Note 14 Pro'];
const compared = meaningsOf('range').flatMap(({ means, words }) =>
  means === 'compared' ? words : [],
);

describe('a device with which others are compared', () => {
  it('is not the one that is meant, in any language', () => {
    expect(compared.length).toBeGreaterThan(50);
    const texts = DEVICES.flatMap((device) => compared.map((word) => `${word} ${device} esim`));
    expect(texts.filter((text) => lookup.answer(text).meant === 'one')).toEqual([]);
  });

  it('is meant if another word stands before it', () => {
    for (const device of DEVICES)
      expect(lookup.answer(`phone that I like: ${device} esim`).meant).toBe(
        lookup.answer(device).meant,
      );
  });
});
