import type { Tables } from '../../search-index/tables.ts';
import { NOISE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { type Lattice, SPLIT } from './lattice.ts';

const MAX_PARTS = 4;
const MARKS: Readonly<Record<string, string>> = { i: 'mk1', v: 'mk5', x: 'mk10' };

/** A token as several words of names: "promax", "galaxyz", "z5" in "fold z5". */
export function splitArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text, numeric, digits, network, roles, core } = query.tokens[i]!;
  if (network) return;
  if (digits) return;
  if (numeric) {
    const parts = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/.exec(text);
    if (parts === null) return;
    const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
    if (letter === '' && suffix === '') return;
    // "13 5g" typed in one.
    if (suffix === 'g' && number.length > 1 && /[45]$/.test(number)) {
      const rest = [letter + number.slice(0, -1), `${number.slice(-1)}g`];
      lattice.addWords(
        i,
        i + 1,
        SPLIT,
        WEIGHTS.split,
        rest.map((part) => words.find(part)),
      );
    }
    const pieces = [letter, number, suffix].filter((part) => part !== '');
    lattice.addWords(
      i,
      i + 1,
      SPLIT,
      WEIGHTS.swapped,
      pieces.map((part) => words.find(part)),
    );
    const mark = MARKS[letter];
    if (mark !== undefined && suffix === '') {
      // "xperia v 10"
      lattice.addWords(i, i + 1, SPLIT, WEIGHTS.swapped, [words.find(number), words.find(mark)]);
    }
    const swapped = words.find(suffix + number + letter);
    if (swapped >= 0) lattice.addWords(i, i + 1, SPLIT, WEIGHTS.swapped, [swapped]);
    return;
  }
  if (core === 2 || (roles & NOISE) !== 0) return;
  const parts = segment(tables, text, i === query.tokens.length - 1);
  if (parts === null || parts.length < 2) return;
  const atoms = parts.map((part) => lattice.ofWord(part.word));
  const tail = parts[parts.length - 1]!;
  if (tail.to > tail.word + 1) atoms[atoms.length - 1] = lattice.ofRange(tail.word, tail.to);
  lattice.addAtoms(i, i + 1, SPLIT, WEIGHTS.split * (1 + core), atoms);
}

/** The ways to read a text as whole words of names: one, or a row of them. */
export function headsOf(tables: Tables, text: string): number[][] {
  const id = tables.words.find(text);
  if (id >= 0 && tables.core[id]! > 0) return [[id]];
  const parts = segment(tables, text, false);
  return parts === null ? [] : [parts.map(({ word }) => word)];
}

/** A word of a row: one, or all from `word` up to `to`. */
interface Part {
  word: number;
  to: number;
  length: number;
}

/**
 * A word as a row of words of well-known names, the fewest: "promax" as pro max. While it is being
 * typed, its end may be a beginning: "proma".
 */
function segment(tables: Tables, text: string, open: boolean): Part[] | null {
  if (text.length < 4 || text.length > 40) return null;
  const { words, core } = tables;
  const best: (Part[] | null)[] = new Array(text.length + 1).fill(null);
  best[0] = [];
  for (let from = 0; from < text.length; from++) {
    const before = best[from];
    if (before == null || before.length >= MAX_PARTS) continue;
    for (let to = from + 1; to <= text.length; to++) {
      const part = text.slice(from, to);
      const id = words.lowerBound(part);
      const isBeginning = words.begins(id, part);
      // No longer part is a word either.
      if (!isBeginning && (from > 0 || to > 2)) break;
      const isWhole = isBeginning && words.length(id) === part.length;
      const isWord = isWhole && core[id]! > 0 && (part.length > 1 || from > 0 || text.length > 4);
      const abbreviated = part.length === 2 && from === 0 && tables.abbreviations.has(part);
      const begun = open && to === text.length && from > 0 && isBeginning;
      if (!isWord && !begun && !abbreviated) continue;
      const present = best[to];
      if (present != null && present.length <= before.length + 1) continue;
      if (isWord || begun) {
        const end = isWord ? id + 1 : words.endOfBeginning(part, id);
        best[to] = [...before, { word: id, to: end, length: part.length }];
      } else {
        const phrase = tables.abbreviations.get(part)[0]!.tokens.map((t) => words.find(t));
        best[to] = phrase.map((word) => ({ word, to: word + 1, length: 2 }));
      }
    }
  }
  const parts = best[text.length] ?? null;
  // Two scraps of letters can be found in any word.
  if (parts === null || parts.filter(({ length }) => length < 3).length > 1) return null;
  // A single letter first is that of a line: "zfold".
  return parts[0]!.length === 1 && parts.length > 2 ? null : parts;
}
