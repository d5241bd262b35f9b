import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { isOf, says } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import { isBehind, isBracketed, opensBracket } from '../query/signs.ts';
import { hasDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { STORAGE } from '../text/tokens.ts';
import { isBesideVersion, isOfName, MOST_FROM, type SalePhrase } from './parts.ts';

/** Roles of words that ask for what a unit is used. */
const OF_USES: readonly LexiconRole[] = ['question', 'use', 'topic', 'sim', 'plan'];
/** Roles of words that an offer, which is only a name with attributes, does not have. */
const OF_QUESTIONS: readonly LexiconRole[] = [...OF_USES, 'travel', 'function-word'];
/** Roles of words for attributes of a unit. */
const OF_UNITS: readonly LexiconRole[] = ['colour', 'condition'];
/** Roles of words that make the carrier before them a network. */
const OF_NETWORKS: readonly LexiconRole[] = ['topic', 'sim', 'plan', 'network'];
/** Roles of words for a device and its attributes. */
const OF_DEVICES: readonly LexiconRole[] = ['colour', 'unit', 'condition', 'category'];
/** How many phrases may stand between a device and its carrier: "S20 es el de". */
const MOST_SMALL = 4;
/** How many may stand between "of" and a carrier: "de la operadora docomo". */
const MOST_BETWEEN = 2;
/** Roles of words for what a carrier sells beside devices. */
const OF_SERVICES: readonly LexiconRole[] = ['plan', 'travel'];

/**
 * True if a text names the carrier that sold the device: beside a word that says so, right before the device, or in an
 * offer: "Galaxy S21 128GB black docomo". Elsewhere in a question it is a network, as in "docomo pixel 3 esim?".
 */
export const isCarrierOfUnit = (query: Query, parts: readonly SalePhrase[], i: number): boolean => {
  const { text } = query;
  if (!isOf(parts[i], ['carrier'])) return false;
  if (isBehindDevice(parts, i) || isBehindSeller(parts, i)) return true;
  // "S20 (Sprint) esim?"
  const isClosed = isBehind(query, parts[i]!.to, isBracketed);
  if (isOfNetwork(parts[i + 1]) && !isClosed) return false;
  if (isBehind(query, parts[i]!.from, opensBracket) && isDevice(itemAt(parts, i - 1))) return true;
  // "China Mobile version", but not "docomo international roaming".
  if (isBesideVersion(parts, i) && !isOf(parts[i + 2], OF_SERVICES)) return true;
  if (isBeforeSeller(parts, i) || isBeforeDevice(query, parts, i)) return true;
  const next = [i + 1, i + 2].find(
    (at) => beginsDevice(parts, at) || isOf(parts[at], OF_QUESTIONS),
  );
  const isHead = (i === 0 || parts[i]!.isFirst) && next !== undefined && beginsDevice(parts, next);
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

/** True for a word that says beside a carrier that it sold the unit: "branded". */
const isSeller = (part: SalePhrase | undefined): boolean => says(part, 'version', 'seller');

/** True for a word that makes the carrier before it a network: "docomo eSIM", "ドコモに乗り換え". */
const isOfNetwork = (part: SalePhrase | undefined): boolean =>
  part !== undefined &&
  !part.isFirst &&
  !isSeller(part) &&
  (isOf(part, OF_NETWORKS) || says(part, 'choice', 'taken-behind'));

/** True for a small word, or a word of a script in which the lexicon leaves these out. */
const isSmall = (part: SalePhrase): boolean =>
  part.senses.length === 0
    ? !hasDigit(part.text)
    : isOf(part, ['function-word']) && !isOf(part, OF_NETWORKS);

/** True for the end of the name of a device, an attribute or a word for it: "S21 azul de docomo", "móvil de docomo". */
const isDevice = (part: SalePhrase | undefined): boolean =>
  part !== undefined &&
  !isOf(part, OF_NETWORKS) &&
  ((isOfName(part) && !isOf(part, ['everyday'])) ||
    isOf(part, OF_DEVICES) ||
    says(part, 'version', null));

/** True if the name of a device begins at a phrase: "Galaxy S21", "Z Fold3". */
const beginsDevice = (parts: readonly SalePhrase[], at: number): boolean =>
  parts[at]?.isOfDevice === true
    ? !isOf(parts[at], ['carrier', 'category', 'everyday']) || hasDigit(parts[at + 1]?.text ?? '')
    : parts[at]?.text.length === 1 && isOf(parts[at + 1], ['suffix']);

/** True if a word before a carrier says that it sold the unit: "branded Sprint", "locked to AT&T". */
function isBehindSeller(parts: readonly SalePhrase[], i: number): boolean {
  const before = itemAt(parts, i - 1);
  if (before === undefined || parts[i]!.isFirst) return false;
  return isSeller(before) || (!before.isFirst && isSmall(before) && isSeller(itemAt(parts, i - 2)));
}

/** True if a word behind a carrier says that it sold the unit: "Sprint branded", "the docomo one", "ドコモのやつ". */
function isBeforeSeller(parts: readonly SalePhrase[], i: number): boolean {
  const next = parts[i + (isOfBehind(parts[i + 1]) ? 2 : 1)];
  return next?.isFirst === false && (isSeller(next) || says(next, 'version', 'seller-behind'));
}

const isOfBehind = (part: Pick<SalePhrase, 'senses'> | undefined): boolean =>
  says(part, 'version', 'of-behind');

/** True if a carrier belongs to the device before it: "S20 de Sprint", "mi S20 es el de la Sprint", "S21 bản docomo". */
function isBehindDevice(parts: readonly SalePhrase[], i: number): boolean {
  if (parts[i]!.isFirst) return false;
  const isOfAt = (at: number): boolean => at >= 0 && says(parts[at], 'version', 'of');
  // "de la Sprint", "от оператора docomo", "de la operadora docomo"
  const isBetween = (part: SalePhrase): boolean =>
    !part.isFirst && (isSmall(part) || says(part, 'version', 'label'));
  let at = i - 1;
  while (!isOfAt(at) && i - at <= MOST_BETWEEN && at > 0 && isBetween(parts[at]!)) at--;
  if (!isOfAt(at)) at = i - 1;
  if (!isOfAt(at)) return itemAt(parts, at)?.sale === 'version' && isDevice(itemAt(parts, at - 1));
  if (isCopula(parts[at]) && isAsked(parts[i + 1])) return false;
  do at--;
  while (at > 0 && i - at <= MOST_SMALL && isSmall(parts[at]!) && !isDevice(parts[at]));
  // "S20 5G de docomo"
  return isDevice(itemAt(parts, isOf(itemAt(parts, at), ['network']) ? at - 1 : at));
}

/** True for a word that asks about a network: "S20 is verizon compatible". */
const isAsked = (part: SalePhrase | undefined): boolean =>
  part?.isFirst === false && (isOf(part, ['question']) || isOfNetwork(part));

/** True if a carrier stands right before the device in a sentence: "my docomo S21", "ドコモのGalaxy S21". */
function isBeforeDevice({ tokens }: Query, parts: readonly SalePhrase[], i: number): boolean {
  const at = i + (isOfBehind(parts[i + 1]) ? 2 : 1);
  // "auの" is one phrase.
  const isJoined = at > i + 1 || isOfBehind(tokens[parts[i]!.to - 1]);
  if (!beginsDevice(parts, at) || parts.slice(i + 1, at + 1).some(({ isFirst }) => isFirst))
    return false;
  const before = itemAt(parts, i - 1);
  if (isJoined || before === undefined || parts[i]!.isFirst) return isJoined;
  // "an eSIM of docomo, Galaxy S21"
  const isOfOther =
    (says(before, 'version', 'of') || before.sale === 'origin') && isOfPlan(parts, i);
  return !isOfOther && !isOfNetwork(before) && !isOf(before, ['suffix']) && !hasDigit(before.text);
}

/** True if somebody leaves a carrier for another: "moving from Sprint to T-Mobile", but not "it came from Sprint". */
const isLeft = (parts: readonly SalePhrase[], i: number): boolean =>
  i > 0 &&
  says(parts[i - 1], 'choice', 'left') &&
  parts.some((part, k) => k !== i && isOf(part, ['carrier']));

/** True if a carrier sells an eSIM or a plan, not the device, or is left: "an eSIM from Verizon", "moving from Sprint". */
export const isOfPlan = (parts: readonly SalePhrase[], i: number): boolean =>
  isOf(parts[i], ['carrier']) &&
  (isLeft(parts, i) ||
    parts
      .slice(Math.max(0, i - MOST_FROM), i)
      .some((part) => isOf(part, ['topic', 'sim', 'plan'])));
