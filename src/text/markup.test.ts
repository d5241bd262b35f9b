import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMarkup } from './markup.ts';

const words = (text: string): string => plainMarkup(text).replace(/\s+/g, ' ').trim();

describe('markup', () => {
  it.each([
    ['iphone%2015', 'iphone 15'],
    ['Galaxy%20A9%20%282018%29', 'Galaxy A9 (2018)'],
    ['%EC%95%84%EC%9D%B4%ED%8F%B0', '아이폰'],
    ['battery 89%', 'battery 89%'],
    ['%ff%fe iPhone', 'iPhone'],
    ['/search?q=galaxy+s23%2B', '/search galaxy s23+'],
    ['https://a.example/?s=Pixel+8&hl=en', 'https://a.example/ Pixel 8 en'],
    ['Apple+iPad+Air+(4th+generation)', 'Apple iPad Air (4th generation)'],
    ['S24+/S23+', 'S24+/S23+'],
    ['Galaxy S24+', 'Galaxy S24+'],
    ['8GB+256GB, ram=8', '8GB+256GB, ram=8'],
    ['<b>Galaxy A06</b>', 'Galaxy A06'],
    ['<a href="/p/123">Xiaomi 15</a>', 'Xiaomi 15'],
    ['S24<sup>+</sup>', 'S24+'],
    ['<iPhone 13>', '<iPhone 13>'],
    ['Galaxy S23&#43; &amp; Pixel&nbsp;8', 'Galaxy S23+ Pixel 8'],
    ['10.9&#x22; iPad', '10.9" iPad'],
    ['&#0;&#x110000;AT&T', 'AT&T'],
  ])('%s is %s', (text, plain) => {
    expect(words(text)).toBe(plain);
  });

  it('is undone in any text without a fault', () => {
    const unit = fc.constantFrom(...'%2B&#x;<b/>+= ');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(() => plainMarkup(text)).not.toThrow();
      }),
    );
  });

  it('is not seen in a plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a1 -(é') }), (text) => {
        expect(plainMarkup(text)).toBe(text);
      }),
    );
  });
});
