import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';

const { snapshot, search } = openDataset();
const table = snapshot.devices;
const slug = (d: number): string => table.record(d).slug;

describe('a text means', () => {
  it.each([
    ['galaxy s24 ultra 256 titan', 'samsung/galaxy-s24-ultra'],
    ['iphone 15 pro', 'apple/iphone-15-pro'],
    ['does the pixel 8a support esim?', 'google/pixel-8a'],
    ['huawei p40 e-sim', 'huawei/p40'],
    ['iphone 17 e sim', 'apple/iphone-17'],
    ['айфон 15 про макс', 'apple/iphone-15-pro-max'],
    ['iphone 13 128gb 87% 300 €', 'apple/iphone-13'],
    ['SM-S9280', 'samsung/galaxy-s24-ultra'],
    ['S9280', 'samsung/galaxy-s24-ultra'],
    ['SM-S911BZKGEUE', 'samsung/galaxy-s23'],
    ['Galaxy S24 Ultra SM-S9280 512GB', 'samsung/galaxy-s24-ultra'],
    ['iPhone 15,2', 'apple/iphone-14-pro'],
  ])('one device: %s', (text, expected) => {
    const { meant, devices } = search.interpret(text);
    expect(devices.map(slug)).toEqual([expected]);
    expect(meant).toBe('one');
  });

  const units = table.codes.startingWith('a', 100_000).map((entry) => table.codes.at(entry));
  it.each(units.filter((code) => /^A\d{4}$/.test(code)))('no Apple device: SM-%s', (code) => {
    for (const text of [`SM-${code}`, `SM ${code}`, `sm-${code.toLowerCase()} 128gb`]) {
      const { devices, meant } = search.interpret(text);
      const named = meant === 'none' ? [] : devices.map(slug);
      expect(named.filter((one) => one.startsWith('apple/'))).toEqual([]);
    }
  });

  it.each([
    'iphone',
    'galaxy',
    'samsung',
    '14',
    'iphone se',
    'moto g power',
    'redmi note 13 pro',
    'A52',
    'iphone 12/13',
    'pixel 7 vs pixel 8',
  ])('several devices: %s', (text) => {
    const { meant, devices } = search.interpret(text);
    expect(devices.length, text).toBeGreaterThan(1);
    expect(new Set(devices).size).toBe(devices.length);
    expect(meant).toBe('several');
  });

  it.each([
    'esim japan 15 days',
    '10 GB esim uk',
    'how much is a 30 day esim',
    'do you sell a 5 gb plan',
    'iphone 19 pro',
    'iphone 13 plus',
    'bmw x5 2021',
    'galaxy s24 ultra clone',
    'nintendo switch 2',
    'how do i activate my sim',
    '',
  ])('none: "%s"', (text) => {
    const { meant, devices, ranked, code } = search.interpret(text);
    expect({ meant, devices, ranked, code }).toEqual({
      meant: 'none',
      devices: [],
      ranked: [],
      code: null,
    });
  });
});

describe('a preposition behind a number', () => {
  it.each([
    ['iPhone 15 v Číně', 'iPhone 15'],
    ['iPhone 15 w Chinach', 'iPhone 15'],
    ['iPhone 14 u Kini', 'iPhone 14'],
    ['iPhone 14 i blerë në Kinë', 'iPhone 14'],
    ['iPhone 5 s China', 'iPhone 5s'],
    ['Xperia 1 V Japan', 'Xperia 1 V'],
    ['iPhone SE 2ª generación', 'iPhone SE (2nd generation)'],
    ['iPhone SE 2e génération', 'iPhone SE (2nd generation)'],
    ['iPhone SE 3-го поколения', 'iPhone SE (3rd generation)'],
    ['iPhone SE 3η γενιά', 'iPhone SE (3rd generation)'],
    ['iPad 10. sukupolven', 'iPad (10th generation)'],
    ['Pixel 7a global version', 'Pixel 7a'],
  ])('is no letter of it: %s', (text, model) => {
    expect(search.interpret(text).devices.map((d) => snapshot.devices.model(d))).toEqual([model]);
  });
});

describe('what a text says beside the device', () => {
  it.each([
    ['iphone 15 pro hong kong', 'hong-kong'],
    ['iPhone 15 HK version', 'hong-kong'],
    ['iphone 17 pro max 国行', 'mainland-china'],
    ['iPhone 15 MTQT3CH/A', 'mainland-china'],
    ['iphone 15 日版', 'japan'],
    ['us version galaxy s24', 'united-states'],
    ['can it work with us, my iphone 13', null],
    ['iPhone 15 importado de China', 'mainland-china'],
    ['iPhone 15 version de Chine', 'mainland-china'],
    ['iPhone 15 Modell in Hongkong gekauft', 'hong-kong'],
    ['iPhone 15 us version in china', 'united-states'],
    ['iPhone 15 US model for a trip to Japan', 'united-states'],
    ['iPhone 15 model DE', 'europe'],
    ['iPhone 15 v Číně', 'mainland-china'],
    ['iPhone 15 w Chinach', 'mainland-china'],
    ['iPhone 14 u Kini', 'mainland-china'],
    ['iPhone 14 z Hongkongu', 'hong-kong'],
    ['bought my iPhone 15 in Germany, travel to China next week', 'europe'],
    ['iphone 15', null],
  ])('is a region: %s', (text, region) => {
    expect(search.interpret(text).regions).toEqual(region === null ? [] : [region]);
  });

  it('is a code, with all of its entries', () => {
    const { code } = search.interpret('galaxy s24 ultra sm-s9280');
    expect(code?.text).toBe('sm-s9280');
    expect(code?.entries.map((entry) => table.codes.at(entry))).toEqual(['SM-S9280']);
    expect(search.interpret('galaxy s24 ultra').code).toBeNull();
  });

  it('names the words that say where the unit was bought', () => {
    const partsOf = (text: string): string[] =>
      search
        .interpret(text)
        .explain()
        .flatMap(({ text, as }) => (as === 'region' ? [text] : []));
    expect(partsOf('iphone 15 hong kong')).toEqual(['hong', 'kong']);
    expect(partsOf('bought my iphone 15 in Shenzhen, flying to Japan')).toEqual(['shenzhen']);
    expect(partsOf('iphone 15 trip to Japan')).toEqual([]);
  });

  it('is explained part by part', () => {
    const parts = search.interpret('galxay s24 128gb hello').explain();
    expect(parts.map(({ text, as }) => [text, as])).toEqual([
      ['galxay', 'typing error'],
      ['s24', 'word'],
      ['128', 'context'],
      ['gb', 'context'],
      ['hello', 'unread'],
    ]);
  });
});
