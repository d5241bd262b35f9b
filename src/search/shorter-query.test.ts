import { describe, expect, it } from 'vitest';
import {
  beginningsOfTitle,
  firstOfTwo,
  withoutBareStorage,
  withoutCarrier,
  withoutRemarks,
} from './shorter-query.ts';

describe('firstOfTwo', () => {
  it.each([
    ['iphone 12 or 13', 'iphone 12'],
    ['galaxy s21 vs s22', 'galaxy s21'],
    ['pixel 7 pro und pixel 8', 'pixel 7 pro'],
    ['does iphone 12 support esim', null],
    ['salt and pepper', null],
    ['s21 or later', null],
  ])('%s', (query, first) => {
    expect(firstOfTwo(query)).toBe(first);
  });

  it('takes the longest hostile text', () => {
    for (const part of ['1 or ', '1 ', 'a or ', '1a']) {
      expect(() => firstOfTwo(part.repeat(100))).not.toThrow();
    }
  });
});

describe('withoutBareStorage', () => {
  it.each([
    ['iphone xs max 256', 'iphone xs max '],
    ['14 pm 256 black', '14 pm  black'],
    ['samsung a54 8 go', 'samsung a54 '],
    ['256', null],
    ['iphone 13', null],
  ])('%s', (query, rest) => {
    expect(withoutBareStorage(query)).toBe(rest);
  });
});

describe('withoutCarrier', () => {
  it.each([
    ['telstra iphone 13', 'iphone 13'],
    ['galaxy s22 straight talk', 'galaxy s22'],
    ['A1 iPhone 15', 'iPhone 15'],
    ['free text', null],
    ['o2', null],
    ['iphone 13', null],
    [`iphone 13 ${'and much more '.repeat(8)}`, null],
  ])('%s', (query, rest) => {
    expect(withoutCarrier(query)).toBe(rest);
  });
});

describe('withoutRemarks', () => {
  it.each([
    ['Pixel 2 (only phones bought with Google Fi service)', 'Pixel 2  '],
    ['iPad Pro (10.5 inch)', null],
    ['(docomo)', null],
  ])('%s', (query, rest) => {
    expect(withoutRemarks(query)).toBe(rest);
  });
});

describe('beginningsOfTitle', () => {
  it.each([
    ['Pixel 7a - Unlocked Phone, 24-Hour Battery', ['Pixel 7a - Unlocked Phone', 'Pixel 7a']],
    ['Moto G | 2024 | US', ['Moto G | 2024', 'Moto G']],
    ['iPhone 12 mini', []],
    ['(used) iPhone 12', []],
  ])('%s', (title, beginnings) => {
    expect([...beginningsOfTitle(title)]).toEqual(beginnings);
  });

  it('takes the longest hostile text', () => {
    for (const part of [' - ', ', ', ' ', '-', '((']) {
      expect([...beginningsOfTitle(part.repeat(100))].length).toBeLessThanOrEqual(3);
    }
  });
});
