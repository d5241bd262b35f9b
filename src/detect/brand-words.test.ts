import { describe, expect, it } from 'vitest';
import { BrandWords } from './brand-words.ts';
import { sampleDetect } from './sample.fixture.ts';

const brand = (name: string, weight: number, aliases: string[] = []) => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  aliases,
  weight,
});

describe('BrandWords', () => {
  const words = new BrandWords([
    brand('LG', 5),
    brand('Xiaomi', 8, ['Redmi', 'Mi']),
    brand('Cherry Mobile', 0),
    brand('MI', 0),
  ]);

  it.each([
    ['LG', 0],
    ['lge', 0],
    ['redmi', 1],
    ['cherry mobile', 2],
    // A brand's name comes before another's alias.
    ['mi', 3],
    ['Galaxy', -1],
    ['constructor', -1],
    ['', -1],
  ])('of %j', (word, expected) => {
    expect(words.brand(word)).toBe(expected);
  });

  it.each([
    ['LGE LM-V405', 0, 'LM-V405'],
    ['Xiaomi-M2102J2SC', 1, 'M2102J2SC'],
    ['Cherry_Mobile Aqua', null, null],
    ['Cherry Mobile Aqua', 2, 'Aqua'],
    ['SM-G991B', null, null],
    ['LG', null, null],
  ])('splits %j', (token, expected, rest) => {
    const split = words.split(token);
    expect(split?.brand ?? null).toBe(expected);
    expect(split?.rest ?? null).toBe(rest);
  });
});

describe('the name before a code that is not held', () => {
  const numbered = (word: string, n: number): string[] =>
    Array.from({ length: n }, (_, i) => `${word} ${'ABCDEFGHIJ'[i]}`);
  const detect = sampleDetect([
    { brand: 'Own', model: 'A', codes: numbered('Own', 3) },
    { brand: 'Smart', model: 'B', codes: numbered('Smart', 3) },
    { brand: 'Other', model: 'C', codes: ['Smart Tab'] },
    { brand: 'Rare', model: 'D', codes: ['Rare 1'] },
  ]);
  const named = (model: string) => detect({ 'sec-ch-ua-model': `"${model}"` }).brand;

  it('is proof where others’ codes do not begin with it', () => {
    expect(named('Own Z99')).toBe('Own');
    expect(named('Smart Z99')).toBeNull();
  });

  it('is proof after some codes only', () => {
    expect(named('Rare Z99')).toBeNull();
  });
});
