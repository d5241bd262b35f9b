import type { Lookup } from '../../lookup/index.ts';
import type { SiteAssets } from '../assets.ts';
import { DEFAULT_LANGUAGE, type Language, localPath } from '../language.ts';
import { isDrawable, lettersOf } from './letters.ts';
import { previewTexts } from './texts.ts';

/** What the language of an image depends on. */
interface Sources {
  assets: SiteAssets;
  lookup: Lookup;
}

/**
 * The language of a preview image for pages in a language: the same if this host has all letters of the
 * image; else English.
 *
 * @param slug the device; null for the site's own image
 */
export function previewLanguage(
  { assets, lookup }: Sources,
  slug: string | null,
  language: Language,
): Language {
  const { title, answer } = previewTexts(lookup, slug, language);
  // The name of a device is the same in every language.
  const texts = answer === null ? [title] : [answer.word, answer.exceptions ?? ''];
  const letters = lettersOf(assets, language);
  return texts.every((text) => isDrawable(letters, text)) ? language : DEFAULT_LANGUAGE;
}

/**
 * The path of the preview image for pages in a language.
 *
 * @example previewPath(sources, 'apple/iphone-15', 'ja') // '/ja/og/apple/iphone-15.png'
 */
export function previewPath(sources: Sources, slug: string | null, language: Language): string {
  const path = slug === null ? '/og.png' : `/og/${slug}.png`;
  return localPath(previewLanguage(sources, slug, language), path);
}
