import type { LexiconRole } from '../model/index.ts';
import { isOf } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { type Between, endsEdition, endsQuestion, isBracketed } from '../query/signs.ts';

/** Roles of words for a SIM and for a plan: "can I buy a data plan for it?" */
const OF_SIMS: readonly LexiconRole[] = ['topic', 'sim', 'plan'];
/** Roles of words of statements that are words of questions in another language: "the". */
const OF_STATEMENTS: readonly LexiconRole[] = ['function-word', 'condition'];

/** The phrases of a clause beside one of its phrases, the nearest first, and what the clause asks for. */
export interface Clause {
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
  /** True if a clause begins with a phrase. */
  const begins = (q: number): boolean => {
    const last = phrases[q - 1]!.to - 1;
    const { from } = phrases[q]!;
    const isBehindName = isRead(last);
    if (isBehindName && isRead(from)) return false;
    const isParted = (parts: Between): boolean => parts(text, tokens[last]!, tokens[from]!);
    return isParted(endsEdition) || (!isBehindName && isParted(isBracketed));
  };
  let [from, to] = [p, p + 1];
  while (from > 0 && !begins(from)) from--;
  while (to < phrases.length && !begins(to)) to++;
  const clause = phrases.slice(from, to);
  const end = clause.at(-1)!.to;
  const next = to < phrases.length ? tokens[end]! : { from: text.length };
  const isAsked = endsQuestion(text, tokens[end - 1]!, next);
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
