import type { Letters, SiteAssets } from '../assets.ts';
import type { Language } from '../language.ts';

/** An outline, moved right and down, in units of the em square. */
export interface Part {
  path: string;
  x: number;
  y: number;
}

/** A letter or a shaped word. */
export interface Piece {
  advance: number;
  parts: readonly Part[];
}

/** Returns the outlines for texts of a language: its own first, then the Latin ones. */
export function lettersOf({ letters }: SiteAssets, language: Language): readonly Letters[] {
  return [letters[language], letters[`${language}.regions`], letters.latin].filter(
    (table) => table !== undefined,
  );
}

/** True if every character of a text has an outline. */
export const isDrawable = (letters: readonly Letters[], text: string): boolean =>
  wordsOf(text).every((word) => piecesOf(letters, word).every((piece) => piece !== null));

/**
 * Splits a line in reading order: words in other characters than ASCII, text in ASCII, and the spaces between
 * them.
 *
 * @example wordsOf('هاتفك eSIM؟') // ['هاتفك', ' ', 'eSIM', '؟']
 */
export const wordsOf = (text: string): string[] =>
  text.match(/[^\0-~]+|[!-~]+(?: [!-~]+)*| /g) ?? [];

/**
 * Returns the outline of a whole word if there is one (Arabic, Devanagari), else those of its letters.
 *
 * @returns `null` for a letter without an outline
 */
export function piecesOf(letters: readonly Letters[], word: string): (Piece | null)[] {
  const whole = find(letters, word);
  return whole === null ? [...word].map((letter) => find(letters, letter)) : [whole];
}

function find(letters: readonly Letters[], key: string): Piece | null {
  const table = letters.find(({ pieces }) => Object.hasOwn(pieces, key));
  if (table === undefined) return null;
  const [advance = 0, ...numbers] = table.pieces[key]!;
  const parts: Part[] = [];
  for (let i = 0; i < numbers.length; i += 3) {
    parts.push({ path: table.shapes[numbers[i]!]!, x: numbers[i + 1]!, y: numbers[i + 2]! });
  }
  return { advance, parts };
}
