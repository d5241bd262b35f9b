import { describe, expect, test } from 'vitest';
import { openDataset } from '../../test/search/dataset.ts';
import { LANGUAGES, regionName } from '../locale/index.ts';
import { Lookup } from '../lookup/index.ts';
import { COUNTRY_CODES } from '../model/index.ts';
import { OFFICIAL_NAMES } from './official-names.ts';
import { PlaceNames } from './place-names.ts';

const lookup = new Lookup(openDataset().bytes);
const places = new PlaceNames(lookup);
/** The countries of a name. */
const countriesOf = (name: string): string[] | null => {
  const place = places.find(name);
  return place === null ? null : [...lookup.place(place)!.countries].sort();
};

describe('a place', () => {
  test.each([
    ['HK', 'HK'],
    [' hk ', 'HK'],
    ['hong-kong', 'HK'],
    ['Hong_Kong', 'HK'],
    ['HONG KONG', 'HK'],
    ['Hongkong', 'HK'],
    ['香港', 'HK'],
    ['हांगकांग', 'HK'],
    ['Hong Kong S.A.R.', 'HK'],
    ['Hong Kong (HK)', 'HK'],
    ['HKG', 'HK'],
    ['Deutschland', 'DE'],
    ['DE - Germany', 'DE'],
    ['ÉTATS-UNIS', 'US'],
    ['Etats Unis', 'US'],
    ['EE. UU.', 'US'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
    ['Korea, Republic of', 'KR'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Bosnia & Herzegovina', 'BA'],
    ['China', 'CN'],
    ['China Mainland', 'CN'],
  ])('is named by %s', (name, country) => {
    expect(countriesOf(name)).toContain(country);
  });

  test.each([
    'Bavaria',
    'N/A',
    'worldwide',
    'DE, FR',
    'Hong Kong (China)',
    'XX',
    '',
    'iPhone',
    '__proto__',
    '12345',
  ])('is not named by %j', (name) => {
    expect(places.find(name)).toBeNull();
  });
});

test.each(LANGUAGES)('the countries and regions of %s are known by their names', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const wrong = COUNTRY_CODES.filter(
    ([alpha2]) => String(countriesOf(names.of(alpha2)!)) !== alpha2,
  );
  expect(wrong.map(([alpha2]) => `${alpha2} ${names.of(alpha2)}`)).toEqual([]);
  const { regions } = lookup.snapshot.devices;
  const unknown = Object.keys(regions).filter((id) => {
    const found = countriesOf(regionName(language, id, regions));
    return found === null || !found.every((country) => regions[id]!.countries.includes(country));
  });
  expect(unknown).toEqual([]);
});

test('countries are known by their codes and official names', () => {
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(new Set(COUNTRY_CODES.map(([, alpha3]) => alpha3)).size).toBe(250);
  for (const [alpha2, alpha3] of COUNTRY_CODES) expect(countriesOf(alpha3)).toEqual([alpha2]);
  for (const [alpha2, name] of OFFICIAL_NAMES) expect(countriesOf(name)).toEqual([alpha2]);
});
