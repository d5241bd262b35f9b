import { isContext, SPLIT } from '../lattice/arc-kinds.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import { isInThing, isLine, isProse } from '../query/query-words.ts';
import { isKind, speaksOfPhones } from '../query/speaks-of.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE } from '../text/roles.ts';
import { type Hypothesis, isCarried } from './hypothesis.ts';
import { isStorageAt, isWellKnown, LEFT_OUT, mayBegin } from './well-known.ts';

/** A shorter word of names may be any word. */
const LONG_WORD = 5;
/** The prominence (0 to 255) of some seventy devices that people name by their number in any context: "toimiiko S22:ssa". */
const FAMOUS = 235;

/** True if the query says a name that needs no maker beside it, and no number that may be a road or a room. */
export function saysDistinctly(hypothesis: Hypothesis): boolean {
  const { query, device, evidence, tables } = hypothesis;
  return (
    isCarried(hypothesis) &&
    (!isLoneNumber(hypothesis) ||
      speaksOfPhones(query) ||
      query.tokens.some((_, i) => evidence.reads(i) && isStorageAt(query, i + 1)) ||
      tables.devices.prominence[device]! >= FAMOUS) &&
    (isDistinct(hypothesis) || isWellKnown(hypothesis))
  );
}

/**
 * True if the name is said in full and needs no maker beside it: three words with a number ("note 20 ultra"), or
 * a number with a letter that is too long for a measure ("a52s", "z flip5").
 */
function isDistinct({ query, evidence, lattice: { kind } }: Hypothesis): boolean {
  const { tokens } = query;
  // "my T14s Gen 4": with its generation, a name may lack a word.
  const words = evidence.unread.saysGeneration ? 2 : 1;
  if (!evidence.said.number || evidence.said.unsaidCost >= words * WEIGHTS.unsaidWord) return false;
  let said = 0;
  let isCompound = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.path.arcs[i]!;
    if (arc < 0 || isContext(kind[arc]!) || isInThing(token)) continue;
    said += kind[arc] === SPLIT ? 2 : 1;
    const isLong = token.numeric && !token.digits && token.text.length > 2;
    // After an unknown word it belongs to another maker: "Sebbe S21".
    isCompound ||= isLong && mayBegin(query, i, evidence.path);
  }
  return isCompound || said > 2;
}

/**
 * True if only numbers with letters are read, without a maker or a line. They may be motorways, trains or rooms:
 * "A14 is closed", "gate A12". False if the query has words in a script that the lexicon cannot read.
 */
function isLoneNumber({ query: { tokens }, evidence }: Hypothesis): boolean {
  const { said } = evidence;
  if (said.brand || said.line || tokens.length === 1) return false;
  if (tokens.some(({ opaque }) => opaque)) return false;
  const read = tokens.filter((_, i) => evidence.reads(i));
  return read.every((own) => own.numeric && !own.digits && !own.network);
}

/** True if the query says a code, a family, a word of its own, or a name beside its maker or line. */
export function saysEnough(hypothesis: Hypothesis): boolean {
  const { said, isCode } = hypothesis.evidence;
  return (
    isCode ||
    saysFamily(hypothesis) ||
    saysOwnWord(hypothesis) ||
    // "emporia smart 5": a line that many makers have says little beside unknown words.
    ((said.ownLine || said.brand) && isNameSaid(hypothesis))
  );
}

/**
 * True if the query says the number and a long word of the name that only its maker has in names: "xcover7". A
 * generation that the name lacks prevents it: "thinkpad l13 gen 2" is no L13 Gen 6.
 */
const saysOwnWord = ({ query: { tokens }, evidence, tables }: Hypothesis): boolean =>
  evidence.said.number &&
  (!evidence.unread.saysGeneration ||
    tokens.every(({ digits }, i) => !digits || evidence.reads(i))) &&
  tokens.some(
    (token, i) =>
      token.word >= 0 &&
      token.ownRoles === 0 &&
      token.text.length >= LONG_WORD &&
      evidence.reads(i) &&
      !isLine(token) &&
      tables.usesOf(token.word).carried === 1,
  );

/**
 * True if a maker or a line stands beside a word for a kind of device ("cualquier móvil samsung"), or in a text about
 * phones whose other words the lexicon cannot read: "全部华为手机都支持eSIM吗".
 */
function saysFamily(hypothesis: Hypothesis): boolean {
  const { query, evidence } = hypothesis;
  const { tokens } = query;
  const { brand, line, number } = evidence.said;
  // "Amazfit GTS 4 Smart Watch", "watch 2 films"
  if (number || !(brand || line) || tokens.some((token, i) => isKind(token) && evidence.reads(i)))
    return false;
  // "sony gaming phone"
  const isRead = (i: number): boolean =>
    evidence.reads(itemAt(tokens, i)?.quality == null ? i : i - 1);
  if (tokens.some((token, i) => isKind(token) && (isRead(i - 1) || evidence.reads(i + 1))))
    return true;
  return tokens.some(({ opaque }) => opaque) && (line || speaksOfPhones(hypothesis.query));
}

/**
 * True if the name is said well enough to outweigh unknown words: "super mario galaxy 2" is no Galaxy Jump2, and "London
 * NW1 6XE" is not of a little-known maker of two letters.
 */
function isNameSaid(hypothesis: Hypothesis): boolean {
  const { query, evidence } = hypothesis;
  const { said, path } = evidence;
  const isShort = !query.tokens.some(({ text }, i) => text.length > 2 && path.reads(i));
  if (isShort && !isCarried(hypothesis)) return false;
  if (said.number && said.word) return true;
  // "Motorola razr 5G (2020)": a line with a network or a year is a whole name.
  const isTold = query.tokens.some(
    ({ network, year }, i) => (network || year !== 0) && path.reads(i),
  );
  if (isTold && said.brand && said.line && said.unsaidCost < 1) return true;
  return (said.number || said.word) && (said.unsaidCost < LEFT_OUT || isProse(query));
}

/** True if every token is read and the query says the whole name. */
export function isWholeName({ query: { tokens }, evidence }: Hypothesis): boolean {
  const isNoise = tokens.length === 1 && (tokens[0]!.roles & NOISE) !== 0;
  return evidence.said.unsaidCost < 1 && !isNoise && tokens.every((_, i) => evidence.reads(i));
}
