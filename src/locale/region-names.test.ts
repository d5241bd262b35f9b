import { describe, expect, test } from 'vitest';
import { REGIONS as regions } from '../model/regions.fixture.ts';
import { LANGUAGES } from './languages.ts';
import { regionList, regionName, translatedRegion } from './region-names.ts';

describe.each(LANGUAGES)('the names of regions in %s', (language) => {
  test('are there for every region in the data', () => {
    const missing = Object.keys(regions).filter(
      (id) => translatedRegion(language, id, regions) === null,
    );
    expect(missing, 'give them a name in src/site/region-names.ts').toEqual([]);
  });

  test('are all different', () => {
    const names = Object.keys(regions).map((id) => regionName(language, id, regions));
    expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([]);
  });
});

test.each([
  ['en', 'mainland-china', 'Mainland China'],
  ['ja', 'mainland-china', '中国本土'],
  ['de', 'hong-kong', 'Hongkong'],
  ['fr', 'united-kingdom', 'Royaume-Uni'],
  ['es', 'latin-america', 'Latinoamérica'],
] as const)('in %s, %s is %s', (language, id, name) => {
  expect(regionName(language, id, regions)).toBe(name);
});

test('a region that nobody knows is its id in words', () => {
  expect(regionName('de', 'new-atlantis', regions)).toBe('new atlantis');
  expect(regionName('de', 'constructor', regions)).toBe('constructor');
});

test('several are listed as the language lists them', () => {
  expect(regionList('en', ['hong-kong', 'macau'], regions)).toBe('Hong Kong and Macau');
  expect(regionList('de', ['hong-kong', 'macau', 'taiwan'], regions)).toBe(
    'Hongkong, Macau und Taiwan',
  );
});
