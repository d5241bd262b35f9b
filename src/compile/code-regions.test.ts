import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../data/index.ts';
import type { Variant } from '../model/index.ts';
import { RULE_SETTINGS } from '../model/rule-settings.ts';
import { CodeRegions } from './code-regions.ts';

const file = new URL('../../data/rules/code-regions.json', import.meta.url);
const rule = JSON.parse(readFileSync(file, 'utf8')) as { settings: unknown };
const table = new CodeRegions(v.parse(RULE_SETTINGS['code-regions'], rule.settings));

const GREATER_CHINA = 'hong-kong macau mainland-china taiwan';
const ASIA = 'asia-pacific hong-kong mainland-china taiwan';

/** Brand, code, regions ('' where the code leaves them open), and category or year where they count. */
const CASES: readonly (readonly [string, string, string, string?, string?])[] = [
  ['samsung', 'SM-S928N', 'south-korea'],
  ['samsung', 'SM-A716S', 'south-korea'],
  ['samsung', 'SM-S928U', 'united-states'],
  ['samsung', 'SM-S928U1', 'united-states'],
  ['samsung', 'SM-A156V', 'united-states'],
  ['samsung', 'SM-S111DL', 'united-states'],
  ['samsung', 'SM-G550VL', 'united-states'],
  ['samsung', 'SM-J327A', 'united-states'],
  ['samsung', 'SM-J327AZ', 'united-states'],
  ['samsung', 'SM-J327T', 'united-states'],
  ['samsung', 'SM-G977P', ''],
  ['samsung', 'SM-A146P', ''],
  ['samsung', 'SM-S928W', 'canada'],
  ['samsung', 'SM-S9280', GREATER_CHINA],
  ['samsung', 'SM-T500', '', 'tablet'],
  ['samsung', 'SM-X8100', '', 'tablet'],
  ['samsung', 'SM-G9308', 'mainland-china'],
  ['samsung', 'SM-G9209', 'mainland-china'],
  ['samsung', 'SM-G9098', 'mainland-china'],
  ['samsung', 'SM-G5268V', 'mainland-china'],
  ['samsung', 'SM-G9006', ''],
  ['samsung', 'SM-S928B', ''],
  ['samsung', 'SM-A125F', ''],
  ['samsung', 'SM-A405FN', ''],
  ['samsung', 'SM-J610G', ''],
  ['samsung', 'SM-G355H', ''],
  ['samsung', 'SM-S911E', ''],
  ['samsung', 'SM-A146M', 'latin-america'],
  ['samsung', 'SM-A805GT', ''],
  ['samsung', 'SM-A5070BR', ''],
  ['samsung', 'SM-A205GN', ''],
  ['samsung', 'SM-A205YN', ''],
  ['samsung', 'SM-S928Q', 'japan'],
  ['samsung', 'SM-A253Z', 'japan'],
  ['samsung', 'SM-A236C', 'japan'],
  ['samsung', 'SM-T875C', 'mainland-china', 'tablet'],
  ['samsung', 'SC-52E', 'japan'],
  ['samsung', 'SCG26', 'japan'],
  ['samsung', 'SCV49', 'japan'],
  ['samsung', 'TGY', ''],
  ['xiaomi', '2312DRA50C', 'mainland-china'],
  ['xiaomi', 'M2012K11AC', 'mainland-china'],
  ['xiaomi', '2312DRA50G', ''],
  ['xiaomi', 'M2101K7AG', ''],
  ['xiaomi', '2312DRA50I', 'india'],
  ['xiaomi', 'M2101K7AI', 'india'],
  ['xiaomi', '22101316UP', ''],
  ['xiaomi', '21091116H', ''],
  ['xiaomi', '24117RN76E', 'europe'],
  ['xiaomi', 'M2003J15SE', 'mainland-china'],
  ['xiaomi', '2303CRA44A', ''],
  ['xiaomi', '21051182X', ''],
  ['xiaomi', 'M2003J6A1A', ''],
  ['xiaomi', '23076RN8DY', ''],
  ['xiaomi', '23124RA7EO', ''],
  ['xiaomi', '24117RN76L', ''],
  ['xiaomi', '22021119KR', 'japan'],
  ['xiaomi', 'M2104K19JR', 'japan'],
  ['xiaomi', '25098RA98T', ''],
  ['xiaomi', 'M2001J2T', ''],
  ['xiaomi', 'XIG05', 'japan'],
  ['xiaomi', 'A401XM', 'japan'],
  ['xiaomi', 'M025EC', 'mainland-china'],
  ['xiaomi', 'Redmi Note 8', ''],
  ['oppo', 'PGKM10', 'mainland-china'],
  ['oppo', 'PLC110', 'mainland-china'],
  ['oneplus', 'PJZ110', 'mainland-china'],
  ['oppo', 'CPH2581', ''],
  ['oneplus', 'CPH2573', ''],
  ['oppo', 'OPG04', 'japan'],
  ['oppo', 'A101OP', 'japan'],
  ['oppo', 'OPD2202', '', 'tablet'],
  ['oneplus', 'GM1910', 'mainland-china'],
  ['oneplus', 'GM1911', 'india'],
  ['oneplus', 'GM1913', ''],
  ['oneplus', 'GM1915', 'canada united-states'],
  ['oneplus', 'LE2117', 'united-states'],
  ['oneplus', 'LE2119', ''],
  ['realme', 'RMX3301', ''],
  ['vivo', 'V2309A', 'mainland-china'],
  ['vivo', 'V1986T', 'mainland-china'],
  ['vivo', 'V2218BA', 'mainland-china'],
  ['vivo', 'V2309', ''],
  ['vivo', 'I2401', ''],
  ['vivo', 'J2506', ''],
  ['vivo', 'PD2324F', ''],
  ['honor', 'BVL-AN16', 'mainland-china', 'phone', '2024'],
  ['huawei', 'OXF-TN00', 'mainland-china', 'phone', '2020'],
  ['huawei', 'STF-TL10', '', 'phone', '2017'],
  ['huawei', 'ALN-AL00', '', 'phone', '2023'],
  ['honor', 'NTN-LX1', ''],
  ['honor', 'MBH-N49', ''],
  ['honor', 'ROD2-W09', '', 'tablet'],
  ['motorola', 'XT2321-3', ''],
  ['google', 'GKWS6', ''],
  ['sony', 'XQ-EC44', 'japan'],
  ['sony', 'XQ-AT42', 'japan'],
  ['sony', 'XQ-EC54', 'europe'],
  ['sony', 'XQ-AT51', 'europe'],
  ['sony', 'XQ-DQ62', 'united-states'],
  ['sony', 'XQ-EC72', ASIA],
  ['sony', 'XQ-GE74', ASIA],
  ['sony', 'SO-51E', 'japan'],
  ['sony', 'SOG13', 'japan'],
  ['sony', 'SOV41', 'japan'],
  ['sony', 'A401SO', 'japan'],
  ['sony', '901SO', 'japan'],
  ['nothing', 'AIN065', ''],
  ['nothing', 'A065', ''],
  ['nokia', 'TA-1021', ''],
  ['nubia', 'NX769J', ''],
  ['black-shark', 'SHARK PRS-A0', 'mainland-china'],
  ['black-shark', 'SHARK PRS-H0', ''],
  ['meizu', 'M923Q', ''],
  ['apple', 'A2848', ''],
  ['apple', 'iPhone16,1', ''],
  // The letters of one maker mean nothing at another.
  ['lg', 'SM-S928N', ''],
];

describe('CodeRegions', () => {
  const cases = CASES.map(
    ([brand, code, expected, category = 'phone', sold = '2023']) =>
      [brand, code, expected, category, sold] as const,
  );
  it.each(cases)('%s %s: %s', (brand, code, expected, category, sold) => {
    expect((table.of(brand, category, sold, code) ?? []).join(' ')).toBe(expected);
  });

  it('reads a shape that has a beginning only for devices known to be that young', () => {
    expect(table.of('honor', 'phone', null, 'BVL-AN16')).toBe(null);
  });
});

describe('applyTo', () => {
  const entry = (...variants: Variant[]): DeviceEntry => ({
    file: '',
    origin: 'catalogue',
    brandSlug: 'samsung',
    modelSlug: 'x',
    facts: { model: 'X', category: 'phone', variants },
  });
  const applied = (...variants: Variant[]) => table.applyTo(entry(...variants)).facts.variants;
  const claims = [{ supports: 'no' as const, source: 'one', checked: '2025' }];

  it('splits codes of which nothing else is said', () => {
    expect(applied({ codes: ['SM-S928B', 'SM-S928N', 'SM-S928U', 'SM-S928U1'] })).toEqual([
      { codes: ['SM-S928B'] },
      { codes: ['SM-S928N'], regions: ['south-korea'] },
      { codes: ['SM-S928U', 'SM-S928U1'], regions: ['united-states'] },
    ]);
  });

  it.each<[string, Variant]>([
    ['regions that the facts state', { codes: ['SM-S928N'], regions: ['japan'] }],
    ['a claim about codes of several markets', { codes: ['SM-S928B', 'SM-S928N'], claims }],
    ['codes that say nothing', { codes: ['SM-S928B'] }],
    ['no code', { codes: [] }],
  ])('leaves alone: %s', (_, variant) => {
    const device = entry(variant);
    expect(table.applyTo(device)).toBe(device);
  });

  it('adds the region to a claim about codes of one market', () => {
    expect(applied({ codes: ['SM-S928N'], claims })).toEqual([
      { codes: ['SM-S928N'], claims, regions: ['south-korea'] },
    ]);
  });
});
