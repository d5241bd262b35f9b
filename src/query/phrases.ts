import type { LexiconRole } from '../model/index.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import type { Phrase, Query, QueryToken } from './query.ts';
import { endsSentence, isBehind, partsDevices } from './signs.ts';

/** A shorter word before a period may be a short form. */
const LEAST_BEFORE_PERIOD = 4;
/** How many phrases may stand between a denial and what it denies: "not for my". */
const MOST_DENIED = 2;

/** The phrases of a query, the longest at each token. Several readers ask for them, so that the query keeps them. */
export function phrasesOf(query: Query, lexicon: Words['lexicon']): readonly Phrase[] {
  query.phrases ??= splitIntoPhrases(query, lexicon);
  return query.phrases;
}

function splitIntoPhrases(query: Query, lexicon: Words['lexicon']): Phrase[] {
  const { text: all, tokens, isElsewhere } = query;
  const phrases: Phrase[] = [];
  for (let from = 0; from < tokens.length; ) {
    const first = tokens[from]!;
    const next = tokens[from + 1];
    // "iphone se 3 hk": the number belongs to the name, though there is a carrier "3HK".
    const isNumber = first.digits && next !== undefined && next.from > first.to;
    const to = from + Math.max(1, isNumber ? 0 : phraseAt(all, tokens, from, lexicon));
    const text = to === from + 1 ? first.text : textOf(tokens.slice(from, to));
    const senses = to === from + 1 ? first.senses : lexicon.sensesIn(text, isElsewhere);
    phrases.push({ text, from, to, senses });
    from = to;
  }
  return phrases;
}

/**
 * The number of tokens of the longest phrase of the lexicon that begins at a token and lies in one sentence; less than 2 if
 * there is none. "Lo entregué. El mío es" has no "entregué el".
 */
export function phraseAt(
  text: string,
  tokens: readonly QueryToken[],
  from: number,
  lexicon: Pick<Words, 'phraseAt'>,
): number {
  const length = lexicon.phraseAt(tokens, from);
  for (let i = from; i < from + length - 1; i++) {
    const isEnd = endsSentence(text, tokens[i]!, tokens[i + 1]!);
    // A period behind fewer letters may be that of a short form: "St. Lucia".
    if (isEnd && tokens[i]!.text.length >= LEAST_BEFORE_PERIOD)
      return lexicon.phraseAt(tokens.slice(0, i + 1), from);
  }
  return length;
}

/** The tokens of a phrase, joined by a space. */
export const textOf = (tokens: readonly QueryToken[]): string =>
  tokens.map(({ text }) => text).join(' ');

/**
 * True if a phrase has a meaning in a role; false if there is no phrase.
 *
 * @param means the meaning; `null` for that of words which have none of their own in the role
 */
export const says = (
  phrase: Pick<Phrase, 'senses'> | undefined,
  role: LexiconRole,
  means: string | null,
): boolean => phrase?.senses.some((sense) => sense.role === role && sense.means === means) === true;

/** True if a phrase has one of some roles; false if there is no phrase. */
export const isOf = (
  phrase: Pick<Phrase, 'senses'> | undefined,
  roles: readonly LexiconRole[],
): boolean => phrase?.senses.some(({ role }) => roles.includes(role)) === true;

/** True for a word that denies what follows: "no", "without". */
export const deniesNext = (phrase: Pick<Phrase, 'senses'>): boolean =>
  phrase.senses.some(({ role, means }) => role === 'negation' && means !== 'behind');

/**
 * Denials of one language that are small words before a device or a place in another: "no" in Portuguese, "den" in
 * German and Turkish.
 */
export const DENIALS_ELSEWHERE: ReadonlySet<string> = new Set(['no', 'den']);

/** Roles of words before which {@link DENIALS_ELSEWHERE} are denials all the same: "no fake", "no EID". */
const OF_QUALITIES: readonly LexiconRole[] = ['condition', 'counterfeit', 'topic'];

/** True if a phrase is denied in its clause: "not for my router", "no fake", "는 아니라". */
export function isDenied(query: Query, phrases: readonly Phrase[], p: number): boolean {
  const isQuality = isOf(phrases[p], OF_QUALITIES);
  for (let k = p - 1; k >= 0 && k >= p - 1 - MOST_DENIED; k--) {
    if (isBehind(query, phrases[k + 1]!.from, partsDevices)) break;
    if (deniesNext(phrases[k]!)) return isQuality || !DENIALS_ELSEWHERE.has(phrases[k]!.text);
  }
  return says(itemAt(phrases, p + 1), 'negation', 'behind');
}
