import type { Query } from '../query/query.ts';
import { isBesideName, isOfName } from '../query/query-words.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CONJUNCTION, NOISE, UNIT } from '../text/roles.ts';
import { PREFIX, SPLIT } from './arc-kinds.ts';
import type { Compounds } from './compound.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** Adds arcs that read a token as several words of names: "promax", "galaxyz", "z5" in "galaxy fold z5". */
export function splitArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  compounds: Compounds,
): void {
  const { text, numeric, digits, network, roles, core } = query.tokens[i]!;
  if (network || digits) return;
  if (numeric) {
    // "LG 4K": the resolution of a screen is no K4.
    if ((roles & UNIT) !== 0) return;
    // "22s" alone is no S22. A single digit with a letter is mostly a measure: "2m".
    const isRead = text.length === 2 || isBesideName(query, i, tables);
    for (const words of isRead ? compounds.of(text).splits : [])
      lattice.addWords(i, i + 1, SPLIT, WEIGHTS.splitCompound, words);
    if (isArticle(query, i, tables))
      lattice.addWords(i, i + 1, SPLIT, WEIGHTS.split, [tables.words.find(text.slice(1))]);
    return;
  }
  if (core === CORE_NAME || (roles & NOISE) !== 0) return;
  const parts = tables.segments.of(text, i === query.tokens.length - 1);
  if (parts === null || parts.length < 2) return;
  const atoms = parts.map((part) => lattice.atoms.ofWord(part.word));
  const tail = parts[parts.length - 1]!;
  atoms[atoms.length - 1] = lattice.atoms.ofRange(tail.word, tail.to);
  const cost = WEIGHTS.split * (1 + core);
  lattice.addAtoms(i, i + 1, SPLIT, cost, atoms);
  // "xiaomired": a whole word at the end may begin a longer one as well.
  if (i < query.tokens.length - 1 || tail.to > tail.word + 1) return;
  const { words } = tables;
  const end = words.endOfBeginning(words.at(tail.word), tail.word);
  atoms[atoms.length - 1] = lattice.atoms.ofRange(tail.word + 1, end);
  lattice.addAtoms(i, i + 1, PREFIX, cost + WEIGHTS.prefix, atoms);
}

/**
 * True if the letter that tokens join with a number is a separate word: the article in "have a 13 mini". After a line
 * it belongs to the number: "galaxy a 13".
 */
export function isArticle({ text, tokens }: Query, i: number, { lexicon }: Tables): boolean {
  const before = itemAt(tokens, i - 1);
  const { text: token, from, to } = tokens[i]!;
  const isApart = text.slice(from + 1, to) === ` ${token.slice(1)}`;
  // "a 15 day plan", but "a 15 128gb"
  const isFirst = before === undefined && ((tokens[i + 1]?.roles ?? 0) & UNIT) === 0;
  if (isFirst || !isApart || (before !== undefined && isOfName(before))) return false;
  return (lexicon.bitsOf(token[0]!) & (NOISE | CONJUNCTION)) !== 0;
}

/** The ways to read a text as one or several whole words of names, as lists of word numbers. */
export function headsOf(tables: Tables, text: string): number[][] {
  const id = tables.words.find(text);
  if (id >= 0 && tables.core[id]! > 0) return [[id]];
  const parts = tables.segments.of(text, false);
  return parts === null ? [] : [parts.map(({ word }) => word)];
}
