import { expect, it } from 'vitest';
import { appBlock } from './apps.ts';

it.each([
  [
    'Instagram 1 Android (29/10; 420dpi; 1080x2094; samsung; SM-A605G; a6plte)',
    'samsung',
    'SM-A605G',
  ],
  [
    'Instagram 1 Android (29/10; 440dpi; 2048x2048; Xiaomi/xiaomi; Redmi Note 7; la',
    'Xiaomi',
    'Redmi Note 7',
  ],
  ['HONOR-PGT-AN10_9_WeiboIntlAndroid_6710', null, 'HONOR-PGT-AN10'],
  ['Redmi+K20+Pro_10_WeiboIntlAndroid_3610', null, 'Redmi K20 Pro'],
])('reads %j', (ua, maker, model) => {
  expect(appBlock(ua)).toEqual({ maker, tokens: [model] });
});

it.each([
  '',
  'Android (',
  'Android (a; b; c; d; e)',
  '_WeiboIntlAndroid_6710',
  '9_WeiboIntlAndroid_',
  'Mozilla/5.0 (Linux; Android 10; SM-A105M; wv) [FB_IAB/FB4A;FBAV/357.0.0.23.115;]',
])('finds no block in %j', (ua) => {
  expect(appBlock(ua)).toBeNull();
});
