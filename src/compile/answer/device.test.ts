import { describe, expect, it } from 'vitest';
import type { DeviceFacts, Variant } from '../../model/index.ts';
import { claim, entry, SOURCES } from './claims.fixture.ts';
import { deviceAnswer } from './device.ts';

interface Case {
  what: string;
  claims?: readonly string[];
  variants?: readonly Variant[];
  facts?: Partial<DeviceFacts>;
  brand?: string;
  supports: string;
  grade: string | null;
  exceptions?: readonly string[];
  dependsOn?: readonly string[];
  rule?: string;
}

const wifi: Variant = { codes: ['W'], name: 'Wi-Fi', edition: 'connectivity', cellular: false };
const cellular: Variant = { codes: ['C'], edition: 'connectivity', cellular: true };
const sold = (codes: string, regions: string, ...claims: string[]): Variant => ({
  codes: [codes],
  regions: regions.split(','),
  claims: claims.map((text) => claim(text)),
});

/** Europe is 40 countries, every other region one. */
const countries = (region: string): number => (region === 'europe' ? 40 : 1);

const CASES: readonly Case[] = [
  { what: 'nothing said', supports: 'unknown', grade: null },
  { what: 'said of all', claims: ['yes one', 'yes two'], supports: 'yes', grade: 'reported' },
  {
    what: 'not in one region',
    claims: ['yes one', 'yes two', 'no maker mainland-china'],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'confirmed in one region',
    claims: ['yes one', 'yes two', 'yes three japan'],
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: 'contested in one region: nobody may rely on the yes there',
    claims: ['yes one', 'yes two', 'no three taiwan', 'yes four taiwan'],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['taiwan'],
  },
  {
    what: 'a doubt without a word against it is no exception',
    claims: ['yes one', 'yes two', 'unknown three hong-kong'],
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: 'only in one region',
    claims: ['no one', 'no two', 'yes firmware japan'],
    supports: 'no',
    grade: 'reported',
    exceptions: ['japan'],
  },
  {
    what: 'contested elsewhere does not make a no doubtful',
    claims: ['no one', 'no two', 'yes three japan', 'no four japan'],
    supports: 'no',
    grade: 'reported',
  },
  {
    what: 'a code of one market',
    claims: ['yes one', 'yes two'],
    variants: [sold('X1', 'mainland-china', 'no firmware'), { codes: ['X2'] }],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'two codes of one market that differ',
    claims: ['yes one', 'yes two'],
    variants: [sold('X1', 'japan', 'no firmware'), sold('X2', 'japan', 'yes firmware')],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['japan'],
  },
  {
    what: 'Wi-Fi and cellular version',
    claims: ['yes one', 'yes two'],
    variants: [wifi, cellular],
    supports: 'partial',
    grade: 'reported',
    dependsOn: ['connectivity'],
  },
  {
    what: 'Wi-Fi and cellular version, and a region without',
    claims: ['yes one', 'yes two', 'no maker mainland-china'],
    variants: [wifi, cellular, { ...cellular, codes: ['M'], regions: ['mainland-china'] }],
    supports: 'partial',
    grade: 'reported',
    exceptions: ['mainland-china'],
    dependsOn: ['connectivity'],
  },
  {
    what: 'neither the Wi-Fi nor the cellular version',
    claims: ['no one', 'no two'],
    variants: [wifi, cellular],
    supports: 'no',
    grade: 'reported',
  },
  {
    what: 'Wi-Fi version alone',
    variants: [wifi],
    supports: 'no',
    grade: 'inferred',
    rule: 'no-modem',
  },
  {
    what: 'Wi-Fi version known, cellular version not',
    variants: [wifi, cellular],
    supports: 'unknown',
    grade: null,
  },
  {
    what: "one carrier's version",
    claims: ['yes one', 'yes two'],
    variants: [
      { codes: ['X1'] },
      { codes: ['X2'], edition: 'carrier', claims: [claim('no maker')] },
    ],
    supports: 'partial',
    grade: 'reported',
    dependsOn: ['carrier'],
  },
  {
    what: 'codes that agree',
    variants: [sold('X1', 'europe', 'yes firmware'), sold('X2', 'japan', 'yes one')],
    supports: 'yes',
    grade: 'inferred',
    rule: 'single-report',
  },
  {
    what: 'codes that differ: the answer of more countries',
    variants: [sold('X1', 'europe', 'yes firmware'), sold('X2', 'japan', 'no firmware')],
    supports: 'yes',
    grade: 'verified',
    exceptions: ['japan'],
  },
  {
    what: 'one code of two known, with an eSIM',
    variants: [sold('X1', 'japan', 'yes firmware'), { codes: ['X2'] }],
    supports: 'partial',
    grade: 'inferred',
    dependsOn: ['market'],
    rule: 'one-market',
  },
  {
    what: 'one code of two known, without',
    variants: [sold('X1', 'japan', 'no firmware'), { codes: ['X2'] }],
    supports: 'unknown',
    grade: null,
  },
  {
    what: 'one code of two known, of a laptop',
    facts: { category: 'laptop' },
    variants: [sold('X1', 'japan', 'yes firmware'), { codes: ['X2'] }],
    supports: 'unknown',
    grade: null,
  },
  {
    what: 'the unit of the world and that of one market',
    variants: [
      { codes: ['X1'], claims: [claim('yes firmware')] },
      sold('X2', 'india', 'no firmware'),
    ],
    supports: 'yes',
    grade: 'verified',
    exceptions: ['india'],
  },
  {
    what: "an owner's yes alone, of a phone that a rule says has none",
    claims: ['yes owner'],
    facts: { released: { date: '2016-10-20', source: 'one' } },
    supports: 'unknown',
    grade: null,
  },
  {
    what: "an owner's yes, and the units known",
    claims: ['yes owner'],
    variants: [sold('X1', 'europe', 'yes firmware')],
    supports: 'yes',
    grade: 'verified',
  },
  {
    what: "an owner's no alone",
    claims: ['no owner'],
    supports: 'no',
    grade: 'inferred',
    rule: 'single-report',
  },
  { what: 'two owners', claims: ['yes owner', 'yes wiki'], supports: 'yes', grade: 'reported' },
  {
    what: 'lists name a phone of which every unit is known to have none',
    claims: ['yes one', 'yes two'],
    variants: [sold('X1', 'mainland-china', 'no three')],
    supports: 'no',
    grade: 'inferred',
    rule: 'single-report',
  },
  {
    what: 'the maker names a phone whose known units have none',
    claims: ['yes maker'],
    variants: [sold('X1', 'mainland-china', 'no three')],
    supports: 'yes',
    grade: 'verified',
    exceptions: ['mainland-china'],
  },
  {
    what: 'a market of which it is said to be unknown',
    claims: ['yes one', 'yes two'],
    variants: [sold('X1', 'mainland-china', 'unknown three'), { codes: ['X2'] }],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'a code that differs by market',
    claims: ['yes one', 'yes two'],
    variants: [{ codes: ['X1'], claims: [claim('yes firmware'), claim('no maker malaysia')] }],
    supports: 'partial',
    grade: 'verified',
    exceptions: ['malaysia'],
    dependsOn: ['market'],
  },
  {
    what: 'a code of one market that differs from what lists say of the name',
    claims: ['yes one', 'yes two'],
    variants: [{ codes: ['X1', 'X2'], claims: [claim('no maker malaysia')] }],
    supports: 'partial',
    grade: 'reported',
    exceptions: ['malaysia'],
    dependsOn: ['market'],
  },
  {
    what: 'a code of one market that agrees with the lists',
    claims: ['yes one', 'yes two'],
    variants: [{ codes: ['X1'], claims: [claim('yes maker malaysia')] }],
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: "nothing but one market's no",
    variants: [{ codes: ['X1'], claims: [claim('no maker malaysia')] }],
    supports: 'no',
    grade: 'inferred',
    rule: 'one-market',
  },
  {
    what: "nothing but one market's yes",
    variants: [{ codes: ['X1'], claims: [claim('yes maker malaysia')] }],
    supports: 'partial',
    grade: 'inferred',
    dependsOn: ['market'],
    rule: 'one-market',
  },
  {
    what: 'a yes in one market and a unit without',
    variants: [
      { codes: ['X1'], claims: [claim('yes maker malaysia')] },
      sold('X2', 'mainland-china', 'no maker'),
    ],
    supports: 'partial',
    grade: 'inferred',
    exceptions: ['mainland-china'],
    dependsOn: ['market'],
    rule: 'one-market',
  },
  {
    what: 'a yes abroad keeps the lists right about a phone whose unit at home has none',
    claims: ['yes one', 'yes two', 'yes maker malaysia'],
    variants: [sold('X1', 'mainland-china', 'no maker')],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'lists that contradict each other about a phone of which every unit has none',
    claims: ['yes one', 'no two'],
    variants: [
      { codes: ['X1'], claims: [claim('no maker malaysia')] },
      sold('X2', 'mainland-china', 'no firmware'),
    ],
    supports: 'no',
    grade: 'inferred',
    rule: 'one-market',
  },
  {
    what: "a doubt about a code keeps one market's word from the others",
    claims: ['partial one', 'partial two'],
    variants: [{ codes: ['X1'], claims: [claim('unknown one'), claim('no maker malaysia')] }],
    supports: 'partial',
    grade: 'reported',
    exceptions: ['malaysia'],
  },
  {
    what: 'a phone of before the first with eSIM',
    facts: { released: { date: '2016-10-20', source: 'one' } },
    supports: 'no',
    grade: 'inferred',
    rule: 'pre-esim',
  },
  {
    what: 'a word beats the rule',
    claims: ['yes one', 'yes two'],
    facts: { released: { date: '2016-10-20', source: 'one' } },
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: 'a cellular watch of a maker that builds none with a tray',
    variants: [wifi, cellular],
    facts: { category: 'watch', released: { date: '2022-09-16', source: 'one' } },
    brand: 'apple',
    supports: 'partial',
    grade: 'inferred',
    dependsOn: ['connectivity'],
    rule: 'cellular-watch',
  },
];

describe('deviceAnswer', () => {
  it.each(CASES)('$what', ({ claims = [], variants = [], facts, brand, ...expected }) => {
    const device = entry(
      { claims: claims.map((text) => claim(text)), variants: [...variants], ...facts },
      brand,
    );
    const answer = deviceAnswer(device, SOURCES, countries);
    expect(answer).toMatchObject({
      supports: expected.supports,
      grade: expected.grade,
      rule: expected.rule ?? null,
      exceptionRegions: expected.exceptions ?? [],
      dependsOn: expected.dependsOn ?? [],
    });
  });
});
