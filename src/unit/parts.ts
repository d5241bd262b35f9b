import { type LexiconRole, SELLER_WORDS } from '../model/index.ts';
import { isOf, phrasesOf } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isLine } from '../query/query-words.ts';
import { announces, endsClause, endsQuestion, isBehind } from '../query/signs.ts';
import { hasDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';

/** The greatest distance in phrases to a word of origin: "from the big city of". */
export const MOST_FROM = 2;
/** Roles of words that do not count as a word for a version, because they have another meaning. */
export const EVERYDAY: readonly LexiconRole[] = ['question', 'function-word'];
/** Words of sale beside which a code is another word: "from us", "bought my". */
const OF_WORDS: readonly string[] = ['origin', 'verb'];

/** A phrase of a text, with what it says of a sale. */
export interface SalePhrase extends Phrase {
  /** What it says of a sale: `origin`, `sale`, `verb`, `there`, `code` or `version`; `null` for nothing. */
  sale: string | null;
  /** True for a word of buying of a language in which the verb stands behind the device: "東京でPixel 7を買った". */
  isLate: boolean;
  /** True if a clause begins with it, except for the first phrase of the text. */
  isFirst: boolean;
  /** True if it is the first after a question. */
  isAnswer: boolean;
  /** True if it is the name of a line or the number of a device. */
  isOfDevice: boolean;
}

/** Splits a text into phrases, and finds what each says of a sale. */
export function salePhrasesOf(query: Query, lexicon: Words['lexicon']): SalePhrase[] {
  const { tokens } = query;
  return phrasesOf(query, lexicon).map((phrase) => {
    const { text: own, from, to, senses } = phrase;
    const said = saleOf(own, lexicon);
    // "country: CN", but not "which country".
    const isLabel = said === 'label' && isBehind(query, to, announces);
    const sale = said !== 'label' ? said : isLabel ? 'version' : null;
    // Field by field: with a spread of the phrase this takes 1 µs.
    return {
      text: own,
      from,
      to,
      senses,
      sale: sale === 'late' ? 'sale' : sale,
      isLate: sale === 'late',
      isFirst: isBehind(query, from, endsClause),
      isAnswer: isBehind(query, from, endsQuestion),
      isOfDevice: tokens
        .slice(from, to)
        .some((token) => isLine(token) || (token.numeric && !token.digits)),
    };
  });
}

/** What a phrase or one of its words says of a sale: "version", "bought in", "us version". */
function saleOf(phrase: string, lexicon: Words['lexicon']): string | null {
  const words = phrase.includes(' ') ? [phrase, ...phrase.split(' ')] : [phrase];
  for (const word of words) {
    const sense = lexicon.sense(word, 'version');
    if (sense === undefined) continue;
    const means = typeof sense.means === 'string' ? sense.means : 'version';
    if (!SELLER_WORDS.includes(means)) return means;
  }
  return null;
}

/** True for a phrase of the name of a device. */
export const isOfName = (part: SalePhrase): boolean =>
  part.isOfDevice || hasDigit(part.text) || isOf(part, ['suffix', 'letter-name']);

/** True if a word for a version stands right beside a code. "In May" has none, though "may" means a device in Vietnamese. */
export const isBesideVersion = (parts: readonly SalePhrase[], i: number): boolean => {
  // "imported my Galaxy": a word behind one of sale is no code.
  const isWord = isOf(parts[i], EVERYDAY) && itemAt(parts, i - 1)?.sale === 'sale';
  return [isWord ? undefined : itemAt(parts, i - 1), parts[i + 1]].some(
    (part) => part?.sale != null && !OF_WORDS.includes(part.sale) && !isOf(part, EVERYDAY),
  );
};
