import type { Tables } from '../../search-index/tables.ts';
import { CHIP, SUFFIX, TIER } from '../../text/lexicon.ts';
import type { Query, QueryToken } from '../normalise.ts';
import { isOfMaker } from '../query-words.ts';
import { WEIGHTS } from '../weights.ts';
import type { Lattice } from './lattice.ts';

/** Tokens of a processor's number, at most: "8 plus" and "1" of "8+ Gen 1", "8 elite 5". */
const MOST_TOKENS = 4;
/** The first numbers of Qualcomm's processors as shops write them: "8 Gen 3", "7s Gen 2", "8+ Gen 1". */
const SERIES = /^[4678]s?$/;
/** The processors of Apple, beside a word of their own: "A16 Bionic", "A17 Pro chip". */
const OF_APPLE = /^[am]\d{1,2}$/;
const GENERATION = /\bgen\b/;

/** The numbers of processors: behind a word for one, or in a form that only they have. */
export function processorArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { tokens } = query;
  for (let i = 0; i < tokens.length; i++) {
    if ((tokens[i]!.roles & CHIP) !== 0) {
      if (!isOfMaker(tokens, i, tables)) numberArcs(lattice, tokens, i + 1, WEIGHTS.unreadMeasure);
    } else if ((i > 0 || isChip(tokens[1])) && isBareProcessor(query, i)) {
      // Rather numbers of a name, where one has them.
      numberArcs(lattice, tokens, i, WEIGHTS.unreadUnit);
    }
  }
}

/** Is it the number of a processor whose maker is unsaid: "8 Gen 3", "8 Elite", "A16 Bionic"? */
function isBareProcessor({ text, tokens }: Query, i: number): boolean {
  const [{ text: number, from }, next, third] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (next === undefined) return false;
  const isTier = (next.roles & TIER) !== 0;
  if (OF_APPLE.test(number)) return isTier || isChip(next) || isChip(third);
  if (!SERIES.test(number)) return false;
  const last = (next.roles & SUFFIX) !== 0 ? third : next;
  const isGeneration = last?.digits === true && last.text.length === 1;
  return isTier || (isGeneration && GENERATION.test(text.slice(from, last.from)));
}

const isChip = (token: QueryToken | undefined): boolean => ((token?.roles ?? 0) & CHIP) !== 0;

/** Reads the tokens from `i` on as the number of a processor: one, or as many as may be of it. */
function numberArcs(
  lattice: Lattice,
  tokens: readonly QueryToken[],
  i: number,
  cost: number,
): void {
  // "exynos s24 ultra": a number with a letter may as well be of the name.
  const isCompound = tokens[i]?.digits === false;
  const least = isCompound ? Math.max(cost, WEIGHTS.unreadUnit) : cost;
  for (let to = i; to < tokens.length && to - i < MOST_TOKENS; to++) {
    const { numeric, network, roles } = tokens[to]!;
    const isPart = (numeric && !network) || (to > i && (roles & (TIER | SUFFIX)) !== 0);
    if (!isPart) return;
    lattice.addContext(i, to + 1, least);
  }
}
