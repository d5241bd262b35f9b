import { describe, expect, test } from 'vitest';
import { type Basis, type Meant, SUPPORTS, type Supports } from '../model/index.ts';
import { REGIONS } from '../model/regions.fixture.ts';
import { sentence } from '../widget/sentence.ts';
import { LANGUAGES } from './language.ts';
import { answerWord, deviceName, verdictSentence, verdictTexts } from './verdict.ts';

const verdict = (
  supports: Supports,
  basis: Basis,
  exceptionRegions: string[] = [],
  modelCode: string | null = null,
  regions: string[] = [],
  meant: Meant = basis === 'family' ? 'several' : basis === 'none' ? 'none' : 'one',
) => ({ supports, basis, exceptionRegions, modelCode, regions, meant });

const CASES = [
  ['Pixel 8', verdict('yes', 'device'), 'Pixel 8 supports eSIM.'],
  ['A', verdict('no', 'device'), 'A does not support eSIM.'],
  [
    'Galaxy S24',
    verdict('yes', 'device', ['mainland-china', 'hong-kong']),
    'Galaxy S24 supports eSIM, except units sold in these regions: Mainland China and Hong Kong.',
  ],
  [
    'B',
    verdict('no', 'device', ['japan']),
    'B does not support eSIM, except units sold in these regions: Japan.',
  ],
  ['iPad', verdict('partial', 'device'), 'Some versions of iPad support eSIM and others do not.'],
  ['C', verdict('unknown', 'device'), 'No reliable source says yet whether C supports eSIM.'],
  [
    'Galaxy S24',
    verdict('no', 'variant', [], 'SM-S9210', ['hong-kong']),
    'Galaxy S24 with the model code SM-S9210 sold in Hong Kong does not support eSIM.',
  ],
  [
    'Galaxy S24',
    verdict('yes', 'device', [], 'SM-S921B'),
    'Galaxy S24 with the model code SM-S921B supports eSIM.',
  ],
  [
    'Galaxy A54',
    verdict('yes', 'variant', ['japan'], 'SM-A546B'),
    'Galaxy A54 with the model code SM-A546B supports eSIM, except units sold in these regions: Japan.',
  ],
  [
    'Galaxy A54',
    verdict('partial', 'device', ['japan']),
    'Some versions of Galaxy A54 support eSIM and others do not. No unit sold in these regions does: Japan.',
  ],
  // The device is partial, and its code has no answer of its own.
  [
    'Galaxy S24',
    verdict('partial', 'device', [], 'SM-S9210'),
    'Some versions of Galaxy S24 support eSIM and others do not.',
  ],
  [
    'Galaxy S24',
    verdict('unknown', 'device', [], 'SM-S9210'),
    'No reliable source says yet whether Galaxy S24 with the model code SM-S9210 supports eSIM.',
  ],
  ['Google Pixel 8', verdict('yes', 'device', [], 'Pixel 8'), 'Google Pixel 8 supports eSIM.'],
  [
    'iPhone 15',
    verdict('no', 'variant', [], null, ['hong-kong']),
    'iPhone 15 sold in Hong Kong does not support eSIM.',
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
  ['', verdict('partial', 'family'), 'Some of them support eSIM and others do not.'],
  [
    '',
    verdict('yes', 'family', ['japan']),
    'All of them support eSIM, except units sold in these regions: Japan.',
  ],
  [
    '',
    verdict('unknown', 'none', [], null, [], 'several'),
    'It is not known whether all of them support eSIM.',
  ],
  [
    '',
    verdict('unknown', 'none'),
    'Your browser does not say which device this is. Type its name or model code.',
  ],
] as const;

describe('the verdict is one whole sentence', () => {
  test.each(CASES)('%s %o', (name, v, expected) => {
    expect(verdictSentence('en', { verdict: v, name }, REGIONS)).toBe(expected);
  });

  test('in every language, for every verdict', () => {
    for (const language of LANGUAGES) {
      for (const supports of SUPPORTS) {
        for (const basis of ['device', 'variant', 'family', 'none'] as const) {
          for (const regions of [[], ['japan'], ['mainland-china', 'hong-kong']]) {
            for (const name of ['N 1', '']) {
              for (const sold of [[], ['japan']]) {
                const code = basis === 'variant' ? 'X-1' : null;
                const v = verdict(supports, basis, regions, code, sold);
                const said = verdictSentence(language, { verdict: v, name }, REGIONS);
                expect(said, `${language} ${supports} ${basis}`).not.toMatch(/[{}]|undefined/);
                expect(said).not.toBe('');
                if (code !== null && name !== '') expect(said).toContain(code);
              }
            }
          }
        }
      }
    }
  });
});

test('a list of devices that differ has a sentence of its own if it shows one answer alone', () => {
  const about = (...answers: Supports[]): string =>
    sentence(
      verdictTexts('en', REGIONS),
      verdict('partial', 'family'),
      '',
      answers.map((supports) => ({ supports, exceptionRegions: [] })),
    );
  const both = 'Some of them support eSIM and others do not.';
  expect(about('yes', 'yes')).toMatch(
    /^All devices listed here support eSIM\. Others .* may not\.$/,
  );
  expect(about('no', 'no')).toMatch(/^None of the devices listed here is known/);
  expect(about('no', 'unknown')).toBe(about('no'));
  expect(about('unknown', 'no')).toBe(about('unknown'));
  for (const shown of [['yes', 'no'], ['partial'], ['yes', 'unknown'], []] as Supports[][]) {
    expect(about(...shown)).toBe(both);
  }
});

test.each([
  [{ supports: 'yes', exceptionRegions: [] }, 'Yes'],
  [{ supports: 'yes', exceptionRegions: ['japan'] }, 'Yes, with exceptions'],
  [{ supports: 'no', exceptionRegions: ['japan'] }, 'No, with exceptions'],
  [{ supports: 'partial', exceptionRegions: ['japan'] }, 'It depends'],
] as const)('%o in a list is "%s"', (answer, word) => {
  expect(
    answerWord('en', { ...answer, exceptionRegions: [...answer.exceptionRegions] }, REGIONS),
  ).toBe(word);
});

test.each([
  ['Samsung', 'Galaxy S24', 'Samsung Galaxy S24'],
  ['Nothing', 'Nothing Phone (1)', 'Nothing Phone (1)'],
  ['OnePlus', 'OnePlus 12', 'OnePlus 12'],
])('%s %s is called %s', (brand, model, name) => {
  expect(deviceName({ brand, model })).toBe(name);
});
