import { describe, expect, it } from 'vitest';
import { FOLDER } from '../../test/search/lexicon.ts';
import { yearOf } from './characters.ts';
import { tokenize } from './tokens.ts';

describe('tokenize', () => {
  it.each([
    ['Galaxy S24+', 'galaxy s24 plus'],
    ['galaxy s 24 plus', 'galaxy s24 plus'],
    ['Z Fold5', 'z fold 5'],
    ['iPad Air (5th generation)', 'ipad air 5'],
    ['ipadair5thgen', 'ipadair 5'],
    ['xiaomi 14 t 12/256', 'xiaomi 14t 12 256'],
    ['ipad pro 11 m4 256gb', 'ipad pro 11 m4 256 gb'],
    ['nord n 8+128', 'nord n 8 128'],
    ['galaxy a 12/13', 'galaxy a12 13'],
    ['ipad air 5th gener', 'ipad air 5'],
    ['iPad Pro (12.9-inch, 6th generation)', 'ipad pro 12.9 inch 6'],
    ['Xperia 1 V', 'xperia 1 mk5'],
    ['Xperia 1 mark 5', 'xperia 1 mk5'],
    ['xperia 1 mk5', 'xperia 1 mk5'],
    ['Xperia 10 IV', 'xperia 10 mk4'],
    ['Galaxy S II', 'galaxy s2'],
    ['ROG Phone II', 'rog phone 2'],
    ['iPhone X', 'iphone x'],
    ["l'iPhone 8 n'a pas", 'l iphone 8 n a pas'],
    ['o iPhone 14. O iPhone 8', 'o iphone 14 o iphone 8'],
    ['moto g(7)', 'moto g7'],
    ['Moto G (1st Gen)', 'moto g 1'],
    ['moto g 2 gen', 'moto g 2'],
    ['Tab P 11 gen 2', 'tab p11 2'],
    ['ThinkPad P15s Gen 2i', 'thinkpad p15s 2'],
    ['Phone (2a) Plus', 'phone 2a plus'],
    ['Reno8 T 5G', 'reno 8t 5g'],
    ['Mate X 5G', 'mate x 5g'],
    ['OPPO A59st', 'oppo a59 st'],
    ['iphone15promax', 'iphone 15 promax'],
    ['Redmi Note 12 Pro + 5G', 'redmi note 12 pro plus 5g'],
    ['iphone+15', 'iphone 15'],
    ['realme 12 Pro+5G', 'realme 12 pro plus 5g'],
    ['Tab S9 wifi+5g', 'tab s9 wifi 5g'],
    ['X13 2-in-1 Gen 5', 'x13 convertible 5'],
    ['redmi+note+12+5g', 'redmi note 12 5g'],
    ['S24Ultra', 's24 ultra'],
    ['iPhone X 64GB', 'iphone x 64 gb'],
    ['', ''],
    ['2023 m. iPhone 15', '2023 m iphone 15'],
    ['!!!', ''],
  ])('%s', (text, tokens) => {
    expect(tokenize(FOLDER.fold(text)).join(' ')).toBe(tokens);
  });
});

describe('yearOf', () => {
  it.each([
    ['2022', 2022],
    ['1999', 1999],
    ['2050', 0],
    ['12', 0],
    ['20a2', 0],
  ])('%s', (token, year) => {
    expect(yearOf(token)).toBe(year);
  });
});
