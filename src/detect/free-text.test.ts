import { describe, expect, it } from 'vitest';
import { modelTexts, wordRuns } from './free-text.ts';

describe('wordRuns', () => {
  it.each<[string, string[]]>([
    ['App/1.2 (Android 11; OPPO CPH2239)', ['OPPO CPH2239']],
    ['(api=3,model=SM-A528B)', ['SM-A528B']],
    ['OnePlus/ONEPLUS_A5000 Android/9', ['OnePlus', 'ONEPLUS A5000']],
    ['Shop/8.3 Google/Pixel 7 Pro Android/13-API33', ['Google', 'Pixel 7 Pro', '13-API33']],
    ['Android/9/28/samsung/SM-G960F (App/1)', ['samsung', 'SM-G960F']],
    ['Android|16|itel|itel P13001L|3.4.1|en_GB', ['itel', 'itel P13001L']],
    ['Android_16_Xiaomi_23076RN8DY_5.6.0', ['Xiaomi 23076RN8DY']],
    ['Xiaomi-MI 9__weibo__10.4.2__android__android10', ['Xiaomi-MI 9', 'weibo']],
    ['AiMeiTuan /OPPO-10-PCLM10-2254x1080-480', ['AiMeiTuan', 'OPPO', 'PCLM10', '2254x1080-480']],
    ['[Sky Devices/Elite 63Pro]', ['Sky Devices', 'Elite 63Pro']],
    ['App (moto g power (2022); Android 12)', ['App', 'moto g power (2022)']],
    ['Cart/1.0 V2408A/a52q Channel/xiaomi', ['V2408A', 'a52q']],
    ['Talk/13.19.1 Android/13 4187U okhttp/4.12', ['4187U']],
    ['GoogleAuth/1.4 (Pixel 8 TP1A.220624.014); gzip', ['Pixel 8', 'gzip']],
    ['', []],
  ])('parts %j', (ua, runs) => {
    expect(wordRuns(ua).map((run) => run.join(' '))).toEqual(runs);
  });
});

describe('modelTexts', () => {
  it('returns the run, its ends and its beginnings, the longest first', () => {
    expect(modelTexts(['Shop', 'OPPO', 'CPH2239', 'x'])).toEqual([
      ...['Shop OPPO CPH2239 x', 'OPPO CPH2239 x', 'CPH2239 x', 'Shop OPPO CPH2239'],
    ]);
    expect(modelTexts(['Pixel', 'Tablet'])).toEqual(['Pixel Tablet']);
    expect(modelTexts(['de'])).toEqual([]);
  });
});
