import type { Tables } from '../../search-index/tables.ts';
import { NOISE } from '../../text/lexicon.ts';
import { isDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import type { Abbreviated, Compounds } from './compound.ts';
import { ABBREVIATION, type Lattice, MARK, PREFIX } from './lattice.ts';

const MIN_BEGINNING = 3;
const MAX_BEGUN = 6;

/** Initials and shortened words: "rn 12p", "s24u", "zf5", "iph 15". */
export function abbreviationArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  compounds: Compounds,
): void {
  const { words } = tables;
  const { text, numeric, digits, network, roles, core } = query.tokens[i]!;
  if (network || digits) return;
  if (numeric) {
    addCompound(lattice, i, i + 1, compounds.abbreviatedOf(text), WEIGHTS.abbreviation + 1);
    return;
  }
  const next = query.tokens[i + 1];
  if (next !== undefined && tables.abbreviations.beginsPhrase(text)) {
    for (const { words: phrase } of tables.expansionsOf(`${text} ${next.text}`)) {
      lattice.addWords(i, i + 2, ABBREVIATION, WEIGHTS.abbreviation, phrase);
    }
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
  const key = before?.numeric === true && !before.network ? `-${text}` : text;
  for (const { words: phrase, endsInLetter, step } of tables.expansionsOf(key)) {
    const total = cost + step * WEIGHTS.abbreviationOther;
    lattice.addWords(i, i + 1, ABBREVIATION, total, phrase);
    // A phrase that ends in a line's letter joins the number after it: "sgs" 22 is galaxy s22.
    if (endsInLetter === '' || next === undefined || !isDigit(next.text.charCodeAt(0))) continue;
    const start = phrase.slice(0, -1);
    const compound = endsInLetter + next.text;
    lattice.addWords(i, i + 2, ABBREVIATION, total, [...start, words.find(compound)]);
    addCompound(lattice, i, i + 2, compounds.abbreviatedBehind(start, compound), total + 1);
  }
}

/** Adds a compound of which letters are initials: "13pm" and "s24u". */
function addCompound(
  lattice: Lattice,
  from: number,
  to: number,
  ways: readonly Abbreviated[],
  cost: number,
): void {
  for (const { kind, words, step } of ways) {
    const own = kind === MARK ? WEIGHTS.mark : cost + step * WEIGHTS.abbreviationOther;
    lattice.addWords(from, to, kind, own, words);
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
