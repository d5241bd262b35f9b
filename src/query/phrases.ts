import type { LexiconRole } from '../model/index.ts';
import type { Words } from '../text/lexicon.ts';
import type { Query, QueryToken } from './query.ts';

/** A phrase of the lexicon in a query, or a single token. */
export interface Phrase {
  /** Its tokens, joined by a space. */
  text: string;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** Its senses in the lexicon. */
  senses: ReturnType<Words['lexicon']['senses']>;
}

/** Splits the tokens of a query into phrases, taking the longest phrase at each token. */
export function phrasesOf({ tokens }: Pick<Query, 'tokens'>, lexicon: Words['lexicon']): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < tokens.length; ) {
    const first = tokens[from]!;
    const next = tokens[from + 1];
    // "iphone se 3 hk": the number belongs to the name, though there is a carrier "3HK".
    const isNumber = first.digits && next !== undefined && next.from > first.to;
    const to = from + Math.max(1, isNumber ? 0 : lexicon.phraseAt(tokens, from));
    const text = to === from + 1 ? first.text : textOf(tokens.slice(from, to));
    const senses = to === from + 1 ? first.senses : lexicon.senses(text);
    phrases.push({ text, from, to, senses });
    from = to;
  }
  return phrases;
}

/** The tokens of a phrase, joined by a space. */
export const textOf = (tokens: readonly QueryToken[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** True if a phrase has one of some roles; false if there is no phrase. */
export const isOf = (
  phrase: Pick<Phrase, 'senses'> | undefined,
  roles: readonly LexiconRole[],
): boolean => phrase?.senses.some(({ role }) => roles.includes(role)) === true;
