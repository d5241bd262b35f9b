import { describe, expect, it } from 'vitest';
import { modelTexts, statedModels, wordRuns } from './free-text.ts';

describe('wordRuns', () => {
  it.each([
    ['App/1.2 (Android 11; OPPO CPH2239)', [['11'], ['OPPO', 'CPH2239']]],
    [
      '(api=3,model=SM-A528B)',
      [
        ['api', '3'],
        ['model', 'SM-A528B'],
      ],
    ],
    [
      'OnePlus/ONEPLUS_A5000 Android/9',
      [
        ['OnePlus', 'ONEPLUS_A5000'],
        ['Android', '9'],
      ],
    ],
    [
      'Shop/8.3 Google/Pixel 7 Pro Android/13-API33',
      [
        ['Google', 'Pixel'],
        ['Google', 'Pixel', '7', 'Pro'],
        ['Android', '13-API33'],
      ],
    ],
    [
      'Android/9/28/samsung/SM-G960F (App/1)',
      [['Android'], ['9'], ['28'], ['samsung'], ['SM-G960F'], ['App', '1']],
    ],
    ['', []],
  ])('parts %j', (ua, runs) => {
    expect(wordRuns(ua)).toEqual(runs);
  });
});

describe('modelTexts', () => {
  it('returns each end of a run that has a letter and a digit, the longest first', () => {
    expect(modelTexts([['Shop', 'OPPO', 'CPH2239'], ['de'], ['Pixel', '8']])).toEqual([
      ...['Shop OPPO CPH2239', 'OPPO CPH2239', 'CPH2239', 'Pixel 8'],
    ]);
  });
});

describe('statedModels', () => {
  it('returns what follows the word at the beginning of a run', () => {
    expect(statedModels([['model', 'Pixel'], ['Model', 'Pixel', '8'], ['Model']])).toEqual([
      ...['Pixel 8', 'Pixel'],
    ]);
    expect(statedModels([['Tesla', 'Model', '3'], ['SDK', '33'], []])).toEqual([]);
  });
});
