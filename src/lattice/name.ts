import type { Query } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE } from '../text/roles.ts';
import { NAME } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** How many names one key may have at most. */
const MAX_FORMS = 200;
/** The longest key of a name has 45 characters. */
const MAX_KEY = 60;
/** A word of so many devices is a usual one. */
const USUAL = 5;

/**
 * Adds an arc that reads the whole query, or the query without the noise words at its end, as a whole name in any
 * spacing: "iphone15promax", "walton primo gm3plus".
 */
export function nameArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { tokens } = query;
  // Words that are all usual in names are found without this.
  if (tokens.every(({ word }) => isUsual(word, tables))) return;
  const last = tokens.findLastIndex(({ roles }) => (roles & NOISE) === 0);
  const end = Math.max(last + 1, 1);
  addName(lattice, query, tokens.length, tables);
  if (end < tokens.length) addName(lattice, query, end, tables);
}

/** Adds an arc for the tokens before `end`. */
function addName(lattice: Lattice, query: Query, end: number, tables: Tables): void {
  const key = query.texts.slice(0, end).join('');
  if (key.length < 2 || key.length >= MAX_KEY) return;
  let atom = -1;
  tables.forms(key, (form, hasBrand) => {
    if (lattice.atoms.ofForm.size > MAX_FORMS) return;
    if (atom < 0) {
      atom = lattice.atoms.create();
      if (atom < 0) return;
      lattice.addAtom(0, end, NAME, WEIGHTS.wholeName, atom);
    }
    lattice.atoms.markWhole(form, atom, hasBrand);
  });
}

/** True if several devices have the word in their names. */
function isUsual(word: number, { postings }: Tables): boolean {
  return word >= 0 && postings.count(word, word + 1) >= USUAL;
}
