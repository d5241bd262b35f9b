import type { Tables } from '../../search-index/tables.ts';
import { EVERYDAY, NOISE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import type { Compounds } from './compound.ts';
import { ABBREVIATION, type Lattice, MARK, PREFIX } from './lattice.ts';

const MIN_BEGINNING = 3;
const MAX_BEGUN = 6;
const MAX_LENGTH = 64;

/** Initials, shortened words and other short forms: "rn 12p", "s24u", "zf5", "iph 15", "s21 fan edition". */
export function abbreviationArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  compounds: Compounds,
): void {
  const { text, numeric, digits, network, roles, ownRoles, word, core, isBeginning, isShortForm } =
    query.tokens[i]!;
  const next = query.tokens[i + 1];
  if (isShortForm && next !== undefined && tables.abbreviations.beginsPhrase(text)) {
    for (const { words: phrase } of tables.expansionsOf(`${text} ${next.text}`)) {
      lattice.addWords(i, i + 2, ABBREVIATION, WEIGHTS.abbreviation, phrase);
    }
  }
  if (network || digits) return;
  if (numeric) {
    for (const { kind, words, step } of compounds.abbreviatedOf(text)) {
      const cost = WEIGHTS.abbreviation + 1 + step * WEIGHTS.abbreviationOther;
      lattice.addWords(i, i + 1, kind, kind === MARK ? WEIGHTS.mark : cost, words);
    }
    return;
  }
  if (core === 2 || ((roles & NOISE) !== 0 && text.length > 3)) return;
  if (isBeginning && i < query.tokens.length - 1) {
    for (const word of namesBegunBy(tables, text))
      lattice.addWords(i, i + 1, PREFIX, WEIGHTS.begun + core, [word]);
  }
  const key = query.tokens[i - 1]?.numeric ? `-${text}` : text;
  for (const { words, endsInLetter, step } of isShortForm ? tables.expansionsOf(key) : []) {
    const cost = WEIGHTS.abbreviation + core + step * WEIGHTS.abbreviationOther;
    lattice.addWords(i, i + 1, ABBREVIATION, cost, words);
    // A phrase that ends in a line's letter joins the number after it: "gs" 23 is galaxy s23.
    if (endsInLetter === '' || !next?.numeric) continue;
    const compound = tables.words.find(endsInLetter + next.text);
    lattice.addWords(i, i + 2, ABBREVIATION, cost, [...words.slice(0, -1), compound]);
  }
  if (word < 0 && ownRoles === 0) diminutiveArcs(lattice, text, i, tables);
}

/** A brand or a line in the diminutive of a language: "motinho", "iphonek", "galaxita", "pixelchen". */
function diminutiveArcs(lattice: Lattice, text: string, i: number, tables: Tables): void {
  const { words, lexicon } = tables;
  for (let stem = MIN_BEGINNING; stem < text.length; stem++) {
    if (lexicon.lexicon.sense(text.slice(stem), 'diminutive') === undefined) continue;
    // The "mot" of "motinho" lacks a letter; "notinha" is a receipt, and no Note.
    for (const name of namesBegunBy(tables, text.slice(0, stem), stem + 1)) {
      const isEveryday = (lexicon.bitsOf(words.at(name)) & EVERYDAY) !== 0;
      if (words.length(name) === stem || !isEveryday)
        lattice.addWords(i, i + 1, ABBREVIATION, WEIGHTS.join, [name]);
    }
  }
}

/** The names of brands and lines that begin so: "iph 15 pro". Where they are many, none is meant. */
function namesBegunBy({ words, core }: Tables, text: string, longest = MAX_LENGTH): number[] {
  if (text.length < MIN_BEGINNING) return [];
  const from = words.lowerBound(text);
  const to = words.endOfBeginning(text, from);
  const names: number[] = [];
  for (let id = from; id < to; id++) {
    if (core[id] !== 2 || words.length(id) > longest) continue;
    if (names.length === MAX_BEGUN) return [];
    names.push(id);
  }
  return names;
}
