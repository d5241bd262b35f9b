import type { Tables } from '../../search-index/tables.ts';
import { NOISE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { addNames } from './edit.ts';
import { EXACT, type Lattice, PREFIX } from './lattice.ts';

/** A shorter word is one letter more than too many. */
const MIN_PLURAL = 6;
/** Fewer devices are no line of which one says the plural. */
const LEAST_OF_LINE = 40;

/**
 * The token as a word of names, and the last token as the beginning of one. A single letter is that
 * of a line ("galaxy s ultra") or, while it is typed, the end of a compound ("iphone e").
 */
export function wordArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const token = query.tokens[i]!;
  const { text } = token;
  const last = i === query.tokens.length - 1;
  if (token.identifier) return;
  const first = words.lowerBound(text);
  if (first < words.size && words.is(first, text)) {
    lattice.addAtom(i, i + 1, EXACT, 0, lattice.ofWord(first));
  } else if (!token.numeric && token.core === 0) pluralArc(lattice, i, text, tables);
  if (token.year !== 0) lattice.addYear(i, token.year, WEIGHTS.releaseYear);
  const isLetter = text.length === 1 && !token.numeric;
  if (isLetter) {
    const atom = lattice.ofRange(words.lowerBound(`${text}0`), words.lowerBound(`${text}:`));
    const isWord = first < words.size && words.is(first, text);
    const cost = last && !isWord ? 0 : WEIGHTS.prefix;
    lattice.addAtom(i, i + 1, PREFIX, cost, atom);
  }
  if (!last) return;
  addNames(lattice, i, PREFIX, WEIGHTS.prefix, token.begun, words);
  // Nothing is begun by a word that stands in every question: "3 de" is no Desire.
  if ((token.roles & NOISE) !== 0 && i > 0 && !mayBeBegun(query, i)) return;
  if (text === 'mk1') {
    // "xperia 1 i": any numeral may be begun.
    const atom = lattice.ofRange(words.lowerBound('mk'), words.lowerBound('mk{'));
    lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix, atom);
  } else {
    const end = words.endOfBeginning(text, first);
    const from = first < words.size && words.is(first, text) ? first + 1 : first;
    if (from < end) {
      // A number that is a word as it stands is rather meant so: "redmi 13" is no 13C.
      // "v21 5": a network may be begun, though hardly by a number that counts.
      if (text === '4' || text === '5') {
        const cost = WEIGHTS.prefixOfNumber + WEIGHTS.unreadNetwork;
        lattice.addWords(i, i + 1, PREFIX, cost, [words.find(`${text}g`)]);
      }
      // "a7 (2": in brackets a year may be begun.
      const isShort = token.digits && text.length < 3 && query.text[token.from - 1] !== '(';
      const isLong = token.numeric && from > first && text.length > 1;
      const cost = isLong ? WEIGHTS.prefixOfNumber : WEIGHTS.prefix;
      const atom = lattice.ofRange(from, end, isShort);
      lattice.addAtom(i, i + 1, PREFIX, cost, atom);
    }
  }
  if (isLetter) {
    const atom = lattice.atom();
    if (atom < 0) return;
    for (const id of tables.parts.compoundsEndingIn(text)) lattice.mark(atom, id);
    lattice.addAtom(i, i + 1, PREFIX, 2 * WEIGHTS.prefix, atom);
  }
}

/** Several devices of a line: "thinkpads", "galaxies". */
function pluralArc(lattice: Lattice, i: number, text: string, { words, postings }: Tables): void {
  if (text.length < MIN_PLURAL || !text.endsWith('s')) return;
  for (const one of [text.slice(0, -1), text.replace(/ies$/, 'y')]) {
    const word = words.find(one);
    if (word < 0 || words.core[word] === 0) continue;
    if (postings.count(word, word + 1) >= LEAST_OF_LINE) {
      lattice.addAtom(i, i + 1, EXACT, WEIGHTS.prefix, lattice.ofWord(word));
    }
  }
}

/** May a word of questions be the beginning of a name, as in "oneplus no"? "15 128 neu" begins none. */
function mayBeBegun({ tokens }: Query, i: number): boolean {
  const before = tokens[i - 1]!;
  if (before.digits && tokens[i]!.text.length > 2) return false;
  return before.core > 0;
}
