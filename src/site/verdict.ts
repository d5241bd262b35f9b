import { regionName } from '../locale/index.ts';
import type { Supports, Verdict } from '../lookup/index.ts';
import type { Regions } from '../model/index.ts';
import { sentence, type Told, word } from '../widget/sentence.ts';
import { type ByAnswer, FORMS, type VerdictTexts } from '../widget/texts.ts';
import { type Language, type Translate, translator } from './language.ts';
import { MESSAGES, type MessageKey } from './messages/index.ts';

export { deviceName } from '../widget/answer-view.ts';

/** An answer and its subject. */
export interface Answer {
  verdict: Verdict;
  /** The device's name with its brand, or the family's; empty for several devices of a list. */
  name: string;
}

/** The answers in a few words. */
export const ANSWER_WORDS = [
  'wordYes',
  'wordNo',
  'wordPartial',
  'wordUnknown',
  'wordYesExcept',
  'wordNoExcept',
] as const satisfies readonly MessageKey[];

const WORD: Readonly<Record<Supports, MessageKey>> = {
  yes: 'wordYes',
  no: 'wordNo',
  partial: 'wordPartial',
  unknown: 'wordUnknown',
};

const MADE = new WeakMap<Regions, Map<Language, VerdictTexts>>();

/** Returns the texts for verdicts in a language, which are made once per data set. */
export function verdictTexts(language: Language, regions: Regions): VerdictTexts {
  const byLanguage = MADE.get(regions) ?? new Map<Language, VerdictTexts>();
  MADE.set(regions, byLanguage);
  const made = byLanguage.get(language);
  if (made !== undefined) return made;
  const t = translator(language);
  const order = new Intl.Collator(language);
  const ofDevice = sentencesOf(language, 'device');
  const unnamed = t('nothingDetected');
  const texts: VerdictTexts = {
    lang: language,
    words: byAnswer(language, 'word'),
    sentences: {
      device: ofDevice,
      variant: ofDevice,
      family: sentencesOf(language, 'family'),
      several: sentencesOf(language, 'several'),
      none: { yes: unnamed, no: unnamed, partial: unnamed, unknown: unnamed },
    },
    listed: {
      yes: t('severalListedYes'),
      ...Object.fromEntries(
        ['no', 'unknown', 'no,unknown', 'unknown,no'].map((a) => [a, t('severalListedNo')]),
      ),
    },
    names: {
      cellular: t('editionCellular'),
      'non-cellular': t('editionNonCellular'),
      code: t('unitCode'),
      sold: t('unitSold'),
    },
    regions: Object.fromEntries(
      Object.keys(regions)
        .map((id) => [id, regionName(language, id, regions)] as const)
        .sort(([, a], [, b]) => order.compare(a, b)),
    ),
  };
  byLanguage.set(language, texts);
  return texts;
}

/** The sentences about a subject. That the regions of a `partial` have no eSIM is a sentence of its own. */
function sentencesOf(language: Language, subject: string): ByAnswer {
  const texts = byAnswer(language, subject);
  const space = texts.partial.endsWith('。') ? '' : ' ';
  return { ...texts, partialExcept: texts.partial + space + MESSAGES[language].partialExcept };
}

/** The texts with a common prefix: `deviceYes`, `deviceYesExcept`. */
function byAnswer(language: Language, start: string): ByAnswer {
  const texts = FORMS.map((form) => {
    const key = `${start}${form.charAt(0).toUpperCase()}${form.slice(1)}` as MessageKey;
    return [form, MESSAGES[language][key]];
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Writes the answer in one or two words: "Yes", "It depends". */
export const verdictWord = (t: Translate, supports: Supports): string => t(WORD[supports]);

/** Writes the answer of a list entry in a few words: "Yes, with exceptions". */
export const answerWord = (
  language: Language,
  answer: Pick<Verdict, 'supports' | 'exceptionRegions'>,
  regions: Regions,
): string => word(verdictTexts(language, regions), answer);

/**
 * Writes the answer as one sentence, including exceptions.
 *
 * @example 'Samsung Galaxy S24 supports eSIM, except units sold in these regions: Mainland China.'
 */
export const verdictSentence = (
  language: Language,
  { verdict, name }: { verdict: Told; name: string },
  regions: Regions,
): string => sentence(verdictTexts(language, regions), verdict, name);
