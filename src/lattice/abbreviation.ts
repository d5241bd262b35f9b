import type { Query } from '../query/query.ts';
import { isArticleOfName, isMaker } from '../query/query-words.ts';
import { partsCells } from '../query/signs.ts';
import type { ExpansionWords } from '../search-index/abbreviations.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CONJUNCTION, NOISE, OTHER } from '../text/roles.ts';
import { ABBREVIATION, MARK, PREFIX } from './arc-kinds.ts';
import { type Compounds, MIN_BEGINNING, namesIn } from './compound.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** Adds arcs that read initials, shortened words and other short forms: "rn 12p", "s24u", "zf5", "iph 15". */
export function abbreviationArcs(
  lattice: Lattice,
  query: Query,
  i: number,
  tables: Tables,
  compounds: Compounds,
): void {
  const {
    text,
    numeric,
    digits,
    network,
    roles,
    ownRoles,
    word,
    core,
    longer,
    longerEnd,
    isShortForm,
    singular,
  } = query.tokens[i]!;
  const next = query.tokens[i + 1];
  if (isShortForm && next !== undefined && tables.abbreviations.beginsPhrase(text)) {
    for (const { words: phrase } of tables.expansionsOf(`${text} ${next.text}`)) {
      lattice.addWords(i, i + 2, ABBREVIATION, WEIGHTS.abbreviation, phrase);
    }
  }
  if (network || digits) return;
  if (numeric) {
    for (const { kind, words, step } of compounds.of(text).abbreviated) {
      const cost = WEIGHTS.abbreviation + 1 + step * WEIGHTS.abbreviationOther;
      lattice.addWords(i, i + 1, kind, kind === MARK ? WEIGHTS.mark : cost, words);
    }
    return;
  }
  if (singular >= 0) lattice.addWords(i, i + 1, ABBREVIATION, WEIGHTS.split, [singular]);
  if (core === CORE_NAME || ((roles & NOISE) !== 0 && text.length > 3)) return;
  // "App 4 download" is about an app, "GTA 6" about a game, but "Samsung GTA 7" about a Tab A7.
  const last = itemAt(query.tokens, i - 1);
  if ((roles & OTHER) !== 0 && !(last !== undefined && isMaker(last, tables))) return;
  if (i < query.tokens.length - 1 && text.length >= MIN_BEGINNING) {
    for (const word of namesIn(tables, longer, longerEnd))
      lattice.addWords(i, i + 1, PREFIX, WEIGHTS.begun + core, [word]);
  }
  // "Xperia or OPPO Reno13": the "or" is no OPPO Reno, but "i 13" may be an iPhone.
  const isConjunction = (roles & CONJUNCTION) !== 0 && text.length > 1;
  const isExpanded = isShortForm && !isConjunction && !isArticleOfName(query, i);
  for (const { words, endsInLetter, step } of isExpanded ? expansionsAt(query, i, tables) : []) {
    const cost = WEIGHTS.abbreviation + core + step * WEIGHTS.abbreviationOther;
    lattice.addWords(i, i + 1, ABBREVIATION, cost, words);
    // A phrase that ends in a line's letter joins the number after it: "gs" 23 is galaxy s23.
    if (endsInLetter === '' || !next?.numeric) continue;
    const compound = tables.words.find(endsInLetter + next.text);
    lattice.addWords(i, i + 2, ABBREVIATION, cost, [...words.slice(0, -1), compound]);
  }
  if (word >= 0 || ownRoles !== 0) return;
  for (const name of compounds.diminutivesOf(text))
    lattice.addWords(i, i + 1, ABBREVIATION, WEIGHTS.join, [name]);
}

/**
 * The phrases that a short form can stand for: right behind a number those of words behind the number of a name ("13 pm"),
 * elsewhere those of a line ("JOB 2041 / ip13").
 */
function expansionsAt(
  { text, tokens }: Query,
  i: number,
  tables: Tables,
): readonly ExpansionWords[] {
  const own = tokens[i]!;
  const before = itemAt(tokens, i - 1);
  const isBehind = before?.numeric === true && !partsCells(text, before, own);
  return tables.expansionsOf(isBehind ? `-${own.text}` : own.text);
}
