import { LINE_WORD, NUMBER, SHORT_BRAND_WORD, WORD, FAMILY_WORD } from '../search/kinds.ts';
import type { Evidence } from './evidence.ts';
import { ABBREVIATION, CODE, CONTEXT, EDIT, type Lattice, NAME, PREFIX, SOUND } from './lattice/lattice.ts';
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
  if (evidence.isOtherLine) return -98;
  let saysLetters = false;
  const isStrong =
    evidence.lineSaid ||
    evidence.isCode ||
    (evidence.brandSaid && (evidence.numberSaid || evidence.wordSaid));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.arcs[i]!;
    if (arc < 0) {
      against += againstOf(query, i, evidence, lattice, tables, brand, isStrong);
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
    const begun = kind === PREFIX && !token.numeric && i > 0 ? 0.6 : 1;
    const part = begun * gainOf(query, i, arc, evidence, lattice, tables, brand);
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
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD) gain += isNoise ? w.gainCommon : w.gainLine;
    else if (kind === NUMBER) gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      gain += isNoise || core[word] === 0 ? w.gainCommon : w.gainWord;
    }
  }
  if (found) return gain;
  const isRare = tables.weight[brand] === 0;
  if (isNoise || token.digits) return w.gainCommon;
  if (isRare && lattice.kind[arc] === PREFIX) return w.gainCommon;
  return isRare ? w.gainBrand * 0.75 : w.gainBrand;
}

/** How much an unread token says that no device, or another one, is meant. */
function againstOf(
  { tokens }: Query,
  i: number,
  evidence: Evidence,
  lattice: Lattice,
  tables: Tables,
  brand: number,
  isStrong: boolean,
): number {
  const w = WEIGHTS;
  const token = tokens[i]!;
  if ((token.roles & NOISE) !== 0 || token.repeated) return 0;
  const isName = (at: number): boolean => {
    const arc = evidence.arcs[at];
    return at >= 0 && at < tokens.length && arc !== undefined && arc >= 0 && lattice.kind[arc] !== CONTEXT;
  };
  const unread = evidence.unreadFor(i, brand);
  if (token.numeric || token.spoken) {
    // Far from the name, which has its number, it counts something else.
    const isApart = isStrong && evidence.numberSaid && !isName(i - 1) && !isName(i + 1);
    return isApart ? w.againstNumberApart : unread * w.againstNumber;
  }
  if (unread === w.unreadSibling || unread === w.unreadSuffix) {
    return isName(i - 1) || (isName(i + 1) && !isStrong) ? w.againstSibling : w.againstSiblingApart;
  }
  if (unread === w.unreadOther) return unread;
  if (token.opaque) return isStrong ? w.againstOpaque : w.againstUnknownWeak;
  if (unread === w.unreadName && !isStrong) return w.againstSibling;
  return isStrong ? w.againstUnknown : w.againstUnknownWeak;
}
