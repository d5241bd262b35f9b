import { regionList } from '../locale/index.ts';
import type { Supports, Verdict } from '../lookup/index.ts';
import type { Regions } from '../model/index.ts';
import type { Language, Translate } from './language.ts';
import type { MessageKey } from './messages/index.ts';

/** An answer and whom it speaks of. */
export interface Answer {
  verdict: Pick<Verdict, 'supports' | 'exceptionRegions' | 'basis' | 'modelCode'>;
  /** The device's name with its brand, or the family's. */
  name: string;
}

const WORD: Readonly<Record<Supports, MessageKey>> = {
  yes: 'wordYes',
  no: 'wordNo',
  partial: 'wordPartial',
  unknown: 'wordUnknown',
};
const DEVICE: Readonly<Record<Supports, MessageKey>> = {
  yes: 'deviceYes',
  no: 'deviceNo',
  partial: 'devicePartial',
  unknown: 'deviceUnknown',
};
const VARIANT: Readonly<Record<Supports, MessageKey>> = {
  yes: 'codeYes',
  no: 'codeNo',
  partial: 'codePartial',
  unknown: 'codeUnknown',
};
const FAMILY: Readonly<Record<Supports, MessageKey>> = {
  yes: 'familyYes',
  no: 'familyNo',
  partial: 'familyPartial',
  unknown: 'familyUnknown',
};

/** The answer in one or two words: "Yes", "It depends". */
export const verdictWord = (t: Translate, supports: Supports): string => t(WORD[supports]);

/**
 * The answer as one whole sentence, exceptions included.
 *
 * @example 'Samsung Galaxy S24 supports eSIM, but not the units sold in these regions: Mainland China.'
 */
export function verdictSentence(
  t: Translate,
  language: Language,
  { verdict, name }: Answer,
  regions: Regions,
): string {
  const { supports, exceptionRegions, basis, modelCode } = verdict;
  if (basis === 'none') return t('nothingDetected');
  const list =
    exceptionRegions.length > 0 ? regionList(language, exceptionRegions, regions) : undefined;
  if (basis === 'family') {
    return list !== undefined && supports === 'yes'
      ? t('familyYesExcept', { family: name, regions: list })
      : t(FAMILY[supports], { family: name });
  }
  if (basis === 'variant' && modelCode !== null) {
    return t(VARIANT[supports], { device: name, code: modelCode });
  }
  if (list !== undefined && (supports === 'yes' || supports === 'no')) {
    const key = supports === 'yes' ? 'deviceYesExcept' : 'deviceNoExcept';
    return t(key, { device: name, regions: list });
  }
  return t(DEVICE[supports], { device: name });
}

/**
 * A device's name as one says it: with the brand, unless the model's name begins with it.
 *
 * @example deviceName({ brand: 'Samsung', model: 'Galaxy S24' }) // 'Samsung Galaxy S24'
 */
export function deviceName({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model : `${brand} ${model}`;
}
