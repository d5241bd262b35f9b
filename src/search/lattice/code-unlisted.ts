import type { Tables } from '../../search-index/tables.ts';
import { hasDigit } from '../../text/tokens.ts';
import { WEIGHTS } from '../weights.ts';
import { addCodeArc, type CodeSaid } from './code-arc.ts';
import { MAX_CODE, type Part, STRONG } from './code-within.ts';
import type { Lattice } from './lattice.ts';

/** Shorter texts are no codes. */
export const MIN_CODE = 4;
const MAX_BEGUN = 400;
/** Devices that share a code, at most. */
const MAX_SHARED = 60;
/** A few letters and a number: "sm-s92", "cph24", "2312d". */
const LIKE_A_CODE = /^(?:[a-z]{1,5}\d{2}|\d{2,10}[a-z]|\d{4,10}$|[a-z]{4}\d)/;

/** May a text be a code, or the beginning of one? */
export const isCodeLike = (text: string): boolean =>
  text.length >= MIN_CODE && text.length <= MAX_CODE && hasDigit(text) && LIKE_A_CODE.test(text);

/** Adds what has a code that begins so, or that differs in its last part alone. */
export function addPartOfCode(
  lattice: Lattice,
  part: Part,
  isAlone: boolean,
  tables: Tables,
  said: CodeSaid[],
): void {
  const { codes } = tables.devices;
  const { folded, from, to } = part;
  if (!isCodeLike(folded)) {
    addSiblings(lattice, part, tables, said);
    return;
  }
  for (const begun of folded.startsWith('sm') ? [folded] : [folded, `sm${folded}`]) {
    let entries = codes.startingWith(begun, MAX_BEGUN);
    // Apple's identifiers look like names: only the comma tells "iphone9," from an iPhone 9.
    if (!begun.includes(',')) entries = entries.filter((e) => !codes.at(e).includes(','));
    if (entries.length === 0) continue;
    if (!isAlone && entries.length > MAX_SHARED) return;
    addCodeArc(lattice, part, entries, WEIGHTS.codePart, STRONG.test(folded), tables);
    said.push({ text: part.text, entries, devices: [], isExact: false, from, to });
    return;
  }
  addSiblings(lattice, part, tables, said);
}

/**
 * Adds the devices whose codes differ from a part only in what tells the unit: XT2343-1 beside
 * XT2343-3, "SM-S928X" beside SM-S928B.
 *
 * @returns whether there are any
 */
export function addSiblings(
  lattice: Lattice,
  part: Part,
  tables: Tables,
  said: CodeSaid[],
): boolean {
  const { text, from, to } = part;
  if (!hasDigit(text) || text.length > MAX_CODE) return false;
  const siblings = tables.siblings.find(text);
  if (siblings === null) return false;
  const { entries } = siblings;
  addCodeArc(lattice, part, entries, 2 * WEIGHTS.codePart, true, tables);
  said.push({ text, entries, devices: [], isExact: false, from, to });
  return true;
}
