import { describe, expect, it } from 'vitest';
import type { Variant } from '../../model/index.ts';
import { NO_RULES } from '../inference/no-rules.fixture.ts';
import { claim, entry, SOURCES } from './claims.fixture.ts';
import { compileVariant, variantAnswer } from './variant.ts';
import { UNKNOWN } from './weigh.ts';

const china = ['hong-kong', 'mainland-china'];

describe('variantAnswer', () => {
  it.each([
    // what, claims of the device, the variant, supports (null: nothing of its own), grade
    ['nothing known', [], {}, null, null],
    ['its own claim', ['yes one', 'yes two'], { claims: [claim('no three')] }, 'no', 'inferred'],
    [
      'said to be unknown',
      ['yes one', 'yes two'],
      { claims: [claim('unknown one')] },
      'unknown',
      null,
    ],
    ["an owner's unit", [], { claims: [claim('yes owner')] }, 'yes', 'inferred'],
    ['the claims of the device are not its own', ['yes maker'], {}, null, null],
    ['its region', ['no maker japan'], { regions: ['japan'] }, 'no', 'verified'],
    ['another region', ['no maker japan'], { regions: ['taiwan'] }, null, null],
    [
      'regions that agree',
      ['no one mainland-china', 'no two hong-kong'],
      { regions: china },
      'no',
      'inferred',
    ],
    [
      'regions that differ',
      ['no one mainland-china', 'yes two hong-kong'],
      { regions: china },
      null,
      null,
    ],
    ['only one of its regions', ['no one mainland-china'], { regions: china }, null, null],
    ['Wi-Fi version', ['yes maker'], { cellular: false }, 'no', 'inferred'],
    [
      'Wi-Fi version of a region with eSIM',
      ['yes maker japan'],
      { cellular: false, regions: ['japan'] },
      'no',
      'inferred',
    ],
    ['cellular version', ['yes one', 'yes two'], { cellular: true }, 'yes', 'reported'],
    [
      'cellular version of a region without',
      ['yes maker', 'no maker japan'],
      { cellular: true, regions: ['japan'] },
      'no',
      'verified',
    ],
    [
      'a market that is the only one it is sold in',
      [],
      { regions: ['japan'], claims: [claim('no maker japan')] },
      'no',
      'verified',
    ],
    [
      'one of two markets, alone',
      [],
      { regions: china, claims: [claim('yes maker hong-kong')] },
      'partial',
      'inferred',
    ],
    [
      'two markets that differ',
      ['yes one', 'yes two'],
      { claims: [claim('yes maker malaysia'), claim('no maker japan')] },
      'partial',
      'reported',
    ],
    [
      'two markets that differ, alone',
      [],
      { claims: [claim('yes maker malaysia'), claim('no maker japan')] },
      'partial',
      'inferred',
    ],
    [
      'a doubt about the code',
      ['yes one', 'yes two'],
      { claims: [claim('unknown one'), claim('no maker malaysia')] },
      'unknown',
      null,
    ],
    [
      'partial in all markets',
      ['yes one', 'yes two'],
      { claims: [claim('partial maker'), claim('no one malaysia')] },
      'partial',
      'verified',
    ],
    [
      'a market of which it is said to be unknown',
      ['yes one', 'yes two'],
      { claims: [claim('unknown maker malaysia')] },
      null,
      null,
    ],
    [
      'regions of which one is not spoken of',
      ['yes one mainland-china'],
      { regions: ['mainland-china', 'atlantis'] },
      null,
      null,
    ],
    ['cellular version, said to be unknown', ['unknown one'], { cellular: true }, null, null],
    [
      "an owner's word beside one that it is not known",
      ['yes owner', 'unknown one'],
      { cellular: true },
      null,
      null,
    ],
    [
      "an owner's word beside a list's",
      ['yes owner', 'yes one'],
      { cellular: true },
      'yes',
      'reported',
    ],
    ['cellular version, contested', ['yes one', 'no two'], { cellular: true }, null, null],
  ] as const)('%s', (_, claims, variant, supports, grade) => {
    const device = entry({ claims: claims.map((text) => claim(text)) });
    const answer = variantAnswer(
      { codes: ['X1'], ...variant } as Variant,
      device,
      SOURCES,
      NO_RULES,
    );
    expect(answer === null ? null : answer.supports).toBe(supports);
    expect(answer?.grade ?? null).toBe(grade);
  });
});

it('a rule that answers for a variant is named, and depends on nothing', () => {
  const answer = variantAnswer({ codes: ['X1'], cellular: false }, entry({}), SOURCES, NO_RULES);
  expect(answer).toEqual({
    supports: 'no',
    grade: 'inferred',
    rule: 'no-modem',
    dependsOn: [],
    contested: false,
  });
});

describe('compileVariant', () => {
  const device = { ...UNKNOWN, supports: 'yes' as const, grade: 'reported' as const };
  const variant: Variant = { codes: ['X1'], regions: ['taiwan', 'japan'] };

  it.each([
    // what, answer of its own, supports, own
    ['has the answer of the device where it has none', null, 'yes', false],
    ['has its own', { ...UNKNOWN, supports: 'no' as const }, 'no', true],
    [
      'knows where its sources contradict each other',
      { ...UNKNOWN, contested: true },
      'unknown',
      true,
    ],
    ['makes nothing of nothing', UNKNOWN, 'unknown', false],
  ])('%s', (_, answer, supports, own) => {
    expect(compileVariant({ variant, answer }, device)).toMatchObject({
      codes: ['X1'],
      regions: ['japan', 'taiwan'],
      supports,
      own,
    });
  });

  it('keeps what the facts say of the variant', () => {
    const full: Variant = {
      codes: ['X1'],
      name: 'Pro',
      edition: 'carrier',
      claims: [claim('yes one')],
      traits: [{ trait: 'esim-only', source: 'one', checked: '2025' }],
      note: 'A note.',
    };
    const own = { ...UNKNOWN, supports: 'yes', grade: 'verified' } as const;
    const { codes, name, edition, claims, traits, note } = full;
    expect(compileVariant({ variant: full, answer: own }, device)).toEqual({
      codes,
      name,
      edition,
      claims,
      traits,
      note,
      regions: [],
      supports: 'yes',
      own: true,
      grade: 'verified',
    });
  });

  it('has an empty place for what they do not say', () => {
    expect(compileVariant({ variant: { codes: ['X1'] }, answer: null }, device)).toEqual({
      codes: ['X1'],
      name: null,
      edition: null,
      claims: [],
      traits: [],
      note: null,
      regions: [],
      supports: 'yes',
      own: false,
      grade: null,
    });
  });
});
