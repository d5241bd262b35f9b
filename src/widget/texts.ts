import type { Supports } from '../model/index.ts';

/** Whom the sentences of a verdict speak of; the site and the widget say the same ones. */
export const SUBJECTS = ['device', 'code', 'sold', 'family', 'several'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The answers that have texts of their own, with and without exceptions. */
export const FORMS = ['yes', 'no', 'partial', 'unknown', 'yesExcept', 'noExcept'] as const;
export type Form = (typeof FORMS)[number];

/** Texts by answer. Where there is none for exceptions, that of the answer is said. */
export type ByAnswer = Readonly<Record<Supports, string> & Partial<Record<Form, string>>>;

/** What is needed to say a verdict in one language. */
export interface VerdictTexts {
  lang: string;
  /** Said if nothing is known of the device that asks. */
  unnamed: string;
  /** The answers in a word or two. */
  words: ByAnswer;
  sentences: Readonly<Record<Subject, ByAnswer>>;
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
