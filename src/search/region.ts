import type { Words } from '../text/lexicon.ts';
import type { Query, QueryToken } from './normalise.ts';

/** What Apple calls a configuration in shops; the letters before the stroke say for which market. */
const ORDER_ENDING = /\b[fmnp][a-z\d]{4}([a-z]{1,3})\/a\b/;

/**
 * The region of sale that a text says: a territory or an adjective of one in any language, a code
 * beside a word such as "version", or the ending of one of Apple's order numbers.
 *
 * @returns a region id; null where none is said, or where it says where somebody travels
 * @example regionSaid(parse('iPhone 15 HK version', words), words) // 'hong-kong'
 */
export function regionSaid(query: Query, { lexicon }: Words): string | null {
  const order = ORDER_ENDING.exec(query.text);
  const ending = order === null ? undefined : lexicon.sense(order[1]!, 'order-ending');
  if (typeof ending?.means === 'string') return ending.means;
  const texts = query.tokens.map((token) => token.text);
  let said: string | null = null;
  let isOfVersion = false;
  let travels = false;
  for (let i = 0; i < texts.length; ) {
    const takes = Math.max(1, lexicon.phraseAt(texts, i));
    const phrase = takes === 1 ? texts[i]! : texts.slice(i, i + takes).join(' ');
    for (const sense of lexicon.senses(phrase)) {
      if (sense.role === 'travel') travels = true;
      if (sense.role !== 'region' && sense.role !== 'region-code') continue;
      const beside =
        saysVersion(query.tokens[i - 1], lexicon) || saysVersion(query.tokens[i + takes], lexicon);
      if (sense.capitals && !beside) continue;
      if (typeof sense.means !== 'string') continue;
      if (said === null || (beside && !isOfVersion)) {
        said = sense.means;
        isOfVersion = beside;
      }
    }
    i += takes;
  }
  return travels && !isOfVersion ? null : said;
}

function saysVersion(token: QueryToken | undefined, lexicon: Words['lexicon']): boolean {
  return token !== undefined && lexicon.sense(token.text, 'version') !== undefined;
}
