import type { LexiconRole } from '../model/index.ts';
import type { Words } from '../text/lexicon.ts';
import type { Query } from './query.ts';

/** Neighbouring tokens of a query that the lexicon has as one phrase, or a token by itself. */
export interface Phrase {
  text: string;
  /** The first token, and the one behind the last. */
  from: number;
  to: number;
  /** What it says, by the lexicon. */
  senses: ReturnType<Words['lexicon']['senses']>;
}

/** The phrases of a query, in its order. */
export function phrasesOf({ texts, tokens }: Query, lexicon: Words['lexicon']): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < texts.length; ) {
    const [first, next] = [tokens[from]!, tokens[from + 1]];
    // "iphone se 3 hk": the number is of the name, though there is a carrier "3HK".
    const isNumber = first.digits && next !== undefined && next.from > first.to;
    const to = from + Math.max(1, isNumber ? 0 : lexicon.phraseAt(texts, from));
    const text = texts.slice(from, to).join(' ');
    phrases.push({ text, from, to, senses: lexicon.senses(text) });
    from = to;
  }
  return phrases;
}

/** Has a phrase one of some roles? None has where there is no phrase. */
export const isOf = (
  phrase: Pick<Phrase, 'senses'> | undefined,
  roles: readonly LexiconRole[],
): boolean => phrase?.senses.some(({ role }) => roles.includes(role)) === true;
