import { describe, expect, it } from 'vitest';
import type { Category, DeviceFacts, InferenceRule, Supports, Variant } from '../../model/index.ts';
import { RuleBook } from '../inference/index.ts';
import { NO_RULES } from '../inference/no-rules.fixture.ts';
import { claim, entry, SOURCES } from './claims.fixture.ts';
import { deviceAnswer } from './device.ts';
import { UNKNOWN } from './weigh.ts';

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
  contested?: boolean;
  /** The own answers of regions, where the case is about them. */
  regions?: Readonly<Record<string, Supports>>;
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
    regions: { 'mainland-china': 'no' },
    claims: ['yes one', 'yes two', 'no maker mainland-china'],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'confirmed in one region',
    regions: { japan: 'yes' },
    claims: ['yes one', 'yes two', 'yes three japan'],
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: 'contested in one region: nobody may rely on the yes there',
    regions: { taiwan: 'unknown' },
    claims: ['yes one', 'yes two', 'no three taiwan', 'yes four taiwan'],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['taiwan'],
  },
  {
    what: 'a doubt without a word against it is no exception',
    regions: {},
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
    regions: { japan: 'partial' },
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
    contested: true,
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
    regions: { 'mainland-china': 'unknown' },
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
    what: "one market's no, and a code of which nothing is known",
    variants: [{ codes: ['X1'], claims: [claim('no maker malaysia')] }, { codes: ['X2'] }],
    supports: 'no',
    grade: 'inferred',
    rule: 'one-market',
  },
  {
    what: "one market's no about a phone without codes",
    claims: ['no maker malaysia'],
    supports: 'no',
    grade: 'inferred',
    rule: 'one-market',
  },
  {
    what: "one market's yes about a phone without codes",
    claims: ['yes maker malaysia'],
    supports: 'partial',
    grade: 'inferred',
    dependsOn: ['market'],
    rule: 'one-market',
  },
  {
    what: 'the no of a market with editions of its own',
    claims: ['no maker mainland-china'],
    supports: 'unknown',
    grade: null,
    regions: { 'mainland-china': 'no' },
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
  {
    what: 'exceptions in the order of their names',
    claims: ['yes one', 'yes two', 'no maker taiwan', 'no maker japan'],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['japan', 'taiwan'],
    regions: { japan: 'no', taiwan: 'no' },
  },
  {
    what: 'a region of which the codes say more than the device',
    claims: ['yes one', 'yes two', 'yes maker japan'],
    variants: [sold('X1', 'japan', 'no firmware'), { codes: ['X2'] }],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['japan'],
    regions: { japan: 'no' },
  },
  {
    what: 'a Wi-Fi version says nothing of the region that it is sold in',
    claims: ['yes one', 'yes two'],
    variants: [{ ...wifi, regions: ['japan'] }, cellular],
    supports: 'partial',
    grade: 'reported',
    dependsOn: ['connectivity'],
    regions: {},
  },
  {
    what: 'a market of a code that is sold in several',
    claims: ['yes one', 'yes two'],
    variants: [
      {
        codes: ['X1'],
        regions: ['japan', 'taiwan'],
        claims: [claim('yes firmware'), claim('no maker japan')],
      },
    ],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['japan', 'taiwan'],
    regions: { japan: 'no', taiwan: 'partial' },
  },
  {
    what: 'a code of which nothing is said leaves its region open',
    claims: ['yes one', 'yes two'],
    variants: [{ codes: ['X1'], regions: ['japan'] }],
    supports: 'yes',
    grade: 'reported',
    regions: {},
  },
  {
    what: 'an unknown device has no exceptions',
    claims: ['yes one', 'no two', 'no maker japan'],
    supports: 'unknown',
    grade: null,
    contested: true,
    regions: { japan: 'no' },
  },
  {
    what: 'codes without regions that differ, of a phone',
    claims: ['yes one', 'yes two'],
    variants: [
      { codes: ['X1'], claims: [claim('yes firmware')] },
      { codes: ['X2'], claims: [claim('no firmware')] },
    ],
    supports: 'partial',
    grade: 'verified',
    dependsOn: ['market'],
  },
  {
    what: 'codes without regions that differ, of a laptop',
    facts: { category: 'laptop' },
    claims: ['yes one', 'yes two'],
    variants: [
      { codes: ['X1'], claims: [claim('yes firmware')] },
      { codes: ['X2'], claims: [claim('no firmware')] },
    ],
    supports: 'partial',
    grade: 'verified',
    dependsOn: ['edition'],
  },
  {
    what: 'several things that it depends on, in the order of their names',
    claims: ['yes one', 'yes two'],
    variants: [
      { codes: ['X1'], edition: 'storage', claims: [claim('no maker')] },
      { codes: ['X2'], edition: 'carrier', claims: [claim('no maker')] },
      { codes: ['X3'] },
    ],
    supports: 'partial',
    grade: 'reported',
    dependsOn: ['carrier', 'storage'],
  },
  {
    what: "a carrier's version without, and nothing known of the others",
    variants: [
      { codes: ['X2'], edition: 'carrier', claims: [claim('no maker')] },
      { codes: ['X1'] },
    ],
    supports: 'unknown',
    grade: null,
  },
  {
    what: 'every edition known to have it, and the device said to have none',
    claims: ['no one', 'no two'],
    variants: [{ codes: ['X1'], edition: 'carrier', claims: [claim('yes maker')] }],
    supports: 'no',
    grade: 'reported',
  },
  {
    what: 'a code that is partial, of a device that lists call a no',
    claims: ['no one', 'no two'],
    variants: [{ codes: ['X1'], claims: [claim('partial maker')] }],
    supports: 'no',
    grade: 'reported',
  },
  {
    what: 'a code that is partial, of a device that is contested',
    claims: ['yes one', 'no two'],
    variants: [{ codes: ['X1'], claims: [claim('partial maker', 'carrier')] }],
    supports: 'partial',
    grade: 'verified',
    dependsOn: ['carrier'],
  },
  {
    what: 'reports say partial of a phone whose known unit has none',
    claims: ['partial one', 'partial two'],
    variants: [sold('X1', 'mainland-china', 'no three')],
    supports: 'partial',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'one of two units is known to have none, and lists say yes',
    claims: ['yes one', 'yes two'],
    variants: [sold('X1', 'mainland-china', 'no three'), sold('X2', 'japan')],
    supports: 'yes',
    grade: 'reported',
    exceptions: ['mainland-china'],
  },
  {
    what: 'codes that agree: the grade of the weakest',
    variants: [
      sold('X1', 'europe', 'yes firmware'),
      sold('X2', 'japan', 'yes one', 'yes two'),
      sold('X3', 'taiwan', 'yes maker'),
    ],
    supports: 'yes',
    grade: 'reported',
  },
  {
    what: 'codes that differ: the no of more countries',
    variants: [sold('X1', 'europe', 'no firmware'), sold('X2', 'japan', 'yes firmware')],
    supports: 'no',
    grade: 'verified',
    exceptions: ['japan'],
  },
  {
    what: 'codes that differ in equally many countries',
    variants: [sold('X1', 'taiwan', 'no firmware'), sold('X2', 'japan', 'yes firmware')],
    supports: 'partial',
    grade: 'verified',
    exceptions: ['taiwan'],
    dependsOn: ['market'],
  },
  {
    what: 'codes that differ, the weaker answer in more countries',
    variants: [sold('X1', 'europe', 'no one'), sold('X2', 'japan', 'yes firmware')],
    supports: 'no',
    grade: 'inferred',
    exceptions: ['japan'],
    rule: 'single-report',
  },
  {
    what: 'a known code beside one that is said to be unknown',
    variants: [sold('X1', 'japan', 'no firmware'), sold('X2', 'taiwan', 'unknown one')],
    supports: 'unknown',
    grade: null,
    regions: { japan: 'no', taiwan: 'unknown' },
  },
  {
    what: 'a code that is partial, and one of which nothing is known',
    variants: [sold('X1', 'japan', 'partial firmware'), { codes: ['X2'] }],
    supports: 'partial',
    grade: 'inferred',
    dependsOn: ['market'],
    rule: 'one-market',
  },
  {
    what: "a carrier's version with eSIM, and nothing known of the others",
    variants: [
      { codes: ['X1'], edition: 'carrier', regions: ['japan'], claims: [claim('yes maker')] },
      sold('X2', 'taiwan'),
    ],
    supports: 'unknown',
    grade: null,
  },
];

/** The setting of the rule of absence under which phones of "brand" of before 2026 have none. */
const ABSENCE: InferenceRule = {
  statement: 'No list names it.',
  reason: 'A test.',
  sources: ['one'],
  settings: {
    before: '2026',
    brands: ['brand'],
    others: { before: '2020', except: [] },
    exceptIn: ['japan'],
    contested: {},
  },
};

describe('deviceAnswer by a rule that leaves variants open', () => {
  const facts: Partial<DeviceFacts> = {
    released: { date: '2021-05-01', source: 'one' },
    variants: [
      { codes: ['X1'] },
      { codes: ['X2'], regions: ['japan'] },
      sold('X3', 'japan', 'no firmware'),
    ],
  };
  const answers = (book: RuleBook) =>
    deviceAnswer(entry(facts), SOURCES, countries, book).variants.map(({ answer }) => answer);

  it('keeps its answer from the variants that it does not speak of', () => {
    const device = deviceAnswer(
      entry(facts),
      SOURCES,
      countries,
      new RuleBook({ absence: ABSENCE }, []),
    );
    expect(device).toMatchObject({ supports: 'no', rule: 'absence', grade: 'inferred' });
    const [world, japan, known] = device.variants.map(({ answer }) => answer);
    expect(world).toBeNull();
    expect(japan).toEqual({ ...UNKNOWN, contested: true });
    expect(known).toMatchObject({ supports: 'no', grade: 'verified' });
  });

  it('leaves them alone if another rule answers, or none', () => {
    expect(answers(NO_RULES)).toEqual([null, null, expect.objectContaining({ supports: 'no' })]);
    const old = { ...facts, released: { date: '2016-05-01', source: 'one' } };
    const { rule, variants } = deviceAnswer(
      entry(old),
      SOURCES,
      countries,
      new RuleBook({ absence: ABSENCE }, []),
    );
    expect(rule).toBe('pre-esim');
    expect(variants[1]!.answer).toBeNull();
  });
});

describe('a unit of which nothing is said, of a device that has an eSIM except in Japan', () => {
  const answerOf = (regions: string | undefined) => {
    const unsaid: Variant = { codes: ['U'], ...(regions && { regions: regions.split(',') }) };
    const facts = { claims: [claim('yes one')], variants: [sold('J', 'japan', 'no two'), unsaid] };
    return deviceAnswer(entry(facts), SOURCES, countries, NO_RULES).variants[1]!.answer;
  };

  it('is left open if it is sold in Japan alone', () => {
    expect(answerOf('japan')).toEqual({ ...UNKNOWN, contested: true });
  });

  it.each([undefined, 'europe', 'europe,japan'])(
    "has the device's answer if sold in %s",
    (regions) => {
      expect(answerOf(regions)).toBeNull();
    },
  );
});

describe('a unit for mainland China of which nothing is said', () => {
  const answerOf = (category: Category, supports: string) => {
    const facts = {
      category,
      claims: [claim(`${supports} one`)],
      variants: [sold('C', 'mainland-china')],
    };
    return deviceAnswer(entry(facts), SOURCES, countries, NO_RULES).variants[0]!.answer;
  };

  it.each(['phone', 'tablet'] as const)('does not inherit the yes of a %s', (category) => {
    expect(answerOf(category, 'yes')).toEqual({ ...UNKNOWN, contested: true });
  });

  it.each([
    ['watch', 'yes'],
    ['phone', 'no'],
    ['phone', 'partial'],
  ] as const)('has the answer of a %s with %s', (category, supports) => {
    expect(answerOf(category, supports)).toBeNull();
  });
});

describe('deviceAnswer', () => {
  it.each(CASES)('$what', ({ claims = [], variants = [], facts, brand, ...expected }) => {
    const device = entry(
      { claims: claims.map((text) => claim(text)), variants: [...variants], ...facts },
      brand,
    );
    const answer = deviceAnswer(device, SOURCES, countries, NO_RULES);
    expect(answer).toMatchObject({
      supports: expected.supports,
      grade: expected.grade,
      rule: expected.rule ?? null,
      exceptionRegions: expected.exceptions ?? [],
      dependsOn: expected.dependsOn ?? [],
    });
    if (expected.contested !== undefined) expect(answer.contested).toBe(expected.contested);
    if (expected.regions !== undefined) {
      expect(Object.fromEntries(answer.regionAnswers)).toEqual(expected.regions);
    }
  });
});
