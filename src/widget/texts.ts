import type { Supports } from '../model/index.ts';

/** The sentences of the verdict; the site and the widget say the same ones. */
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
  'soldYes',
  'soldNo',
  'soldPartial',
  'soldUnknown',
  'familyYes',
  'familyYesExcept',
  'familyNo',
  'familyPartial',
  'familyUnknown',
  'severalYes',
  'severalYesExcept',
  'severalNo',
  'severalNoExcept',
  'severalPartial',
  'severalUnknown',
] as const;
export type Sentence = (typeof SENTENCES)[number];

/** What is needed to say a verdict in one language. */
export interface VerdictTexts {
  lang: string;
  /** Said if nothing is known of the device that asks. */
  unnamed: string;
  /** The answers in a word or two. */
  words: Readonly<Record<Supports, string>>;
  /** The same with exceptions. */
  yesExcept: string;
  noExcept: string;
  sentences: Readonly<Record<Sentence, string>>;
  /** The names of the regions by id, in the order of the names. */
  regions: Readonly<Record<string, string>>;
}

/** What the widget says in one language: the answer of `/widget/<language>.json`. */
export interface WidgetTexts extends VerdictTexts {
  dir: 'ltr' | 'rtl';
  /** What the addresses of the site's pages in the language begin with; empty for English. */
  path: string;
  question: string;
  label: string;
  hint: string;
  detect: string;
  check: string;
  suggestions: string;
  count: string;
  nothing: string;
  which: string;
  similar: string;
  bought: string;
  notSure: string;
  /** A place that is none of the exception regions. */
  elsewhere: string;
  eid: string;
  imei: string;
  mistyped: string;
  notSent: string;
  failed: string;
  again: string;
  details: string;
  lock: string;
}
