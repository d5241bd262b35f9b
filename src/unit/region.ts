import type { LexiconRole } from '../model/index.ts';
import type { Query } from '../query/normalise.ts';
import { isOf, type Phrase, phrasesOf } from '../query/phrases.ts';
import { hasSign } from '../query/query-words.ts';
import { COPY, NOISE, PLACE, REGION, type Words } from '../text/lexicon.ts';
import { hasDigit } from '../text/tokens.ts';

/**
 * What Apple calls a configuration in shops; the letters before the stroke say for which market. They are said by
 * themselves as well: "mã CH/A", "(LL/A)".
 */
const ORDER_ENDING = /\b(?:[fmnp][a-z\d]{4}([a-z]{1,2})|([a-z]{1,2})) ?[/\\] ?a(?![a-z\d])/g;
const APPLE = /\b(?:apple|i(?:phone|pad)|watch|airpods|macbook)/;
/** So many phrases may stand between a single letter and a word for a version: "model number is J/A". */
const BESIDE_LETTER = 2;

/** Phrases from a region to a word of buying, at most: before it, "bought my iPhone 14 Pro in the", and behind it. */
const MOST_BEFORE = 7;
const MOST_BEHIND = 3;
const SENTENCE = '.;!?\n';
/** Phrases from a region to a word that says whence: "from the big city of". */
const MOST_FROM = 2;
/** Phrases from a region to a word of motion: "going to the". */
const MOST_GONE = 2;
/** So many small words may stand between a region and what denies it: "non è la versione cinese". */
const MOST_DENIED = 3;
/** Their roles. */
const SMALL: readonly LexiconRole[] = ['function-word', 'question'];
const PARTING: readonly LexiconRole[] = ['region', 'place', 'travel'];
/** Roles of words that may stand in a clause with a region that says nothing else. */
const BARE: readonly LexiconRole[] = ['region', 'place', 'function-word', 'conjunction'];
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

/** A phrase of a text. */
interface Part extends Phrase {
  /** What it says of a sale: `origin`, `sale`, `verb`, or `version`; null for nothing. */
  sale: string | null;
  /** Does a sentence begin with it? */
  isFirst: boolean;
  /** Is it of the name of a device, or a number of one? */
  isOfDevice: boolean;
}

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

function partsOf(query: Query, lexicon: Words['lexicon']): Part[] {
  const { text, tokens } = query;
  return phrasesOf(query, lexicon).map((phrase) => {
    const { text: own, from, to, senses } = phrase;
    // A copy by its fields: with the phrase spread into it, it takes 1 µs.
    return {
      text: own,
      from,
      to,
      senses,
      sale: saleOf(own, lexicon),
      isFirst: from > 0 && hasSign(text, tokens[from - 1]!, tokens[from]!, SENTENCE),
      isOfDevice: tokens
        .slice(from, to)
        .some(({ core, numeric, digits }) => core === 2 || (numeric && !digits)),
    };
  });
}

/** What a phrase or one of its words says of a sale: "version", "bought in", "us version". */
function saleOf(phrase: string, lexicon: Words['lexicon']): string | null {
  const words = phrase.includes(' ') ? [phrase, ...phrase.split(' ')] : [phrase];
  for (const word of words) {
    const sense = lexicon.sense(word, 'version');
    if (sense !== undefined) return typeof sense.means === 'string' ? sense.means : 'version';
  }
  return null;
}

/** The regions that share the ending of an order number; `null` where none is said or it says none. */
function regionsOfOrder(
  { text, tokens }: Query,
  parts: readonly Part[],
  lexicon: Words['lexicon'],
): readonly string[] | null {
  for (const { 0: all, 1: ofNumber, 2: alone, index } of text.matchAll(ORDER_ENDING)) {
    const means = lexicon.sense(ofNumber ?? alone!, 'order-ending')?.means;
    if (typeof means !== 'string') continue;
    const isWithin = ({ from }: Part): boolean =>
      tokens[from]!.from >= index && tokens[from]!.from < index + all.length;
    const at = parts.findIndex(isWithin);
    const last = parts.findLastIndex(isWithin);
    // "J/A" says it beside a word for a version.
    const isBeside = parts
      .slice(Math.max(0, at - BESIDE_LETTER), last + 1 + BESIDE_LETTER)
      .some(({ sale }) => sale !== null);
    if (alone?.length !== 1 || (isBeside && APPLE.test(text))) return means.split(' ');
  }
  return null;
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

/**
 * Does a text deny a region: "not the Chinese version", "non è la versione cinese", "Çin versiyonu değil"? Small words
 * may stand between. Behind the topic the eSIM is denied: "esim not in the chinese version".
 */
function isDenied(parts: readonly Part[], i: number): boolean {
  for (let k = 1; k <= MOST_DENIED && parts[i + k]?.isFirst === false; k++) {
    const part = parts[i + k]!;
    if (part.senses.some(({ role, means }) => role === 'negation' && means === 'behind'))
      return true;
    if (part.sale === null && !isOf(part, SMALL)) break;
  }
  for (let at = i, small = 0; !parts[at]!.isFirst && at > 0 && small <= MOST_DENIED; ) {
    at--;
    const part = parts[at]!;
    if (isOf(part, ['negation'])) {
      const begin = parts.findLastIndex(({ isFirst }, k) => k <= at && isFirst);
      const isOfTopic = parts.slice(Math.max(0, begin), at).some((p) => isOf(p, ['topic']));
      // Right before a place "no" is "in the" in Portuguese.
      return !isOfTopic && (part.text !== 'no' || isOf(parts[at + 1], ['person', ...SMALL]));
    }
    if (part.sale !== null && part.sale !== 'origin') continue;
    if (!isOf(part, SMALL) && !isOf(part, ['person', 'version'])) return false;
    small++;
  }
  return false;
}

/**
 * Does a region say where a person is from: "a Chinese coworker", "il mio amico cinese", "my wife is Chinese"? Behind a
 * person it may be said of the device that follows: "from a friend Chinese iPhone".
 */
function isOfPerson(parts: readonly Part[], i: number): boolean {
  const isPerson = (at: number): boolean =>
    parts[at]?.senses.some(({ role, means }) => role === 'person' && typeof means !== 'string') ===
    true;
  if (isPerson(i + 1) && !parts[i + 1]!.isFirst) return true;
  const next = parts[i + 1];
  if (parts[i]!.isFirst || (next !== undefined && (next.sale !== null || next.isOfDevice)))
    return false;
  const isCopula = parts[i - 1]?.senses.some(
    ({ role, means }) => role === 'person' && means === 'is',
  );
  return isPerson(i - 1) || (isCopula === true && isPerson(i - 2));
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

/** Does somebody go to a region: "going to Hong Kong", "香港に行く"? Another region beside it parts them. */
function isGoneTo(parts: readonly Part[], i: number): boolean {
  const isMotion = (part: Part, side: string): boolean =>
    part.senses.some(({ role, means }) => role === 'travel' && means === side);
  for (const [step, side] of [
    [-1, 'to'],
    [1, 'behind'],
  ] as const) {
    for (let k = 1; k <= MOST_GONE; k++) {
      const part = parts[i + step * k];
      const second = step < 0 ? parts[i - k + 1] : part;
      if (part === undefined || second!.isFirst || isOf(part, ['region', 'place'])) break;
      // "megyek Kínába": the ending says whither.
      if (isMotion(part, side) || (k === 1 && step < 0 && isMotion(part, 'behind'))) return true;
    }
  }
  return false;
}

/**
 * Does a text ask whether a device works in a region: "can I use my S21 in Japan", "日本で使えますか"? A word of use
 * stands right behind the region, or somewhere before it; that has a preposition then.
 */
function isUsedThere(parts: readonly Part[], i: number): boolean {
  const isUse = ({ senses }: Part, side: string | null): boolean =>
    senses.some(({ role, means }) => role === 'use' && means === side);
  const hasPreposition = !parts[i]!.isFirst && isOf(parts[i - 1], SMALL);
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

/**
 * Does a region stand in a clause that names no device and no sale, where another clause says in which shop or place
 * the device was bought: "on part à Hong Kong, j'ai un iphone 12 acheté chez Boulanger"? A clause that is the
 * region alone goes with what stands beside it: "iPhone 12, Hong Kong, bought from a friend".
 */
function isBoughtElsewhere(tokens: Query['tokens'], parts: readonly Part[], i: number): boolean {
  const beginOf = (p: number): number => parts.findLastIndex((part, k) => k <= p && part.isFirst);
  const begin = Math.max(0, beginOf(i));
  const next = parts.findIndex(({ isFirst }, k) => k > i && isFirst);
  const clause = parts.slice(begin, next < 0 ? parts.length : next);
  if (clause.some(({ sale, isOfDevice }) => sale !== null || isOfDevice)) return false;
  if (clause.every((part) => isOf(part, BARE))) return false;
  // A word that nothing is known of, behind a preposition or the sale itself, names the shop or its place.
  return parts.some((part, p) => {
    const before = parts[p - 1];
    if (before === undefined || clause.includes(part)) return false;
    const isUnknown = (tokens[part.from]!.ownRoles & (NOISE | REGION)) === 0 && !part.isOfDevice;
    const isBehind = before.sale !== null || isOf(before, ['function-word']);
    if (!isBehind || (!isUnknown && !isOf(part, ['place', 'carrier']))) return false;
    const said = parts.slice(Math.max(0, beginOf(p)), p + 1);
    return said.some(({ sale }) => sale === 'sale' || sale === 'verb');
  });
}

/**
 * Does a region say where the device was made, and nothing of where it is sold: "assembled in China",
 * "страна производства: Китай", "中国制造"?
 */
function isMadeThere(parts: readonly Part[], i: number): boolean {
  const isMade = (at: number): boolean => isOf(parts[at], ['manufacture']);
  const isRegion = (at: number): boolean => isOf(parts[at], ['region']);
  const isBehind = (at: number): boolean =>
    parts[at]?.senses.some(({ role, means }) => role === 'manufacture' && means === 'behind') ===
    true;
  // "香港版 生産終了": a market's own unit, whatever is produced.
  if (isOf(parts[i], ['version']) || parts[i + 1]?.sale != null) return false;
  // "Çin'de üretilmiştir": a particle may stand between.
  if (isBehind(i + 1) || (isBehind(i + 2) && !isRegion(i + 1))) return true;
  // "印度制造 中国版": the word is of the region before it.
  if (isMade(i - 1) && !(isBehind(i - 1) && isRegion(i - 2))) return true;
  if (isMade(i - 2) && !isRegion(i - 1)) return true;
  // "Hong Kong made in China": the word is of the region behind it.
  return isMade(i + 1) && !isRegion(i + 2);
}
