import { languageTag } from '../locale/index.ts';
import { MAX_QUERY } from '../lookup/index.ts';
import type { Regions } from '../model/index.ts';
import type { ByAnswer, VerdictTexts, WidgetTexts } from '../widget/texts.ts';
import { direction, type Language, localPath, translator } from './language.ts';
import type { MessageKey } from './messages/index.ts';
import { verdictTexts } from './verdict.ts';
import { SIGNS } from './verdict-mark.tsx';

/**
 * Returns what earlier versions of the widget read, which shops host themselves: sentences about a code and a place, and
 * the texts beside them.
 */
function forOlderScripts({ names, sentences }: VerdictTexts) {
  const about = (name: string): ByAnswer => {
    const texts = Object.entries(sentences.device);
    return Object.fromEntries(
      texts.map(([form, text]) => [form, text.replace('{device}', name)]),
    ) as ByAnswer;
  };
  return {
    unnamed: sentences.none.unknown,
    editions: names,
    notSent: '',
    sentences: { ...sentences, code: about(names.code), sold: about(names.sold) },
  };
}

/** Returns the texts of the widget in a language: the body of `/widget/<language>.json`. */
export function widgetTexts(language: Language, regions: Regions): WidgetTexts {
  const t = translator(language);
  const unsent = (key: MessageKey): string => `${t(key)} ${t('notSent')}`;
  const texts = verdictTexts(language, regions);
  return {
    ...texts,
    ...forOlderScripts(texts),
    lang: languageTag(language),
    dir: direction(language),
    path: localPath(language, '/').replace(/\/$/, ''),
    signs: { ...SIGNS, partial: 'M4 18h25' },
    question: t('question'),
    label: t('searchLabel'),
    hint: 'Galaxy S24',
    detect: t('detectButton'),
    check: t('searchButton'),
    suggestions: t('suggestions'),
    count: t('suggestionCount'),
    nothing: t('nothingFound'),
    which: t('chooseOne'),
    similar: t('similarNames'),
    bought: t('whereBought'),
    notSure: t('notSure'),
    elsewhere: t('elsewhere'),
    eid: unsent('eidText'),
    imei: unsent('imeiText'),
    mistyped: unsent('mistypedText'),
    long: t('queryTooLong', { count: String(MAX_QUERY) }),
    failed: t('failed'),
    again: t('anotherDevice'),
    details: t('details'),
    lock: t('lockText'),
    plans: t('traitCarrierOnlyWatch'),
  };
}
