import { FAMILY_WORD, LINE_WORD, NUMBER, SHORT_BRAND_WORD, WORD } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { COLOUR, COPY, NOISE, OTHER, SUFFIX } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';
import {
  ABBREVIATION,
  CODE,
  CONTEXT,
  EDIT,
  EXACT,
  JOIN,
  type Lattice,
  NAME,
  PREFIX,
  SOUND,
  SPLIT,
} from './lattice/lattice.ts';
import type { Query, QueryToken } from './normalise.ts';
import { WEIGHTS } from './weights.ts';

/** A word that so many carried makers put into names may be part of any. */
const COMMON = 3;
/** Words that are looked at as misspelt, at most: each takes hundreds of look-ups. */
const MOST_MISSPELT = 4;
/** What is read for so much is read as it stands, or nearly so. */
const MOST_SURE = 1.5;

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
  for (const { roles } of tokens) if ((roles & (COPY | NOISE)) === COPY) return -99;
  const brand = tables.devices.brand[device]!;
  const carried = tables.weight[brand]! > 0;
  let gain = 0;
  let against = 0;
  if (evidence.isOtherLine || saysLittle(query, evidence, lattice)) return -98;
  const isAnchored =
    tokens.length === 1 || tokens.some((token, i) => isAnchor(token, evidence.arcs[i]!, lattice));
  const isWhole = isWholeName(query, evidence, lattice);
  let saysLetters = false;
  const unknown: number[] = [];
  const isKnown = tables.weight[brand]! >= 7;
  const isSaidDistinctly = carried && isDistinct(query, evidence, lattice);
  const isStrong =
    (evidence.lineSaid && (isKnown || evidence.numberSaid || evidence.wordSaid)) ||
    evidence.isCode ||
    isSaidDistinctly ||
    (evidence.brandSaid && (evidence.numberSaid || evidence.wordSaid));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.arcs[i]!;
    if (arc < 0) {
      const cost = againstOf(query, i, evidence, lattice, tables, brand, isStrong);
      against += cost;
      const isUnknown = cost === w.againstUnknown || cost === w.againstUnknownWeak;
      if (isUnknown && !token.opaque) unknown.push(i);
      continue;
    }
    if (i > 0 && evidence.arcs[i - 1] === arc) continue;
    const kind = lattice.kind[arc]!;
    if (kind === CONTEXT) {
      const cost = lattice.cost[arc]!;
      const isShopNumber = cost === w.unreadShopNumber;
      if (!isShopNumber) against += cost * w.againstUnread;
      else against += isStrong ? w.againstUnknown : 2 * w.againstUnknownWeak;
      continue;
    }
    if (kind === CODE) {
      const isWhole = lattice.cost[arc] === w.code;
      const isStrong = isWhole && lattice.deviceAtoms.get(device)?.isStrong === true;
      gain += isStrong ? w.gainCode : w.gainCompound;
      saysLetters = true;
      continue;
    }
    if (kind === EDIT || kind === SOUND) {
      against +=
        lattice.cost[arc]! *
        (isWhole ? w.againstErrorOfWhole : isAnchored ? w.againstRead : w.againstError);
    } else if (kind === ABBREVIATION) {
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
  if (isSaidDistinctly) gain += w.gainDistinct;
  if (isWhole) gain += tokens.length > 1 ? w.gainWhole : w.gainWholeWord;
  if (!saysLetters && gain <= w.gainNumber && tokens.length > 1) against += w.bias;
  const margin = gain - against - w.bias - evidence.unsaid * 0.12;
  if (margin >= 0 || !evidence.numberSaid) return margin;
  // "sillver", "unlokced": a misspelt word of questions says no more than the word.
  const misspelt = unknown.slice(0, MOST_MISSPELT).filter((i) => {
    return tables.lexicon.isMisspeltNoise(tokens[i]!.text);
  });
  return margin + misspelt.length * (isStrong ? w.againstUnknown : w.againstUnknownWeak);
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
  const asItStands = lattice.kind[arc] === EXACT || lattice.kind[arc] === PREFIX;
  const next = query.tokens[i + 1];
  // "nothing phone", "mi 9": where no other words are, or before a number, these are names.
  const own = tables.words.find(token.text);
  const isLine = own >= 0 && core[own] === 2;
  const isSuffix = (tables.lexicon.bitsOf(token.text) & SUFFIX) !== 0;
  const isBeside = evidence.numberSaid || evidence.wordSaid;
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
  const isLoneWord = query.tokens.length > 1 && countRead(evidence, lattice, query) === 1;
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
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD)
      gain += isNoise ? w.gainCommon : w.gainLine;
    else if (kind === NUMBER) gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      const isCommon = isLoneWord && !isName && tables.usesOf(word).carried >= COMMON;
      gain += isNoise || core[word] === 0 || isCommon ? w.gainCommon : w.gainWord;
    }
  }
  if (found) return gain;
  const isRare = tables.weight[brand] === 0;
  if (isNoise || token.digits) return w.gainCommon;
  if (isRare && lattice.kind[arc] === PREFIX && query.tokens.length > 1) return w.gainCommon;
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
    return (
      at >= 0 &&
      at < tokens.length &&
      arc !== undefined &&
      arc >= 0 &&
      lattice.kind[arc] !== CONTEXT
    );
  };
  const unread = evidence.unreadFor(i, brand);
  if (token.network) return isStrong ? 0.3 : 1;
  if (token.numeric || token.spoken) {
    if (token.year !== 0) return evidence.numberSaid ? w.againstNumberApart : w.againstYear;
    // Far from the name, which has its number, it counts something else.
    const isApart = isStrong && evidence.numberSaid && !isName(i - 1) && !isName(i + 1);
    return isApart ? w.againstNumberApart : unread * w.againstNumber;
  }
  const used = tables.words.find(token.text);
  const isUsed = used >= 0 && tables.usesOf(used).carried >= COMMON;
  if ((token.roles & SUFFIX) !== 0 && isUsed) {
    const isWithin =
      isRead(evidence, lattice, 0, i) && isRead(evidence, lattice, i + 1, tokens.length);
    const isAdjacent = isName(i - 1) || isWithin || (isName(i + 1) && !isStrong);
    return isAdjacent ? w.againstSibling : w.againstSiblingApart;
  }
  if (unread === w.unreadSibling) {
    return isName(i - 1) || isName(i + 1) ? w.againstSiblingApart * 2 : w.againstSiblingApart;
  }
  if ((token.roles & OTHER) !== 0) {
    const isApart = isStrong && evidence.numberSaid && !isName(i + 1);
    return isApart ? w.againstNumberApart : w.againstSibling;
  }
  if (token.opaque) return isStrong ? w.againstOpaque : w.againstUnknownWeak;
  const word = tables.words.find(token.text);
  if (word >= 0 && (tables.core[word] === 2 || tables.brands.isNamedBy(word))) {
    // "iphone 11 und ipad air 4": another line of the same maker is another device.
    if (tables.core[word] === 2 && tables.usesOf(word).byBrand[brand] === 1)
      return w.againstSibling;
    // "magic blue", "phantom black": of a colour, where the maker has no such line.
    const next = tokens[i + 1];
    const isOfColour = next !== undefined && (next.roles & COLOUR) !== 0;
    if (isStrong && isOfColour && tables.usesOf(word).byBrand[brand] !== 1) return w.againstUnknown;
    const isBrand = tables.brands.isNamedBy(word);
    // "samsung iphone 13" is an iPhone 13, "iphone oneplus 13" nothing.
    const isOwnLine = isBrand && evidence.lineSaid && !evidence.hasErrors;
    if (isOwnLine && tables.weight[brand]! >= 4 && !usesLine(word, evidence, tables)) {
      return w.againstUnknown;
    }
    if (tables.core[word] !== 2 && isStrong) return w.againstUnknown * 2;
    const isApart = isStrong && evidence.numberSaid && !isName(i - 1) && !isName(i + 1);
    return isApart ? w.againstNumberApart : w.againstName;
  }
  return isStrong ? w.againstUnknown : w.againstUnknownWeak;
}

/** Is one of some tokens read as part of a name? */
function isRead({ arcs }: Evidence, lattice: Lattice, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const arc = arcs[i]!;
    if (arc >= 0 && lattice.kind[arc] !== CONTEXT) return true;
  }
  return false;
}

/** Is a token read as it stands, so that beside it others may be misspelt? */
function isAnchor(token: QueryToken, arc: number, { kind }: Lattice): boolean {
  if (arc < 0 || (token.roles & NOISE) !== 0) return false;
  return kind[arc] !== EDIT && kind[arc] !== SOUND && kind[arc] !== CONTEXT;
}

/** Are single digits or letters all that is read of a name? They name nothing beside other words. */
function saysLittle({ tokens }: Query, { arcs }: Evidence, { kind }: Lattice): boolean {
  const isName = (i: number): boolean => arcs[i]! >= 0 && kind[arcs[i]!] !== CONTEXT;
  if (tokens.length === 1 && !tokens[0]!.digits) return false;
  return (
    tokens.some((_, i) => isName(i)) &&
    tokens.every(
      (token, i) => arcs[i]! < 0 || kind[arcs[i]!] === CONTEXT || token.text.length === 1,
    )
  );
}

/** Does the brand that a word names use the line of the name that was read? "emporia smart 5" */
function usesLine(word: number, { form }: Evidence, tables: Tables): boolean {
  const { tokenStart, tokens, kinds, brands } = tables;
  if (form < 0) return false;
  for (let t = tokenStart[form]!; t < tokenStart[form + 1]!; t++) {
    if (kinds[t] !== LINE_WORD) continue;
    const { byBrand } = tables.usesOf(tokens[t]!);
    for (let b = brands.wordBrandStart[word]!; b < brands.wordBrandStart[word + 1]!; b++) {
      if (byBrand[brands.wordBrands[b]!] === 1) return true;
    }
  }
  return false;
}

function countRead({ arcs }: Evidence, { kind }: Lattice, { tokens }: Query): number {
  let count = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (arcs[i]! >= 0 && kind[arcs[i]!] !== CONTEXT) count++;
  }
  return count;
}

/**
 * Is a name said whole that needs no maker beside it: three words with a number, or a number with
 * letters and digits enough to be no measure? "note 20 ultra", "a52s", "z flip5"
 */
function isDistinct({ tokens }: Query, evidence: Evidence, { kind, cost }: Lattice): boolean {
  if (!evidence.numberSaid || evidence.unsaid >= 4 || evidence.isOtherLine) return false;
  let said = 0;
  let isCompound = false;
  for (const [i, token] of tokens.entries()) {
    const arc = evidence.arcs[i]!;
    if (arc < 0 || kind[arc] === CONTEXT || cost[arc]! > MOST_SURE) continue;
    if ((token.roles & NOISE) === 0 || token.network)
      said += kind[arc] === SPLIT || kind[arc] === JOIN ? 2 : 1;
    const isLong = token.numeric && !token.digits && !token.network && token.text.length > 2;
    // Behind a word that nobody knows it is another maker's: "Sebbe S21".
    const before = tokens[i - 1];
    const isFirst =
      before === undefined || (before.roles & NOISE) !== 0 || evidence.arcs[i - 1]! >= 0;
    isCompound ||= isLong && isFirst;
  }
  return isCompound || said > 2;
}

/** Is every token read, and nothing of the name unsaid? */
function isWholeName({ tokens }: Query, evidence: Evidence, { kind }: Lattice): boolean {
  if (evidence.unsaid >= 1) return false;
  if (tokens.length === 1 && (tokens[0]!.roles & NOISE) !== 0) return false;
  return tokens.every((_, i) => evidence.arcs[i]! >= 0 && kind[evidence.arcs[i]!] !== CONTEXT);
}
