import { expect, test } from 'vitest';
import { regionSaid } from './region-said.ts';

test.each([
  ['iPhone 15 Pro 256GB Hong Kong version', 'hong-kong'],
  ['iPhone 15 Pro HK', 'hong-kong'],
  ['iPhone 15 Pro 港版', 'hong-kong'],
  ['Apple iPhone 14 China Version', 'mainland-china'],
  ['Xiaomi 13 (CN) 256GB', 'mainland-china'],
  ['Xiaomi 13 versión china', 'mainland-china'],
  ['Xiaomi 13 version chinoise', 'mainland-china'],
  ['Xiaomi 13 chinesische Version', 'mainland-china'],
  ['айфон 13 китайский', 'mainland-china'],
  ['iPhone 13 国行', 'mainland-china'],
  ['Xiaomi 13 wersja chińska', 'mainland-china'],
  ['Galaxy S21 корея', 'south-korea'],
  ['OnePlus 12 индия', 'india'],
  ['Galaxy S20 5G из США', 'united-states'],
  ['Galaxy S24 Taiwan', 'taiwan'],
  ['Galaxy S24 тайвань', 'taiwan'],
  ['Galaxy S21 Japanese model', 'japan'],
  ['Galaxy S22 Korean version', 'south-korea'],
  ['OnePlus 12 Indian unit', 'india'],
  ['Galaxy S20 5G US unlocked', 'united-states'],
  ['iPhone 15 Pro 256GB MTQT3CH/A', 'mainland-china'],
  ['iPhone 13 mini (FLK03CH/A)', 'mainland-china'],
  ['iPhone 14 Pro MQ0G3LL/A', null],
  ['iPhone 13 MLPG3ZA/A', null],
  ['iPhone 15 Pro 256GB', null],
  ['Nothing Phone (2) Indigo', null],
  ['Samsung Galaxy S24 Titanium Gray European', null],
])('%s: %s', (text, region) => {
  expect(regionSaid(text)).toBe(region);
});
