import { ABBREVIATION, EXACT, SPLIT } from '../lattice/arc-kinds.ts';
import type { Path } from '../lattice/path.ts';
import type { Query } from '../query/query.ts';
import { isNameAlone, isProse, isSetOff, tellsStorage } from '../query/query-words.ts';
import { partsName } from '../query/signs.ts';
import { isAboutTopic } from '../query/speaks-of.ts';
import { itemAt } from '../text/item-at.ts';
import { COLOUR } from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import type { Hypothesis } from './hypothesis.ts';

/** Devices of at least this prominence (0 to 255), some hundreds, are the best known. */
export const BEST_KNOWN = 176;
/**
 * The unsaid cost from which on an essential word is missing. A network and a word of the family ("Z" of "Fold3")
 * cost less together; a word that tells siblings apart costs more.
 */
export const LEFT_OUT = 2;
/** The kinds of arcs that read several parts of a name in one token: "s24u", "zflip5". */
const SHORT_KINDS: readonly number[] = [ABBREVIATION, SPLIT];

/**
 * True if the query says the whole name of one of the best-known devices, except its maker and line, in words that
 * stand together: "13 mini" in a message. Owners call their phones so.
 */
export function isWellKnown({ query, device, evidence, lattice, tables }: Hypothesis): boolean {
  const { tokens } = query;
  const { said, path } = evidence;
  const { kind } = lattice;
  if (tables.devices.prominence[device]! < BEST_KNOWN) return false;
  if (path.breaks > 0 || said.unsaidCost >= LEFT_OUT) return false;
  const isOffer = tellsStorage(query) || isAboutTopic(query);
  const first = tokens.findIndex((_, i) => path.reads(i));
  if (first < 0) return false;
  let end = first;
  for (; end < tokens.length && path.reads(end); end++) {
    // "15pm 256gb", but not "call before 11pm".
    if (kind[path.arcs[end]!] !== EXACT && !isOffer) return false;
  }
  if (end - first < 2 && !isNameAlone(tokens[first]!, said.number, isOffer)) return false;
  if (isProse(query)) return true;
  // "sandisk ultra 128gb": a word alone may be another maker's.
  const isOfParts = end - first > 1 || SHORT_KINDS.includes(kind[path.arcs[first]!]!);
  if (isOfParts && isStorageAt(query, end)) return true;
  // "128 ultra blue": nor does a word alone behind a size begin a name.
  const begins =
    isOfParts || said.number ? mayBegin(query, first, path) : isSetOff(itemAt(tokens, first - 1));
  return begins && mayEnd(query, first, end, said.number);
}

/**
 * True if a name may end before a token. An unknown word right behind it is a thing that its number counts ("12 mini
 * bottles"), unless a sign parts them or the number has its letters: "12 mini: achterglas", "Fold4 inner screen".
 */
function mayEnd({ text, tokens }: Query, first: number, end: number, saysNumber: boolean): boolean {
  const last = tokens[end - 1]!;
  const behind = tokens[end];
  if (behind === undefined || isSetOff(behind) || behind.numeric) return true;
  if (partsName(text, last, behind)) return true;
  const isCompound = !last.digits || itemAt(tokens, end - 2)?.to === last.from;
  return saysNumber && isCompound && !tokens[first]!.digits;
}

/** True if a size of storage stands at a token, or behind the colour there: "S24U 512", "A53 black 128". */
export function isStorageAt({ tokens }: Query, i: number): boolean {
  const token = tokens[i];
  const size = token !== undefined && (token.roles & COLOUR) !== 0 ? tokens[i + 1] : token;
  return size !== undefined && STORAGE.has(size.text);
}

/**
 * True if a name may begin at a token. An unknown word right before it is the name of another maker, unless a sign
 * parts them.
 */
export function mayBegin({ text, tokens }: Query, i: number, { arcs }: Path): boolean {
  const before = itemAt(tokens, i - 1);
  if (isSetOff(before) || arcs[i - 1]! >= 0) return true;
  return partsName(text, before!, tokens[i]!);
}
