import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../detect/sample.fixture.ts';
import { SiblingCodes } from './sibling-codes.ts';

const { devices } = sampleSnapshot([
  { brand: 'Samsung', model: 'Galaxy A23', codes: ['SM-A235F', 'SM-A235M/DS', 'SM-A2350'] },
  { brand: 'Tecno', model: 'Spark 9', codes: ['TECNO KH7n'] },
  { brand: 'Honor', model: 'X30', codes: ['ANY-AN00'] },
  { brand: 'Honor', model: 'X9', codes: ['ANY-LX2', 'ANY-AN10'] },
  { brand: 'Other', model: 'One', codes: ['SM-A999B'] },
]);
const siblings = new SiblingCodes(devices, [
  { brand: 'samsung', shape: '^(SM-[A-Z]\\d{3})[A-Z0-9]?(?:/[A-Z]{2})?$', least: 1 },
  { brand: 'tecno', shape: '^(TECNO [A-Z]{2}\\d)[A-Z]?$', least: 2 },
  { brand: 'honor', shape: '^([A-Z]{3})-[AT]([LN]\\d0)$', least: 1 },
  { brand: 'nobody', shape: '^(N)$', least: 1 },
]);

describe('SiblingCodes', () => {
  it('finds the codes that share the part of the device, in any letter case', () => {
    expect(siblings.find('sm-a235e')?.entries.map((e) => devices.codes.at(e))).toEqual([
      ...['SM-A235F', 'SM-A235M/DS', 'SM-A2350'],
    ]);
  });

  it('compares every part of the device, not the beginning alone', () => {
    expect(siblings.find('ANY-TN00')?.entries.map((e) => devices.codes.at(e))).toEqual([
      'ANY-AN00',
    ]);
    expect(siblings.find('ANY-TN20')).toBeNull();
    expect(siblings.find('ANY-TL00')).toBeNull();
  });

  it('asks for as many as the shape does', () => {
    expect(siblings.find('SM-A235E')?.suffice).toBe(true);
    expect(siblings.find('TECNO KH7')?.suffice).toBe(false);
  });

  it.each(['SM-A236E', 'SM-A2', 'SM-A235EXX', 'SM-A999E', 'TECNO KH8', 'N'])(
    'finds none for %s',
    (code) => {
      expect(siblings.find(code)).toBeNull();
    },
  );
});
