import { describe, expect, test } from 'vitest';
import regionsFile from '../../data/regions.json' with { type: 'json' };
import { type Basis, SUPPORTS, type Supports } from '../model/index.ts';
import { sentence } from '../widget/sentence.ts';
import { LANGUAGES, translator } from './language.ts';
import { deviceName, verdictSentence } from './verdict.ts';
import { widgetTexts } from './widget-texts.ts';

const verdict = (
  supports: Supports,
  basis: Basis,
  exceptionRegions: string[] = [],
  modelCode: string | null = null,
) => ({ supports, basis, exceptionRegions, modelCode });

const CASES = [
  ['Pixel 8', verdict('yes', 'device'), 'Pixel 8 supports eSIM.'],
  ['A', verdict('no', 'device'), 'A does not support eSIM.'],
  [
    'Galaxy S24',
    verdict('yes', 'device', ['mainland-china', 'hong-kong']),
    'Galaxy S24 supports eSIM, but not the units sold in these regions: Mainland China and Hong Kong.',
  ],
  [
    'B',
    verdict('no', 'device', ['japan']),
    'B does not support eSIM, except for the units sold in these regions: Japan.',
  ],
  ['iPad', verdict('partial', 'device'), 'Some versions of iPad support eSIM and others do not.'],
  ['C', verdict('unknown', 'device'), 'No reliable source says yet whether C supports eSIM.'],
  [
    'Galaxy S24',
    verdict('no', 'variant', [], 'SM-S9210'),
    'Galaxy S24 with the model code SM-S9210 does not support eSIM.',
  ],
  [
    'iPhone',
    verdict('yes', 'family', ['mainland-china']),
    'Whichever iPhone this is, it supports eSIM, except for some models sold in these regions: Mainland China.',
  ],
  [
    'iPhone',
    verdict('partial', 'family'),
    'It depends on which iPhone this is: some support eSIM and others do not.',
  ],
  [
    '',
    verdict('unknown', 'none'),
    'Your browser does not say which device this is. Type its name or model code.',
  ],
] as const;

describe('the verdict is one whole sentence', () => {
  test.each(CASES)('%s %o', (name, v, expected) => {
    expect(verdictSentence(translator('en'), 'en', { verdict: v, name }, regionsFile)).toBe(
      expected,
    );
  });

  test('the same on the site and in the widget, in every language, for every verdict', () => {
    for (const language of LANGUAGES) {
      const t = translator(language);
      const texts = widgetTexts(language, regionsFile);
      for (const supports of SUPPORTS) {
        for (const basis of ['device', 'variant', 'family', 'none'] as const) {
          for (const regions of [[], ['japan'], ['mainland-china', 'hong-kong']]) {
            const v = verdict(supports, basis, regions, basis === 'variant' ? 'X-1' : null);
            const site = verdictSentence(t, language, { verdict: v, name: 'N 1' }, regionsFile);
            expect(sentence(texts, v, 'N 1'), `${language} ${supports} ${basis}`).toBe(site);
            expect(site).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  });
});

test.each([
  ['Samsung', 'Galaxy S24', 'Samsung Galaxy S24'],
  ['Nothing', 'Nothing Phone (1)', 'Nothing Phone (1)'],
  ['OnePlus', 'OnePlus 12', 'OnePlus 12'],
])('%s %s is called %s', (brand, model, name) => {
  expect(deviceName({ brand, model })).toBe(name);
});
