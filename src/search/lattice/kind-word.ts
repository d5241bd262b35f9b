import type { Tables } from '../../search-index/tables.ts';
import type { Query } from '../normalise.ts';
import { isLine, isNumber } from '../query-words.ts';
import { WEIGHTS } from '../weights.ts';
import { ABBREVIATION, type Lattice } from './lattice.ts';

/** Less than what the word costs unread: nothing but the name can tell. */
const COST = WEIGHTS.unreadNoise / 2;
/** What makers call a kind of device in its name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  watch: ['watch'],
  tablet: ['tab', 'pad'],
  laptop: ['book'],
};

/**
 * A word for a kind of device in any language as the word for it in a name: "reloj pixel 3" is the Pixel Watch
 * 3, "tablette xiaomi 6" the Pad 6. Without a number it asks for devices of the kind, and without a
 * maker or a line it names none.
 */
export function kindWordArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { tokens } = query;
  const { category, inPhrase, text } = tokens[i]!;
  const names = NAMES[category ?? ''];
  if (names === undefined || names.includes(text)) return;
  // "14 uhr 30" is a time.
  if (!tokens.some(isNumber) || !tokens.some((token, k) => k !== i && isLine(token))) return;
  // "jam tangan": the words of a phrase are read together.
  if (inPhrase && tokens[i - 1]?.inPhrase && tokens[i - 1]?.category === category) return;
  let to = i + 1;
  while (inPhrase && tokens[to]?.inPhrase && tokens[to]?.category === category) to++;
  const atom = lattice.atom();
  if (atom < 0) return;
  for (const name of names) {
    const word = tables.words.find(name);
    if (word >= 0) lattice.mark(atom, word);
  }
  lattice.addAtom(i, to, ABBREVIATION, COST, atom);
}
