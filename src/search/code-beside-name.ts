import { ABBREVIATION, EDIT, PREFIX, SOUND } from '../lattice/arc-kinds.ts';
import { partOf } from '../query/parse.ts';
import type { Query } from '../query/query.ts';
import { announces, isBehind } from '../query/signs.ts';
import type { Reader } from './reader.ts';

/** The kinds of arcs that read a word in another way than it is written. */
const GUESSES = [ABBREVIATION, PREFIX, EDIT, SOUND];

/** A token that costs no more unread says nothing of a device. */
const SAYS_NOTHING = 1.5;

/**
 * The devices of a query that states the code of one device beside the whole name of another: "Samsung Galaxy On6
 * SM-F956N". The code and the name cannot both be right.
 *
 * @param whole has read the query
 * @param part another reader, for the query without the code
 * @returns the device of the name, then those of the code; none if the code is of the named device, or if the text beside
 *   it is not the name of one
 */
export function codeBesideName(query: Query, whole: Reader, part: Reader): readonly number[] {
  const { evidence, codes } = whole;
  const [code, other] = codes.filter(({ isExact, isSure }) => isExact && isSure);
  if (code === undefined || other !== undefined) return [];
  const { from, to, devices } = code;
  const { tokens } = query;
  const isBeside = (i: number): boolean => i < from || i >= to;
  // "Datamini T104G T610": the code of another device is a part of the name.
  const best = whole.readBest();
  const isOfBest = devices.includes(best);
  if (!isOfBest && tokens.every((_, i) => isBeside(i) || evidence.reads(i))) return [];
  const saysMore = (i: number): boolean =>
    isBeside(i) && !evidence.reads(i) && evidence.unread.floorOf(i) > SAYS_NOTHING;
  const left = new Set(
    tokens.filter((_, i) => !isOfBest || saysMore(i)).map((token) => token.from),
  );
  if (left.size === 0) return [];
  const rest = partOf(query, isBeside);
  part.read(rest, 1);
  const named = part.best.list[0]?.device;
  if (named === undefined || part.margin < 0 || devices.includes(named)) return [];
  const { said, path, isInOrder } = part.evidence;
  const isOfMaker = (said.brand || said.line) && (said.number || said.word);
  // "Geekbench 6: Xiaomi 24030PN60G" names no Mi 6.
  const isParted = rest.tokens.some(
    (_, i) => path.reads(i - 1) && path.reads(i) && isBehind(rest, i, announces),
  );
  const isSound = !isParted && isInOrder && !GUESSES.some((kind) => path.has(kind));
  const isName = isOfMaker && isSound && path.breaks === 0;
  const readsLeft = rest.tokens.some((token, i) => part.evidence.reads(i) && left.has(token.from));
  return isName && readsLeft ? [named, ...devices] : [];
}
