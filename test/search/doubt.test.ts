import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);

describe('a device of which a text doubts that it is one', () => {
  it.each([
    'fake Pixel 10a esim',
    'gefälschtes iPhone 15, geht eSIM?',
    'mi Galaxy S24 es falso, ¿sirve la esim?',
    'ho un iPhone 13 tarocco',
    '가짜 아이폰 14 프로 이심',
    'фейковый айфон 15 есть esim',
    'how do I see whether my iphone 15 is a fake',
  ])('gets no answer, but is found: %s', (text) => {
    const { verdict, results } = lookup.check(text);
    expect([verdict.meant, verdict.supports]).toEqual(['none', 'unknown']);
    expect(results.length).toBeGreaterThan(0);
  });

  it.each(['iPhone 15 128gb original, not fake', 'Pixel 8 100% original, kein Fake'])(
    'gets its answer if the doubt is denied: %s',
    (text) => {
      expect(lookup.answer(text).verdict).toMatchObject({ meant: 'one', supports: 'yes' });
    },
  );
});

describe('a device that is given up for one of another maker', () => {
  const others = ['Walton Primo G8', 'Casper VIA X20', 'LANIX Ilium X260', 'SPURT K600'];
  const texts = [
    'not the Pixel 10a but the NEW, does it support esim?',
    'niet de Pixel 10a maar de NEW, eSIM?',
    'troquei o Pixel 10a pelo NEW, funciona esim?',
    'zamieniłem Pixel 10a na NEW, działa esim?',
    'Pixel 10a değil NEW, eSIM var mı?',
    'switched from Pixel 10a to NEW, will my eSIM work on it?',
  ];

  it.each(texts)('gives no yes: %s', (text) => {
    const answers = others.map((other) => lookup.answer(text.replace('NEW', other)));
    expect(
      answers.filter(({ meant, verdict }) => meant === 'one' && verdict.supports === 'yes'),
    ).toEqual([]);
  });
});

describe('a text about an accessory', () => {
  it.each([
    'Spigen Tough Armor case for Pixel 9 Pro XL, black',
    'tempered glass 3-pack fits galaxy s23 plus',
    'Etui rugged armor do Google Pixel 7 czarny mat',
  ])('lists the device that it fits, without an answer: %s', (text) => {
    const { verdict, results } = lookup.check(text);
    expect([verdict.meant, verdict.supports]).toEqual(['none', 'unknown']);
    expect(results.length).toBeGreaterThan(0);
  });

  it.each([
    'iPhone 15 128GB with a case for free',
    'which case for my iphone 15, and does it support esim',
    'Does it support for Pixel 9 an eSIM',
  ])('is none if it is about the device: %s', (text) => {
    expect(lookup.answer(text)).toMatchObject({ meant: 'one', verdict: { supports: 'yes' } });
  });
});

describe('a number that counts the word behind it', () => {
  it.each([
    'mate 20 quid for 10 gigs is a rip off',
    'please honor 200 euro refund as agreed',
    'driving from Reno 8 hours to Vegas',
    'Spark 20 GB prepay in New Zealand as esim',
  ])('is not that of an everyday word: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('none');
  });

  it.each(['honor 200 esim', 'Honor 200 8GB', 'honor 90 256 euro', 'honor 90 din germania'])(
    'is that of the device in "%s"',
    (text) => {
      expect(lookup.answer(text).devices[0]!.slug).toMatch(/^honor\/(200|90)$/);
    },
  );
});

describe('a text with another maker and a number beside the name', () => {
  it.each([
    'Huawei Mate 40 Pro, Hammer Iron 6',
    'iPhone 15 Pro and a FANGOR UJ 1098',
    'Galaxy Z Flip4 as well as QMobile Energy X5 4G',
    'I have an iPhone 17 Pro Max and a Galaxy Buddy2, will both work with eSIM?',
    'Pixel 8 / TechPad 816',
  ])('is no yes for one device: %s', (text) => {
    const { meant, verdict } = lookup.answer(text);
    expect([meant, verdict.supports]).not.toEqual(['one', 'yes']);
  });

  it.each([
    'iPhone 15 with a Samsung 25W charger, does it take an esim?',
    'iPhone 15, Spigen case, 2 years old',
    'iPhone 15 from Amazon, 128GB',
    'iPhone 15 bought at Coppel a 18 meses',
    'HW-P50PRO-256-BLK | Huawei P50 Pro 256GB',
    'iPhone X = iPhone 10',
    'Huawei Mate 40 Pro\nHuawei Mate 40 Pro',
  ])('is about the one device if the number is of something else: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('one');
  });
});
