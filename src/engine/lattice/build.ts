import type { Tables } from '../tables.ts';
import type { Query } from '../normalise.ts';
import { abbreviationArcs } from './abbreviation.ts';
import { codeArcs } from './code.ts';
import { contextArcs } from './context.ts';
import { editArcs } from './edit.ts';
import { joinArcs } from './join.ts';
import type { Lattice } from './lattice.ts';
import { nameArcs } from './name.ts';
import { numberArcs } from './number.ts';
import { splitArcs } from './split.ts';
import { wordArcs } from './word.ts';

/** Makes the cheap arcs of a query. */
export function buildLattice(lattice: Lattice, query: Query, tables: Tables): void {
  const { tokens } = query;
  lattice.begin(tokens.length);
  for (let i = 0; i < tokens.length; i++) wordArcs(lattice, query, i, tables);
  contextArcs(lattice, query, tables);
  codeArcs(lattice, query, tables);
  nameArcs(lattice, query, tables);
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.identifier) continue;
    joinArcs(lattice, query, i, tables);
    numberArcs(lattice, query, i, tables);
    splitArcs(lattice, query, i, tables);
    abbreviationArcs(lattice, query, i, tables);
  }
}

export { editArcs };
