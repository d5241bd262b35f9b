import { describe, expect, it } from 'vitest';
import { type SampleDevice, sampleSnapshot } from '../detect/sample.fixture.ts';
import type { Supports } from '../model/index.ts';

import { groupAnswer } from './group.ts';
import {
  deviceVerdict,
  familyVerdict,
  noVerdict,
  sharedVerdict,
  unlistedUnitVerdict,
  wholeDeviceVerdict,
} from './verdict.ts';

const REGIONS = Object.fromEntries(
  ['china', 'hong-kong', 'japan', 'korea'].map((id) => [id, { name: id, countries: [] }]),
);

/** The phone of every part: a unit for China and Hong Kong has none. */
const ULTRA: SampleDevice = {
  brand: 'Samsung',
  model: 'S24 Ultra',
  supports: 'yes',
  exceptionRegions: ['china', 'hong-kong', 'japan'],
  variants: [
    { codes: ['SM-S9280', 'SM-S9281'], regions: ['china', 'hong-kong'], supports: 'no', own: true },
    { codes: ['SM-S928B'], supports: 'yes', own: true },
    { codes: ['SM-S928N'], regions: ['korea'] },
    { codes: ['SC-52E'], regions: ['japan'] },
    { codes: ['SC-52F'], regions: ['japan', 'korea'], supports: 'yes', own: true },
    { codes: ['Ultra1,1'], supports: 'yes', own: true },
    { codes: ['SHORT'], supports: 'no', own: true },
  ],
};

/** The devices with a way to find the entries of a code. */
function table(...samples: SampleDevice[]) {
  const { devices } = sampleSnapshot(samples, REGIONS);
  const entries = (...codes: string[]): number[] => {
    const found: number[] = [];
    const last = devices.codeStart[devices.codeStart.length - 1]!;
    for (let c = 0; c < last; c++) if (codes.includes(devices.codes.at(c))) found.push(c);
    expect(found.length).toBeGreaterThanOrEqual(codes.length);
    return found;
  };
  return { devices, entries };
}

describe('noVerdict', () => {
  it('says nothing', () => {
    const nothing = {
      supports: 'unknown',
      exceptionRegions: [],
      basis: 'none',
      modelCode: null,
      regions: [],
    };
    expect(noVerdict()).toEqual({ ...nothing, meant: 'none' });
    expect(noVerdict('several')).toEqual({ ...nothing, meant: 'several' });
  });
});

describe('familyVerdict', () => {
  it('is what the devices have in common', () => {
    const answer = { supports: 'yes', exceptionRegions: ['china'] } as const;
    expect(familyVerdict(answer, 'A1')).toEqual({
      supports: 'yes',
      exceptionRegions: ['china'],
      basis: 'family',
      modelCode: 'A1',
      regions: [],
      meant: 'several',
    });
    expect(familyVerdict(answer).modelCode).toBeNull();
  });

  it('has no basis if that is unknown, or if there are no devices', () => {
    const unknown = { supports: 'unknown', exceptionRegions: [] } as const;
    expect(familyVerdict(unknown, 'A1')).toEqual({ ...noVerdict('several'), modelCode: 'A1' });
    expect(familyVerdict(null, 'A1')).toEqual({ ...noVerdict('none'), modelCode: 'A1' });
  });
});

describe('wholeDeviceVerdict', () => {
  it("is the device's answer with its exceptions", () => {
    expect(wholeDeviceVerdict(table(ULTRA).devices, 0)).toEqual({
      supports: 'yes',
      exceptionRegions: ['china', 'hong-kong', 'japan'],
      basis: 'device',
      modelCode: null,
      regions: [],
      meant: 'one',
    });
  });
});

describe('unlistedUnitVerdict', () => {
  type Units = NonNullable<SampleDevice['variants']>;
  const of = (
    supports: Supports,
    variants: Units,
    exceptionRegions: string[] = [],
    siblings: number[] = [],
    mayDiffer = false,
    isBegun = false,
  ) => {
    const one = { brand: 'Sony', model: 'Xperia', supports, variants, exceptionRegions };
    const { devices } = table(one);
    const verdict = unlistedUnitVerdict(devices, 0, siblings, mayDiffer, isBegun);
    return [verdict.supports, verdict.exceptionRegions];
  };
  const japan = { codes: ['XQ-GE44'], regions: ['japan'] };
  const korea = { codes: ['XQ-GE94'], regions: ['korea'] };
  const china = { codes: ['XQ-GE72'], regions: ['china'], supports: 'no' as const, own: true };
  const anywhere = { codes: ['XQ-GE64'] };

  it('has the answer of all codes beside it', () => {
    expect(of('yes', [anywhere, china], ['china'], [1])).toEqual(['no', []]);
    expect(of('yes', [anywhere, china], ['china'], [0])).toEqual(['yes', ['china']]);
  });

  it('takes no yes if the unit may be for an exception region', () => {
    expect(of('yes', [anywhere, china], ['china'], [0, 1])).toEqual(['partial', []]);
    expect(of('yes', [anywhere], ['china'], [0])).toEqual(['partial', []]);
  });

  it('takes the yes of a code that is only begun', () => {
    expect(of('yes', [anywhere, china], ['china'], [0, 1], false, true)).toEqual([
      'yes',
      ['china'],
    ]);
  });

  it('takes no yes of units that take other SIMs by their codes', () => {
    expect(of('yes', [anywhere], [], [0], true)).toEqual(['unknown', []]);
    expect(of('no', [anywhere], [], [0], true)).toEqual(['no', []]);
  });

  it.each<[string, Supports, Units, Supports]>([
    ['of another market than those held', 'yes', [japan, korea], 'unknown'],
    ['beside one that is sold anywhere', 'yes', [japan, anywhere], 'yes'],
    ['of a device without codes', 'yes', [], 'yes'],
    ['of a device without eSIM', 'no', [japan], 'no'],
    ['beside one without, of a market not excepted', 'yes', [anywhere, china], 'partial'],
  ])('%s', (_, supports, variants, expected) => {
    expect(of(supports, variants)).toEqual([expected, []]);
  });

  it('names the exceptions that the device has', () => {
    expect(of('yes', [anywhere, china], ['china'])).toEqual(['yes', ['china']]);
    expect(of('yes', [japan, china], ['china'])).toEqual(['unknown', []]);
  });
});

describe('deviceVerdict', () => {
  const { devices, entries } = table(ULTRA);
  const verdict = (...codes: string[]) => deviceVerdict(devices, 0, entries(...codes));

  it('is the answer of the unit that has the code', () => {
    expect(verdict('SM-S9280')).toEqual({
      supports: 'no',
      exceptionRegions: [],
      basis: 'variant',
      modelCode: 'SM-S9280',
      regions: ['china', 'hong-kong'],
      meant: 'one',
    });
  });

  it('leaves out exceptions that a unit with a code like it is made for', () => {
    // SM-S9280 is for China and Hong Kong; that of Japan is SC-52E.
    expect(verdict('SM-S928B')).toMatchObject({
      supports: 'yes',
      exceptionRegions: ['japan'],
      basis: 'variant',
      regions: [],
    });
  });

  it('keeps all exceptions of a code that is the same everywhere', () => {
    expect(verdict('Ultra1,1').exceptionRegions).toEqual(['china', 'hong-kong', 'japan']);
  });

  it('has no exceptions if the unit takes no SIM, or is made for its regions', () => {
    expect(verdict('SHORT')).toMatchObject({ supports: 'no', exceptionRegions: [] });
    expect(verdict('SC-52F')).toMatchObject({ supports: 'yes', exceptionRegions: [] });
  });

  it("is the device's answer if nothing is known of the unit, with the exceptions of its regions", () => {
    expect(verdict('SM-S928N')).toEqual({
      supports: 'yes',
      exceptionRegions: [],
      basis: 'device',
      modelCode: 'SM-S928N',
      regions: ['korea'],
      meant: 'one',
    });
    expect(verdict('SC-52E').exceptionRegions).toEqual(['japan']);
  });

  it('joins the variants of one code if they agree, with the regions of all', () => {
    const shared = table({
      ...ULTRA,
      variants: [
        { codes: ['A1'], regions: ['korea'], supports: 'no', own: true },
        { codes: ['A1'], regions: ['china', 'korea'], supports: 'no', own: false },
        { codes: ['B1'], regions: ['korea'], supports: 'no', own: true },
        { codes: ['B1'], supports: 'no', own: true },
        { codes: ['C1'], regions: ['korea'], supports: 'no', own: true },
        { codes: ['C1'], regions: ['china'], supports: 'yes', own: true },
      ],
    });
    const of = (code: string) => deviceVerdict(shared.devices, 0, shared.entries(code));
    expect(of('A1')).toMatchObject({
      supports: 'no',
      basis: 'variant',
      regions: ['china', 'korea'],
    });
    expect(of('B1').regions).toEqual([]);
    expect(of('C1')).toMatchObject({
      supports: 'yes',
      basis: 'device',
      regions: ['china', 'korea'],
      exceptionRegions: ['china'],
    });
  });

  it.each([
    ['yes', ['china']],
    ['partial', ['china']],
    ['no', []],
    ['unknown', []],
  ] as const)('inherits the exceptions of a device that is %s', (supports, exceptions) => {
    const one = table({
      brand: 'Acme',
      model: 'One',
      supports,
      exceptionRegions: ['china'],
      variants: [{ codes: ['A1'], supports: 'yes', own: true }],
    });
    expect(deviceVerdict(one.devices, 0, one.entries('A1')).exceptionRegions).toEqual(exceptions);
  });

  it.each([
    ['ABCDE', 'ABCDF', ['china']],
    ['ABCDEF', 'ABCDEG', []],
    ['ABCDEFG', 'ABCDEXX', []],
    ['ABCDEFGH', 'ABCDEXXX', ['china']],
  ] as const)('of %s takes %s for a code like it, or not', (code, other, exceptions) => {
    const one = table({
      brand: 'Acme',
      model: 'One',
      supports: 'yes',
      exceptionRegions: ['china'],
      variants: [
        { codes: [code], supports: 'yes', own: true },
        { codes: ['ZZZ', other], regions: ['china'], supports: 'no', own: true },
      ],
    });
    expect(deviceVerdict(one.devices, 0, one.entries(code)).exceptionRegions).toEqual(exceptions);
  });

  it('looks for such a code among the variants of the device alone', () => {
    const device = (model: string, code: string, regions: string[]): SampleDevice => ({
      brand: 'Acme',
      model,
      supports: 'yes',
      exceptionRegions: ['china'],
      variants: [{ codes: [code], regions, supports: 'yes', own: true }],
    });
    const { devices, entries } = table(
      device('One', 'ABCDEF1', ['china']),
      device('Two', 'ABCDEF2', []),
      device('Three', 'ABCDEF3', ['china']),
    );
    const two = devices.find('acme', 'two');
    expect(deviceVerdict(devices, two, entries('ABCDEF2')).exceptionRegions).toEqual(['china']);
  });
});

describe('sharedVerdict', () => {
  const one: SampleDevice = {
    brand: 'Acme',
    model: 'One',
    supports: 'yes',
    exceptionRegions: ['china'],
    codes: ['A1'],
  };
  const shared = (...samples: SampleDevice[]) => {
    const { devices, entries } = table(...samples);
    return sharedVerdict(devices, entries('A1'));
  };

  it('is what the devices of the code have in common', () => {
    expect(shared(one, { ...one, model: 'Two', exceptionRegions: ['japan'] })).toEqual({
      supports: 'yes',
      exceptionRegions: ['china', 'japan'],
      basis: 'family',
      modelCode: 'A1',
      regions: [],
      meant: 'several',
    });
    expect(shared(one, { ...one, model: 'Two', supports: 'no' }).supports).toBe('partial');
  });

  it("leaves out the device's exceptions if the unit has an answer of its own", () => {
    const variants = [{ codes: ['A1'], supports: 'yes' as const, own: true }];
    expect(shared({ ...one, variants }).exceptionRegions).toEqual([]);
  });
});

describe('groupAnswer', () => {
  const device = (model: string, more: Partial<SampleDevice>): SampleDevice => ({
    brand: 'Acme',
    model,
    ...more,
  });
  it('has the exceptions of all devices if they agree, and none if they differ', () => {
    const { devices } = table(
      device('A', { supports: 'yes', exceptionRegions: ['japan', 'korea'] }),
      device('B', { supports: 'yes', exceptionRegions: ['china', 'japan'] }),
      device('C', { supports: 'no', exceptionRegions: ['china'] }),
    );
    const at = (...models: string[]) => models.map((model) => devices.find('acme', model));
    expect(groupAnswer(devices, at('a', 'b'))).toEqual({
      supports: 'yes',
      exceptionRegions: ['china', 'japan', 'korea'],
    });
    expect(groupAnswer(devices, at('a', 'c'))).toEqual({
      supports: 'partial',
      exceptionRegions: [],
    });
    expect(groupAnswer(devices, [])).toBeNull();
  });
});
