import { regionList } from '../../locale/index.ts';
import type { Regions } from '../../model/index.ts';
import type { GlyphTable } from '../assets.ts';
import { DEFAULT_LANGUAGE, type Language, translator } from '../language.ts';
import { verdictTexts } from '../verdict.ts';

const KNOWN = new WeakMap<GlyphTable, Map<Language, boolean>>();

/**
 * The language of the preview images for pages in a language: that one if the typeface has all letters
 * that can stand on them; else English. Scripts other than Latin would need outlines of their own, and
 * those that join letters (Arabic, Devanagari) a shaping engine: more than all else that is shipped.
 *
 * @example previewLanguage(glyphs, 'ja', regions) // 'en'
 */
export function previewLanguage(
  glyphs: GlyphTable,
  language: Language,
  regions: Regions,
): Language {
  if (language === DEFAULT_LANGUAGE) return language;
  const known = KNOWN.get(glyphs) ?? new Map<Language, boolean>();
  KNOWN.set(glyphs, known);
  let isDrawable = known.get(language);
  if (isDrawable === undefined) {
    isDrawable = [...textsOf(language, regions)].every((c) => Object.hasOwn(glyphs.glyphs, c));
    known.set(language, isDrawable);
  }
  return isDrawable ? language : DEFAULT_LANGUAGE;
}

/** All that can stand on an image beside the name of a device, which is Latin. */
function textsOf(language: Language, regions: Regions): string {
  const t = translator(language);
  const { words } = verdictTexts(language, regions);
  const texts = [
    t('question'),
    t('exceptions'),
    ...Object.values(words),
    regionList(language, Object.keys(regions), regions),
  ];
  return plainSpaces(texts.join(' '));
}

/** Fixed and narrow spaces are drawn as plain ones. */
export const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');
