import type { Tables } from '../../search-index/tables.ts';
import { isDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { EXACT, JOIN, type Lattice, SOUND } from './lattice.ts';
import { headsOf } from './split.ts';

const MAX_SOUND = 16;

/** Two or three tokens as one word of names: "one plus", "red magic", "think pad". */
export function joinArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const [token, next, third] = [query.tokens[i]!, query.tokens[i + 1], query.tokens[i + 2]];
  if (next === undefined || token.network || next.network) return;
  if (token.digits && next.digits) return;
  const text = token.text + next.text;
  const joined = words.find(text);
  if (joined >= 0 && (words.core[joined]! > 0 || token.numeric || next.numeric)) {
    lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [joined]);
  }
  if (third !== undefined && !third.numeric && text.length + third.text.length < 12) {
    const whole = words.find(text + third.text);
    if (whole >= 0 && words.core[whole] === 2) {
      lattice.addWords(i, i + 3, JOIN, WEIGHTS.join, [whole]);
    }
  }
  if (token.numeric && !next.numeric && next.text.length > 2 && next.from === token.to) {
    // "14tpro": the first letter belongs to the number.
    const compound = words.find(token.text + next.text[0]);
    if (compound < 0) return;
    for (const tail of headsOf(tables, next.text.slice(1))) {
      lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [compound, ...tail]);
    }
    return;
  }
  if (!token.numeric && token.text.length > 2 && isDigit(next.text.charCodeAt(0))) {
    // "galaxys24": the last letter belongs to the number.
    const letter = token.text.slice(-1);
    // "galaxya545g"
    const network = /^(\d+)([45]g)$/.exec(next.text);
    if (network !== null) {
      const parts = [words.find(letter + network[1]), words.find(network[2]!)];
      for (const head of headsOf(tables, token.text.slice(0, -1))) {
        lattice.addWords(i, i + 2, JOIN, 2 * WEIGHTS.join, [...head, ...parts]);
      }
    }
    const compound = words.find(letter + next.text);
    if (compound < 0) return;
    for (const head of headsOf(tables, token.text.slice(0, -1))) {
      lattice.addWords(i, i + 2, head.length > 1 ? JOIN : EXACT, WEIGHTS.join, [...head, compound]);
    }
  }
}

/** Two tokens as one name, heard or misspelt where it is parted: "one puls", "i fon". */
export function heardArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const [token, next] = [query.tokens[i]!, query.tokens[i + 1]];
  if (next === undefined || token.numeric || next.numeric) return;
  const text = token.text + next.text;
  if (text.length < 4 || text.length > MAX_SOUND || tables.words.find(text) >= 0) return;
  for (const name of tables.parts.soundingLike(text)) {
    lattice.addWords(i, i + 2, SOUND, WEIGHTS.sound + WEIGHTS.join, [tables.words.find(name)]);
  }
}
