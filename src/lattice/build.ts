import type { Query } from '../query/query.ts';
import { isAmidName, isApart } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE } from '../text/roles.ts';
import { abbreviationArcs } from './abbreviation.ts';
import { beginningArcs } from './beginning.ts';
import { type CodeSaid, codeArcs } from './code.ts';
import type { Compounds } from './compound.ts';
import { contextArcs } from './context.ts';
import { editArcs, type Gaps } from './edit.ts';
import { heardArcs, joinArcs } from './join.ts';
import { labelArcs } from './label.ts';
import type { Lattice } from './lattice.ts';
import { letterNameArcs } from './letter-name.ts';
import { nameArcs } from './name.ts';
import { letterArc, numberArcs } from './number.ts';
import { splitArcs } from './split.ts';
import { WEIGHTS } from './weights.ts';
import { wordArcs } from './word.ts';

/** For how many tokens misspelt words are looked up, which is the most expensive step. */
const MAX_LOOKS = 6;
/** The cost of two tokens that are read as one word by sound. */
const HALVES = WEIGHTS.sound + WEIGHTS.join;

/**
 * Builds the lattice of a query, with all arcs that are cheap to find.
 *
 * @returns the model codes, and the beginnings of codes, in the query
 */
export function buildLattice(
  lattice: Lattice,
  query: Query,
  tables: Tables,
  compounds: Compounds,
): CodeSaid[] {
  const { tokens } = query;
  lattice.begin(tokens.length);
  for (let i = 0; i < tokens.length; i++) wordArcs(lattice, query, i, tables);
  beginningArcs(lattice, query, tables);
  contextArcs(lattice, query, tables);
  const codes = codeArcs(lattice, query, tables);
  labelArcs(lattice, query, codes, tables);
  nameArcs(lattice, query, tables);
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.identifier) continue;
    joinArcs(lattice, query, i, tables);
    numberArcs(lattice, query, i, tables);
    letterNameArcs(lattice, query, i, tables);
    splitArcs(lattice, query, i, tables, compounds);
    abbreviationArcs(lattice, query, i, tables, compounds);
  }
  return codes;
}

/**
 * Adds the arcs that are expensive to find: typing errors, names written by ear, a number without the letter of its
 * line. They are added only for tokens on which the best candidate spends more than they cost.
 */
export function extendLattice(lattice: Lattice, query: Query, tables: Tables, gaps: Gaps): void {
  let looks = 0;
  for (let i = 0; i < query.tokens.length; i++) {
    const token = query.tokens[i]!;
    if (token.identifier || token.repeated) continue;
    // In prose most words belong to no name; a misspelt word of one stands beside another part of it.
    if (isApart(query, i, tables)) continue;
    if (gaps.isWeak) letterArc(lattice, query, i, tables);
    const spent = gaps.spent(i);
    const isDear = spent > WEIGHTS.sound;
    // "fair fone 4": the first half may be a word of questions.
    const isHalf = spent > 0 && i + 1 < query.tokens.length && gaps.spent(i + 1) > HALVES;
    if ((!isDear && !isHalf) || (!gaps.isWeak && !gaps.isNear(i))) continue;
    if (looks < MAX_LOOKS) heardArcs(lattice, query, i, tables);
    if (!isDear) continue;
    const isKept = token.inPhrase || (!gaps.isWeak && !isAmidName(query, i, tables));
    if (looks === MAX_LOOKS || token.numeric || (isKept && (token.roles & NOISE) !== 0)) continue;
    editArcs(lattice, query, i, tables, gaps);
    looks++;
  }
}
