import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { FILES } from './lexicon.ts';

const lookup = new Lookup(openDataset().bytes);
const regionOf = (question: string): string | null => lookup.answer(question).said.region;

/** The cities of a language that say a region. */
const cities = FILES.filter(({ role }) => role === 'place')
  .flatMap(({ entries }) => entries)
  .flatMap(({ language, means, words }) =>
    // "auで" and "au版" have their particle, because "au" alone is another word.
    means === undefined
      ? []
      : words.filter((word) => !/[ので版]$/.test(word)).map((word) => ({ language, means, word })),
  );

const BOUGHT: Record<string, string[]> = {
  und: ['{d} bought in {p}', '{d} from {p}', '{d} comprado en {p}', 'aus {p} mitgebracht: {d}'],
  de: ['{d} in {p} gekauft'],
  fr: ['{d} acheté à {p}'],
  es: ['{d} comprado en {p}'],
  pt: ['{d} comprado em {p}'],
  it: ['{d} comprato a {p}'],
  pl: ['{d} kupiony w {p}'],
  cs: ['{d} koupený v {p}'],
  hu: ['{d} {p} vettem'],
  tr: ['{d} {p} aldım'],
  vi: ['{d} mua ở {p}'],
  ru: ['{d} купил в {p}', 'купленный в {p} {d}'],
  uk: ['{d} купив у {p}'],
  ar: ['{d} اشتريته من {p}'],
  fa: ['{d} خریدم از {p}'],
  he: ['{d} קניתי ב {p}'],
  hi: ['{d} {p} से खरीदा'],
  th: ['{d} ซื้อที่{p}'],
  ja: ['{d} {p}で買った', '{p}で購入した {d}'],
  ko: ['{d} {p}에서 샀어요', '{p}에서 구매한 {d}'],
  el: ['{d} αγόρασα {p}'],
  'zh-Hans': ['{d} 在{p}买的'],
  'zh-Hant': ['{d} 在{p}買的'],
};
const ELSEWHERE: Record<string, string[]> = {
  und: ['{d} trip to {p}', '{d} flying to {p} next week', 'will {d} esim work in {p}', '{d} {p}'],
  de: ['{d} Reise nach {p}'],
  fr: ['{d} voyage à {p}'],
  es: ['{d} viaje a {p}'],
  ru: ['{d} поездка в {p}'],
  ar: ['{d} السفر الى {p}'],
  th: ['{d} เที่ยว{p}'],
  ja: ['{d} {p}旅行'],
  ko: ['{d} {p} 여행'],
  'zh-Hans': ['{d} 去{p}旅游'],
  'zh-Hant': ['{d} 去{p}旅行'],
};

describe('a city', () => {
  it.each(Object.keys(BOUGHT))('says the region in which the device was bought: %s', (spoken) => {
    const asked = cities.filter(({ language }) => language === spoken);
    expect(asked.length).toBeGreaterThan(0);
    const wrong = asked.flatMap(({ word, means }) =>
      BOUGHT[spoken]!.map((text) => text.replace('{d}', 'iphone 13').replace('{p}', word)).filter(
        (text) => regionOf(text) !== means,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says nothing of the unit where nobody bought it there', () => {
    const wrong = cities.flatMap(({ language, word }) =>
      (ELSEWHERE[language] ?? ELSEWHERE.und!)
        .map((text) => text.replace('{d}', 'iphone 13').replace('{p}', word))
        .filter((text) => regionOf(text) !== null),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a region beside a device that was bought elsewhere', () => {
  it.each([
    "on part 10 jours à Hong Kong et Macao, j'ai un {d} acheté chez Boulanger à Lille",
    'bought my {d} in London going to Beijing',
    'we go to Hong Kong next week, my {d} was bought in Paris',
    'nos vamos a Hong Kong en mayo, compré el {d} en Madrid',
    'in zwei Wochen geht es nach Hongkong, {d} gekauft in Köln',
    '{d} flying from Hong Kong to London',
    '{d} ich fliege aus Hongkong nach Wien',
    '{d} model, living in Shanghai',
  ])('is no place of sale: %s', (text) => {
    const question = text.replace('{d}', 'iphone 12');
    expect(['hong-kong', 'macau', 'mainland-china']).not.toContain(regionOf(question));
    expect(lookup.answer(question).verdict.supports).toBe('yes');
  });

  it.each([
    '{d} sent by my cousin from Hong Kong',
    '{d} brought from Hong Kong by my cousin',
    '{d} hong kong, bought from a friend',
    "je suis allé à Hong Kong, j'ai acheté un {d}",
    '{d}, Hong Kong, bought in 2021',
    'bought my {d} last year, in Hong Kong',
    'in Hong Kong, bought {d} last week',
    '{d} z Hongkongu, koupil jsem ho v Praze',
    'Habe ein {d} aus dem Apple Store in Kowloon mitgebracht, wohne in Köln',
    'bought {d} in Hong Kong, flying from London',
  ])('is the place of sale where the text leaves it open: %s', (text) => {
    expect(regionOf(text.replace('{d}', 'iphone 12'))).toBe('hong-kong');
  });
});

/** A message about a device that was bought in a city, or that names one for another reason (`region` is null). */
interface Message {
  q: string;
  region: string | null;
  lang: string;
  /** "missed" if the region of the message is known to be read wrongly. */
  known?: string;
}

const messages = JSON.parse(
  readFileSync(new URL('../cases/bought-in-cities.json', import.meta.url), 'utf8'),
) as Message[];

describe('messages about a purchase in a city', () => {
  const wrong = new Set(messages.filter(({ q, region }) => regionOf(q) !== region));

  it('say where it was, but for the known misses', () => {
    expect([...wrong].filter(({ known }) => known === undefined)).toEqual([]);
  });

  it('that were missed and are read now lose their mark', () => {
    const missed = messages.filter(({ known }) => known !== undefined);
    expect(missed.filter((message) => !wrong.has(message))).toEqual([]);
  });
});
