import { EXACT, type Lattice, PREFIX } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/normalise.ts';
import {
  FAMILY_WORD,
  GENERATION,
  LINE_WORD,
  NUMBER,
  SHORT_BRAND_WORD,
  WORD,
} from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE, SUFFIX } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';

/** How much the words that an arc reads say that a device is meant. */
export function gainOf(
  query: Query,
  i: number,
  arc: number,
  evidence: Evidence,
  lattice: Lattice,
  tables: Tables,
  brand: number,
): number {
  const w = WEIGHTS;
  const { tokenStart, tokens, kinds, core } = tables;
  const token = query.tokens[i]!;
  const asItStands = lattice.kind[arc] === EXACT || lattice.kind[arc] === PREFIX;
  const next = query.tokens[i + 1];
  // "nothing phone", "mi 9": where no other words are, or before a number, these are names.
  const isLine = token.core === 2;
  const isSuffix = (token.ownRoles & SUFFIX) !== 0;
  const isBeside = evidence.said.number || evidence.said.word;
  const isName =
    (isLine && (query.onlyNames || isBeside)) || ((isLine || isSuffix) && next?.digits === true);
  // A word alone is a name that is being typed: "fair" of Fairphone.
  const isBegun =
    query.tokens.length === 1 && lattice.kind[arc] === PREFIX && tables.weight[brand]! > 0;
  const isNoise =
    asItStands && (token.roles & NOISE) !== 0 && !token.network && !isName && !isBegun;
  const lo = lattice.lo[arc]!;
  const hi = lattice.hi[arc]!;
  // "lite" beside other words is any maker's; "z fold" is not.
  const isLoneWord =
    query.tokens.length > 1 && query.tokens.filter((_, k) => evidence.reads(k)).length === 1;
  let gain = 0;
  let found = false;
  const { form, atoms } = evidence;
  const [from, to] = form < 0 ? [0, 0] : [tokenStart[form]!, tokenStart[form + 1]!];
  for (let t = from; t < to; t++) {
    const word = tokens[t]!;
    const isRead = (atoms.tokenLo[t - from]! & lo) !== 0 || (atoms.tokenHi[t - from]! & hi) !== 0;
    if (!isRead) continue;
    found = true;
    const kind = kinds[t]!;
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD)
      gain += isNoise ? w.gainCommon : w.gainLine;
    else if (kind === NUMBER || kind === GENERATION)
      gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      const isCommon = isLoneWord && tables.isCommon(word);
      gain += isNoise || core[word] === 0 || isCommon ? w.gainCommon : w.gainWord;
    }
  }
  if (found) return gain;
  const isRare = tables.weight[brand] === 0;
  if (isNoise || token.digits) return w.gainCommon;
  if (isRare && lattice.kind[arc] === PREFIX && query.tokens.length > 1) return w.gainCommon;
  return isRare ? w.gainBrand * 0.75 : w.gainBrand;
}
