import { describe, expect, it } from 'vitest';
import { BrandNames } from './brand-names.ts';
import { sampleSnapshot } from './sample.fixture.ts';

const { devices } = sampleSnapshot([
  { brand: 'Xiaomi', model: 'Redmi Note 13 5G', codes: ['A'] },
  {
    brand: 'Xiaomi',
    model: 'Redmi Note 13',
    codes: ['B'],
    aliases: ['Redmi Note 13 NFC', 'POCO X'],
  },
  { brand: 'Xiaomi', model: 'POCO X', codes: ['C'] },
  { brand: 'Xiaomi', model: 'POCO X7 Pro 5G', codes: ['D'] },
  { brand: 'Xiaomi', model: 'Pad 5 (X501CG)', codes: ['E'] },
  { brand: 'Xiaomi', model: 'Pad 5 (X502CG)', codes: ['F'] },
  { brand: 'Xiaomi', model: 'Pad 5Z (X620KL)', codes: ['G'] },
  { brand: 'Xiaomi', model: 'Pad 6 (2022)', codes: ['H'] },
  { brand: 'HOTWAV', model: 'Note 13', codes: ['Note_13'] },
]);
const names = new BrandNames(devices);
const found = (brand: string, name: string): string[] =>
  names
    .find(
      devices.brands.findIndex((b) => b.name === brand),
      name,
    )
    .map((device) => devices.model(device));

describe('BrandNames', () => {
  it.each([
    ['REDMI NOTE 13', ['Redmi Note 13']],
    ['Redmi_Note-13 (5G)', ['Redmi Note 13 5G']],
    ['redmi note 13 nfc', ['Redmi Note 13']],
    ['POCO X7 Pro', ['POCO X7 Pro 5G']],
    ['Redmi Note 13 LTE', ['Redmi Note 13']],
    ['Redmi Note 13 4G', ['Redmi Note 13']],
    ['POCO X7 Pro 4G', ['POCO X7 Pro 5G']],
    ['POCO X', ['POCO X']],
    ['Pad 5Z', ['Pad 5Z (X620KL)']],
    ['Pad 5 (X501CG)', ['Pad 5 (X501CG)']],
    ['Pad 5', ['Pad 5 (X501CG)', 'Pad 5 (X502CG)']],
    ['Pad 5Z (X621KL)', []],
    ['Pad 6', []],
    ['Note 13', []],
    ['Redmi Note', []],
    ['', []],
  ])('%j is %j', (name, models) => {
    expect(found('Xiaomi', name)).toEqual(models);
  });
});
