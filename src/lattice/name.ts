import type { Query } from '../query/normalise.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE } from '../text/lexicon.ts';
import { NAME } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

const MAX_FORMS = 200;
const USUAL = 5;

/**
 * The whole query, or its beginning before what says nothing of a name, as a whole name whose words
 * are written in one: "iphone15promax", "walton primo gm3plus".
 */
export function nameArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { tokens } = query;
  let end = tokens.length;
  if (tokens.some(({ identifier }) => identifier)) return;
  // Where every word is a usual one of names, they are found as they stand.
  if (tokens.every((token) => token.repeated || isUsual(token.word, tables))) return;
  for (let tries = 0; tries < 2 && end > 0; tries++) {
    let key = '';
    for (let i = 0; i < end; i++) key += tokens[i]!.text;
    if (key.length > 1 && key.length < 60) addName(lattice, end, key, tables);
    const before = end;
    while (end > 1 && (tokens[end - 1]!.roles & NOISE) !== 0) end--;
    if (end === before) return;
  }
}

function addName(lattice: Lattice, end: number, key: string, tables: Tables): void {
  let atom = -1;
  tables.forms(key, (form, hasBrand) => {
    if (lattice.atoms.ofForm.size > MAX_FORMS) return;
    if (atom < 0) {
      atom = lattice.atoms.create();
      if (atom < 0) return;
      lattice.addAtom(0, end, NAME, WEIGHTS.key, atom);
    }
    lattice.atoms.markOwn(lattice.atoms.ofForm, form, atom, hasBrand);
  });
}

/** Do several names hold the word? */
function isUsual(word: number, { postings }: Tables): boolean {
  return word >= 0 && postings.count(word, word + 1) >= USUAL;
}
