import { ABBREVIATION, EXACT, type Lattice, SPLIT } from '../lattice/lattice.ts';
import type { Query, QueryToken } from '../query/normalise.ts';
import { isProse, tellsStorage } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE, PLAN } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';

/** The prominence of the best known devices, of which there are some hundreds. */
export const BEST_KNOWN = 176;
/** A network and a word of the family, the "Z" of "Fold3", go without saying. What tells it from siblings costs more. */
export const LEFT_OUT = 2;

/**
 * Is the name of one of the best-known devices said whole but for its maker and line, in words that stand together: the
 * "13 mini" of a message? Owners call their phones so, whatever else they tell.
 *
 * @param evidence of the best candidate
 */
export function isWellKnown(
  query: Query,
  device: number,
  { said, path, arcs }: Evidence,
  { kind }: Lattice,
  tables: Tables,
): boolean {
  const { tokens } = query;
  if (tables.devices.prominence[device]! < BEST_KNOWN) return false;
  if (path.breaks > 0 || said.unsaid >= LEFT_OUT) return false;
  const isOffer = tellsStorage(query) || isAboutTopic(query);
  const first = tokens.findIndex((_, i) => path.reads(i));
  if (first < 0) return false;
  let end = first;
  for (; end < tokens.length && path.reads(end); end++) {
    const arc = arcs[end]!;
    const isWritten = kind[arc] === EXACT || kind[arc] === SPLIT;
    // "15pm 256gb", but not "call before 11pm".
    if (!isWritten && !(isOffer && kind[arc] === ABBREVIATION)) return false;
  }
  if (end - first < 2 && !isNameAlone(tokens[first]!, said.number, isOffer)) return false;
  return isProse(query) || isSetOff(tokens[first - 1]);
}

/**
 * May a token alone be a name? A number is a count, one with a letter, "a54", a name. A word is one in an offer that
 * tells the storage, and in a question without a number or a plan: "xr, 64gb", "xs esim?".
 */
const isNameAlone = (
  { digits, roles }: QueryToken,
  isNumber: boolean,
  isOffer: boolean,
): boolean => (isNumber ? !digits : (roles & NOISE) === 0 && isOffer);

const isAboutTopic = ({ tokens }: Query): boolean =>
  tokens.some(({ text }) => text.startsWith('esim')) &&
  tokens.every(({ numeric, roles }) => !numeric && (roles & PLAN) === 0);

/** May a name begin behind a token? Behind a word that nobody knows it is another maker's: "JBL Flip 6". */
export const isSetOff = (before: QueryToken | undefined): boolean =>
  before === undefined || before.opaque || (before.roles & NOISE) !== 0;
