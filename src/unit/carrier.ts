import type { LexiconRole } from '../model/index.ts';
import { isOf } from '../query/phrases.ts';
import { itemAt } from '../text/item-at.ts';
import { STORAGE } from '../text/tokens.ts';
import { isBesideVersion, MOST_FROM, type SalePhrase } from './parts.ts';

/** Roles of words that ask for what a unit is used. */
const OF_USES: readonly LexiconRole[] = ['question', 'use', 'topic', 'sim', 'plan'];
/** Roles of words that an offer, which is only a name with attributes, does not have. */
const OF_QUESTIONS: readonly LexiconRole[] = [...OF_USES, 'travel', 'function-word'];
/** Roles of words for attributes of a unit. */
const OF_UNITS: readonly LexiconRole[] = ['colour', 'condition'];
/** Roles of words for what a carrier sells beside devices. */
const OF_SERVICES: readonly LexiconRole[] = ['plan', 'travel'];

/**
 * True if a text names the carrier that sold the device: beside a word for a version, or in an offer: "Galaxy S21 128GB
 * black docomo". In a question it is a network, unless the text begins with it: "Verizon Galaxy S20 5G, does it take an
 * eSIM".
 */
export const isCarrierOfUnit = (parts: readonly SalePhrase[], i: number, text: string): boolean => {
  if (!isOf(parts[i], ['carrier'])) return false;
  // "China Mobile version", but not "docomo international roaming".
  if (isBesideVersion(parts, i) && !isOf(parts[i + 2], OF_SERVICES)) return true;
  const next = parts.slice(i + 1, i + 3).find((p) => p.isOfDevice || isOf(p, OF_QUESTIONS));
  const isHead = (i === 0 || parts[i]!.isFirst) && next?.isOfDevice === true;
  const mayAsk = text.includes('?');
  // "docomo pixel 3 esim?" may ask for the network.
  if (isHead && (!mayAsk || parts.some(({ isFirst }, k) => k > i && isFirst))) return true;
  if (mayAsk) return false;
  const around = [itemAt(parts, i - 1), parts[i + 1]];
  // "black AT&T, hinge creaks": beside an attribute of the unit, prose about its state makes it no question.
  const ofQuestions = around.some((part) => isOf(part, OF_UNITS)) ? OF_USES : OF_QUESTIONS;
  // "Used" is a word of offers as well as of questions, and the Z of "Z Fold3" of sentences.
  const isAsked = (part: SalePhrase): boolean =>
    isOf(part, ofQuestions) && !isOf(part, ['condition']) && part.text.length > 1;
  if (parts.some(isAsked)) return false;
  // "iphone 13 telstra" may ask for the network; an attribute of the unit makes it an offer.
  return (
    around.some((part) => part?.isOfDevice || isOf(part, ['suffix'])) ||
    parts.some((part) => isOf(part, OF_UNITS) || STORAGE.has(part.text))
  );
};

/** True if a carrier sells an eSIM or a plan, not the device: "an eSIM from Verizon". */
export const isOfPlan = (parts: readonly SalePhrase[], i: number): boolean =>
  isOf(parts[i], ['carrier']) &&
  parts.slice(Math.max(0, i - MOST_FROM), i).some((part) => isOf(part, ['topic', 'sim', 'plan']));
