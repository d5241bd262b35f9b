import { describe, expect, test } from 'vitest';
import { workerAssets } from '../../scripts/site-assets.ts';
import { LANGUAGES, type Language, regionName } from '../../src/locale/index.ts';
import type { SiteAssets } from '../../src/site/assets.ts';
import { isDrawable, lettersOf, piecesOf, wordsOf } from '../../src/site/og/letters.ts';
import { textOutline } from '../../src/site/og/outline.ts';
import { previewImage } from '../../src/site/og/preview.ts';
import { fixedTexts, previewTexts } from '../../src/site/og/texts.ts';
import { assets, lookup } from './service.ts';

const { regions } = lookup.snapshot.devices;

const ofWorker = workerAssets(assets);

describe.each(LANGUAGES)('the letters of images in %s', (language) => {
  const letters = lettersOf(assets, language);

  test('are enough for every text that all of them have ("npm run letters")', () => {
    const missing = fixedTexts(language).filter((text) => !isDrawable(letters, text));
    expect(missing).toEqual([]);
  });

  // The names of countries come from the runtime and differ between versions of it. These are ours, or old.
  test.each([
    'mainland-china',
    'hong-kong',
    'macau',
    'taiwan',
    'japan',
    'south-korea',
    'asia-pacific',
  ])('are enough for %s', (region) => {
    expect(isDrawable(letters, regionName(language, region, regions))).toBe(true);
  });

  test('all have an outline', () => {
    for (const text of fixedTexts(language)) {
      for (const word of wordsOf(text).flatMap((part) => part.match(/\S+/g) ?? [])) {
        for (const piece of piecesOf(letters, word)) {
          expect(piece!.advance, word).toBeGreaterThan(0);
          expect(piece!.parts.map(({ path }) => path).join('').length, word).toBeGreaterThan(10);
        }
      }
    }
  });
});

test('an answer with exceptions says so, with the regions if their letters are there', async () => {
  const slug = 'samsung/galaxy-s24';
  expect(previewTexts(lookup, slug, 'en').answer).toEqual({
    supports: 'yes',
    word: 'Yes, with exceptions',
    exceptions: 'Exceptions: Hong Kong, Macau, Mainland China, and Taiwan',
  });
  const draw = async (of: SiteAssets, language: Language): Promise<string> => {
    const options = { lookup: () => lookup, assets: of, baseUrl: null, repositoryUrl: null };
    return Buffer.from(await previewImage(options, slug, language)).toString('base64');
  };
  const english = await draw(ofWorker, 'en');
  for (const language of LANGUAGES) {
    const isLatin = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr'].includes(language);
    const image = await draw(ofWorker, language);
    expect((await draw(assets, language)) === image, language).toBe(isLatin);
    // A worker without the letters of a language draws English.
    const isEnglish = language === 'en' || (!isLatin && language !== 'ru');
    expect(image === english, language).toBe(isEnglish);
  }
});

test('a line is parted without a loss', () => {
  for (const language of LANGUAGES) {
    for (const text of fixedTexts(language)) {
      expect(wordsOf(text).join('')).toBe(text);
    }
  }
  expect(wordsOf('هاتفك eSIM؟')).toEqual(['هاتفك', ' ', 'eSIM', '؟']);
});

test('from right to left, words change places and a Latin word does not turn round', () => {
  const letters = lettersOf(assets, 'ar');
  const left = (text: string, isRightToLeft: boolean): number[] =>
    textOutline(letters, text, 0, 0, 100, isRightToLeft).polygons.flatMap((p) =>
      Math.min(...p.filter((_, i) => i % 2 === 0)),
    );
  const latin = left('eSIM', false);
  expect(left('eSIM', true)).toEqual(latin);
  const mixed = left('eSIM؟', true);
  // The question mark ends the line: it is at the left.
  expect(
    mixed.slice(-latin.length).map((x) => Math.round(x - mixed.at(-1)! + latin.at(-1)!)),
  ).toEqual(latin.map(Math.round));
  expect(Math.min(...mixed.slice(0, -latin.length))).toBeLessThan(mixed.at(-latin.length)!);
});
