import { expect, it } from 'vitest';
import { featurePhone } from './feature-phones.ts';

it.each([
  [
    'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'Nokia',
    '8110 4G',
  ],
  [
    'Mozilla/5.0 (Mobile; ALCATEL4044T; rv:37.0) Gecko/37.0 Firefox/37.0 KaiOS/1.0',
    'ALCATEL',
    '4044T',
  ],
  ['Nokia6230i/2.0 (05.51) Profile/MIDP-2.0 Configuration/CLDC-1.1', 'Nokia', '6230i'],
  ['SAMSUNG-SGH-S390G/S390 Profile/MIDP-2.0', 'SAMSUNG', 'SGH S390G'],
])('%s', (ua, maker, model) => {
  expect(featurePhone(ua)).toEqual({ maker, model });
});

it.each([
  'Mozilla/5.0 (SymbianOS/9.2; U; Profile/MIDP-2.0 Configuration/CLDC-1.1 )',
  'Mozilla/5.0 (Mobile; <script>alert(1); rv:48.0) KAIOS/2.5',
  'Nokia/<b> Profile/MIDP-2.0',
  'Nokia6230i/2.0',
  'KAIOS/',
  '',
])('names nothing in %j', (ua) => {
  expect(featurePhone(ua)).toBeNull();
});
