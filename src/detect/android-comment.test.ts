import { describe, expect, it } from 'vitest';
import { isLocale, modelTokens, withoutBuild } from './android-comment.ts';

describe('modelTokens', () => {
  it.each([
    ['Linux; Android 10; K', []],
    ['Linux; Android 14', []],
    ['Android 14; Mobile; rv:125.0', []],
    ['Linux; Android 12; SM-G991B', ['SM-G991B']],
    ['Linux; U; Android 13; en-us; 2201117TG Build/TKQ1', ['2201117TG']],
    ['Linux; Android 12; HarmonyOS; LIO-AN00; HMSCore 6.13.0.302; GMSCore 22.13.13', ['LIO-AN00']],
    ['Linux; arm_64; Android 12; SM-G991B', ['SM-G991B']],
    ['Linux; U; Android 12; GB', []],
    ['Linux; Android 12; GX', ['GX']],
    [
      'Linux; U; Android 13; en_US; Pixel 7; Build/TP1A.220624.021; Cronet/58.0.2991.0',
      ['Pixel 7'],
    ],
    // An HTC; the short form of Android's name has a space after it.
    ['Linux; U; Android 2.3.4; en-us; ADR6300 Build/GRJ22', ['ADR6300']],
    ['Linux; U; Adr 4.4.4; en-US; ADR6300', ['ADR6300']],
    ['Linux; Android 7.0; Android SDK built for x86 Build/NYC', []],
    // The part with the build is the model's, even if an unknown part precedes it.
    ['Linux; Android 9; mystery; SM-A105M Build/PPR1', ['SM-A105M', 'mystery']],
    [
      'Linux; Android 9; HUAWEI Build/X; a1; a2; a3; a4; a5; a6',
      ['HUAWEI', 'a1', 'a2', 'a3', 'a4', 'a5'],
    ],
  ])('of %j are %j', (comment, tokens) => {
    expect(modelTokens(comment.split(';').map((p) => p.trim()))).toEqual(tokens);
  });
});

describe('withoutBuild', () => {
  it.each([
    ['SM-G991B Build/TP1A', 'SM-G991B'],
    ['Redmi Note 8 MIUI/V12', 'Redmi Note 8'],
    ['Build/TP1A', ''],
    ['SM-G991B', 'SM-G991B'],
    ['Xiaomi-M2102J2SC__weibo__11.5.2', 'Xiaomi-M2102J2SC'],
  ])('of %j is %j', (part, model) => {
    expect(withoutBuild(part)).toBe(model);
  });
});

describe('isLocale', () => {
  it.each(['en', 'en-us', 'pt_BR', 'zh-Hans-CN', 'fil', 'es-419'.replace('419', 'mx')])(
    '%s',
    (tag) => {
      expect(isLocale(tag)).toBe(true);
    },
  );

  it.each([
    '',
    'e',
    'K',
    'GB',
    'Pixel',
    'moto',
    'en-',
    '-us',
    'en--us',
    'mi4',
    'en-us-x-y',
    'SM-G991B',
  ])('not %j', (token) => {
    expect(isLocale(token)).toBe(false);
  });
});
