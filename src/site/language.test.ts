import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  LANGUAGES,
  localPath,
  nameOf,
  negotiate,
  respelled,
  splitPath,
  translator,
} from './language.ts';

describe('the language that a reader asks for', () => {
  test.each([
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR', 'pt'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['fr;q=0.4, ko;q=0.9', 'ko'],
    ['nl, sv;q=0.9, es;q=0.5', 'es'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['*', 'en'],
    ['xx-YY', 'en'],
    ['de;q=0', 'en'],
    ['de;q=oops', 'en'],
    [';;;,,,=', 'en'],
  ])('%s: %s', (header, language) => {
    expect(negotiate(header)).toBe(language);
  });

  test('is one of ours for any header', () => {
    fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(negotiate(header))));
  });
});

describe('addresses', () => {
  test.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/apple', 'de', '/apple'],
    ['/zh-hant/brands', 'zh-Hant', '/brands'],
    ['/zh-Hant/brands', 'en', '/zh-Hant/brands'],
    ['/dell/xps', 'en', '/dell/xps'],
    ['/en/apple', 'en', '/en/apple'],
  ])('%s: %s and %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path });
  });

  test.each([
    ['/en', '/'],
    ['/en/apple', '/apple'],
    ['/EN/apple/iphone-15', '/apple/iphone-15'],
    ['/zh-Hant', '/zh-hant'],
    ['/DE/apple', '/de/apple'],
    ['/de/apple', null],
    ['/', null],
    ['/apple', null],
    ['/en//evil.example', '//evil.example'],
  ])('%s lies at %s', (pathname, proper) => {
    expect(respelled(pathname)).toBe(proper);
  });

  test('of a page lead back to it in every language', () => {
    for (const language of LANGUAGES) {
      for (const path of ['/', '/brands', '/apple/iphone-15']) {
        expect(splitPath(localPath(language, path))).toEqual({ language, path });
      }
    }
  });
});

test('dates are as exact as they are known', () => {
  expect(formatDate('en', '2024')).toBe('2024');
  expect(formatDate('en', '2024-02')).toBe('February 2024');
  expect(formatDate('de', '2024-02-29')).toBe('29. Februar 2024');
});

test('every language has a name of its own', () => {
  expect(LANGUAGES.map(nameOf)).toEqual([
    'English',
    'Deutsch',
    'Français',
    'Español',
    'Português',
    'Italiano',
    '日本語',
    '한국어',
    '简体中文',
    '繁體中文',
    'العربية',
    'Русский',
    'Türkçe',
    'हिन्दी',
  ]);
});

test('a value that looks like a brace is not filled in again', () => {
  const t = translator('en');
  expect(t('nothingFound', { query: '{device} $& $1' })).toBe(
    'No device matches “{device} $& $1”.',
  );
});
