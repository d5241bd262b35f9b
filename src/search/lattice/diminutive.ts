import type { Tables } from '../../search-index/tables.ts';
import { EVERYDAY } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { ABBREVIATION, type Lattice } from './lattice.ts';

const MIN_LENGTH = 6;
const MIN_ENDING = 2;
const MAX_ENDING = 6;
/** Before a shorter ending the name stands whole: "iphonek". */
const LONG_ENDING = 3;
const MIN_STEM = 3;
const MIN_WHOLE = 4;

/** A brand or a line in the diminutive of a language: "motinho", "iphonek", "galaxita", "pixelchen". */
export function diminutiveArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { text, numeric, opaque, word, ownRoles } = query.tokens[i]!;
  if (numeric || opaque || word >= 0 || ownRoles !== 0 || text.length < MIN_LENGTH) return;
  for (let cut = MIN_ENDING; cut <= MAX_ENDING && text.length - cut >= MIN_STEM; cut++) {
    if (tables.lexicon.lexicon.sense(text.slice(-cut), 'diminutive') === undefined) continue;
    for (const name of namesOf(text.slice(0, -cut), cut, tables)) {
      lattice.addWords(i, i + 1, ABBREVIATION, WEIGHTS.join, [name]);
    }
  }
}

/** The names of brands and lines that a stem is, or that have one letter more: the "mot" of "motinho". */
function namesOf(stem: string, ending: number, { words, core, lexicon }: Tables): number[] {
  const from = words.lowerBound(stem);
  const to = words.endOfBeginning(stem, from);
  const names: number[] = [];
  for (let id = from; id < to; id++) {
    const more = words.length(id) - stem.length;
    if (core[id] !== 2 || more > 1) continue;
    const isWhole = more === 0 && stem.length >= MIN_WHOLE;
    // "Notinha" is a receipt, and no Note.
    const isEveryday = (lexicon.bitsOf(words.at(id)) & EVERYDAY) !== 0;
    if (isWhole || (more === 1 && ending >= LONG_ENDING && !isEveryday)) names.push(id);
  }
  return names;
}
