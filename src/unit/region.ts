import type { LexiconRole } from '../model/index.ts';
import { isOf, type Phrase } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import { hasDigit } from '../text/characters.ts';
import type { Words } from '../text/lexicon.ts';
import { COPY, PLACE, REGION } from '../text/roles.ts';
import {
  isBoughtElsewhere,
  isDenied,
  isGoneTo,
  isMadeThere,
  isOfPerson,
  isUsedThere,
} from './not-of-sale.ts';
import { regionsOfOrder } from './order-ending.ts';
import { type Part, partsOf } from './parts.ts';

/** Phrases from a region to a word of buying, at most: before it, "bought my iPhone 14 Pro in the", and behind it. */
const MOST_BEFORE = 7;
const MOST_BEHIND = 3;
/** Phrases from a region to a word that says whence: "from the big city of". */
const MOST_FROM = 2;
const PARTING: readonly LexiconRole[] = ['region', 'place', 'travel'];
/** Roles of words that no offer of a device has which is only its name and what it is like. */
const OF_QUESTIONS: readonly LexiconRole[] = [
  'question',
  'use',
  'topic',
  'sim',
  'plan',
  'travel',
  'function-word',
];
/** Roles of words that say no version where they are others as well. */
const EVERYDAY: readonly LexiconRole[] = ['question', 'function-word'];
/** What says nothing of a code beside it, which is a word as well: "from us", "bought my". */
const OF_WORDS: readonly string[] = ['origin', 'verb'];

/**
 * The region of sale that a text says: a territory or an adjective of one in any language, a code
 * beside a word such as "version", or the ending of one of Apple's order numbers, which several may share.
 *
 * Of several territories the first beside a word of buying or of a version counts, else the first.
 * A code counts only if no territory does: most codes are words as well, and "importado de China"
 * says nothing of Germany.
 *
 * @returns region ids, in one of which the unit was sold; none where none is said, or where it says where somebody
 *   travels
 * @example regionsSaid(parse('iPhone 15 HK version', words), words) // ['hong-kong']
 */
export function regionsSaid(query: Query, { lexicon }: Words): readonly string[] {
  const saysOrder = /[/\\] ?a/.test(query.text);
  // The words of a phrase for a copy lose their other roles.
  const saysRegion = query.tokens.some(({ roles }) => (roles & (REGION | COPY | PLACE)) !== 0);
  if (!saysOrder && !saysRegion) return [];
  const parts = partsOf(query, lexicon);
  const ofOrder = saysOrder ? regionsOfOrder(query, parts, lexicon) : null;
  const regions = saysRegion ? regionSaid(query, parts) : [];
  return ofOrder !== null && !regions.some((region) => ofOrder.includes(region))
    ? ofOrder
    : regions;
}

function regionSaid({ text, tokens }: Query, parts: readonly Part[]): readonly string[] {
  let said: string | null = null;
  let at = 0;
  let isOfSale = false;
  let code: string | null = null;
  // "he lives in Shanghai, the phone was bought there"
  const isThere = parts.some(({ sale }) => sale === 'there');
  for (const [i, { senses, sale }] of parts.entries()) {
    for (const { role, means } of senses) {
      if (typeof means !== 'string') continue;
      if (role === 'region-code' && isBesideVersion(parts, i)) code ??= means;
      const isPlace = role === 'place';
      if ((role !== 'region' && !isPlace) || isMadeThere(parts, i) || isOfPerson(parts, i))
        continue;
      const near = isThere ? 'there' : nearSale(parts, i);
      // "blerë në Kinë": beside a sale the same letters are a preposition.
      const isOfBuying = near === 'sale' || near === 'verb' || near === 'there';
      if (!isOfBuying && isDenied(parts, i)) continue;
      // A city is no market: "Tokyo version" is said of none.
      const isOfUnit = isPlace && !text.includes('?') && isCarrierOfUnit(parts, i);
      if (isPlace && !isOfUnit && (near === null || near === 'version')) continue;
      if (near === 'origin' && isPlace && isOfPlan(parts, i)) continue;
      const isBought = sale !== null || near !== null || isOfUnit;
      if (!isOfBuying && isGoneTo(parts, i)) continue;
      if (!isBought && (isUsedThere(parts, i) || isBoughtElsewhere(tokens, parts, i))) continue;
      if (said === null || (isBought && !isOfSale)) {
        said = means;
        at = i;
        isOfSale = isBought;
      }
    }
  }
  const isOfJourney = !isOfSale && parts.some(({ senses }) => senses.some(saysJourney));
  if (said === null || isOfJourney) return code === null ? [] : [code];
  return [said, ...regionsBeside(parts, at, said)];
}

/** The regions of which another one may be meant as well: "Hong Kong or Singapore stock". */
function regionsBeside(parts: readonly Part[], i: number, said: string): string[] {
  return [-1, 1].flatMap((step) => {
    if (!isOf(parts[i + step], ['conjunction'])) return [];
    const other = parts[i + 2 * step]?.senses.find(({ role }) => role === 'region')?.means;
    return typeof other === 'string' && other !== said ? [other] : [];
  });
}

/** Does an offer name a carrier beside its device: "Galaxy S21 docomo 128GB black"? A question names a network so. */
const isCarrierOfUnit = (parts: readonly Part[], i: number): boolean =>
  isOf(parts[i], ['carrier']) &&
  [parts[i - 1], parts[i + 1]].some((part) => part?.isOfDevice || isOf(part, ['suffix'])) &&
  !parts.some((part) => isOf(part, OF_QUESTIONS));

/** Is it the carrier of an eSIM or a plan, and no seller of the device: "an eSIM from Verizon"? */
const isOfPlan = (parts: readonly Part[], i: number): boolean =>
  isOf(parts[i], ['carrier']) &&
  parts.slice(Math.max(0, i - MOST_FROM), i).some((part) => isOf(part, ['topic', 'sim', 'plan']));

/** Is it a word of travel, and not one of motion, which is said of the region beside it alone? */
const saysJourney = ({ role, means }: Phrase['senses'][number]): boolean =>
  role === 'travel' && typeof means !== 'string';

/** Stands a word for a version right beside a code: no "in May", though "may" is a word for a device in Vietnamese. */
const isBesideVersion = (parts: readonly Part[], i: number): boolean =>
  [parts[i - 1], parts[i + 1]].some(
    (part) => part?.sale != null && !OF_WORDS.includes(part.sale) && !isOf(part, EVERYDAY),
  );

/**
 * What the word of buying or of a version says that stands near a region, before it or behind it: "bought in the
 * USA", "香港で買った", "comprat a la Xina"; null where there is none. The end of a sentence, another region and travel
 * part them; a word that says whence stands right before or behind it, and not of a journey.
 */
function nearSale(parts: readonly Part[], i: number): string | null {
  let found: string | null = null;
  for (const step of [-1, 1]) {
    for (let k = 1; k <= (step < 0 ? MOST_BEFORE : MOST_BEHIND); k++) {
      const at = i + step * k;
      const part = parts[at];
      if (part === undefined || (step < 0 ? parts[at + 1]! : part).isFirst) break;
      // "flying from"
      const isOfJourney = parts
        .slice(Math.max(0, at - MOST_FROM), at)
        .some((before) => isOf(before, ['travel']));
      const isNear = part.sale !== 'origin' || (k <= MOST_FROM && !isOfJourney);
      if (isNear && part.sale !== null && part.sale !== 'version') return part.sale;
      if (isNear) found ??= part.sale;
      if (isOf(part, PARTING) || (step > 0 && hasDigit(part.text))) break;
    }
  }
  return found;
}
