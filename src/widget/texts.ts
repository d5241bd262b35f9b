import type { EditionNamed, Supports } from '../model/index.ts';

/** The subjects of the sentences of a verdict; the site and the widget share them. */
export const SUBJECTS = ['device', 'code', 'sold', 'family', 'several'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The answers that have texts of their own, with and without exceptions. */
export const FORMS = ['yes', 'no', 'partial', 'unknown', 'yesExcept', 'noExcept'] as const;
export type Form = (typeof FORMS)[number];

/** Texts by answer. Without a text for exceptions, that of the answer is used. */
export type ByAnswer = Readonly<Record<Supports, string> & Partial<Record<Form, string>>>;

/** What is needed to say a verdict in one language. */
export interface VerdictTexts {
  lang: string;
  /** Shown if the device of the visitor is unknown. */
  unnamed: string;
  /** The answers in a word or two. */
  words: ByAnswer;
  sentences: Readonly<Record<Subject, ByAnswer>>;
  /** The name of a device with that of its edition: "{device} (cellular)". */
  editions: Readonly<Record<EditionNamed, string>>;
  /** The names of the regions by id, sorted by name. */
  regions: Readonly<Record<string, string>>;
}

/** What the widget says in one language: the answer of `/widget/<language>.json`. */
export interface WidgetTexts extends VerdictTexts {
  dir: 'ltr' | 'rtl';
  /** The prefix of the site's paths in the language; empty for English. */
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
  /** Any place other than the exception regions. */
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
