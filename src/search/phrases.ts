import type { Words } from '../text/lexicon.ts';
import type { Query } from './normalise.ts';

/** Neighbouring tokens of a query that the lexicon has as one phrase, or a token by itself. */
export interface Phrase {
  text: string;
  /** The first token, and the one behind the last. */
  from: number;
  to: number;
}

/** The phrases of a query, in its order. */
export function phrasesOf({ texts, tokens }: Query, lexicon: Words['lexicon']): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < texts.length; ) {
    const [first, next] = [tokens[from]!, tokens[from + 1]];
    // "iphone se 3 hk": the number is of the name, though there is a carrier "3HK".
    const isNumber = first.digits && next !== undefined && next.from > first.to;
    const to = from + Math.max(1, isNumber ? 0 : lexicon.phraseAt(texts, from));
    phrases.push({ text: texts.slice(from, to).join(' '), from, to });
    from = to;
  }
  return phrases;
}
