import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
/** The devices of which a text means one that takes an eSIM; empty for any other answer. */
const yesOf = (text: string): string[] => {
  const { meant, verdict, devices } = lookup.answer(text);
  return meant === 'one' && verdict.supports === 'yes' ? devices.map(({ slug }) => slug) : [];
};
const wrongYes = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => yesOf(text).map((slug) => `${text}: ${slug}`));

describe('another maker before a name', () => {
  const names = [
    '14 Pro Max',
    '13 Pro',
    'S23 Ultra',
    'S22+',
    'Z Fold5',
    'Note20 Ultra',
    'Watch Ultra 2',
  ];
  const makers = [
    'XGODY',
    'Servo',
    'HUADOO',
    'Melrose',
    'Kenxinda',
    'Walton',
    'Archos',
    'Blackview',
  ];

  it.each(makers)('%s says that the device is not that of the name', (maker) => {
    expect(
      wrongYes(names.flatMap((name) => [`${maker} ${name}`, `${maker} ${name} esim?`])),
    ).toEqual([]);
  });

  it.each([
    'my',
    'used',
    'mein',
    'blaues',
    'schwarzes',
    'gebrauchtes',
    'vends',
    'mon',
    'vendo',
    'мой',
    'does the',
    'refurbished:',
    'galaxy',
    'apple iphone',
  ])('"%s" is none', (words) => {
    for (const name of words.includes('galaxy') ? ['s23 ultra'] : ['14 pro max', '13 mini'])
      expect(yesOf(`${words} ${name}`)).toHaveLength(1);
  });

  it.each([
    ['samsung iphone 13', 'apple/iphone-13'],
    ['LG Galaxy Note20 Ultra', 'samsung/galaxy-note20-ultra'],
    ['my Nokia Pixel 7, esim?', 'google/pixel-7'],
    ['does the iPhone Galaxy S22 take an eSIM', 'samsung/galaxy-s22'],
  ])('leaves it open which of them is wrong: %s', (text, slug) => {
    expect(yesOf(text)).toEqual([]);
    expect(lookup.check(text).results[0]?.slug).toBe(slug);
  });
});

it.each(['case', 'cover', 'wallet', ''])(
  'a number of one line is not that of another: flip %s',
  (word) => {
    const models = ['galaxy s3', 'Galaxy S4', 's5', 'galaxy s6', 'Samsung S8', 'nubia N2'];
    expect(
      wrongYes(models.flatMap((model) => [`${model} flip ${word}`, `${model} fold ${word}`])),
    ).toEqual([]);
  },
);

it.each([
  ['p8 pro', 'google/pixel-8-pro'],
  ['apple i13', 'apple/iphone-13'],
  ['z5 fold', 'samsung/galaxy-z-fold5'],
  ['22s ultra', 'samsung/galaxy-s22-ultra'],
])('the letter of a number stands for a line: %s', (text, slug) => {
  expect(lookup.answer(text).devices[0]?.slug).toBe(slug);
});

it.each([
  ['iphone 8 esim 14 990 руб', 'apple/iphone-8'],
  ['oneplus 8 esim 12 990 ₽', 'oneplus/8'],
  ['xiaomi 9 esim 15 499 Ft', 'xiaomi/mi-9'],
  ['iphone 8 esim 16 countries', 'apple/iphone-8'],
  ['iphone 6 battery 15', 'apple/iphone-6'],
  ['iphone 7 akku 13', 'apple/iphone-7'],
  ['iQOO 11 battery 15', 'vivo/iqoo-11'],
  ['iphone 14 990 €', 'apple/iphone-14'],
])('the number right behind the line is that of the device: %s', (text, slug) => {
  const { meant, devices } = lookup.answer(text);
  expect([meant, devices[0]!.slug]).toEqual(['one', slug]);
});

describe('letters beside a number', () => {
  it.each([
    ['vivo X300 256GB E', 'vivo/x300-e'],
    ['oneplus 12 256gb R', 'oneplus/12r'],
    ['huawei p40 lte', 'huawei/p40-4g'],
    ['does Find X9sPro have esim', 'oppo/find-x9s-pro'],
    ['xiaomi 13tpro', 'xiaomi/13t-pro'],
  ])('name a sibling: %s', (text, slug) => {
    expect(lookup.answer(text).devices.map((device) => device.slug)).toContain(slug);
    expect(yesOf(text)).toEqual([]);
  });

  it('that no device has name none', () => {
    const numbers = ['xiaomi 17', 'pixel 9', 'oneplus 15', 'galaxy s24', 'iphone 15'];
    const letters = ['ts', 'ry', 'sr', 'tq'];
    expect(wrongYes(numbers.flatMap((name) => letters.map((tail) => name + tail)))).toEqual([]);
    expect(wrongYes(['pixel 7as', 'find x 30 pro', 'find x 59 pro', '22s'])).toEqual([]);
  });

  it.each([
    'iphone 15 128gb',
    'iphone 13de esim var mı',
    'iphone 15pro',
    'pixel 8 128gb x2',
    's23ultra',
  ])('of measures, endings and suffixes name the device: %s', (text) => {
    expect(yesOf(text)).toHaveLength(1);
  });
});

describe('the code of one device beside the name of another', () => {
  const codes = [
    ['SM-F956N', 'samsung/galaxy-z-fold6'],
    ['SM-S918B', 'samsung/galaxy-s23-ultra'],
    ['A2894', 'apple/iphone-14-pro-max'],
    ['CPH2583', 'oneplus/12'],
  ] as const;
  const names = [
    'Samsung Galaxy On6',
    'Vertex Impress Saturn',
    'Motorola moto g fast',
    'Rakuten Hand',
    'HTC Butterfly',
    'Cherry Mobile Flare HD 5',
  ];

  it.each(codes)('means both: %s', (code, slug) => {
    for (const name of names)
      for (const text of [`${name} ${code}`, `${code} ${name}`, `${name} (${code}) 128GB black`]) {
        const { verdict, devices } = lookup.answer(text);
        expect([text, verdict.meant, devices.length]).toEqual([text, 'several', 2]);
        expect(devices.map((device) => device.slug)).toContain(slug);
      }
  });

  it.each([
    ['Samsung Galaxy S24 Ultra SM-S928B dual sim black', 'samsung/galaxy-s24-ultra'],
    ['Geekbench 6: Xiaomi 24030PN60G', 'xiaomi/14-ultra'],
    ['Galaxy Tab SM-X816B 5G mint', 'samsung/galaxy-tab-s9-plus'],
  ])('no other name is said in "%s"', (text, slug) => {
    expect(lookup.answer(text).devices.map((device) => device.slug)).toEqual([slug]);
  });
});

describe('an amount with a letter beside a name without a number', () => {
  const names = [
    ['Motorola razr 5G (2020)', 'motorola/razr-5g'],
    ['motorola edge 2022', 'motorola/edge-2022'],
    ['Rakuten Hand', 'rakuten/hand'],
    ['Google Pixel XL', 'google/pixel-xl'],
  ] as const;
  const amounts = ['45e Ft', '300k', 'asking 25k php', '1299 pln', '12k neg'];

  it.each(names)('does not hide it: %s', (name, slug) => {
    for (const amount of amounts) {
      const text = `selling my ${name}, minor wear, ${amount}, yettel esim?`;
      expect([text, lookup.answer(text).devices[0]?.slug]).toEqual([text, slug]);
    }
  });
});

describe('a suffix that the device lacks', () => {
  const names = [
    'iPhone 14 Pro',
    'Pixel 9 Pro XL',
    'Galaxy S24 Ultra',
    'Sony Xperia 1 V',
    'Honor Magic V3',
  ];
  const suffixes = ['Mini', 'Slim', 'Neo', 'Fusion', 'Prime', 'Turbo', 'Zoom', 'Lite'];

  it.each(names)('makes it no device: %s', (name) => {
    const texts = suffixes.flatMap((suffix) => [
      `${name} ${suffix}`,
      `does the ${name} ${suffix} support esim?`,
      `Ich habe ein ${name} ${suffix} 256GB, geht da eSIM?`,
    ]);
    expect(wrongYes(texts)).toEqual([]);
    expect(yesOf(`does the ${name} support esim?`)).toHaveLength(1);
  });

  it('is another word beyond a sign', () => {
    const text = 'it folds to a compact, z flip 4, got it at Carphone Warehouse';
    expect(yesOf(text)).toEqual(['samsung/galaxy-z-flip4']);
  });
});

describe('a maker that people do not carry', () => {
  it.each(['Ford', 'Walton', 'Archos', 'Lanix'])(
    'before an everyday word is another: %s',
    (maker) => {
      const names = ['Edge 2022', 'Edge 50 Ultra', 'Mate 40 Pro', 'Note20 Ultra'];
      expect(
        wrongYes(names.map((name) => `${maker} ${name}, can the dealer put a new sim in`)),
      ).toEqual([]);
    },
  );
});

it.each([
  ['deck 9 question: moto razr 2024 from Metro, will it load', 'motorola/razr-2024'],
  ['seat 12, phone is a motorola edge 2022, will it load', 'motorola/edge-2022'],
])('the year of a line tells the device beside a number of something else: %s', (text, slug) => {
  expect(lookup.answer(text).devices.map((device) => device.slug)).toEqual([slug]);
});
