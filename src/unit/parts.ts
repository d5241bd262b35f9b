import { phrasesOf } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isLine } from '../query/query-words.ts';
import { endsClause, endsQuestion, isBehind } from '../query/signs.ts';
import type { Words } from '../text/lexicon.ts';

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
    const sale = saleOf(own, lexicon);
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
    if (sense !== undefined) return typeof sense.means === 'string' ? sense.means : 'version';
  }
  return null;
}
