import type { Basis, EditionNamed, Supports } from '../model/index.ts';

/** The answers with texts of their own, with and without exceptions. */
export const FORMS = [
  'yes',
  'no',
  'partial',
  'unknown',
  'yesExcept',
  'noExcept',
  'partialExcept',
] as const;
export type Form = (typeof FORMS)[number];

/** Texts by answer. An answer without a text for exceptions uses its plain one. */
export type ByAnswer = Readonly<Record<Supports, string> & Partial<Record<Form, string>>>;

/** The texts for verdicts in one language. */
export interface VerdictTexts {
  lang: string;
  /** The answers in a few words. */
  words: ByAnswer;
  /** The sentences about a verdict by its basis; `none`: the device of the visitor is unknown. */
  sentences: Readonly<Record<Basis | 'several', ByAnswer>>;
  /**
   * The sentences about devices that differ, by the answers of those that the list has room for: `yes`, `no,unknown`. For
   * other answers, the list shows that they differ.
   */
  listed: Readonly<Record<string, string>>;
  /** The name of a device with what identifies the unit: "{device} (cellular)", "{device} sold in {regions}". */
  names: Readonly<Record<EditionNamed | 'code' | 'sold', string>>;
  /** The names of the regions by id, sorted by name. */
  regions: Readonly<Record<string, string>>;
}

/** The texts of the widget in one language: the answer of `/widget/<language>.json`. */
export interface WidgetTexts extends VerdictTexts {
  dir: 'ltr' | 'rtl';
  /** The prefix of the site's paths in the language; empty for English. */
  path: string;
  /** The paths of the signs on the marks of the answers. */
  signs: Readonly<Record<Supports, string>>;
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
  long: string;
  failed: string;
  again: string;
  details: string;
  lock: string;
  /** Beside the answer of a watch that takes no travel eSIM. */
  plans: string;
}
