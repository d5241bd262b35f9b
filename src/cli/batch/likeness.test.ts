import { expect, test } from 'vitest';
import type { DeviceDetail } from '../../lookup/index.ts';
import { accountsFor } from './likeness.ts';

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
  ['Apple iPhone 15 Pro 256 GB', iphone, true],
  ['iPhone 15 Pro (A3104)', iphone, true],
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
  expect(accountsFor(text, found)).toBe(expected);
});
