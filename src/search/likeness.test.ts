import { expect, test } from 'vitest';
import type { DeviceDetail } from '../model/index.ts';
import { accountsFor, isOneDevice, namesOf } from './likeness.ts';
import { plainWords } from './plain-words.ts';

const device = (brand: string, model: string, aliases: string[] = [], codes: string[] = []) => ({
  brand,
  model,
  aliases,
  variants: [{ codes }] as unknown as DeviceDetail['variants'],
});
const iphone = device('Apple', 'iPhone 15 Pro', [], ['iPhone16,1', 'A3104']);
const ultra = device('Samsung', 'Galaxy S24 Ultra', ['S24U'], ['SM-S928B']);
const watch = device('Apple', 'Watch Series 9');

test.each([
  ['iPhone 15 Pro', iphone, true],
  ['iphone15pro', iphone, true],
  ['ipone 15 pro', iphone, true],
  ['I phone 15 Pro', iphone, true],
  ['Apple iPhone 15 Pro 256 GB', iphone, true],
  ['iPhone 15 Pro (A3104)', iphone, true],
  ['Apple iPhone 15 Pro 5G Smartphone 256 GB 8GB RAM Titan Blau ohne Vertrag', iphone, true],
  ['Samsung Galaxy S24 Ultra AI 12GB+512GB 5000mAh unlocked android phone', ultra, true],
  [
    'Galaxy S24 Ultra 5G (6.8"-Display QHD+, 200-MP-Kamera, 12/512 GB, Android 14) Grau',
    ultra,
    true,
  ],
  ['아이폰 15 프로 256GB', iphone, true],
  ['iPhone fifteen Pro', iphone, true],
  ['smartphone 15 128GB schwarz', iphone, false],
  ['phone', device('Nothing', 'Phone (2)'), false],
  ['Nothing Phone (2)', device('Nothing', 'Phone (2)'), true],
  ['Light Phone II 64GB', device('Light', 'Phone II'), true],
  ['256 GB', iphone, false],
  ['phone case 24 black', ultra, false],
  ['A3104', iphone, true],
  ['아이폰 15 프로', iphone, true],
  ['SM-S928B/DS', ultra, true],
  ['sms928b', ultra, true],
  ['S24U', ultra, true],
  ['samsun galxy s24 ulta', ultra, true],
  ['Fridge 9', watch, false],
  ['Qqxzjvkw 9', watch, false],
  ['x =cmd()', device('Apple', 'iPhone X'), false],
  ['customer phone 5', device('Apple', 'iPhone 5'), false],
  ['15', device('Apple', 'Watch Series 9'), false],
])('%s is accounted for by %o: %s', (text, found, expected) => {
  expect(accountsFor(plainWords(text), namesOf(found))).toBe(expected);
});

const pixel = device('Google', 'Pixel 11 Pro');
const fold = device('Google', 'Pixel Fold');
const flip = device('Tecno', 'PHANTOM V Flip 5G');
const se = device('Apple', 'iPhone SE (2nd generation)', ['iPhone SE 2020']);

test.each([
  ['Pixel 11 Pro', pixel, true],
  ['Google Pixel11Pro 256GB', pixel, true],
  ['Pixel eleven Pro', pixel, true],
  ['Pixel ten Pro', pixel, false],
  ['Pixel Pro', pixel, false],
  ['Pixel 11', pixel, false],
  ['Pixel 11 128GB schwarz', pixel, false],
  ['pixel 11 prp', pixel, true],
  ['Google', pixel, false],
  ['pixel fold', fold, true],
  ['pixel', fold, false],
  ['phantom v flip 5g', flip, true],
  ['phantom v flip', flip, false],
  ['phantom v', flip, false],
  ['iphone se 2', se, true],
  ['iphone se 2020 64GB', se, true],
  ['iphone se 64GB', se, false],
  ['samsung s928b', ultra, true],
  ['Samsung SM-S928BZTVEUB', ultra, true],
  ['Galaxy Ultra', ultra, false],
  ['아이폰 15 프로', iphone, true],
  ['айфон', iphone, false],
  ['Смартфон Apple iPhone', iphone, false],
  ['iPhone', device('Apple', 'iPhone 3G'), false],
  ['пиксель фолд', fold, true],
  ['moto g 2021', device('Motorola', 'moto g50', [], ['XT2021-1']), false],
])('%s says which device it is: %o', (text, found, expected) => {
  expect(isOneDevice(plainWords(text), namesOf(found))).toBe(expected);
});
