import { describe, expect, it } from 'vitest';
import { Families } from './family.ts';
import { sampleSnapshot } from './sample.fixture.ts';

describe('Families', () => {
  const phone = { brand: 'Apple', family: 'iPhone' };
  const families = new Families(
    sampleSnapshot([
      { ...phone, model: 'Old', os: [10, 15], supports: 'no' },
      { ...phone, model: 'Middle', os: [12, 18], supports: 'yes', exceptionRegions: ['a'] },
      { ...phone, model: 'New', os: [17, 26], supports: 'yes', exceptionRegions: ['b'] },
      { ...phone, model: 'Newest', os: [26, 26], supports: 'yes', exceptionRegions: ['b', 'c'] },
      { brand: 'Apple', family: 'iPod', model: 'iPod', supports: 'no' },
      { brand: 'Other', family: 'iPod', model: 'iPod', supports: 'yes' },
    ]).devices,
  );
  const answer = (low: number, high = low) => families.answer(0, 'iPhone', { low, high });

  it('is the members that run the version', () => {
    expect(answer(10)).toEqual({ supports: 'no', exceptionRegions: [] });
    expect(answer(18)).toEqual({ supports: 'yes', exceptionRegions: ['a', 'b'] });
    expect(answer(26)).toEqual({ supports: 'yes', exceptionRegions: ['b', 'c'] });
  });

  it('is partial where the members disagree, with the exceptions of those that take an eSIM', () => {
    expect(answer(12)?.supports).toBe('partial');
    expect(answer(0, 255)?.supports).toBe('partial');
  });

  it('takes a version that is newer than all for one that the newest may run', () => {
    expect(answer(40)).toEqual({ supports: 'yes', exceptionRegions: ['b', 'c'] });
  });

  it('takes a range for all that run any version of it', () => {
    expect(answer(18, 255)).toEqual({ supports: 'yes', exceptionRegions: ['a', 'b', 'c'] });
  });

  it('counts a member without versions for every version', () => {
    expect(families.answer(0, 'iPod', { low: 12, high: 12 })?.supports).toBe('no');
  });

  it('knows nothing of versions before the first and of families that are not held', () => {
    expect(answer(3)).toBeNull();
    expect(families.answer(0, 'Walkman')).toBeNull();
    expect(families.answer(-1, 'iPhone')).toBeNull();
  });

  it('keeps families of the same name apart by their brand', () => {
    expect(families.answer(0, 'iPod')?.supports).toBe('no');
    expect(families.answer(1, 'iPod')?.supports).toBe('yes');
  });
});
