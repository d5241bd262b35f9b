import { COPY, REGION, type Words } from '../text/lexicon.ts';
import { hasDigit } from '../text/tokens.ts';
import type { Query } from './normalise.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { hasSign } from './query-words.ts';

/**
 * What Apple calls a configuration in shops; the letters before the stroke say for which market. Two of them are said
 * by themselves as well: "mã CH/A".
 */
const ORDER_ENDING = /\b(?:[fmnp][a-z\d]{4}([a-z]{1,3})|([a-z]{2}))\/a\b/;

/** Phrases from a region to a word of buying, at most: before it, "bought my iPhone 14 Pro in the", and behind it. */
const MOST_BEFORE = 7;
const MOST_BEHIND = 3;
const SENTENCE = '.;!?\n';
const PARTING_ROLES: readonly string[] = ['region', 'travel'];

/**
 * The region of sale that a text says: a territory or an adjective of one in any language, a code
 * beside a word such as "version", or the ending of one of Apple's order numbers.
 *
 * Of several territories the first beside a word of buying or of a version counts, else the first.
 * A code counts only if no territory does: most codes are words as well, and "importado de China"
 * says nothing of Germany.
 *
 * @returns a region id; null where none is said, or where it says where somebody travels
 * @example regionSaid(parse('iPhone 15 HK version', words), words) // 'hong-kong'
 */
export function regionSaid(query: Query, { lexicon }: Words): string | null {
  const order = query.text.includes('/a') ? ORDER_ENDING.exec(query.text) : null;
  const ending = order === null ? undefined : lexicon.sense(order[1] ?? order[2]!, 'order-ending');
  if (typeof ending?.means === 'string') return ending.means;
  // The words of a phrase for a copy lose their other roles.
  if (!query.tokens.some(({ roles }) => (roles & (REGION | COPY)) !== 0)) return null;
  const read = phrasesOf(query, lexicon);
  const phrases = read.map(({ text }) => text);
  const saysVersion = phrases.map((phrase) => hasVersion(phrase, lexicon));
  let said: string | null = null;
  let isOfVersion = false;
  let code: string | null = null;
  let travels = false;
  for (const [i, phrase] of phrases.entries()) {
    const isBeside = saysVersion[i - 1] === true || saysVersion[i + 1] === true;
    for (const { role, means } of lexicon.senses(phrase)) {
      if (role === 'travel') travels = true;
      if (typeof means !== 'string') continue;
      if (role === 'region-code' && isBeside) code ??= means;
      if (role !== 'region' || isMadeThere(phrases, i, lexicon)) continue;
      const isBought = saysVersion[i] === true || isNear(query, read, saysVersion, i, lexicon);
      if (said === null || (isBought && !isOfVersion)) {
        said = means;
        isOfVersion = isBought;
      }
    }
  }
  if (said === null || (travels && !isOfVersion)) return code;
  return said;
}

/**
 * Does a word of buying or of a version stand near a region, before it or behind it: "bought in the USA",
 * "香港で買った", "comprat a la Xina"? The end of a sentence, another region and travel part them.
 */
function isNear(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  saysVersion: readonly boolean[],
  i: number,
  lexicon: Words['lexicon'],
): boolean {
  for (const step of [-1, 1]) {
    for (let k = 1; k <= (step < 0 ? MOST_BEFORE : MOST_BEHIND); k++) {
      const at = i + step * k;
      const phrase = phrases[at];
      if (phrase === undefined) break;
      const second = step < 0 ? phrases[at + 1]! : phrase;
      if (hasSign(text, tokens[second.from - 1]!, tokens[second.from]!, SENTENCE)) break;
      if (saysVersion[at] === true) return true;
      const senses = lexicon.senses(phrase.text);
      if (senses.some(({ role }) => PARTING_ROLES.includes(role))) break;
      if (step > 0 && hasDigit(phrase.text)) break;
    }
  }
  return false;
}

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

/** Is a phrase or one of its words of the role version: "version", "bought in", "us version"? */
function hasVersion(phrase: string, lexicon: Words['lexicon']): boolean {
  const isVersion = (text: string): boolean => lexicon.sense(text, 'version') !== undefined;
  return isVersion(phrase) || (phrase.includes(' ') && phrase.split(' ').some(isVersion));
}
