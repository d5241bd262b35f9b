import { EXACT } from '../lattice/arc-kinds.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Query } from '../query/query.ts';
import { isNameAlone, isProse, isSetOff, tellsStorage } from '../query/query-words.ts';
import { isAboutTopic } from '../query/speaks-of.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import type { Evidence } from './evidence.ts';

/** The prominence (0 to 255) from which on a device is among the best known, some hundreds. */
export const BEST_KNOWN = 176;
/**
 * The unsaid cost from which on an essential word is missing. A network and a word of the family ("Z" of "Fold3")
 * cost less together; a word that tells siblings apart costs more.
 */
export const LEFT_OUT = 2;

/**
 * True if the query says the whole name of one of the best-known devices, except its maker and line, in words that
 * stand together: "13 mini" in a message. Owners call their phones so.
 *
 * @param evidence the evidence for the best candidate
 */
export function isWellKnown(
  query: Query,
  device: number,
  { said, path }: Evidence,
  { kind }: Lattice,
  tables: Tables,
): boolean {
  const { tokens } = query;
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
  // "12 mini bottles": an unknown word behind the name is a thing that it counts.
  const behind = tokens[end];
  return (
    isProse(query) || (isSetOff(itemAt(tokens, first - 1)) && (isSetOff(behind) || behind!.numeric))
  );
}
