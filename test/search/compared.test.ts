import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { meaningsOf } from './words.ts';

const lookup = new Lookup(openDataset().bytes);
const DEVICES = ['iPhone 14', 'iPhone 16 Pro', 'Galaxy S24 Ultra', 'Pixel 8a', 'Redmi Note 14 Pro'];
const wordsOf = (meaning: string): string[] =>
  meaningsOf('range').flatMap(({ means, words }) => (means === meaning ? words : []));
const compared = wordsOf('compared');
const excepting = wordsOf('except');

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

describe('a device and the older ones', () => {
  it.each([
    'iPhone 13 or older',
    'iPhone XR and below',
    'Galaxy S22 oder älter esim',
    'iPhone 12 o anteriores',
    'iPhone 13及以下支持esim吗',
    'Pixel 7 이하 esim 되나요',
  ])('are no single device: %s', (text) => {
    expect(lookup.answer(text).meant).not.toBe('one');
  });
});

describe('a series', () => {
  it.each([
    ['OnePlus 12 series', '12R'],
    ['Xiaomi 13 series', '13T Pro'],
    ['Pixel 8 series', 'Pixel 8a'],
  ])('has the devices with a letter at its number: %s', (text, model) => {
    expect(lookup.answer(text).devices.map((device) => device.model)).toContain(model);
  });
});

describe('a device that a text excepts', () => {
  it('is not the one that is meant, in any language', () => {
    expect(excepting.length).toBeGreaterThan(80);
    const texts = DEVICES.flatMap((device) => excepting.map((word) => `esim ${word} ${device}`));
    expect(texts.filter((text) => lookup.answer(text).meant === 'one')).toEqual([]);
  });

  it('is meant if something else is excepted', () => {
    for (const device of DEVICES)
      for (const text of [
        `${device}, everything fine except the battery`,
        `${device}; alles gut außer Kratzer`,
        `${device} esim, todo bien excepto la batería`,
      ])
        expect(lookup.answer(text).devices[0]?.slug, text).toBe(
          lookup.answer(device).devices[0]?.slug,
        );
  });
});
