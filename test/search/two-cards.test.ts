import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

/** What people write around a device about the cards that it takes, with `{device}`. */
interface Saying {
  language: string;
  question: string;
}

const { bytes, snapshot, devices } = openDataset();
const lookup = new Lookup(bytes);
const table = snapshot.devices;
const { two, other } = JSON.parse(
  readFileSync(new URL('../cases/two-cards.json', import.meta.url), 'utf8'),
) as Record<'two' | 'other', Saying[]>;

/** All units of two cards are sold where these take no eSIM. */
const ALIKE = devices.flatMap(({ model }, d) => {
  const regions = table.regionsOfTwoCards(d);
  const answers = table.regionAnswers(d);
  const isAlike = regions.length > 0 && regions.every((region) => answers[region] === 'no');
  return isAlike && table.supports(d) === 'yes' ? [model] : [];
});
/** Of other makers a second tray says nothing. */
const OF_OTHERS = ['Galaxy S24 Ultra', 'Pixel 8 Pro', 'Xiaomi 13 Pro', 'iPad Pro 11 2021'];

const answerTo = (question: string, device: string) =>
  lookup.answer(question.replace('{device}', device)).verdict;

describe('two cards said of an iPhone', () => {
  it('name the units of three regions', () => {
    expect(ALIKE.length).toBeGreaterThan(15);
    expect(answerTo('{device} dual physical sim', 'iPhone 13')).toMatchObject({
      supports: 'no',
      basis: 'variant',
      regions: ['hong-kong', 'macau', 'mainland-china'],
    });
    expect(answerTo('{device} dual physical sim bought in Macau', 'iPhone 13').regions).toEqual([
      'macau',
    ]);
  });

  it.each(two)('are understood: $language, $question', ({ question }) => {
    const wrong = ALIKE.filter((device) => {
      const { supports } = answerTo(question, device);
      return supports === 'yes' || supports === 'partial';
    });
    expect(wrong).toEqual([]);
    expect(answerTo(question, 'iPhone 14 Pro Max').supports).toBe('no');
  });

  it.each(two)('say nothing of other devices: $language, $question', ({ question }) => {
    for (const device of OF_OTHERS) {
      const { supports } = answerTo(question, device);
      const known = lookup.answer(device).verdict.supports;
      expect([known, 'unknown'], device).toContain(supports);
    }
  });

  it.each(other)('are not said: $language, $question', ({ question }) => {
    const wrong = ALIKE.filter((device) => answerTo(question, device).supports === 'no');
    expect(wrong).toEqual([]);
    expect(answerTo(question, 'iPhone 14 Pro Max').supports).toBe('yes');
  });

  it.each([
    ['iphone 13 dual nano sim + esim', 'partial'],
    ['iphone 13 mini dual physical sim', 'partial'],
    ['iphone 13 dual sim nano', 'partial'],
    ['iphone 16 2x nano SIM', 'no'],
    ['iphone 13 mini dual physical sim china', 'no'],
    ['iphone 17 two nano sim hong kong', 'partial'],
    ['iphone 13 ZA/A dual physical sim', 'no'],
    ['iphone 13 A2633 dual physical sim', 'partial'],
    ['my iphone 13 has two physical sims', 'partial'],
    ['does the iphone 13 have two physical sims?', 'yes'],
    ['iphone se 2 nano sim', 'yes'],
    ['iphone 8 dual physical sim', 'no'],
  ])('say as much as is known: %s', (question, supports) => {
    expect(lookup.answer(question).verdict.supports).toBe(supports);
  });
});
