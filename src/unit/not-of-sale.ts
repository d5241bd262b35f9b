import type { LexiconRole } from '../model/index.ts';
import { isCopula } from '../query/correction.ts';
import { DENIALS_ELSEWHERE, deniesNext, isOf, says } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, REGION } from '../text/roles.ts';
import { isOpaque } from '../text/scripts.ts';
import { isOfSim } from './clause.ts';
import { isOfName, type SalePhrase } from './parts.ts';

/** The greatest distance in phrases from a region to a word of motion or of use, or to a plan: "going to the", "eSIM for the". */
const MOST_GONE = 2;
/** How many small words may stand between a region and its denial: "non è la versione cinese". */
const MOST_DENIED = 3;
/** Roles of small words. */
const SMALL: readonly LexiconRole[] = ['function-word', 'question'];
/** Roles of words in a clause that is only a region. */
const BARE: readonly LexiconRole[] = ['region', 'place', 'function-word', 'conjunction'];
/** Roles of words that say how old a unit is, or that it is sold. */
const OF_AGE: readonly LexiconRole[] = ['condition', 'trade'];
/** Roles of words that may stand between a region and the days that somebody stays there. "に" is also a key. */
const BESIDE_STAY: readonly LexiconRole[] = ['function-word', 'question', 'topic', 'keyboard'];
const OF_PLACES: readonly LexiconRole[] = ['region', 'place'];

/**
 * True if a text denies a region: "not the Chinese version", "non è la versione cinese", "Çin versiyonu değil". In "esim
 * not in the chinese version" it denies the eSIM instead.
 *
 * @param i the phrase that names the region
 */
export function isDenied(parts: readonly SalePhrase[], i: number): boolean {
  for (let k = 1; k <= MOST_DENIED && parts[i + k]?.isFirst === false; k++) {
    const part = parts[i + k]!;
    if (says(part, 'negation', 'behind')) return true;
    if (part.sale === null && !isOf(part, SMALL)) break;
  }
  // "not the global version but the Taiwanese one", "non la global ma quella cinese": the denied one is another. "The version
  // for China" is one.
  let isOther = parts[i + 1]?.sale === 'version' && !parts[i + 1]!.isFirst;
  for (let at = i, small = 0; !parts[at]!.isFirst && at > 0 && small <= MOST_DENIED; ) {
    at--;
    const part = parts[at]!;
    // "ist kein China-Modell": the phrase also denies a device.
    if (deniesNext(part) || says(part, 'choice', 'lacks')) {
      const begin = parts.findLastIndex(({ isFirst }, k) => k <= at && isFirst);
      const isOfTopic = parts.slice(Math.max(0, begin), at).some((p) => isOf(p, ['topic']));
      return (
        !isOfTopic &&
        (!DENIALS_ELSEWHERE.has(part.text) || isOf(parts[at + 1], ['person', ...SMALL]))
      );
    }
    if (part.sale === 'version' && isOther) return false;
    isOther ||= isCopula(part) || (isOf(part, SMALL) && !joinsRegion(part));
    if (part.sale !== null && part.sale !== 'origin') continue;
    if (!isOf(part, SMALL) && !isOf(part, ['person', 'version'])) return false;
    small++;
  }
  return false;
}

/** True for a word that joins a version with its region: "from", "for". */
const joinsRegion = (part: SalePhrase): boolean =>
  part.sale === 'origin' || says(part, 'part', 'fits');

/**
 * True if a region says where a person is from: "a Chinese coworker", "il mio amico cinese", "my wife is Chinese". After
 * a person it may describe the device that follows: "from a friend Chinese iPhone".
 */
export function isOfPerson(parts: readonly SalePhrase[], i: number): boolean {
  const isPerson = (at: number): boolean => says(itemAt(parts, at), 'person', null);
  if (isPerson(i + 1) && !parts[i + 1]!.isFirst) return true;
  const next = parts[i + 1];
  if (parts[i]!.isFirst || (next !== undefined && (next.sale !== null || next.isOfDevice)))
    return false;
  return isPerson(i - 1) || (isCopula(itemAt(parts, i - 1)) && isPerson(i - 2));
}

/** True if somebody goes to a region: "going to Hong Kong", "香港に行く". Another region between them prevents it. */
export function isGoneTo(parts: readonly SalePhrase[], i: number): boolean {
  const isMotion = (part: SalePhrase, side: string): boolean => says(part, 'travel', side);
  for (const [step, side] of [
    [-1, 'to'],
    [1, 'behind'],
  ] as const) {
    for (let k = 1; k <= MOST_GONE; k++) {
      const part = parts[i + step * k];
      const second = step < 0 ? parts[i - k + 1] : part;
      if (part === undefined || second!.isFirst || isOf(part, ['region', 'place'])) break;
      // "megyek Kínába": the ending of the region says the direction.
      if (isMotion(part, side) || (k === 1 && step < 0 && isMotion(part, 'behind'))) return true;
    }
  }
  return false;
}

/**
 * True if a text asks whether a device works in a region: "can I use my S21 in Japan", "日本で使えますか". A word of use
 * stands right after the region, or before it if the region has a preposition.
 */
export function isUsedThere(parts: readonly SalePhrase[], i: number): boolean {
  const isUse = (part: SalePhrase, side: string | null): boolean => says(part, 'use', side);
  const hasPreposition = !parts[i]!.isFirst && isOf(itemAt(parts, i - 1), SMALL);
  for (let k = 1; k <= MOST_GONE && parts[i + k]?.isFirst === false; k++) {
    const part = parts[i + k]!;
    if (isUse(part, 'behind') || (hasPreposition && isUse(part, null))) return true;
  }
  for (let at = i - 1; hasPreposition && at >= 0; at--) {
    if (isUse(parts[at]!, null)) return true;
    if (parts[at]!.isFirst || isOf(parts[at], ['region'])) break;
  }
  return false;
}

/**
 * True if a text says how long somebody stays in a region: "Thailand 10 days", "5 days in Hong Kong", "タイに5日間". In "Hong
 * Kong, 3 months old" and "used 5 days" the unit is meant.
 */
export function isStayed(
  tokens: Query['tokens'],
  parts: readonly SalePhrase[],
  i: number,
): boolean {
  // A region may be a word of trade in another language: "cina".
  const isOfAge = (part: SalePhrase): boolean => isOf(part, OF_AGE) || says(part, 'choice', 'old');
  if (parts.some((part, k) => k !== i && isOfAge(part))) return false;
  const isTime = (at: number): boolean => {
    const count = itemAt(parts, at - 1);
    return count !== undefined && tokens[count.from]!.digits && says(parts[at], 'unit', 'time');
  };
  const isSmall = (at: number): boolean => isOf(itemAt(parts, at), BESIDE_STAY);
  return (
    isTime(i + 2) ||
    (isSmall(i + 1) && isTime(i + 3)) ||
    isTime(i - 1) ||
    (isSmall(i - 1) && isTime(i - 2))
  );
}

/**
 * True if a plan or an eSIM is for a region: "esim for china on my iPhone", "your Hong Kong eSIM", "forfait Chine". Only a
 * "for" joins them behind the name of a device: an "iPhone 12 Hong Kong eSIM" is a unit of Hong Kong, and an "iPhone 12 esim
 * hong kong" may be one.
 *
 * @param isBought true if the region stands near a word of buying or of a version
 */
export function isPlanFor(parts: readonly SalePhrase[], i: number, isBought: boolean): boolean {
  // "Bought on a China Mobile plan" tells who sold the unit.
  if (isOf(parts[i], ['carrier'])) return false;
  const isPlan = (at: number): boolean => parts[at] !== undefined && isOfSim(parts[at]);
  const isIn = (at: number): boolean => parts[at]?.isFirst === false;
  // "香港用のeSIM", "香港的eSIM流量"
  const isJoined = isIn(i + 1) && isIn(i + 2) && isParticle(parts[i + 1]!) && isPlan(i + 2);
  const plan = isJoined ? i + 2 : isIn(i + 1) && isPlan(i + 1) ? i + 1 : i;
  let [first, isFor] = [i, false];
  if (plan === i) {
    while (
      first > i - MOST_GONE &&
      isIn(first) &&
      !isPlan(first - 1) &&
      isOf(parts[first - 1], SMALL)
    ) {
      first--;
      isFor ||= says(parts[first], 'part', 'fits');
    }
    if (!isIn(first) || !isPlan(first - 1)) return false;
  }
  const next = parts[plan + 1];
  // "eSIM China iPhone 12" may be a title, and "eSIM Hong Kong version" is one.
  const isAged = isOf(next, OF_AGE) && !isOf(next, SMALL);
  const isOfUnit = isIn(plan + 1) && (next!.sale === 'version' || isAged);
  if (isOfUnit || (isIn(plan + 1) && next!.isOfDevice && !isJoined)) return false;
  const begin = Math.max(
    0,
    parts.findLastIndex(({ isFirst }, k) => k <= first && isFirst),
  );
  // The "i" of "i bought your China eSIM" is the name of a line as well.
  const isNamed = parts.slice(begin, first).some((part) => part.text.length > 1 && isOfName(part));
  return !isNamed || (isFor && !isBought);
}

/** True for a particle that joins a region to what is for it, also for one that is in no lexicon. */
const isParticle = (part: SalePhrase): boolean =>
  says(part, 'version', 'of-behind') ||
  says(part, 'part', 'fits-behind') ||
  (part.senses.length === 0 && isOpaque(part.text));

/**
 * True if the clause of a region names neither a device nor a sale, and another clause says where the device was
 * bought: "on part à Hong Kong, j'ai un iphone 12 acheté chez Boulanger". A clause that is only the region belongs to
 * its neighbours: "iPhone 12, Hong Kong, bought from a friend". In a list it belongs to the regions before it: "comprado
 * en Madrid. Ruta: Pekín, Hong Kong".
 */
export function isBoughtElsewhere(
  tokens: Query['tokens'],
  parts: readonly SalePhrase[],
  i: number,
): boolean {
  const beginOf = (p: number): number => parts.findLastIndex((part, k) => k <= p && part.isFirst);
  const endOf = (p: number): number => {
    const next = parts.findIndex(({ isFirst }, k) => k > p && isFirst);
    return next < 0 ? parts.length : next;
  };
  const isBare = (some: readonly SalePhrase[]): boolean => some.every((part) => isOf(part, BARE));
  const end = endOf(i);
  let begin = Math.max(0, beginOf(i));
  while (begin > 0 && isBare(parts.slice(begin, end))) {
    const before = Math.max(0, beginOf(begin - 1));
    if (!parts.slice(before, begin).some((part) => isOf(part, OF_PLACES))) break;
    begin = before;
  }
  const clause = parts.slice(begin, end);
  // "ok on the phone": a word of origin belongs to a region right beside it.
  const isOfSale = ({ sale }: SalePhrase): boolean => sale !== null && sale !== 'origin';
  if (clause.some((part) => isOfSale(part) || part.isOfDevice) || isBare(clause)) return false;
  // An unknown word after a preposition or a word of sale names the shop or its place.
  return parts.some((part, p) => {
    const before = itemAt(parts, p - 1);
    if (before === undefined || clause.includes(part)) return false;
    const isUnknown = (tokens[part.from]!.ownRoles & (NOISE | REGION)) === 0 && !part.isOfDevice;
    const isBehind = before.sale !== null || isOf(before, ['function-word']);
    if (!isBehind || (!isUnknown && !isOf(part, ['place', 'carrier']))) return false;
    const said = parts.slice(Math.max(0, beginOf(p)), endOf(p));
    return said.some(({ sale }) => sale === 'sale' || sale === 'verb');
  });
}

/**
 * True if a region says where the device was made, not where it is sold: "assembled in China", "страна производства:
 * Китай", "中国制造".
 */
export function isMadeThere(parts: readonly SalePhrase[], i: number): boolean {
  const isMade = (at: number): boolean => isOf(parts[at], ['manufacture']);
  const isRegion = (at: number): boolean => isOf(parts[at], ['region']);
  const isBehind = (at: number): boolean => says(itemAt(parts, at), 'manufacture', 'behind');
  // "香港版 生産終了": "version" makes it a region of sale.
  if (isOf(parts[i], ['version']) || parts[i + 1]?.sale != null) return false;
  // "Çin'de üretilmiştir": a particle may stand between.
  if (isBehind(i + 1) || (isBehind(i + 2) && !isRegion(i + 1))) return true;
  // "印度制造 中国版": the word belongs to the region before it.
  if (isMade(i - 1) && !(isBehind(i - 1) && isRegion(i - 2))) return true;
  if (isMade(i - 2) && !isRegion(i - 1)) return true;
  // "Hong Kong made in China": the word belongs to the region after it.
  return isMade(i + 1) && !isRegion(i + 2);
}
