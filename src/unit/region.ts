import type { LexiconRole } from '../model/index.ts';
import { DENIALS_ELSEWHERE, deniesNext, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { hasDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { COPY, PLACE, REGION } from '../text/roles.ts';
import { isCarrierOfUnit, isOfPlan } from './carrier.ts';
import {
  isBoughtElsewhere,
  isDenied,
  isGoneTo,
  isMadeThere,
  isOfPerson,
  isPlanFor,
  isStayed,
  isUsedThere,
} from './not-of-sale.ts';
import { regionsOfOrder } from './order-ending.ts';
import {
  EVERYDAY,
  isBesideVersion,
  isOfName,
  MOST_FROM,
  type SalePhrase,
  salePhrasesOf,
} from './parts.ts';

/**
 * The greatest distance in phrases from a region back to a word of buying: "bought my iPhone 14 Pro at the Apple Store
 * in".
 */
const MOST_BEFORE = 12;
/** The greatest distance in phrases from a region on to a word of buying: "香港で買った". */
const MOST_BEHIND = 3;
/** The same if the device stands between them: "オサカでPixel 7を買った", "Tokyo'dan Pixel 7 aldım". */
const MOST_LATE = 8;
/**
 * The greatest distance in phrases from a region back to a word for the unit of the one who asks: "mine is the one
 * from".
 */
const MOST_OF_OWN = 4;
/** The greatest distance in phrases from a denied region back to its denial: "n'a pas été acheté en". */
const MOST_DENIED = 4;
/** The greatest distance in phrases from a denied region on to the one that is meant: "mais à". */
const MOST_TO_CORRECTION = 4;
/** The greatest distance in phrases between two regions that are joined. */
const MOST_JOINED = 8;
/** The meaning of words of travel that say when something was bought: "bought on a trip to Macau". */
const DURING = 'during';
/** Roles of words for regions. */
const OF_REGIONS: readonly LexiconRole[] = ['region', 'place', 'region-code'];
/** Roles of words that separate a region from a word of buying. */
const PARTING: readonly LexiconRole[] = ['region', 'place', 'travel'];
/** Roles of words for attributes of a name. */
const OF_ATTRIBUTES: readonly LexiconRole[] = ['unit', 'colour'];
/** Roles of words that may stand between "mine" and its region. */
const SMALL: readonly LexiconRole[] = ['conjunction', 'function-word', 'question', 'version'];
/** What words of buying say of a sale. */
const OF_BUYING: readonly string[] = ['sale', 'late', 'verb', 'there'];

/**
 * Reads the region of sale from a text: a territory or its adjective in any language, a code beside a word such as
 * "version", or the ending of an order number of Apple, which several regions may share.
 *
 * Of several territories, the first beside a word of buying or of a version counts; if there is none, the first. One that is
 * said of the asker's own unit counts as well, or instead of that of another person's: "hers is from France, mine from China". A code
 * counts only if no territory does, because most codes are also words: "importado de China" does not mean Germany. The
 * code of a firmware ("CSC TGY") is certain.
 *
 * @returns region ids; the unit was sold in one of them. Empty if the text states none, or only where somebody travels
 * @example regionsSaid(parse('iPhone 15 HK version', words), words) // ['hong-kong']
 */
export function regionsSaid(query: Query, { lexicon }: Words): readonly string[] {
  const saysOrder = query.text.includes('/a');
  // The words of a phrase for a copy lose their other roles.
  const saysRegion = query.tokens.some(({ roles }) => (roles & (REGION | COPY | PLACE)) !== 0);
  if (!saysOrder && !saysRegion) return [];
  const parts = salePhrasesOf(query, lexicon);
  const ofOrder = saysOrder ? regionsOfOrder(query, parts, lexicon) : null;
  const regions = saysRegion ? regionSaid(query, parts) : [];
  return ofOrder !== null && !regions.some((region) => ofOrder.includes(region))
    ? ofOrder
    : regions;
}

/** The phrases of a text that name one of some regions, a place in it, or its code. */
export const phrasesOfRegions = (
  query: Query,
  { lexicon }: Words,
  regions: readonly string[],
): Phrase[] =>
  phrasesOf(query, lexicon).filter(({ senses }) =>
    senses.some(({ role, means }) => OF_REGIONS.includes(role) && regions.includes(String(means))),
  );

/** The region that the phrases of a text say; see {@link regionsSaid}. */
export function regionSaid(query: Query, parts: readonly SalePhrase[]): readonly string[] {
  let said: string | null = null;
  let at = 0;
  let isOfSale = false;
  let isOfVersion = false;
  let code: string | null = null;
  let own: string | null = null;
  // "he lives in Shanghai, the phone was bought there"
  const isThere = parts.some(({ sale }) => sale === 'there');
  for (const [i, { senses, sale, from }] of parts.entries()) {
    // The letters of "MY9V3ZP/A" are no code of Malaysia.
    if (query.tokens[from]!.identifier) continue;
    for (const { role, means } of senses) {
      if (typeof means !== 'string') continue;
      if (role === 'region-code' && isOfFirmware(parts, i)) return [means];
      if (role === 'region-code' && (isBesideVersion(parts, i) || isBehindName(parts, i)))
        code ??= means;
      const isPlace = role === 'place';
      if ((role !== 'region' && !isPlace) || isMadeThere(parts, i)) continue;
      const isTakenBack = said !== null && isCorrected(parts, at, i);
      const near = isThere ? 'there' : (nearSale(parts, i) ?? (isTakenBack ? 'sale' : null));
      // "Babam Osaka'dan Pixel 6 getirdi", "Kuzenim Çin'de yaşıyor, oradan aldı": a person is who bought it.
      if (near !== 'late' && near !== 'there' && isOfPerson(parts, i)) continue;
      // "blerë në Kinë": beside a sale the same letters are a preposition.
      const isOfBuying = near !== null && OF_BUYING.includes(near);
      if (!isOfBuying && isDenied(parts, i)) continue;
      // A city has no version of its own: "Tokyo version" means nothing.
      const isOfUnit = isPlace && isCarrierOfUnit(query, parts, i);
      if (isPlace && !isOfUnit && (near === null || near === 'version')) continue;
      if (near === 'origin' && isPlace && isOfPlan(parts, i)) continue;
      const isBought = sale !== null || near !== null || isOfUnit;
      // "Tokyo'ya gidiyorum, Pixel 7 aldım": a word of buying far behind belongs to the device alone.
      if ((!isOfBuying || near === 'late') && !isOfUnit && isGoneTo(parts, i)) continue;
      if (!isOfUnit && isPlanFor(parts, i, isBought)) continue;
      const isOfUser = isUsedThere(parts, i) || isStayed(query.tokens, parts, i);
      if (!isBought && (isOfUser || isBoughtElsewhere(query.tokens, parts, i))) continue;
      // "bought in Poland, but it is the Chinese version": the version tells the unit, wherever it was sold.
      const isVersion = !isPlace && (sale === 'version' || hasVersion(parts, i));
      if (said !== null && !isPlace && means !== said && isOfOwnUnit(parts, i)) own = means;
      const isBetter = (isBought && !isOfSale) || (isVersion && !isOfVersion);
      if (said === null || isBetter || (isBought && isTakenBack && means !== said)) {
        said = means;
        at = i;
        isOfSale = isBought;
        isOfVersion = isVersion;
      }
    }
  }
  const isOfJourney = !isOfSale && parts.some(({ senses }) => senses.some(saysJourney));
  if (said === null || isOfJourney) return code === null ? [] : [code];
  // "My wife's was bought in France, mine is from China" is about both; with one "mine" it is about that one.
  if (own !== null && own !== said) return parts.slice(0, at).some(isOwn) ? [said, own] : [own];
  return [said, ...regionsBeside(parts, at, said)];
}

/**
 * True if a text takes the region `at` back for that of a later phrase: "EU version - sorry, it was bought in Guangzhou", "куплен
 * не в Европе, а в Шэньчжэне".
 */
function isCorrected(parts: readonly SalePhrase[], at: number, i: number): boolean {
  const isMended = parts.slice(at + 1, i).some((part) => says(part, 'choice', 'mends'));
  if (isMended || i - at > MOST_TO_CORRECTION) return isMended;
  const before = parts.slice(Math.max(0, at - MOST_DENIED), at);
  const isDeniedFirst = before.some(
    (part) => isOf(part, ['negation']) && deniesNext(part) && !DENIALS_ELSEWHERE.has(part.text),
  );
  return isDeniedFirst && parts.slice(at + 1, i).every((part) => isOf(part, SMALL));
}

/**
 * Further regions that an "or" or an "and" joins to a region: "Hong Kong or Singapore stock". Only words of a name may
 * stand between them: "iPhone 15 Germany or iPhone 15 Hong Kong".
 */
function regionsBeside(parts: readonly SalePhrase[], i: number, said: string): string[] {
  return [-1, 1].flatMap((step) => {
    let isJoined = false;
    for (let k = 1; k <= MOST_JOINED; k++) {
      const part = itemAt(parts, i + step * k);
      if (part === undefined) return [];
      // "European or bought in Shenzhen"
      const isBought = isJoined && step > 0 && parts[i + k - 1]!.sale !== null;
      const other = part.senses.find(
        ({ role }) => role === 'region' || (isBought && role === 'place'),
      )?.means;
      if (typeof other === 'string') return isJoined && other !== said ? [other] : [];
      // "the Hong Kong version or the Singapore one": right behind one of the regions.
      const isOfRegion =
        part.sale === 'version' && (k === 1 || isOf(itemAt(parts, i + step * (k + 1)), ['region']));
      if (isOf(part, ['conjunction'])) isJoined = true;
      // Before the region the sale is its own: "à" of "acheté à Hong Kong" is an "and" in Czech.
      else if (!isOfRegion && !isOfName(part) && !(isJoined && step > 0 && part.sale !== null))
        return [];
    }
    return [];
  });
}

/** True if a word for a version belongs to a region: "Chinese version", "版本：香港", but not "日本版 台湾旅行". */
function hasVersion(parts: readonly SalePhrase[], i: number): boolean {
  // "o Chile" has an article.
  const isVersion = (at: number): boolean =>
    itemAt(parts, at)?.sale === 'version' && !isOf(itemAt(parts, at), EVERYDAY);
  if (isVersion(i + 1) && !parts[i + 1]!.isFirst) return true;
  const at = isOf(itemAt(parts, i - 1), SMALL) && !isVersion(i - 1) ? i - 2 : i - 1;
  return (
    isVersion(at) &&
    !parts[i]!.isFirst &&
    (parts[at]!.isFirst || !isOf(itemAt(parts, at - 1), ['region']))
  );
}

/** True for "mine", but not for a word that also says whence: "من" is "I" in Persian and "from" in Arabic. */
const isOwn = (part: Phrase): boolean => says(part, 'choice', 'own') && !isOf(part, ['version']);

/** True for a region behind a word for the unit of the one who asks, with nothing but small words between them. */
function isOfOwnUnit(parts: readonly SalePhrase[], i: number): boolean {
  let at = i - 1;
  while (at > i - MOST_OF_OWN && at > 0 && isOf(parts[at], SMALL) && !isOwn(parts[at]!)) at--;
  return at >= 0 && isOwn(parts[at]!);
}

/** True for a word that says when something was bought: "on holiday". */
const isDuring = ({ means }: Phrase['senses'][number]): boolean => means === DURING;

/** True for a word of travel. A word of motion, which concerns only the region beside it, is none. */
const saysJourney = ({ role, means }: Phrase['senses'][number]): boolean =>
  role === 'travel' && (typeof means !== 'string' || means === DURING);

/**
 * True if a code is that of the market of a firmware: "CSC TGY", "CSC ist KOO". The owner may live or have bought it
 * elsewhere. In "my CSC" the code of two letters is a word.
 */
const isOfFirmware = (parts: readonly SalePhrase[], i: number): boolean =>
  parts[i]!.text.length > 2 &&
  parts.slice(Math.max(0, i - MOST_FROM), i + MOST_FROM + 1).some(({ sale }) => sale === 'code');

/** True if a code of three letters stands right behind a name or an attribute of it: "Galaxy S24 256GB TGY". */
const isBehindName = (parts: readonly SalePhrase[], i: number): boolean => {
  const before = itemAt(parts, i - 1);
  const isOne = before !== undefined && (isOfName(before) || isOf(before, OF_ATTRIBUTES));
  return isOne && parts[i]!.text.length > 2 && !isOf(parts[i], EVERYDAY);
};

/**
 * What a word of buying or of a version near a region says (see {@link SalePhrase.sale}): "bought in the USA", "香港で買った",
 * "comprat a la Xina"; `late` if it stands far behind the region, as some languages have it; `null` if there is none. The
 * end of a sentence, another region and a word of travel separate them, but the region may answer a question that names no
 * device: "Bought where? In Shenzhen". A word of origin must stand right before or after the region, and must not belong
 * to a journey.
 */
export function nearSale(parts: readonly SalePhrase[], i: number): string | null {
  let found: string | null = null;
  // "Für den Urlaub in Japan habe ich ein Pixel 7 gekauft"
  const isOfTrip = parts
    .slice(Math.max(0, i - MOST_FROM), i)
    .some(({ senses }) => senses.some(saysJourney) && !senses.some(isDuring));
  for (const step of [-1, 1]) {
    let isInQuestion = false;
    let isPastDevice = false;
    for (let k = 1; k <= (step < 0 ? MOST_BEFORE : MOST_LATE); k++) {
      const at = i + step * k;
      const part = itemAt(parts, at);
      const second = step < 0 ? parts[at + 1] : part;
      if (part === undefined || (second!.isFirst && (step > 0 || isInQuestion))) break;
      if (second!.isFirst && !second!.isAnswer) break;
      isInQuestion ||= second!.isAnswer;
      if (isInQuestion && part.isOfDevice) break;
      // "flying from"
      const isOfJourney = parts
        .slice(Math.max(0, at - MOST_FROM), at)
        .some((before) => isOf(before, ['travel']));
      const isFar = step > 0 && (isPastDevice || k > MOST_BEHIND);
      const isNear = isFar
        ? part.isLate && !isOfTrip
        : part.sale !== 'origin' || (k <= MOST_FROM && !isOfJourney);
      if (isNear && part.sale !== null && part.sale !== 'version')
        return isFar ? 'late' : part.sale;
      if (isNear) found ??= part.sale;
      if (isOf(part, PARTING) && !part.senses.some(isDuring)) break;
      isPastDevice ||= step > 0 && hasDigit(part.text);
    }
  }
  return found;
}
