import { COPY, NOISE, PLACE, REGION, type Words } from '../text/lexicon.ts';
import { hasDigit } from '../text/tokens.ts';
import type { Query } from './normalise.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { hasSign } from './query-words.ts';

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
const PARTING_ROLES: readonly string[] = ['region', 'place', 'travel'];
/** Roles of words that may stand in a clause with a region that says nothing else. */
const BARE_ROLES: readonly string[] = ['region', 'place', 'function-word', 'conjunction'];
/** Roles of words that say no version where they are others as well. */
const EVERYDAY_ROLES: readonly string[] = ['question', 'function-word'];
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
export function regionsSaid(query: Query, words: Words): readonly string[] {
  const ofOrder = regionsOfOrder(query, words);
  if (ofOrder?.length === 1) return ofOrder;
  const region = regionSaid(query, words);
  if (ofOrder !== null && !(region !== null && ofOrder.includes(region))) return ofOrder;
  return region === null ? [] : [region];
}

/** The regions that share the ending of an order number; `null` where none is said or it says none. */
function regionsOfOrder(query: Query, { lexicon }: Words): readonly string[] | null {
  const { text } = query;
  if (!/[/\\] ?a/.test(text)) return null;
  for (const {
    0: { length },
    1: ofNumber,
    2: alone,
    index,
  } of text.matchAll(ORDER_ENDING)) {
    const means = lexicon.sense(ofNumber ?? alone!, 'order-ending')?.means;
    if (typeof means !== 'string') continue;
    const isSaid =
      alone === undefined ||
      alone.length > 1 ||
      (APPLE.test(text) && isBesideVersion(query, index, length, lexicon));
    if (isSaid) return means.split(' ');
  }
  return null;
}

function regionSaid(query: Query, { lexicon }: Words): string | null {
  // The words of a phrase for a copy lose their other roles.
  if (!query.tokens.some(({ roles }) => (roles & (REGION | COPY | PLACE)) !== 0)) return null;
  const read = phrasesOf(query, lexicon);
  const phrases = read.map(({ text }) => text);
  const versions = phrases.map((phrase) => versionOf(phrase, lexicon));
  const saysVersion = versions.map((said) => said !== null);
  let said: string | null = null;
  let isOfVersion = false;
  let code: string | null = null;
  let travels = false;
  for (const [i, phrase] of phrases.entries()) {
    const isBeside = [i - 1, i + 1].some((k) => {
      const version = versions[k];
      if (version == null || OF_WORDS.includes(version)) return false;
      // "in May" is no unit of India, though "may" is a Vietnamese word for a device.
      return !lexicon.senses(phrases[k]!).some(({ role }) => EVERYDAY_ROLES.includes(role));
    });
    for (const { role, means } of lexicon.senses(phrase)) {
      if (role === 'travel') travels = true;
      if (typeof means !== 'string') continue;
      if (role === 'region-code' && isBeside) code ??= means;
      const isPlace = role === 'place';
      if ((role !== 'region' && !isPlace) || isMadeThere(phrases, i, lexicon)) continue;
      const near = nearVersion(query, read, versions, i, lexicon);
      // A city is no market: "Tokyo version" is said of none.
      if (isPlace && (near === null || near === 'version')) continue;
      const isBought = saysVersion[i] === true || near !== null;
      if (!isBought && isBoughtElsewhere(query, read, versions, i, lexicon)) continue;
      if (said === null || (isBought && !isOfVersion)) {
        said = means;
        isOfVersion = isBought;
      }
    }
  }
  if (said === null || (travels && !isOfVersion)) return code;
  return said;
}

/** What a phrase says of a sale: a word of {@link SALE_WORDS}, or `version`; null for nothing. */
function versionOf(phrase: string, lexicon: Words['lexicon']): string | null {
  const words = phrase.includes(' ') ? [phrase, ...phrase.split(' ')] : [phrase];
  for (const word of words) {
    const sense = lexicon.sense(word, 'version');
    if (sense !== undefined) return typeof sense.means === 'string' ? sense.means : 'version';
  }
  return null;
}

/**
 * What the word of buying or of a version says that stands near a region, before it or behind it: "bought in the
 * USA", "香港で買った", "comprat a la Xina"; null where there is none. The end of a sentence, another region and travel
 * part them; a word that says whence stands right before or behind it, and not of a journey.
 */
function nearVersion(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  versions: readonly (string | null)[],
  i: number,
  lexicon: Words['lexicon'],
): string | null {
  let found: string | null = null;
  for (const step of [-1, 1]) {
    for (let k = 1; k <= (step < 0 ? MOST_BEFORE : MOST_BEHIND); k++) {
      const at = i + step * k;
      const phrase = phrases[at];
      if (phrase === undefined) break;
      const second = step < 0 ? phrases[at + 1]! : phrase;
      if (hasSign(text, tokens[second.from - 1]!, tokens[second.from]!, SENTENCE)) break;
      const version = versions[at] ?? null;
      const isWhence = version === 'origin';
      if (isWhence ? k <= MOST_FROM && !travelsBefore(phrases, at, lexicon) : version !== null) {
        if (version !== 'version') return version;
        found ??= version;
      }
      const senses = lexicon.senses(phrase.text);
      if (senses.some(({ role }) => PARTING_ROLES.includes(role))) break;
      if (step > 0 && hasDigit(phrase.text)) break;
    }
  }
  return found;
}

/** Stands a word of travel shortly before a phrase: "flying from"? */
const travelsBefore = (
  phrases: readonly Phrase[],
  at: number,
  lexicon: Words['lexicon'],
): boolean =>
  phrases
    .slice(Math.max(0, at - MOST_FROM), at)
    .some(({ text }) => lexicon.sense(text, 'travel') !== undefined);

/**
 * Does a region stand in a clause that names no device and no sale, where another clause says in which shop or place
 * the device was bought: "on part à Hong Kong, j'ai un iphone 12 acheté chez Boulanger"? A clause that is the
 * region alone goes with what stands beside it: "iPhone 12, Hong Kong, bought from a friend".
 */
function isBoughtElsewhere(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  versions: readonly (string | null)[],
  i: number,
  lexicon: Words['lexicon'],
): boolean {
  if (!versions.some((version) => version === 'sale' || version === 'verb')) return false;
  const isEnd = (p: number): boolean =>
    hasSign(text, tokens[phrases[p]!.to - 1]!, tokens[phrases[p + 1]!.from]!, SENTENCE);
  let [from, to] = [i, i];
  while (from > 0 && !isEnd(from - 1)) from--;
  while (to < phrases.length - 1 && !isEnd(to)) to++;
  const isOf = (p: number, roles: readonly string[]): boolean =>
    lexicon.senses(phrases[p]!.text).some(({ role }) => roles.includes(role));
  let isBare = true;
  for (let p = from; p <= to; p++) {
    if (versions[p] !== null || isOfDevice(tokens, phrases[p]!)) return false;
    isBare &&= isOf(p, BARE_ROLES);
  }
  if (isBare) return false;
  // A word that nothing is known of, behind a preposition or the sale itself, names the shop or its place.
  for (let p = 0; p < phrases.length; p++) {
    if (p >= from && p <= to) continue;
    const isUnknown = (tokens[phrases[p]!.from]!.ownRoles & (NOISE | REGION)) === 0;
    const isShop = isOf(p, ['place', 'carrier']) || (isUnknown && !isOfDevice(tokens, phrases[p]!));
    const isBehind = p > 0 && (versions[p - 1] !== null || isOf(p - 1, ['function-word']));
    if (!isShop || !isBehind) continue;
    for (let s = p; s >= 0 && (s === p || !isEnd(s)); s--)
      if (versions[s] === 'sale' || versions[s] === 'verb') return true;
  }
  return false;
}

/** Is a phrase of the name of a device, or a number? */
const isOfDevice = (tokens: Query['tokens'], { from, to }: Phrase): boolean =>
  tokens.slice(from, to).some(({ core, numeric, digits }) => core === 2 || (numeric && !digits));

/**
 * Does a region say where the device was made, and nothing of where it is sold: "assembled in China",
 * "страна производства: Китай", "中国制造"?
 */
function isMadeThere(phrases: readonly string[], i: number, lexicon: Words['lexicon']): boolean {
  const isMade = (at: number): boolean =>
    lexicon.sense(phrases[at] ?? '', 'manufacture') !== undefined;
  const isRegion = (at: number): boolean =>
    lexicon.sense(phrases[at] ?? '', 'region') !== undefined;
  const isBehind = (at: number): boolean =>
    lexicon.sense(phrases[at] ?? '', 'manufacture')?.means === 'behind';
  // "印度制造 中国版", "Çin'de üretilmiştir": a particle may stand between.
  const isOfBefore = (at: number): boolean =>
    isBehind(at) && (isRegion(at - 1) || isRegion(at - 2));
  // "香港版 生産終了": a market's own unit, whatever is produced.
  const saysVersion = (at: number): boolean => hasVersion(phrases[at] ?? '', lexicon);
  const isOwnUnit = lexicon.sense(phrases[i] ?? '', 'version') !== undefined;
  if (isOwnUnit || saysVersion(i + 1)) return false;
  const isParticle = !isRegion(i + 1) && !hasDigit(phrases[i + 1] ?? '');
  if (isBehind(i + 1) || (isBehind(i + 2) && isParticle)) return true;
  if (isMade(i - 1) && !isOfBefore(i - 1)) return true;
  if (isMade(i - 2) && !isOfBefore(i - 2) && !isRegion(i - 1)) return true;
  // "Hong Kong made in China": the word is of the region behind it.
  return isMade(i + 1) && !isRegion(i + 2);
}

/** Does a word of a version stand beside a part of the text: "J/A version"? */
function isBesideVersion(
  query: Query,
  at: number,
  length: number,
  lexicon: Words['lexicon'],
): boolean {
  const phrases = phrasesOf(query, lexicon);
  const isWithin = ({ from }: Phrase): boolean =>
    query.tokens[from]!.from >= at && query.tokens[from]!.from < at + length;
  const first = phrases.findIndex(isWithin);
  const last = phrases.findLastIndex(isWithin);
  return phrases.some(
    ({ text }, p) =>
      p >= first - BESIDE_LETTER && p <= last + BESIDE_LETTER && hasVersion(text, lexicon),
  );
}

/** Is a phrase or one of its words of the role version: "version", "bought in", "us version"? */
const hasVersion = (phrase: string, lexicon: Words['lexicon']): boolean =>
  versionOf(phrase, lexicon) !== null;
