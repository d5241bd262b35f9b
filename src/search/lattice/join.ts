import type { Tables } from '../../search-index/tables.ts';
import { isDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { EDIT, JOIN, type Lattice, SOUND } from './lattice.ts';
import { MARKS } from './number.ts';
import { headsOf } from './split.ts';

const MAX_SOUND = 16;
/** A shorter name is hardly parted and misspelt. */
const MIN_MISSPELT = 5;
const COMPOUND = /^[a-z]\d+$/;

/** Two or three tokens as one word of names: "one plus", "red magic", "think pad". */
export function joinArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const [token, next, third] = [query.tokens[i]!, query.tokens[i + 1], query.tokens[i + 2]];
  if (next === undefined || token.network || next.network) return;
  if (token.digits && next.digits) return;
  if (token.isBeginning) {
    const text = token.text + next.text;
    const joined = words.find(text);
    if (joined >= 0 && (words.core[joined]! > 0 || token.numeric || next.numeric)) {
      lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [joined]);
    }
    if (third !== undefined && !third.numeric && text.length + third.text.length < 12) {
      const whole = words.find(text + third.text);
      if (words.core[whole] === 2) lattice.addWords(i, i + 3, JOIN, WEIGHTS.join, [whole]);
    }
  }
  letterArcs(lattice, query, i, words);
  if (!token.numeric && token.text.length > 2 && isDigit(next.text.charCodeAt(0))) {
    // "galaxys24": the last letter belongs to the number.
    const letter = token.text.slice(-1);
    // "galaxya545g"
    const network = next.text.endsWith('g') ? /^(\d+)([45]g)$/.exec(next.text) : null;
    if (network !== null) {
      const parts = [words.find(letter + network[1]), words.find(network[2]!)];
      for (const head of headsOf(tables, token.text.slice(0, -1))) {
        lattice.addWords(i, i + 2, JOIN, 2 * WEIGHTS.join, [...head, ...parts]);
      }
    }
    const compound = words.find(letter + next.text);
    if (compound < 0) return;
    for (const head of headsOf(tables, token.text.slice(0, -1))) {
      lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [...head, compound]);
    }
  }
}

/** Letters that are typed apart from their number or from each other. */
function letterArcs(lattice: Lattice, query: Query, i: number, words: Tables['words']): void {
  const [token, next] = [query.tokens[i]!, query.tokens[i + 1]!];
  const isMark = token.digits && next.text.startsWith('mk');
  const letter = isMark ? Object.keys(MARKS).find((mark) => MARKS[mark] === next.text) : undefined;
  if (letter !== undefined) {
    // "realme 12 x": the letter of the number, and no numeral.
    lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [words.find(token.text + letter)]);
  }
  if (!token.numeric && token.text.length === 1 && COMPOUND.test(next.text)) {
    // "nord c e 4": the letters of one word, of which the last was taken for that of a number.
    const word = words.find(token.text + next.text[0]);
    const number = words.find(next.text.slice(1));
    lattice.addWords(i, i + 2, JOIN, 2 * WEIGHTS.join, [word, number]);
  }
}

/** Two tokens as one name, heard or misspelt where it is parted: "one puls", "i fon", "red me". */
export function heardArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const [token, next] = [query.tokens[i]!, query.tokens[i + 1]];
  if (next === undefined || token.numeric || next.numeric || token.opaque || next.opaque) return;
  const text = token.text + next.text;
  if (text.length > MAX_SOUND || (token.isBeginning && words.find(text) >= 0)) return;
  for (const name of tables.parts.soundingLike(text)) {
    lattice.addWords(i, i + 2, SOUND, WEIGHTS.sound + WEIGHTS.join, [words.find(name)]);
  }
  if (text.length < MIN_MISSPELT) return;
  tables.nearNames.near(text, 1, (name, _, sameFirst) => {
    if (sameFirst) lattice.addWords(i, i + 2, EDIT, WEIGHTS.edit + WEIGHTS.join, [name]);
  });
}
