import type { Language } from '../../locale/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { MessageKey, Messages } from './messages.ts';

/** The texts of every language. */
export const MESSAGES = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  ja,
  ko,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ar,
  ru,
  tr,
  hi,
} as const satisfies Record<Language, Messages>;
