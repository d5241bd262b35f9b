import { COPY, REGION, type Words } from '../text/lexicon.ts';
import type { Query } from './normalise.ts';
import { phrasesOf } from './phrases.ts';

/**
 * What Apple calls a configuration in shops; the letters before the stroke say for which market. Two of them are said
 * by themselves as well: "mã CH/A".
 */
const ORDER_ENDING = /\b(?:[fmnp][a-z\d]{4}([a-z]{1,3})|([a-z]{2}))\/a\b/;

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
  const phrases = phrasesOf(query, lexicon).map(({ text }) => text);
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
      // "bought in China": a preposition may stand between.
      const isBought = isBeside || saysVersion[i] === true || saysVersion[i - 2] === true;
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
  if (isBehind(i + 1) || (isBehind(i + 2) && !isRegion(i + 1))) return true;
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
