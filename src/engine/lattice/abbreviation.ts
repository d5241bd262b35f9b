import type { Query } from '../normalise.ts';
import { hasDigit, isDigit } from '../tokens.ts';
import type { Tables } from '../tables.ts';
import { WEIGHTS } from '../weights.ts';
import { ABBREVIATION, type Lattice, MARK, PREFIX } from './lattice.ts';

const MIN_BEGINNING = 3;
const MAX_BEGUN = 6;
const MARKS: Readonly<Record<string, string>> = { i: 'mk1', v: 'mk5', x: 'mk10' };

/** Initials and shortened words: "rn 12p", "s24u", "zf5", "iph 15". */
export function abbreviationArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words, core } = tables;
  const { text, numeric, digits, network } = query.tokens[i]!;
  if (network || digits) return;
  if (numeric) {
    compoundArcs(lattice, i, i + 1, [], text, WEIGHTS.abbreviation + 1, tables);
    return;
  }
  const own = words.find(text);
  if (own >= 0 && core[own] === 2) return;
  const known = own >= 0 && core[own] === 1 ? 1 : 0;
  const cost = WEIGHTS.abbreviation + known;
  if (i < query.tokens.length - 1) {
    for (const word of namesBegunBy(tables, text)) {
      lattice.addWords(i, i + 1, PREFIX, WEIGHTS.begun + known, [word]);
    }
  }
  const before = query.tokens[i - 1];
  const next = query.tokens[i + 1];
  const key = before?.numeric === true && !before.network ? `-${text}` : text;
  for (const { tokens: phrase, step } of tables.abbreviations.get(key)) {
    const total = cost + step * WEIGHTS.abbreviationOther;
    const ids = phrase.map((word) => words.find(word));
    lattice.addWords(i, i + 1, ABBREVIATION, total, ids);
    // A phrase that ends in a line's letter joins the number after it: "sgs" 22 is galaxy s22.
    const last = phrase[phrase.length - 1]!;
    if (last.length === 1 && next !== undefined && isDigit(next.text.charCodeAt(0))) {
      const start = ids.slice(0, -1);
      const compound = last + next.text;
      lattice.addWords(i, i + 2, ABBREVIATION, total, [...start, words.find(compound)]);
      compoundArcs(lattice, i, i + 2, start, compound, total + 1, tables);
    }
  }
}

/** "13pm" and "s24u": the letters at the ends of a number as initials of words around it. */
function compoundArcs(
  lattice: Lattice,
  from: number,
  to: number,
  start: readonly number[],
  text: string,
  cost: number,
  { words, abbreviations }: Tables,
): void {
  const parts = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/.exec(text);
  if (parts === null) return;
  const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
  const ids = (phrase: readonly string[]): number[] => phrase.map((word) => words.find(word));
  const heads = letter === '' ? [] : abbreviations.get(letter);
  const mark = MARKS[suffix];
  if (mark !== undefined) {
    const all = [...start, words.find(letter + number), words.find(mark)];
    lattice.addWords(from, to, MARK, WEIGHTS.mark, all);
    for (const { tokens } of heads) {
      const whole = [...start, ...ids(tokens), words.find(number), words.find(mark)];
      lattice.addWords(from, to, ABBREVIATION, cost, whole);
    }
  }
  const tails = suffix === '' ? [] : abbreviations.get(`-${suffix}`);
  for (const { tokens, step } of tails) {
    const all = [...start, words.find(letter + number), ...ids(tokens)];
    lattice.addWords(from, to, ABBREVIATION, cost + step * WEIGHTS.abbreviationOther, all);
  }
  for (const { tokens, step } of heads) {
    const total = cost + step * WEIGHTS.abbreviationOther;
    const all = [...start, ...ids(tokens)];
    lattice.addWords(from, to, ABBREVIATION, total, [...all, words.find(number + suffix)]);
    const tail = tails[0];
    if (tail === undefined) continue;
    const whole = [...all, words.find(number), ...ids(tail.tokens)];
    lattice.addWords(from, to, ABBREVIATION, total, whole);
  }
}

/** The names of brands and lines that begin so: "iph 15 pro". Where they are many, none is meant. */
function namesBegunBy({ words, core }: Tables, text: string): number[] {
  if (text.length < MIN_BEGINNING || hasDigit(text)) return [];
  const from = words.lowerBound(text);
  const to = words.endOfBeginning(text, from);
  const names: number[] = [];
  for (let id = from; id < to; id++) {
    if (core[id] !== 2 || words.length(id) === text.length) continue;
    if (names.length === MAX_BEGUN) return [];
    names.push(id);
  }
  return names;
}
