import type { Supports } from '../model/index.ts';

/** The sentences of the verdict that the widget says; the site has the same in every language. */
export const SENTENCES = [
  'deviceYes',
  'deviceYesExcept',
  'deviceNo',
  'deviceNoExcept',
  'devicePartial',
  'deviceUnknown',
  'codeYes',
  'codeNo',
  'codePartial',
  'codeUnknown',
  'familyYes',
  'familyYesExcept',
  'familyNo',
  'familyPartial',
  'familyUnknown',
] as const;
export type Sentence = (typeof SENTENCES)[number];

/** What the widget says in one language: the answer of `/widget/<language>.json`. */
export interface WidgetTexts {
  lang: string;
  dir: 'ltr' | 'rtl';
  question: string;
  label: string;
  hint: string;
  detect: string;
  suggestions: string;
  count: string;
  nothing: string;
  unnamed: string;
  failed: string;
  again: string;
  details: string;
  lock: string;
  words: Readonly<Record<Supports, string>>;
  sentences: Readonly<Record<Sentence, string>>;
  /** The names of the regions by id. */
  regions: Readonly<Record<string, string>>;
}
