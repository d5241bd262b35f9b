import type { Tables } from '../../search-index/tables.ts';
import { NOISE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { addNames } from './edit.ts';
import { EXACT, type Lattice, PREFIX } from './lattice.ts';

/**
 * The token as a word of names, and the last token as the beginning of one. A single letter is that
 * of a line: "galaxy s ultra".
 */
export function wordArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const token = query.tokens[i]!;
  const { text } = token;
  if (token.identifier) return;
  const isWord = token.word >= 0;
  if (isWord) lattice.addAtom(i, i + 1, EXACT, 0, lattice.ofWord(token.word));
  if (token.year !== 0) lattice.addYear(i, token.year, WEIGHTS.releaseYear);
  if (text.length === 1 && !token.numeric) {
    const atom = lattice.ofRange(words.lowerBound(`${text}0`), words.lowerBound(`${text}:`));
    lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix, atom);
  }
  if (i < query.tokens.length - 1) return;
  addNames(lattice, i, PREFIX, WEIGHTS.prefix, token.begun, words);
  // Nothing is begun by a word that stands in every question, but behind a name: "oneplus no".
  if ((token.roles & NOISE) !== 0 && query.tokens[i - 1]?.core === 0) return;
  if (text === 'mk1') {
    // "xperia 1 i": any numeral may be begun.
    const atom = lattice.ofRange(words.lowerBound('mk'), words.lowerBound('mk{'));
    lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix, atom);
    return;
  }
  // A number that is a word as it stands is rather meant so: "redmi 13" is no 13C.
  const cost = token.numeric && isWord ? WEIGHTS.prefixOfNumber : WEIGHTS.prefix;
  const first = isWord ? token.word : words.lowerBound(text);
  const from = isWord ? first + 1 : first;
  // "a7 (2": in brackets a year may be begun.
  const isShort = token.digits && text.length < 3 && query.text[token.from - 1] !== '(';
  const atom = lattice.ofRange(from, words.endOfBeginning(text, first), isShort);
  lattice.addAtom(i, i + 1, PREFIX, cost, atom);
}
