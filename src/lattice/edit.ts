import type { Query } from '../query/query.ts';
import { isLine, isMaker } from '../query/query-words.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { OTHER, SUFFIX } from '../text/roles.ts';
import { EDIT, SOUND } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** The shortest word that may be misspelt: "mx" beside "iphone 15 pro". */
const MIN_LENGTH = 2;
const LONGEST = 24;
/** Without a maker or a line, a shorter name is one error away from too many words: "gti" in "polo 6 gti" is not GT. */
const MIN_NAME = 3;

/** What the best candidate leaves to be read. */
export interface Gaps {
  /** What a token costs the best candidate. */
  spent(i: number): number;
  /** True if the best candidate lacks a maker, a line or a number that the query may say in another way. */
  isWeak: boolean;
  /** True if the query says its maker or its line. */
  isNamed: boolean;
  /** True if a token stands so near to the words of the name that it may be one of them. */
  isNear(i: number): boolean;
}

/**
 * Adds arcs that read a token as misspelt: the words within one edit, or two for long words, and the names that sound
 * alike. A digit is never an error, and neither is a number in words or the name of another thing.
 */
export function editArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  gaps: Gaps,
): void {
  const { words } = tables;
  const { text, opaque, spoken, roles, misspelt, core } = query.tokens[i]!;
  // The name of a maker before a line has no error: "ford" of "ford galaxy" is not a Fold.
  const isOfMaker = isMaker(query.tokens[i]!, tables);
  const next = query.tokens[i + 1];
  if (isOfMaker && next !== undefined && isLine(next)) return;
  const find = (names: readonly string[]): number[] => names.map((name) => words.find(name));
  lattice.addAny(i, i + 1, EDIT, WEIGHTS.edit, find(misspelt));
  if (opaque || text.length < MIN_LENGTH || text.length > LONGEST) return;
  const spelt = roles === 0 ? tables.lexicon.folder.keyboard.spelt(text) : '';
  if (spelt !== '') lattice.addWords(i, i + 1, EDIT, WEIGHTS.edit, find(spelt.split(' ')));
  if (spoken || (roles & SUFFIX) !== 0) return;
  if (text.length < 3 && gaps.isWeak) return;
  // The name of a brand or a line is not an error, unless it stands beside another one: "moto razer".
  if (core === CORE_NAME && !gaps.isNamed) return;
  for (const name of tables.parts.soundingLike(text))
    lattice.addWords(i, i + 1, SOUND, WEIGHTS.sound, [words.find(name)]);
  // A word of the lexicon does not merely sound similar: "same" is not Xiaomi.
  const near = roles === 0 ? tables.parts.soundingNearly(text) : [];
  lattice.addAny(i, i + 1, SOUND, WEIGHTS.sound + WEIGHTS.edit, find(near));
  if ((roles & OTHER) !== 0) return;
  gluedArcs(lattice, text, i, tables);
  swappedArcs(lattice, text, i, tables);
  // The name of a maker is hardly another name with two errors: "wizphone" is not an iPhone.
  const edits = text.length < 6 || isOfMaker ? 1 : 2;
  // One atom for all words at the same cost.
  const atoms = new Map<number, number>();
  tables.nearWords.near(text, edits, (id, distance, sameFirst, isSwap) => {
    if (gaps.isWeak && words.length(id) < MIN_NAME && !isSwap) return;
    const rare = words.core[id] === 0 ? WEIGHTS.editRare : 0;
    const short = text.length <= 3 && !isSwap ? WEIGHTS.editRare : 0;
    const first = sameFirst ? 0 : WEIGHTS.editFirst;
    const cost = distance * WEIGHTS.edit + first + rare + short - (isSwap ? 1 : 0);
    let atom = atoms.get(cost);
    if (atom === undefined) {
      atom = lattice.atoms.create();
      if (atom < 0) return;
      atoms.set(cost, atom);
      lattice.addAtom(i, i + 1, EDIT, cost, atom);
    }
    lattice.atoms.mark(atom, id);
  });
}

/** Adds arcs for a suffix and a misspelt word that are written as one word: "pormax", "utlralite", "promx". */
function gluedArcs(lattice: Lattice, text: string, i: number, tables: Tables): void {
  const { words, core, lexicon, nearWords, parts } = tables;
  const isSuffix = (word: string): boolean =>
    tables.isNameWord(word) && (lexicon.bitsOf(word) & SUFFIX) !== 0;
  for (let at = 3; at <= text.length - 2; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    const isBehind = isSuffix(tail);
    if (!isBehind && !isSuffix(head)) continue;
    const [suffix, misspelt] = isBehind ? [tail, head] : [head, tail];
    const near = parts.soundingLike(misspelt).map((name) => words.find(name));
    nearWords.near(misspelt, 1, (id) => near.push(id));
    const atom = lattice.atoms.create();
    for (const id of atom < 0 ? [] : near) if (core[id]! > 0) lattice.atoms.mark(atom, id);
    const atoms = [atom, lattice.atoms.ofWord(words.find(suffix))];
    lattice.addAtoms(i, i + 1, EDIT, WEIGHTS.edit + WEIGHTS.split, atoms);
  }
}

/** The shortest word that is told from others with its letters swapped behind the letter of a line. */
const MIN_SWAPPED = 4;

/** Adds arcs for the letter of a line and a word with two letters swapped: "zflod", "xfodl". */
function swappedArcs(lattice: Lattice, text: string, i: number, { words, core }: Tables): void {
  if (text.length <= MIN_SWAPPED) return;
  for (let at = 1; at < text.length - 1; at++) {
    const swapped = text.slice(1, at) + text[at + 1] + text[at] + text.slice(at + 2);
    const id = words.find(swapped);
    if (id < 0 || core[id] === 0) continue;
    lattice.addWords(i, i + 1, EDIT, WEIGHTS.edit + WEIGHTS.split, [words.find(text[0]!), id]);
  }
}
