import type { Query } from './query.ts';
import { type Reading, slotFor, withWords } from './reading.ts';
import type { Tables } from './tables.ts';
import { isDigits } from './tokens.ts';

/** Less likely than an abbreviation, likelier than a typing error. */
export const UNSAID_LETTER = 4;
const MAX_DIGITS = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The reading in which a number is said without the letter of its line: "samsung 24 ultra" is the
 * Galaxy S24 Ultra. Only beside the name of a brand or a line, and for brands that call no devices by
 * bare numbers: "oneplus 30" is no Nord N30. Null where the query has no such number.
 */
export function unsaidLetter(tables: Tables, { tokens, noise }: Query): Reading | null {
  const { words, core } = tables;
  const number = tokens.findIndex((token) => token.length <= MAX_DIGITS && isDigits(token));
  if (number < 0) return null;
  let isNamed = false;
  for (const [i, token] of tokens.entries()) {
    if (noise[i] || i === number) continue;
    const id = words.find(token);
    if (id < 0 && i < tokens.length - 1) return null;
    if (core[id] === 2) isNamed = true;
  }
  if (!isNamed) return null;
  const ids: number[] = [];
  for (const letter of LETTERS) {
    const id = words.find(letter + tokens[number]);
    if (id >= 0 && core[id]! > 0) ids.push(id);
  }
  if (ids.length === 0) return null;
  const slots = tokens.map((text, i) => {
    const slot = slotFor(tables, text, !noise[i], i === tokens.length - 1 && i !== number);
    if (i !== number) return slot;
    return withWords(
      slot,
      ids,
      ids.map(() => 0),
      slot.required,
    );
  });
  return { slots, cost: UNSAID_LETTER, isLetterUnsaid: true };
}
