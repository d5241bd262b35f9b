import type { LexiconRole } from '../model/index.ts';
import { isOf, type Phrase } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import { itemAt } from '../text/item-at.ts';

/** Signs that begin another statement: "LTE - seyahat için". The commas of a list are semicolons here. */
const CLAUSE = /[.:;!?|\n]| - /;
/** Roles of words for a SIM and for a plan: "can I buy a data plan for it?" */
const OF_SIMS: readonly LexiconRole[] = ['topic', 'sim', 'plan'];
/** Roles of words of statements that are words of questions in another language: "the". */
const OF_STATEMENTS: readonly LexiconRole[] = ['function-word', 'condition'];

/** The phrases of a clause beside one of its phrases, the nearest first, and what the clause asks for. */
interface Clause {
  before: Phrase[];
  behind: Phrase[];
  /** `edition` if it ends with a question mark and names no SIM; `null` if it asks for nothing. */
  asks: 'edition' | 'other' | null;
}

/**
 * The clause of a phrase. Signs part clauses, but not those in the name: "iPad (10th generation)".
 *
 * @param isRead true for the index of a token that is part of the device's name
 */
export function clauseOf(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  p: number,
  isRead: (token: number) => boolean,
): Clause {
  /** The text between a phrase and the one before it. */
  const gap = (q: number): string =>
    text.slice(tokens[phrases[q - 1]!.to - 1]!.to, itemAt(tokens, phrases[q]?.from ?? -1)?.from);
  /** True if a clause begins with a phrase. */
  const begins = (q: number): boolean => {
    const isBehindName = isRead(phrases[q - 1]!.to - 1);
    if (isBehindName && isRead(phrases[q]!.from)) return false;
    return CLAUSE.test(gap(q)) || (!isBehindName && /[()]/.test(gap(q)));
  };
  let [from, to] = [p, p + 1];
  while (from > 0 && !begins(from)) from--;
  while (to < phrases.length && !begins(to)) to++;
  const clause = phrases.slice(from, to);
  const isAsked = gap(to).includes('?');
  const asks =
    isAsked && !clause.some(isOfSim)
      ? 'edition'
      : isAsked || clause.some((phrase, at) => isQuestion(phrase, at) || isOf(phrase, ['plan']))
        ? 'other'
        : null;
  return { before: clause.slice(0, p - from).reverse(), behind: clause.slice(p - from + 1), asks };
}

/** True for a word of questions. "Is" asks at the beginning of a clause only: "my watch is the GPS one". */
export const isQuestion = (phrase: Phrase, at: number): boolean =>
  isOf(phrase, ['question']) &&
  (isOf(phrase, ['person'])
    ? at === 0 && !isOf(phrase, ['conjunction'])
    : !isOf(phrase, OF_STATEMENTS));

/** True for a word for a SIM or a plan. "Hat" is a phone line in Turkish and asks in German. */
export const isOfSim = (phrase: Phrase): boolean =>
  isOf(phrase, OF_SIMS) && !isOf(phrase, ['question']);
