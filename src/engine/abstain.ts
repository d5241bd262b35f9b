import { LINE_WORD, NUMBER, SHORT_BRAND_WORD, WORD, FAMILY_WORD } from '../search/kinds.ts';
import type { Evidence } from './evidence.ts';
import { ABBREVIATION, CODE, CONTEXT, EDIT, type Lattice, NAME, SOUND } from './lattice/lattice.ts';
import { COPY, NOISE } from './lexicon.ts';
import type { Query } from './normalise.ts';
import type { Tables } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Does a query mean a device of ours at all? "No device" is a hypothesis of its own: what of the query
 * the best candidate explains must outweigh what it leaves unexplained.
 *
 * @param evidence of the best candidate
 * @returns how much more speaks for the device than against it; below 0 none is meant
 */
export function evidenceForDevice(
  query: Query,
  device: number,
  evidence: Evidence,
  lattice: Lattice,
  tables: Tables,
): number {
  const w = WEIGHTS;
  const { tokens } = query;
  for (const token of tokens) if ((token.roles & COPY) !== 0) return -99;
  const brand = tables.devices.brand[device]!;
  const carried = tables.weight[brand]! > 0;
  let gain = 0;
  let against = 0;
  let saysLetters = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.arcs[i]!;
    if (arc < 0) {
      const isHarmless = (token.roles & NOISE) !== 0 || token.repeated;
      if (isHarmless) continue;
      const unread = evidence.unreadCost(i);
      against += unread <= w.unreadUnknown ? w.againstUnknown : unread * w.againstUnread;
      continue;
    }
    if (i > 0 && evidence.arcs[i - 1] === arc) continue;
    const kind = lattice.kind[arc]!;
    if (kind === CONTEXT) {
      against += lattice.cost[arc]! * w.againstUnread;
      continue;
    }
    if (kind === CODE) {
      gain += lattice.deviceAtoms.get(device)?.isStrong ? w.gainCode : w.gainCompound;
      saysLetters = true;
      continue;
    }
    if (kind === EDIT || kind === SOUND || kind === ABBREVIATION) {
      against += lattice.cost[arc]! * w.againstRead;
    }
    if (kind === NAME) {
      gain += carried || evidence.brandSaid ? w.gainLine : w.gainWord;
      saysLetters = true;
      continue;
    }
    const part = gainOf(query, i, arc, evidence, lattice, tables, brand);
    gain += part;
    if (!token.digits && part >= w.gainCommon) saysLetters = true;
  }
  if (!saysLetters && gain <= w.gainNumber && tokens.length > 1) against += w.bias;
  return gain - against - w.bias - evidence.unsaid * 0.12;
}

/** How much the words that an arc reads say that a device is meant. */
function gainOf(
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
  const isNoise = (token.roles & NOISE) !== 0 && !token.network;
  const lo = lattice.lo[arc]!;
  const hi = lattice.hi[arc]!;
  let gain = 0;
  let found = false;
  const { form } = evidence;
  const [from, to] = form < 0 ? [0, 0] : [tokenStart[form]!, tokenStart[form + 1]!];
  for (let t = from; t < to; t++) {
    const word = tokens[t]!;
    let l = lattice.wordLo[word]!;
    let h = lattice.wordHi[word]!;
    for (const range of lattice.ranges) {
      if (word < range.from || word >= range.to) continue;
      l |= range.lo;
      h |= range.hi;
    }
    if ((l & lo) === 0 && (h & hi) === 0) continue;
    found = true;
    const kind = kinds[t]!;
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD) gain += isNoise ? w.gainWord : w.gainLine;
    else if (kind === NUMBER) gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      gain += isNoise || core[word] === 0 ? w.gainCommon : w.gainWord;
    }
  }
  if (found) return gain;
  const isRare = tables.weight[brand] === 0;
  return isNoise ? w.gainCommon : isRare ? w.gainBrand * 0.75 : w.gainBrand;
}
