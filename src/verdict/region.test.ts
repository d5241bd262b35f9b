import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../detect/sample.fixture.ts';
import type { Supports, Verdict } from '../model/index.ts';
import { Places } from './places.ts';
import { verdictThere } from './region.ts';
import { wholeDeviceVerdict } from './verdict.ts';

const REGIONS = {
  asia: { name: 'Asia', countries: ['CN', 'HK', 'IN', 'JP'] },
  'greater-china': { name: 'Greater China', countries: ['CN', 'HK'] },
  'hong-kong': { name: 'Hong Kong', countries: ['HK'] },
  japan: { name: 'Japan', countries: ['JP'] },
  europe: { name: 'Europe', countries: ['DE', 'FR'] },
};
const places = new Places(REGIONS);

/** The verdict on a device with these answers by region, for a unit that was sold in a place. */
function there(
  supports: Supports,
  regionAnswers: Readonly<Record<string, Supports>>,
  place: string,
  by: 'given' | 'said' = 'given',
  known: Partial<Verdict> = {},
) {
  const exceptionRegions = Object.keys(regionAnswers).filter((r) => regionAnswers[r] !== supports);
  const sample = { brand: 'Acme', model: 'One', supports, exceptionRegions, regionAnswers };
  const { devices } = sampleSnapshot([sample], REGIONS);
  const verdict = { ...wholeDeviceVerdict(devices, 0), ...known };
  return verdictThere(devices, places, 0, verdict, { places: [places.find(place)!], by });
}

describe('Places', () => {
  it('reads ids and country codes in any case', () => {
    expect(places.find('hong-kong')?.region).toBe('hong-kong');
    expect(places.find('Hong-Kong')?.region).toBe('hong-kong');
    expect(places.find('hk')?.region).toBe('hong-kong');
    expect(places.find('CN')?.region).toBe('greater-china');
    expect(places.find('BR')).toEqual({ region: null, countries: new Set(['BR']) });
  });

  it('takes a country for the smallest region that has it, in whatever order they stand', () => {
    const small = { asia: REGIONS.asia, japan: REGIONS.japan };
    const reversed = { japan: REGIONS.japan, asia: REGIONS.asia };
    const equal = { first: REGIONS.japan, second: REGIONS.japan };
    expect(new Places(small).find('JP')?.region).toBe('japan');
    expect(new Places(reversed).find('JP')?.region).toBe('japan');
    expect(new Places(equal).find('JP')?.region).toBe('first');
  });

  it('says how much of a place a region covers', () => {
    const china = places.find('greater-china')!;
    expect(places.cover('asia', china)).toBe('whole');
    expect(places.cover('hong-kong', china)).toBe('part');
    expect(places.cover('japan', china)).toBe('none');
    expect(places.cover('atlantis', china)).toBe('none');
    expect(places.size('asia')).toBe(4);
    expect(places.size('atlantis')).toBe(0);
  });

  it('knows no other text', () => {
    for (const text of ['', 'XX', 'hongkong', 'constructor', '__proto__', 'H', 'HKG', 'h k']) {
      expect(places.find(text), text).toBeNull();
    }
  });
});

describe('a place that is given', () => {
  it('has the answer of the units sold there', () => {
    expect(there('yes', { 'hong-kong': 'no' }, 'HK')).toEqual({
      supports: 'no',
      exceptionRegions: [],
      basis: 'variant',
      modelCode: null,
      regions: ['hong-kong'],
      meant: 'one',
    });
    expect(there('no', { japan: 'yes' }, 'JP')).toMatchObject({
      supports: 'yes',
      basis: 'variant',
    });
  });

  it('has the answer of the smallest region around it', () => {
    const answers = { asia: 'no', 'greater-china': 'partial', 'hong-kong': 'yes' } as const;
    expect(there('yes', answers, 'HK').supports).toBe('yes');
    expect(there('yes', answers, 'CN').supports).toBe('partial');
    expect(there('yes', answers, 'IN').supports).toBe('no');
  });

  it('has the answer of the smallest region around it, in whatever order they are known', () => {
    const answers = { 'hong-kong': 'yes', 'greater-china': 'partial', asia: 'no' } as const;
    expect(there('yes', answers, 'HK').supports).toBe('yes');
    expect(there('yes', answers, 'CN').supports).toBe('partial');
    expect(there('yes', answers, 'IN')).toMatchObject({ supports: 'no', regions: ['asia'] });
  });

  it('is unknown if two regions of one size disagree about it', () => {
    const twins = { ...REGIONS, 'hong-kong-too': REGIONS['hong-kong'] };
    const answers = { 'hong-kong': 'no', 'hong-kong-too': 'yes' } as const;
    const sample = {
      brand: 'Acme',
      model: 'One',
      supports: 'yes',
      regionAnswers: answers,
    } as const;
    const { devices } = sampleSnapshot([sample], twins);
    const all = new Places(twins);
    const sold = { places: [all.find('HK')!], by: 'given' } as const;
    expect(verdictThere(devices, all, 0, wholeDeviceVerdict(devices, 0), sold)).toMatchObject({
      supports: 'unknown',
      regions: ['hong-kong', 'hong-kong-too'],
    });
  });

  it('has the answer of the device, without exceptions, if nothing is known of it', () => {
    expect(there('yes', { 'hong-kong': 'no' }, 'DE')).toMatchObject({
      supports: 'yes',
      exceptionRegions: [],
      basis: 'device',
    });
  });

  it('is partial if the answer differs within it', () => {
    expect(there('yes', { 'hong-kong': 'no' }, 'asia')).toMatchObject({
      supports: 'partial',
      exceptionRegions: ['hong-kong'],
      basis: 'device',
    });
    expect(there('yes', { 'hong-kong': 'yes' }, 'asia').supports).toBe('yes');
    // Exceptions are the parts without eSIM, not every part that differs.
    expect(there('yes', { 'hong-kong': 'unknown', japan: 'no' }, 'asia')).toMatchObject({
      supports: 'partial',
      exceptionRegions: ['japan'],
    });
    expect(there('unknown', { 'hong-kong': 'no' }, 'asia').supports).toBe('unknown');
  });
});

describe('a place that a text says', () => {
  it('turns a yes into the answer there', () => {
    expect(there('yes', { 'hong-kong': 'no' }, 'HK', 'said').supports).toBe('no');
    expect(there('yes', { 'hong-kong': 'unknown' }, 'HK', 'said').supports).toBe('unknown');
  });

  it('never makes a yes of another answer', () => {
    for (const supports of ['no', 'partial', 'unknown'] as const) {
      expect(there(supports, { japan: 'yes' }, 'JP', 'said').supports).toBe(supports);
    }
  });

  it('keeps the exceptions if nothing is known of it: it may be where the journey goes', () => {
    expect(there('yes', { 'hong-kong': 'no' }, 'DE', 'said').exceptionRegions).toEqual([
      'hong-kong',
    ]);
  });
});

describe('a code before a place', () => {
  it('decides if it names the unit', () => {
    const known = { basis: 'variant', supports: 'yes', modelCode: 'A1' } as const;
    const unit = { ...known, exceptionRegions: [] };
    expect(there('yes', { 'hong-kong': 'no' }, 'HK', 'given', unit)).toMatchObject(unit);
    const sold = { modelCode: 'A1', regions: ['japan'], exceptionRegions: [] };
    expect(there('yes', { 'hong-kong': 'no' }, 'HK', 'given', sold).supports).toBe('yes');
  });

  it('leaves the place to decide if the code is made with and without eSIM', () => {
    const known = { basis: 'variant', supports: 'partial', modelCode: 'SM-1E' } as const;
    const answers = { 'hong-kong': 'no', japan: 'yes' } as const;
    expect(there('partial', answers, 'HK', 'given', known).supports).toBe('no');
    expect(there('partial', answers, 'HK', 'said', known).supports).toBe('no');
    expect(there('partial', answers, 'JP', 'given', known).supports).toBe('yes');
    expect(there('partial', answers, 'JP', 'said', known).supports).toBe('partial');
    expect(there('partial', answers, 'DE', 'given', known)).toMatchObject(known);
  });

  it('leaves the place to decide if the unit shares the exceptions of its device', () => {
    const cellular = { basis: 'variant', supports: 'yes', modelCode: 'iPad1,2' } as const;
    const answers = { 'hong-kong': 'no', japan: 'yes' } as const;
    expect(there('yes', answers, 'HK', 'given', cellular).supports).toBe('no');
    expect(there('yes', answers, 'HK', 'said', cellular).supports).toBe('no');
    expect(there('yes', answers, 'JP', 'given', cellular).exceptionRegions).toEqual([]);
  });

  it('leaves the place to decide if the unit is sold everywhere', () => {
    const everywhere = { modelCode: 'iPhone1,1' };
    expect(there('yes', { 'hong-kong': 'no' }, 'HK', 'given', everywhere).supports).toBe('no');
    // A sibling's code is for Hong Kong, so that the exception was taken off this one.
    const sibling = { modelCode: 'SM-1B', exceptionRegions: [] };
    expect(there('yes', { 'hong-kong': 'no' }, 'HK', 'given', sibling).supports).toBe('yes');
    expect(there('yes', { 'hong-kong': 'yes' }, 'HK', 'given', sibling).basis).toBe('variant');
    const some = { modelCode: 'SM-1B', exceptionRegions: ['japan'] };
    const answers = { 'hong-kong': 'no', japan: 'no' } as const;
    expect(there('yes', answers, 'HK', 'given', some).supports).toBe('yes');
    expect(there('yes', answers, 'JP', 'given', some).supports).toBe('no');
  });
});
