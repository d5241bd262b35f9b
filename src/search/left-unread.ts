import { LINE_WORD } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { COLOUR, NOISE, OTHER, SUFFIX } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';
import type { Query } from './normalise.ts';
import { isOfVersion } from './query-words.ts';
import { WEIGHTS } from './weights.ts';

/** Behind a name it is one of its numbers: "xperia 1 xi". Other number words count what follows. */
const ROMAN = /^[ivx]+$/;
/** A number with a letter at most: "350", "25k". */
const COUNT = /^\d+[a-z]?$/;
/** The name of a maker that people know so well is no other's. */
const WELL_KNOWN = 4;

/**
 * What a token that is no part of the name says: that another device is meant, because it goes on with
 * the name, or hardly anything, because it belongs to what is told about the device.
 */
export type LeftUnread =
  | 'nothing'
  | 'network'
  | 'word'
  | 'opaque'
  | 'year'
  | 'number beside'
  | 'number apart'
  | 'sibling beside'
  | 'sibling near'
  | 'sibling apart'
  | 'other name'
  | 'maker'
  | 'name apart';

/** The kinds that say little however many they are: a listing has dozens of such words. */
const SURROUNDINGS: ReadonlySet<LeftUnread> = new Set([
  'network',
  'word',
  'opaque',
  'number apart',
  'sibling apart',
  'maker',
  'name apart',
]);

export const isSurrounding = (left: LeftUnread): boolean => SURROUNDINGS.has(left);

/**
 * How much a token says against the device that leaves it unread.
 *
 * @param isStrong does much speak for the device: a maker and a number, a line, a code?
 * @param unread what the token costs the device where it is unread
 */
export function costOf(left: LeftUnread, isStrong: boolean, unread: number): number {
  const w = WEIGHTS;
  switch (left) {
    case 'nothing':
      return 0;
    case 'network':
      return isStrong ? 0.3 : 1;
    case 'word':
      return isStrong ? w.againstUnknown : w.againstUnknownWeak;
    case 'opaque':
      return isStrong ? w.againstOpaque : w.againstUnknownWeak;
    case 'year':
      return w.againstYear;
    case 'number beside':
      return unread * w.againstNumber;
    case 'number apart':
    case 'name apart':
      return w.againstNumberApart;
    case 'sibling beside':
      return w.againstSibling;
    case 'sibling near':
      return w.againstSiblingApart * 2;
    case 'sibling apart':
      return w.againstSiblingApart;
    case 'other name':
      return w.againstName;
    case 'maker':
      return w.againstUnknown * 2;
  }
}

/** What a token that the best candidate leaves unread says of it. */
export function leftUnread(
  query: Query,
  i: number,
  evidence: Evidence,
  tables: Tables,
  brand: number,
  isStrong: boolean,
): LeftUnread {
  const { tokens } = query;
  const token = tokens[i]!;
  if ((token.roles & NOISE) !== 0 || token.repeated) return 'nothing';
  const isName = (at: number): boolean => evidence.reads(at);
  if (token.network) return 'network';
  const word = tables.words.find(token.text);
  const uses = word < 0 ? null : tables.usesOf(word);
  const isOfBrand = uses?.byBrand[brand] === 1;
  // "honor fold", "sony gaming phone": what is asked of a device that is named by its maker or line.
  if (evidence.unread.asksForQualityOf(i)) return 'nothing';
  const isAside = !query.hasNumber && !isOfBrand && !evidence.hasErrors;
  if (isAside && evidence.unread.asksForQuality(i)) return 'nothing';
  // Far from the name, which has its number, a number counts something else.
  const saysYear = tokens.some(({ year }, k) => year !== 0 && isName(k));
  const hasNumber = isStrong && (evidence.numberSaid || saysYear);
  if (token.numeric || token.spoken) {
    if (token.year !== 0) return evidence.numberSaid ? 'number apart' : 'year';
    const isCount = token.spoken && !ROMAN.test(token.text) && !isName(i + 1);
    const isApart = isCount || isOfWordBefore(query, i, evidence) || !isBeside(i, isName);
    // "Nokia G21 350": beside a name whose numbers are said, one that the maker has in no name counts
    // something else.
    const isAmid = isName(i - 1) && tokens.some((_, k) => k > i && isName(k));
    const isSaid = !evidence.isNumberUnsaid && !evidence.hasErrors && !isAmid;
    const isOther = isSaid && !isOfBrand && COUNT.test(token.text);
    return hasNumber && (isApart || isOther) ? 'number apart' : 'number beside';
  }
  if ((token.roles & SUFFIX) !== 0 && word >= 0 && tables.isCommon(word)) {
    // "racing edition", where the maker sells no such model: how a device looks.
    const isOfEdition = isOfVersion(tokens[i + 1], tables);
    if (hasNumber && !isOfBrand && isOfEdition) return 'sibling apart';
    const isWithin = (isName(i - 1) || isName(i - 2)) && (isName(i + 1) || isName(i + 2));
    const isAdjacent = isName(i - 1) || isWithin || (isName(i + 1) && !isStrong);
    return isAdjacent ? 'sibling beside' : 'sibling apart';
  }
  if (evidence.unreadFor(i, brand) === WEIGHTS.unreadSibling) {
    return isBeside(i, isName) ? 'sibling near' : 'sibling apart';
  }
  if ((token.roles & OTHER) !== 0) {
    // "realme buds wireless 3": what stands within the name is what is meant.
    const isWithin = isName(i - 1) && tokens.some((_, k) => k > i && isName(k));
    return hasNumber && !isName(i + 1) && !isWithin ? 'number apart' : 'sibling beside';
  }
  if (token.opaque) return 'opaque';
  const isLine = word >= 0 && tables.core[word] === 2;
  const isBrand = word >= 0 && tables.brands.isNamedBy(word);
  if (!isLine && !isBrand) return 'word';
  // "iphone 11 und ipad air 4": another line of the same maker is another device.
  if (isLine && isOfBrand) return 'sibling beside';
  // "magic blue", "phantom black": of a colour, where the maker has no such line.
  const next = tokens[i + 1];
  const isOfColour = next !== undefined && (next.roles & COLOUR) !== 0;
  if (isStrong && isOfColour) return 'word';
  // "samsung iphone 13" is an iPhone 13, "iphone oneplus 13" nothing.
  const isOwnLine = isBrand && evidence.lineSaid && !evidence.hasErrors;
  if (isOwnLine && tables.weight[brand]! >= WELL_KNOWN && !usesLine(word, evidence, tables)) {
    return 'word';
  }
  if (!isLine && isStrong) return 'maker';
  return hasNumber && !isBeside(i, isName) ? 'name apart' : 'other name';
}

const isBeside = (i: number, isName: (at: number) => boolean): boolean =>
  isName(i - 1) || isName(i + 1);

/** Is a number written in one with an unread word before it: the "3" of a processor "SQ3"? */
function isOfWordBefore({ tokens }: Query, i: number, { arcs }: Evidence): boolean {
  const before = tokens[i - 1];
  return (
    before !== undefined && before.to === tokens[i]!.from && !before.numeric && arcs[i - 1]! < 0
  );
}

/** Does the brand that a word names use the line of the name that was read? "emporia smart 5" */
function usesLine(word: number, { form }: Evidence, tables: Tables): boolean {
  const { tokenStart, tokens, kinds, brands } = tables;
  if (form < 0) return false;
  for (let t = tokenStart[form]!; t < tokenStart[form + 1]!; t++) {
    if (kinds[t] !== LINE_WORD) continue;
    const { byBrand } = tables.usesOf(tokens[t]!);
    if (brands.someNamedBy(word, (brand) => byBrand[brand] === 1)) return true;
  }
  return false;
}
