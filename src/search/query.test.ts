import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { parseQuery } from './query.ts';
import { noiseWords } from './words/noise.ts';

const known = new Set(noiseWords(fold));

const content = (query: string): string => {
  const { tokens, noise } = parseQuery(query, known);
  return tokens.filter((_, i) => !noise[i]).join(' ');
};

describe('parseQuery', () => {
  it.each([
    ['iphone 15 pro 256gb blue', 'iphone 15 pro'],
    ['xiaomi 14 12/512 white', 'xiaomi 14'],
    ['pixel fold 12gb/256gb', 'pixel fold'],
    ['oneplus 12 16+512', 'oneplus 12'],
    ['apple watch series 9 45mm gps cellular', 'apple watch series 9'],
    ['does the iphone 11 support esim?', 'iphone 11'],
    ['ist das pixel 7a esim fähig', 'pixel 7a'],
    ['czy iphone 12 obsługuje esim', 'iphone 12'],
    ['поддерживает ли айфон 13 есим', 'iphone 13'],
    ['is iphone 8 esim compatible', 'iphone 8'],
    ['iphone xs max second hand', 'iphone xs max'],
    ['pixel 7a 5g', 'pixel 7a'],
    ['galaxy s24 ultra 200-mp android 14', 'galaxy s24 ultra'],
    ['android one s10', 'one s10'],
    ['oppo reno 11 blue grade a', 'oppo reno 11'],
    ['pixel 8 a+ grade', 'pixel 8'],
    ['iphone 13 b-ware', 'iphone 13'],
    ['redmi note 12 8+ 256gb', 'redmi note 12'],
    ['fairphone 3+ 64gb', 'fairphone 3 plus'],
    ['google pixel 5,0 zoll', 'google pixel'],
    ['ipad pro 12,9 zoll', 'ipad pro 12.9'],
  ])('%s', (query, rest) => {
    expect(content(query)).toBe(rest);
  });

  it.each([
    ['sm-s928b/ds', 'sms928b'],
    ['is my SM-S926B esim compatible', 'sms926b'],
    ['iPhone14,6', 'iphone14,6'],
    ['rmx 3771', 'rmx3771'],
  ])('takes %s for a code', (query, code) => {
    expect(parseQuery(query, known).codes.map((c) => c.code)).toContain(code);
  });

  it.each([
    ['x1 nano gen 2', 'x12'],
    ['nokia 5 black 3', 'nokia53'],
  ])('writes no two numbers apart in one: %s', (query, joined) => {
    const { key, wholeKey, codes } = parseQuery(query, known);
    expect(key).toBe(wholeKey);
    expect(codes.map((c) => c.code)).not.toContain(joined);
  });

  it('takes the longest hostile text apart quickly', () => {
    for (const part of ['1/', '1gb ', 'a+', '٣', '三', 'é', '%20']) {
      expect(parseQuery(part.repeat(200), known).tokens.length).toBeLessThanOrEqual(32);
    }
  });
});
