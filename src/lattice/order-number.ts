import type { Order } from '../codes/index.ts';
import { namesApple } from '../query/apple-order.ts';
import type { Query } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE } from '../text/roles.ts';
import { CODE } from './arc-kinds.ts';
import type { CodeText } from './code-parts.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Adds an arc that reads a part as an order number of Apple.
 *
 * @returns what the number names; `null` if the part is no order number or may be something else
 */
export function orderArc(
  lattice: Lattice,
  query: Query,
  part: CodeText,
  tables: Tables,
): Order | null {
  const order = tables.orders.find(part.text);
  if (order === null || (!order.isWhole && !isOfApple(query, part, tables))) return null;
  const atom = lattice.atoms.create();
  if (atom < 0) return null;
  lattice.atoms.markCode(order.device, atom, true);
  lattice.addAtom(part.from, part.to, CODE, WEIGHTS.code, atom);
  return order;
}

/**
 * True if a part may be an order number without the letters of the market: beside the name of Apple, or in a query with no
 * other word that names a thing.
 */
function isOfApple(
  { text, tokens }: Query,
  { from, to }: CodeText,
  { lexicon: { lexicon } }: Tables,
): boolean {
  if (namesApple(text)) return true;
  return tokens.every(
    (token, i) =>
      (i >= from && i < to) ||
      (token.roles & NOISE) !== 0 ||
      lexicon.sense(token.text, 'person') !== undefined,
  );
}
