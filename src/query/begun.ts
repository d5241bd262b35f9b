import { hasDigit, isDigit } from '../text/characters.ts';
import type { WordFacts } from '../text/lexicon.ts';
import type { UnreadWords } from '../text/scripts.ts';
import type { Spellings } from '../text/spellings.ts';
import type { QueryToken } from './query.ts';

/** How many letters of a name in another script say which name is meant. */
const MIN_BEGINNING = 3;
const NONE: readonly string[] = [];
/** A letter at the end of a text, or what begins a size: "2" of "256 GB", "1t" of "1tb". */
const BEGUN_END = /\s(?:\p{L}|\d{1,3}|[12]t)$/iu;

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

/**
 * A text without the letter or the digits at its end, which may begin a further word or size. Returns `null` if it has
 * none. Digits begin a size only behind another number: "pixel 30" is a name.
 *
 * @example withoutBegun('iphone 15 h') // 'iphone 15'
 */
export function withoutBegun(text: string): string | null {
  const end = BEGUN_END.exec(text);
  if (end === null) return null;
  const rest = text.slice(0, end.index).trimEnd();
  const isSize = isDigit(text.charCodeAt(end.index + 1));
  return rest === '' || (isSize && !hasDigit(rest)) ? null : rest;
}
