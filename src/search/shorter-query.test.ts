import { describe, expect, it } from 'vitest';
import {
  beginningsByWord,
  beginningsOfTitle,
  firstOfTwo,
  withoutBareSize,
  withoutCarrier,
  withoutOrderNumber,
  withoutProcessor,
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

describe('withoutBareSize', () => {
  it.each([
    ['iphone xs max 256', 'iphone xs max '],
    ['14 pm 256 black', '14 pm  black'],
    ['samsung a54 8 go', 'samsung a54 '],
    ['apple watch series 9 45', 'apple watch series 9 '],
    ['256', null],
    ['iphone 13', null],
  ])('%s', (query, rest) => {
    expect(withoutBareSize(query)).toBe(rest);
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

describe('withoutOrderNumber', () => {
  it.each([
    ['Google Pixel 7a GA03694-GB', 'Google Pixel 7a'],
    ['SM-S911BZKGEUE Galaxy S23', 'Galaxy S23'],
    ['sony xperia 1 V XQDQ54C0B.EUKCX black', 'sony xperia 1 V  black'],
    ['GA03694-GB', null],
    ['galaxy s23', null],
    ['galaxy unpacked 2024', null],
    ['wh-1000xm4 headphones', 'headphones'],
    [`iphone 13 MLPF3ZD1 ${'and more '.repeat(30)}`, null],
  ])('%s', (query, rest) => {
    expect(withoutOrderNumber(query)).toBe(rest);
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
    // What a bracket says may be which one of two devices it is.
    ['moto g stylus 5G (2023) Black', []],
    ['iPad (10th Gen) Blue', []],
    ['iPad mini [A17 Pro]', []],
    ['redmi 12 5g (jade black, 128 gb)', ['redmi 12 5g (jade black', 'redmi 12 5g']],
  ])('%s', (title, beginnings) => {
    expect([...beginningsOfTitle(title)]).toEqual(beginnings);
  });

  it('takes the longest hostile text', () => {
    for (const part of [' - ', ', ', ' ', '-', '((']) {
      expect([...beginningsOfTitle(part.repeat(100))].length).toBeLessThanOrEqual(3);
    }
  });
});

describe('beginningsByWord', () => {
  it('gives the longest first, with the word behind it', () => {
    expect([...beginningsByWord('galaxy s24  ultra blue')]).toEqual([
      { beginning: 'galaxy s24 ultra', last: 'ultra', next: 'blue' },
      { beginning: 'galaxy s24', last: 's24', next: 'ultra' },
    ]);
  });

  it('is short for the longest text', () => {
    expect([...beginningsByWord('a '.repeat(500))].length).toBeLessThanOrEqual(16);
    expect([...beginningsByWord('one')]).toEqual([]);
  });
});

describe('withoutProcessor', () => {
  it.each([
    ['ThinkPad X1 Carbon Gen 12 Ultra 7 155U', 'ThinkPad X1 Carbon Gen 12  '],
    ['T14 Gen 5 Core Ultra 5 16GB', 'T14 Gen 5   16GB'],
    ['apple watch ultra 2', null],
    ['galaxy s24 ultra 5g', null],
  ])('%s', (query, rest) => {
    expect(withoutProcessor(query)).toBe(rest);
  });
});
