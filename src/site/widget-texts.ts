import { regionName } from '../locale/index.ts';
import type { Regions } from '../model/index.ts';
import { SENTENCES, type Sentence, type WidgetTexts } from '../widget/texts.ts';
import { direction, type Language, translator } from './language.ts';

/** What the widget says in a language: the body of `/widget/<language>.json`. */
export function widgetTexts(language: Language, regions: Regions): WidgetTexts {
  const t = translator(language);
  return {
    lang: language,
    dir: direction(language),
    question: t('question'),
    label: t('searchLabel'),
    hint: 'Galaxy S24',
    detect: t('detectButton'),
    suggestions: t('suggestions'),
    count: t('suggestionCount'),
    nothing: t('nothingFound'),
    unnamed: t('nothingDetected'),
    failed: t('failed'),
    again: t('anotherDevice'),
    details: t('details'),
    lock: t('lockText'),
    words: {
      yes: t('wordYes'),
      no: t('wordNo'),
      partial: t('wordPartial'),
      unknown: t('wordUnknown'),
    },
    sentences: Object.fromEntries(SENTENCES.map((s) => [s, t(s)])) as Record<Sentence, string>,
    regions: Object.fromEntries(
      Object.keys(regions).map((id) => [id, regionName(language, id, regions)]),
    ),
  };
}
