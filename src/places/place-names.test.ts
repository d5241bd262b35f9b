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
    ["Korea, Democratic People's Republic of", 'KP'],
    ['Bolivia, Plurinational State of', 'BO'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Micronesia, Federated States of', 'FM'],
    ['Moldova, Republic of', 'MD'],
    ['Palestine, State of', 'PS'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Venezuela, Bolivarian Republic of', 'VE'],
    ['Congo, The Democratic Republic of the', 'CD'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Bosnia & Herzegovina', 'BA'],
    ['China', 'CN'],
    ['China Mainland', 'CN'],
    ['China (PRC)', 'CN'],
    ['PR China', 'CN'],
    ['P.R. China', 'CN'],
    ["People's Republic of China", 'CN'],
    ["China, People's Republic of", 'CN'],
    ['中华人民共和国', 'CN'],
    ['中華人民共和国', 'CN'],
    ['中華人民共和國', 'CN'],
    ['Hong Kong, China', 'HK'],
    ['Hong Kong (China)', 'HK'],
    ['China - Hong Kong', 'HK'],
    ['Hong Kong SAR, China', 'HK'],
    ['China, Hong Kong Special Administrative Region', 'HK'],
    ['香港特别行政区', 'HK'],
    ['中华人民共和国香港特别行政区', 'HK'],
    ['中国香港', 'HK'],
    ['澳門特別行政區', 'MO'],
    ['Macao S.A.R.', 'MO'],
    ['Taiwan, China', 'TW'],
    ['台灣地區', 'TW'],
    ['日本国', 'JP'],
    ['日本國', 'JP'],
    ['シンガポール共和国', 'SG'],
    ['タイ王国', 'TH'],
    ['ドイツ連邦共和国', 'DE'],
    ['The Netherlands', 'NL'],
    ['Netherlands, Kingdom of the', 'NL'],
    ['Kingdom of the Netherlands', 'NL'],
    ['the UK', 'GB'],
    ['the United States', 'US'],
    ['Federal Republic of Germany', 'DE'],
    ['Republic of Korea', 'KR'],
    ['🇭🇰', 'HK'],
    ['🇭🇰 Hong Kong', 'HK'],
  ])('is named by %s', (name, country) => {
    expect(countriesOf(name)).toContain(country);
  });

  test.each([
    'Bavaria',
    'N/A',
    'worldwide',
    'DE, FR',
    'XX',
    'Republic of China',
    'China, Republic of',
    'Congo, Democratic Republic of',
    '中華民国',
    'Shenzhen, China',
    'Japan, China',
    'State of Georgia',
    'LA, CA',
    'the',
    '🇭🇰🇯🇵',
    '🇺🇳',
    '🇭',
    '🇯🇵 Hong Kong',
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

test('countries are known by their codes, flags and official names', () => {
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(new Set(COUNTRY_CODES.map(([, alpha3]) => alpha3)).size).toBe(250);
  for (const [alpha2, alpha3] of COUNTRY_CODES) expect(countriesOf(alpha3)).toEqual([alpha2]);
  for (const [alpha2] of COUNTRY_CODES) {
    const flag = [...alpha2].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5));
    expect(countriesOf(flag.join(''))).toContain(alpha2);
  }
  for (const [alpha2, name] of OFFICIAL_NAMES) expect(countriesOf(name)).toEqual([alpha2]);
});
