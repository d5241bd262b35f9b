import { describe, expect, it } from 'vitest';
import { inUsualCase, isOneCase, percentDecoded, plainText } from './header-text.ts';

describe('plainText', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Galaxy S24+)',
      'Mozilla/5.0 (Linux; Android 14; Galaxy S24+)',
    ],
    [
      'Mozilla%2F5.0%20(Linux%3B%20Android%2013%3B%20Pixel%207)',
      'Mozilla/5.0 (Linux; Android 13; Pixel 7)',
    ],
    ['Mozilla/5.0+(Linux;+Android+12;+2112123AG)', 'Mozilla/5.0 (Linux; Android 12; 2112123AG)'],
    ['[FBAN/FB4A;FBDV/itel_A200+;]', '[FBAN/FB4A;FBDV/itel_A200+;]'],
    ['okhttp/4.12.0', 'okhttp/4.12.0'],
  ])('reads %j as %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('percentDecoded', () => {
  it.each([
    ['Redmi%20Note%2012', 'Redmi Note 12'],
    ['%22SM-A146B%22', '"SM-A146B"'],
    ['100%', '100%'],
    ['%0d%0a%zz%', '%0d%0a%zz%'],
  ])('reads %j as %j', (text, plain) => {
    expect(percentDecoded(text)).toBe(plain);
  });
});

describe('inUsualCase', () => {
  it.each([
    ['mozilla/5.0 (linux; android 13; sm-a546b)', 'Mozilla/5.0 (Linux; Android 13; sm-a546b)'],
    ['MOZILLA/5.0 (IPHONE; CPU IPHONE OS 17_4)', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)'],
  ])('writes %j as %j', (text, usual) => {
    expect(inUsualCase(text)).toBe(usual);
  });
});

describe('isOneCase', () => {
  it.each(['mozilla/5.0', 'MOZILLA/5.0'])('is true for %j', (text) => {
    expect(isOneCase(text)).toBe(true);
  });

  it.each(['Mozilla/5.0', '', '5.0'])('is false for %j', (text) => {
    expect(isOneCase(text)).toBe(false);
  });
});
