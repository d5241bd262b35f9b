import { regionList } from '../../locale/index.ts';
import type { Lookup, Supports } from '../../lookup/index.ts';
import { type Language, labelled, translator } from '../language.ts';
import { ANSWER_WORDS, answerWord, deviceName } from '../verdict.ts';

/** The texts on a preview image. */
export interface PreviewTexts {
  /** The device's name, or the question of the site. */
  title: string;
  /** The device's answer; null on the site's own image. */
  answer: {
    supports: Supports;
    /** "Yes, with exceptions". */
    word: string;
    /** "Exceptions: Mainland China"; left out on a host without the letters. */
    exceptions: string | null;
  } | null;
}

/**
 * The texts of a preview image.
 *
 * @param slug the device; null for the site's own image
 */
export function previewTexts(
  lookup: Lookup,
  slug: string | null,
  language: Language,
): PreviewTexts {
  const t = translator(language);
  const detail = slug === null ? null : lookup.device(slug);
  if (detail === null) return { title: plainSpaces(t('question')), answer: null };
  const { supports, exceptionRegions } = detail;
  const { regions } = lookup.snapshot.devices;
  const exceptions =
    exceptionRegions.length === 0
      ? null
      : plainSpaces(
          labelled(language, t('exceptions'), regionList(language, exceptionRegions, regions)),
        );
  const word = plainSpaces(answerWord(language, detail, regions));
  return { title: deviceName(detail), answer: { supports, word, exceptions } };
}

/** The texts of a language that do not depend on the device. */
export function fixedTexts(language: Language): string[] {
  const t = translator(language);
  const texts = [
    t('question'),
    labelled(language, t('exceptions'), ''),
    ...ANSWER_WORDS.map((w) => t(w)),
  ];
  return texts.map(plainSpaces);
}

/** Fixed and narrow spaces are drawn as plain ones. */
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');
