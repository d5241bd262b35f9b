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
