import type { WordFacts } from '../text/lexicon.ts';
import type { UnreadWords } from '../text/scripts.ts';
import type { Spellings } from '../text/spellings.ts';
import type { QueryToken } from './query.ts';

/** How many letters of a name in another script say which name is meant. */
const MIN_BEGINNING = 3;
const NONE: readonly string[] = [];

/** A token as it is written in another script; of a number with a letter, "شاومي 15 أ", the letter. */
export const nativeOf = (
  { text, numeric, digits }: WordFacts,
  unread: UnreadWords,
): string | undefined => unread.get(numeric && !digits ? text.slice(-1) : text);

/**
 * The names that a word of another script begins. Behind a part of a name one letter is enough, and it may be a word of
 * questions: "ريدمي نو", "아이패드 에".
 */
export function begunBy(
  native: string,
  before: QueryToken | undefined,
  roles: number,
  spellings: Spellings,
): readonly string[] {
  const { near } = spellings;
  const isBehind =
    before !== undefined && (before.core > 0 || before.numeric || before.misspelt.length > 0);
  // "华为Mate 60台": behind a number a word of questions is what it counts.
  if (!isBehind || (before.digits && roles !== 0))
    return roles === 0 ? near.begunBy(native, MIN_BEGINNING) : NONE;
  // "реалми с": the letter may be meant as the one that it looks like; "بوكو ف": Arabic letters look like none.
  const letter =
    spellings.letters('look-alike').get(native) ?? spellings.letters('model-letter').get(native);
  const names = near.begunBy(native, 1);
  return letter === undefined ? names : [...names, letter];
}
