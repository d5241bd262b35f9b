import type { EditionNamed, Supports } from '../model/index.ts';

/** The subjects of sentences about a verdict, for the site and the widget. */
export const SUBJECTS = ['device', 'code', 'sold', 'family', 'several'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The answers with texts of their own, with and without exceptions. */
export const FORMS = ['yes', 'no', 'partial', 'unknown', 'yesExcept', 'noExcept'] as const;
export type Form = (typeof FORMS)[number];

/** Texts by answer. An answer without a text for exceptions uses its plain one. */
export type ByAnswer = Readonly<Record<Supports, string> & Partial<Record<Form, string>>>;

/** The texts for verdicts in one language. */
export interface VerdictTexts {
  lang: string;
  /** Shown if the device of the visitor is unknown. */
  unnamed: string;
  /** The answers in a few words. */
  words: ByAnswer;
  sentences: Readonly<Record<Subject, ByAnswer>>;
  /** The name of a device with its edition: "{device} (cellular)". */
  editions: Readonly<Record<EditionNamed, string>>;
  /** The names of the regions by id, sorted by name. */
  regions: Readonly<Record<string, string>>;
}

/** The texts of the widget in one language: the answer of `/widget/<language>.json`. */
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
  /** What the number of a unit says, and that it has not left the browser. */
  eid: string;
  imei: string;
  mistyped: string;
  failed: string;
  again: string;
  details: string;
  lock: string;
}
