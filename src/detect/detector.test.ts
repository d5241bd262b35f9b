import { describe, expect, it } from 'vitest';
import { sampleDetect } from './sample.fixture.ts';

const hint = (model: string) => ({ 'sec-ch-ua-model': `"${model}"` });

describe('the verdict of a code', () => {
  const detect = sampleDetect([
    {
      brand: 'Samsung',
      model: 'Galaxy S24 Ultra',
      supports: 'yes',
      exceptionRegions: ['mainland-china'],
      variants: [
        { codes: ['SM-S928B', 'SM-S928N'] },
        {
          codes: ['SM-S9280'],
          supports: 'no',
          own: true,
          regions: ['mainland-china', 'hong-kong'],
        },
        { codes: ['SM-S928W'], regions: ['canada'] },
      ],
    },
    {
      brand: 'OnePlus',
      model: '12',
      supports: 'yes',
      exceptionRegions: ['mainland-china'],
      variants: [
        { codes: ['CPH2581'] },
        { codes: ['PJD110'], regions: ['mainland-china'] },
        { codes: ['CPH2583'], regions: ['united-states'] },
      ],
    },
    {
      brand: 'Apple',
      model: 'iPad mini',
      supports: 'partial',
      exceptionRegions: ['mainland-china'],
      variants: [
        { codes: ['iPad16,1'], supports: 'no', own: true },
        { codes: ['iPad16,2'], supports: 'yes', own: true },
      ],
    },
    {
      brand: 'Sony',
      model: 'Twice',
      supports: 'partial',
      variants: [
        { codes: ['XQ-1', 'XQ-2'], supports: 'yes', own: true, regions: ['japan'] },
        { codes: ['XQ-1', 'XQ-2'], supports: 'yes', own: true, regions: ['europe'] },
        { codes: ['XQ-2'], supports: 'no', own: true },
      ],
    },
  ]);

  it('is the regional variant’s where something is known of it', () => {
    const { match, verdict } = detect(hint('sm-s9280'));
    expect(match?.supports).toBe('yes');
    expect(verdict).toEqual({
      supports: 'no',
      exceptionRegions: [],
      basis: 'variant',
      modelCode: 'SM-S9280',
      regions: ['hong-kong', 'mainland-china'],
      meant: 'one',
    });
  });

  it('is the device’s where nothing is known of the variant', () => {
    expect(detect(hint('SM-S928N')).verdict).toEqual({
      supports: 'yes',
      // China has a unit with a code of its own.
      exceptionRegions: [],
      basis: 'device',
      modelCode: 'SM-S928N',
      regions: [],
      meant: 'one',
    });
    expect(detect(hint('SM-S928W')).verdict).toMatchObject({
      basis: 'device',
      regions: ['canada'],
    });
  });

  it('keeps of the device’s exceptions those that may concern the unit', () => {
    const exceptions = (code: string) => detect(hint(code)).verdict.exceptionRegions;
    expect(exceptions('CPH2581')).toEqual(['mainland-china']);
    expect(exceptions('CPH2583')).toEqual([]);
    expect(exceptions('PJD110')).toEqual(['mainland-china']);
  });

  it('keeps the device’s exceptions for a variant that is sold everywhere', () => {
    expect(detect(hint('iPad16,2')).verdict).toMatchObject({
      supports: 'yes',
      exceptionRegions: ['mainland-china'],
      basis: 'variant',
    });
    expect(detect(hint('iPad16,1')).verdict).toMatchObject({
      supports: 'no',
      exceptionRegions: [],
    });
  });

  it('is what variants that share the code agree on, else the device’s', () => {
    expect(detect(hint('XQ-1')).verdict).toMatchObject({
      supports: 'yes',
      basis: 'variant',
      regions: ['europe', 'japan'],
    });
    expect(detect(hint('XQ-2')).verdict).toMatchObject({ supports: 'partial', basis: 'device' });
  });
});

describe('a code that devices share', () => {
  const detect = sampleDetect([
    { brand: 'Huawei', model: 'Y7', supports: 'no', codes: ['DUB-LX1'] },
    { brand: 'Huawei', model: 'Y7 Prime', supports: 'no', codes: ['DUB-LX1'] },
    { brand: 'Doogee', model: 'X5', supports: 'no', codes: ['X5'] },
    { brand: 'Stylo', model: 'X5', supports: 'yes', codes: ['X5'] },
    { brand: 'Sony', model: 'A', supports: 'yes', exceptionRegions: ['japan'], codes: ['XQ-1'] },
    { brand: 'Sony', model: 'B', supports: 'unknown', codes: ['XQ-1'] },
  ]);

  it('names no device, but the brand and the answer that they have in common', () => {
    expect(detect(hint('DUB-LX1'))).toEqual({
      match: null,
      brand: 'Huawei',
      model: null,
      verdict: {
        supports: 'no',
        exceptionRegions: [],
        basis: 'family',
        modelCode: 'DUB-LX1',
        regions: [],
        meant: 'several',
      },
    });
  });

  it('names no brand where makers share it', () => {
    const answer = detect(hint('X5'));
    expect(answer).toMatchObject({ match: null, brand: null, model: null });
    expect(answer.verdict).toMatchObject({ supports: 'partial', basis: 'family' });
  });

  it('is told apart by a maker’s name before it', () => {
    expect(detect(hint('Doogee X5')).match?.brand).toBe('Doogee');
    const block = 'Instagram 1 Android (29/10; 420dpi; 1x2; Stylo; X5; a; b; en_US)';
    expect(detect({ 'user-agent': block }).match?.brand).toBe('Stylo');
  });

  it('is partial if one of them supports eSIM and of another it is not known', () => {
    expect(detect(hint('XQ-1')).verdict).toMatchObject({ supports: 'partial', basis: 'family' });
  });
});

describe('a regulatory number of Apple', () => {
  const detect = sampleDetect([
    { brand: 'Apple', model: 'iPad mini 3', codes: ['iPad4,8', 'A1601', 'A1600'] },
    { brand: 'OPPO', model: 'F1s', codes: ['A1601'] },
  ]);

  it('is no model that a browser sends', () => {
    expect(detect(hint('A1601')).match?.brand).toBe('OPPO');
    expect(detect(hint('A1600'))).toMatchObject({ match: null, brand: null });
    expect(detect({ 'user-agent': 'App (iPad4,8)' }).match?.model).toBe('iPad mini 3');
  });
});

describe('a code that is not held', () => {
  const codes = Array.from({ length: 12 }, (_, i) => `SM-S90${i}B`);
  const galaxy = { brand: 'Samsung', family: 'Galaxy S' };
  const detect = sampleDetect([
    { ...galaxy, model: 'Galaxy S24', supports: 'yes', codes },
    { ...galaxy, model: 'Galaxy S5', supports: 'no', codes: ['SM-G900F'] },
    {
      brand: 'Xiaomi',
      family: 'Redmi',
      model: 'Redmi 9',
      supports: 'yes',
      codes: ['Redmi 1', 'Redmi 2', 'Redmi 3'],
    },
    { brand: 'Doogee', family: 'Redmi', model: 'Redmi', supports: 'no' },
    { brand: 'Motorola', model: 'Nexus 6', codes: ['Nexus 6'] },
    { brand: 'Motorola', model: 'Edge', codes: ['Motorola 1', 'Motorola 2', 'Motorola 3'] },
    { brand: 'Doogee', model: 'X5', codes: ['X5'] },
  ]);

  it('gives the brand and the family that its shape proves', () => {
    expect(detect(hint('SM-S999Z'))).toMatchObject({
      match: null,
      brand: 'Samsung',
      model: 'Galaxy S',
      verdict: { supports: 'partial', basis: 'family', modelCode: null },
    });
  });

  it('takes no answer from a family of which it may be a new kind', () => {
    expect(detect(hint('Redmi 99'))).toMatchObject({
      match: null,
      brand: 'Xiaomi',
      model: 'Redmi',
      verdict: { supports: 'unknown', basis: 'none' },
    });
  });

  it('does not take the name that Samsung’s browser puts before every model for proof', () => {
    const agent = (model: string): { 'user-agent': string } => ({
      'user-agent': `(Linux; Android 13; SAMSUNG ${model}) SamsungBrowser/7.0`,
    });
    expect(detect(agent('Nexus 6')).brand).toBe('Motorola');
    expect(detect(agent('Nexus 66')).brand).toBeNull();
  });

  it('takes a short code for nobody’s behind the name of another maker', () => {
    expect(detect(hint('Motorola X5'))).toMatchObject({ match: null, brand: 'Motorola' });
  });

  it('repeats nothing of the header', () => {
    const marked = 'SM-S9<b>"\u0007';
    expect(JSON.stringify(detect(hint(marked)))).not.toContain('<b>');
    expect(JSON.stringify(detect({ 'user-agent': `(Linux; Android 9; ${marked})` }))).not.toContain(
      '<b>',
    );
  });
});
