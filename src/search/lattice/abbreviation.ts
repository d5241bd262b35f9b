import type { Tables } from '../../search-index/tables.ts';
import { NOISE } from '../../text/lexicon.ts';
import { isDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { ABBREVIATION, type Lattice, MARK, PREFIX } from './lattice.ts';

const MIN_BEGINNING = 3;
const MAX_BEGUN = 6;
const MARKS: Readonly<Record<string, string>> = { i: 'mk1', v: 'mk5', x: 'mk10' };
const COMPOUND = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/;

/** Initials and shortened words: "rn 12p", "s24u", "zf5", "iph 15". */
export function abbreviationArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text, numeric, digits, network, roles, core } = query.tokens[i]!;
  if (network || digits) return;
  if (numeric) {
    compoundArcs(lattice, i, i + 1, [], text, WEIGHTS.abbreviation + 1, tables);
    return;
  }
  if ((roles & NOISE) !== 0 && text.length > 3) return;
  if (core === 2) return;
  const known = core === 1 ? 1 : 0;
  const cost = WEIGHTS.abbreviation + known;
  if (i < query.tokens.length - 1) {
    for (const word of namesBegunBy(tables, text)) {
      lattice.addWords(i, i + 1, PREFIX, WEIGHTS.begun + known, [word]);
    }
  }
  const before = query.tokens[i - 1];
  const next = query.tokens[i + 1];
  const key = before?.numeric === true && !before.network ? `-${text}` : text;
  for (const { words: phrase, endsInLetter, step } of tables.expansionsOf(key)) {
    const total = cost + step * WEIGHTS.abbreviationOther;
    lattice.addWords(i, i + 1, ABBREVIATION, total, phrase);
    // A phrase that ends in a line's letter joins the number after it: "sgs" 22 is galaxy s22.
    if (endsInLetter === '' || next === undefined || !isDigit(next.text.charCodeAt(0))) continue;
    const start = phrase.slice(0, -1);
    const compound = endsInLetter + next.text;
    lattice.addWords(i, i + 2, ABBREVIATION, total, [...start, words.find(compound)]);
    compoundArcs(lattice, i, i + 2, start, compound, total + 1, tables);
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
  tables: Tables,
): void {
  const parts = COMPOUND.exec(text);
  if (parts === null) return;
  const { words } = tables;
  const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
  const heads = letter === '' ? [] : tables.expansionsOf(letter);
  const tails = suffix === '' ? [] : tables.expansionsOf(`-${suffix}`);
  const mark = MARKS[suffix];
  if (mark !== undefined) {
    const id = words.find(mark);
    const all = [...start, words.find(letter + number), id];
    lattice.addWords(from, to, MARK, WEIGHTS.mark, all);
    for (const head of heads) {
      const whole = [...start, ...head.words, words.find(number), id];
      lattice.addWords(from, to, ABBREVIATION, cost, whole);
    }
  }
  if (tails.length > 0) {
    const first = words.find(letter + number);
    for (const tail of first < 0 ? [] : tails) {
      const total = cost + tail.step * WEIGHTS.abbreviationOther;
      lattice.addWords(from, to, ABBREVIATION, total, [...start, first, ...tail.words]);
    }
  }
  if (heads.length === 0) return;
  const rest = words.find(number + suffix);
  const bare = tails.length > 0 ? words.find(number) : -1;
  for (const head of heads) {
    const total = cost + head.step * WEIGHTS.abbreviationOther;
    if (rest >= 0) lattice.addWords(from, to, ABBREVIATION, total, [...start, ...head.words, rest]);
    if (bare < 0) continue;
    const whole = [...start, ...head.words, bare, ...tails[0]!.words];
    lattice.addWords(from, to, ABBREVIATION, total, whole);
  }
}

/** The names of brands and lines that begin so: "iph 15 pro". Where they are many, none is meant. */
function namesBegunBy({ words, core }: Tables, text: string): number[] {
  if (text.length < MIN_BEGINNING) return [];
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
