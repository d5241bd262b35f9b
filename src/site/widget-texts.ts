import { languageTag } from '../locale/index.ts';
import type { Regions } from '../model/index.ts';
import type { WidgetTexts } from '../widget/texts.ts';
import { direction, type Language, localPath, translator } from './language.ts';
import type { MessageKey } from './messages/index.ts';
import { verdictTexts } from './verdict.ts';

/** Returns the texts of the widget in a language: the body of `/widget/<language>.json`. */
export function widgetTexts(language: Language, regions: Regions): WidgetTexts {
  const t = translator(language);
  const unsent = (key: MessageKey): string => `${t(key)} ${t('notSent')}`;
  return {
    ...verdictTexts(language, regions),
    lang: languageTag(language),
    dir: direction(language),
    path: localPath(language, '/').replace(/\/$/, ''),
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
    failed: t('failed'),
    again: t('anotherDevice'),
    details: t('details'),
    lock: t('lockText'),
  };
}
