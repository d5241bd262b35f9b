import { describe, expect, test } from 'vitest';
import { MESSAGES, type MessageKey, type Messages } from './index.ts';

const languages = Object.entries(MESSAGES) as [string, Messages][];
const keys = Object.keys(MESSAGES.en) as MessageKey[];
const braces = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Texts that may be the same as in English: names, and words that the language shares with it. */
const SHARED: readonly MessageKey[] = [
  'navApi',
  'navBrands',
  'version',
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

  test('are translated', () => {
    if (language === 'en') return;
    const same = keys.filter((k) => messages[k] === MESSAGES.en[k] && !SHARED.includes(k));
    expect(same).toEqual([]);
  });
});
