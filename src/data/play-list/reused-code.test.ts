import { describe, expect, it } from 'vitest';
import { apiLevels, isOfAnother } from './reused-code.ts';

describe('a code that a list had before the device', () => {
  it.each<[string, string, number]>([
    ['the Atom of Unihertz, of 2018', '2016-03-18', 28],
    ['the X600 of OMIX', '2016-03-18', 31],
    ['the i25 of ajib', '2017-06-26', 34],
    ['the Model 3 of SUNMAX', '2016-03-18', 30],
  ])('is that of another: %s', (_, seen, oldest) => {
    expect(isOfAnother(seen, oldest)).toBe(true);
  });

  it.each<[string, string, number | null]>([
    ['a device of which no version is known', '2016-03-18', null],
    ['a phone of 2015 that came as far as Android 7', '2016-03-18', 24],
    ['the Mate 9 of 2016, which came as far as Android 9', '2016-11-09', 28],
    ['the Mate 10 of 2017, which came as far as Android 10', '2017-11-27', 29],
    ['the Find X2 of 2020, which came as far as Android 13', '2020-04-06', 33],
    ['a version that is not known yet', '2016-03-18', 99],
  ])('is its own: %s', (_, seen, oldest) => {
    expect(isOfAnother(seen, oldest)).toBe(false);
  });
});

describe('the versions of Android in a cell', () => {
  it.each<[string, number[]]>([
    ['manufacturer=Samsung; sdk=34;35;36', [34, 35, 36]],
    ['sdk=28', [28]],
    ['manufacturer=Acme', []],
    ['', []],
  ])('%s', (cell, levels) => {
    expect(apiLevels(cell)).toEqual(levels);
  });
});
