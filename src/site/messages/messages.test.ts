import { describe, expect, test } from 'vitest';
import { labelled } from '../language.ts';
import { MESSAGES, type MessageKey, type Messages } from './index.ts';

const languages = Object.entries(MESSAGES) as [string, Messages][];
const keys = Object.keys(MESSAGES.en) as MessageKey[];
const braces = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Texts that may be the same as in English: names, and words that the language shares with it. */
const SHARED: readonly MessageKey[] = [
  'navApi',
  'navBrands',
  'exceptions',
  'sources',
  'source',
  'suggestions',
  'suggestionCount',
  'category',
  'navPrivacy',
  'categoryTablet',
  'categoryLaptop',
  'categoryHotspot',
  'wordNo',
  'page',
];

/** What nobody writes, in any language. */
const SLIPS: readonly RegExp[] = [
  /["']/, // quotation marks and apostrophes are curly, or those of the language
  / {2}/,
  /(?:^|[^\p{L}\p{M}])([\p{L}\p{M}]+) \1(?:$|[^\p{L}\p{M}])/u, // a word twice
];

test('French has a no-break space before a colon, and a narrow one before ? ! ;', () => {
  const { fr } = MESSAGES;
  const faulty = keys.filter((key) =>
    /[^\u00a0]:|[^\u202f][?!;]|«[^\u00a0\u202f]|[^\u00a0\u202f]»/.test(fr[key]),
  );
  expect(faulty).toEqual([]);
});

test('a label has the colon of its language, as the texts have', () => {
  expect(labelled('fr', 'Exceptions', 'Macao')).toBe('Exceptions\u00a0: Macao');
  expect(labelled('ja', '例外', 'マカオ')).toBe('例外：マカオ');
  expect(labelled('de', 'Ausnahmen', 'Macau')).toBe('Ausnahmen: Macau');
  for (const language of ['ja', 'zh-Hans', 'zh-Hant'] as const) {
    const faulty = keys.filter((key) => MESSAGES[language][key].includes(':'));
    expect(faulty).toEqual([]);
  }
});

test('what is dialled reads from left to right in Arabic', () => {
  const { ar } = MESSAGES;
  const faulty = keys.filter((key) => /(?<!\u200e)\*#06#|\*#06#(?!\u200e)/.test(ar[key]));
  expect(faulty).toEqual([]);
});

test('names that are filled into Arabic are isolated, so that “S24+” keeps its sign at the end', () => {
  const { ar } = MESSAGES;
  const bare = /(?<!\u2068)\{(?:device|code|family|query|publisher|host|brand|said)\}|\}(?!\u2069)/;
  const own = /\{(?:regions|count|date|page|pages|yes|no|partial|unknown)\}/g;
  expect(keys.filter((key) => bare.test(ar[key].replace(own, '')))).toEqual([]);
});

test('Japanese has no space beside a Latin word within a sentence', () => {
  const { ja } = MESSAGES;
  const kana = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]';
  const slip = new RegExp(`${kana} [A-Za-z]|[A-Za-z] ${kana}`, 'u');
  expect(keys.filter((key) => slip.test(ja[key]))).toEqual([]);
});

describe.each(languages)('the texts in %s', (language, messages) => {
  test('are complete and nothing beside', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });

  test('say something, with the same braces as in English', () => {
    const faulty = keys.filter((key) => {
      const text = messages[key];
      const clean = text !== '' && text.trim() === text;
      const plain = !/[{}<>]/.test(text.replace(/\{\w+\}/g, ''));
      return !clean || !plain || String(braces(text)) !== String(braces(MESSAGES.en[key]));
    });
    expect(faulty).toEqual([]);
  });

  test('are written as print is', () => {
    const faulty = keys.filter((key) => SLIPS.some((slip) => slip.test(messages[key])));
    expect(faulty).toEqual([]);
  });

  test('are translated', () => {
    if (language === 'en') return;
    const same = keys.filter((k) => messages[k] === MESSAGES.en[k] && !SHARED.includes(k));
    expect(same).toEqual([]);
  });
});
