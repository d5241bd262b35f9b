import type { Tables } from '../../search-index/tables.ts';
import { OTHER, SUFFIX } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { EDIT, type Lattice, SOUND } from './lattice.ts';

/** "mx" beside "iphone 15 pro"; words of questions are no errors. */
const MIN_LENGTH = 2;
const MIN_GLUED = 5;
const MIN_SOUND = 4;
const MAX_SOUND = 16;
const LONGEST = 24;

/** What the best candidate leaves to be read. */
export interface Gaps {
  /** What it pays for a token. */
  spent(i: number): number;
  /** Does it lack a maker, a line or a number that the query may say otherwise? */
  isWeak: boolean;
  /** Does the query say its maker or its line? */
  isNamed: boolean;
  /** Is a token so near to the words of the name that it may be one? */
  isNear(i: number): boolean;
}

/**
 * A token as a misspelt word: words within an edit, or two for long words, and names that sound alike.
 * A digit is never an error, nor is a number in words or the name of another thing.
 */
export function editArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  gaps: Gaps,
): void {
  const { words } = tables;
  const { text, numeric, opaque, roles, misspelt, core } = query.tokens[i]!;
  addNames(lattice, i, EDIT, WEIGHTS.edit, misspelt, words);
  if (numeric || opaque || text.length < MIN_LENGTH || text.length > LONGEST) return;
  if (tables.lexicon.numbers.isWord(text)) return;
  if ((roles & SUFFIX) !== 0 || (text.length < 3 && gaps.isWeak)) return;
  // The name of a brand or a line is no error, unless it stands beside another one: "moto razer".
  if (core === 2 && !gaps.isNamed) return;
  if (text.length >= MIN_SOUND && text.length <= MAX_SOUND) {
    for (const name of tables.parts.soundingLike(text)) {
      if (name !== text) lattice.addWords(i, i + 1, SOUND, WEIGHTS.sound, [words.find(name)]);
    }
    // A word of a language is what it is: "same" is no Xiaomi.
    const near = roles === 0 ? tables.parts.soundingNearly(text) : [];
    addNames(lattice, i, SOUND, WEIGHTS.sound + WEIGHTS.edit, near, words);
  }
  if ((roles & OTHER) !== 0) return;
  if (text.length >= MIN_GLUED) gluedArcs(lattice, text, i, tables);
  const edits = text.length < 6 ? 1 : 2;
  // One atom for all words at the same cost.
  const atoms = new Map<number, number>();
  tables.nearWords.near(text, edits, (id, distance, sameFirst, isSwap) => {
    const rare = words.core[id] === 0 ? WEIGHTS.editRare : 0;
    const short = text.length <= 3 && !isSwap ? WEIGHTS.editRare : 0;
    const cost =
      distance * WEIGHTS.edit +
      (sameFirst ? 0 : WEIGHTS.editFirst) +
      rare +
      short -
      (isSwap ? 1 : 0);
    let atom = atoms.get(cost);
    if (atom === undefined) {
      atom = lattice.atom();
      if (atom < 0) return;
      atoms.set(cost, atom);
      lattice.addAtom(i, i + 1, EDIT, cost, atom);
    }
    lattice.mark(atom, id);
  });
}

/** A token as one of several names. */
export function addNames(
  lattice: Lattice,
  i: number,
  kind: number,
  cost: number,
  names: readonly string[],
  words: Tables['words'],
): void {
  if (names.length === 0) return;
  const ids = names.map((name) => words.find(name)).filter((id) => id >= 0);
  const atom = ids.length === 0 ? -1 : lattice.atom();
  if (atom < 0) return;
  for (const id of ids) lattice.mark(atom, id);
  lattice.addAtom(i, i + 1, kind, cost, atom);
}

/** Two words written in one of which one is misspelt: "pormax", "utlralite", "promx". */
function gluedArcs(lattice: Lattice, text: string, i: number, tables: Tables): void {
  const { words, core, lexicon } = tables;
  // Few parts of a word are words of names; what the others say is not worth keeping.
  const isSuffix = (word: string): boolean =>
    tables.isNameWord(word) && (lexicon.bitsOf(word) & SUFFIX) !== 0;
  for (let at = 3; at <= text.length - 2; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (isSuffix(tail)) {
      addGlued(lattice, i, tables, tail, head, (id) => core[id]! > 0);
    } else if (isSuffix(head)) {
      addGlued(lattice, i, tables, head, tail, (id) => core[id]! > 0 && isSuffix(words.at(id)));
    }
  }
}

function addGlued(
  lattice: Lattice,
  i: number,
  tables: Tables,
  right: string,
  misspelt: string,
  isMeant: (word: number) => boolean,
): void {
  const atom = lattice.atom();
  if (atom < 0) return;
  tables.nearWords.near(misspelt, 1, (id) => {
    if (isMeant(id)) lattice.mark(atom, id);
  });
  for (const name of tables.parts.soundingLike(misspelt)) {
    const id = tables.words.find(name);
    if (isMeant(id)) lattice.mark(atom, id);
  }
  const word = tables.words.find(right);
  const atoms = [atom, word < 0 ? -1 : lattice.ofWord(word)];
  lattice.addAtoms(i, i + 1, EDIT, WEIGHTS.edit + WEIGHTS.split, atoms);
}
