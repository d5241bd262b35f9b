import { ABBREVIATION, CODE, isContext, JOIN, PREFIX, SPLIT } from '../lattice/arc-kinds.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/query.ts';
import { isInThing, isLine, isProse } from '../query/query-words.ts';
import {
  ABOUT_PHONES,
  isAboutPhones,
  isKind,
  isOfOtherThing,
  speaksOfPhones,
} from '../query/speaks-of.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CHIP, COPY, EVERYDAY, NOISE, PLAN, SUFFIX, SYSTEM } from '../text/roles.ts';
import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import { gainOf, type Hypothesis, leftUnread } from './for-and-against.ts';
import { isStorageAt, isWellKnown, LEFT_OUT, mayBegin } from './well-known.ts';

/** A margin that no evidence for a device can outweigh. */
const DENIED = -99;
/** A longer word is rarely both a word of a sentence and a name: "thinkphone". */
const LONGEST_SENTENCE_WORD = 5;
/** A shorter word of names may be any word. */
const LONG_WORD = 5;
/** A longer question is probably a sentence, in which an everyday word has its usual meaning. */
const SHORT_QUESTION = 3;
/** The meaning in the role `everyday` of words that sentences about anything have. */
const FREQUENT = 'frequent';
/** A digit with the letter of a unit: "7d" is seven days. */
const SHORT_COUNT = /^\d[a-z]$/;
/** The prominence (0 to 255) of some seventy devices that people name by their number in any context: "toimiiko S22:ssa". */
const FAMOUS = 235;
/** The kinds of arcs that read a short form or a beginning. */
const SHORT_KINDS: readonly number[] = [ABBREVIATION, PREFIX];

/**
 * Decides whether a query means any device of the data set. "No device" competes with the best candidate:
 * what the candidate explains of the query must outweigh what it leaves unexplained.
 *
 * @param best the candidates
 * @param evidence the evidence for the best candidate
 * @returns the weight for the device minus the weight against it; below 0 the query means no device
 * @example
 * "galaxy s24 ultra" // above 0
 * "surface of the moon" // below 0: all that is read is an everyday word
 */
export function evidenceForDevice(
  query: Query,
  { list }: Best,
  evidence: Evidence,
  lattice: Lattice,
  tables: Tables,
): number {
  const w = WEIGHTS;
  const { tokens } = query;
  const { device } = list[0]!;
  const { said } = evidence;
  const hypothesis = { query, device, candidates: list, evidence, lattice, tables };
  const isCarried = tables.weight[tables.devices.brand[device]!]! > 0;
  let gain = 0;
  let against = 0;
  let surroundings = 0;
  // A misspelt word alone must name a well-known maker or line: "toaster" is not a GT Master Edition.
  const isKnownName = isCarried && (said.brand || said.line);
  const isUnknown = tokens.length === 1 && evidence.hasErrors && !isKnownName;
  const isCopy = tokens.some(({ roles }) => (roles & (COPY | NOISE)) === COPY);
  if (isCopy || isUnknown || isGuess(hypothesis)) return DENIED;
  if (saysLittle(hypothesis) || isEverydayWord(hypothesis)) return DENIED;
  let saysLetters = false;
  const isSaidDistinctly =
    isCarried &&
    (!isLoneNumber(hypothesis) ||
      speaksOfPhones(query) ||
      tokens.some((_, i) => evidence.reads(i) && isStorageAt(query, i + 1)) ||
      tables.devices.prominence[device]! >= FAMOUS) &&
    (isDistinct(hypothesis) || isWellKnown(query, device, evidence, lattice, tables));
  const isStrong =
    evidence.isCode ||
    isSaidDistinctly ||
    saysFamily(hypothesis) ||
    saysOwnWord(hypothesis) ||
    // "emporia smart 5": a line that many makers have says little beside unknown words.
    ((said.ownLine || said.brand) && isNameSaid(hypothesis, isCarried));
  const isShort = isSaidDistinctly && !evidence.hasErrors;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.path.arcs[i]!;
    if (arc < 0) {
      const { cost, isAround } = leftUnread(hypothesis, i, isStrong);
      if (isAround) surroundings += cost;
      else against += cost;
      continue;
    }
    if (i > 0 && evidence.path.arcs[i - 1] === arc) continue;
    const kind = lattice.kind[arc]!;
    if (isContext(kind)) {
      surroundings += lattice.cost[arc]! * w.againstUnread;
      continue;
    }
    if (kind === CODE) {
      const isDistinctCode = lattice.atoms.ofDevice.get(device)?.isDistinct === true;
      gain += isDistinctCode ? w.gainCode : w.gainCompound;
      saysLetters = true;
      continue;
    }
    // "think pad": a name that is written in two words is hardly another one. Nor is "S24U" where it stands for itself.
    if (kind !== JOIN && !isShort) against += lattice.cost[arc]! * w.againstRead;
    gain += gainOf(hypothesis, i, arc);
    if (!token.digits) saysLetters = true;
  }
  if (isSaidDistinctly) gain += w.gainDistinct;
  if (isWholeName(hypothesis)) gain += w.gainWhole;
  if (!saysLetters && tokens.length > 1) against += w.bias;
  // Words around a correctly spelt name make it no less likely, however many they are.
  const isPlain = isStrong && !evidence.hasErrors;
  against += isPlain ? Math.min(surroundings, w.mostSurroundings) : surroundings;
  return gain - against - w.bias - said.unsaidCost * w.againstUnsaid;
}

/**
 * True if all words of the name are short forms and beginnings behind an unknown word, which is another maker: "sonos
 * one sl", "fiesta 7 st".
 */
function isGuess({ query, evidence: { path }, lattice: { kind } }: Hypothesis): boolean {
  const { tokens } = query;
  const own = [...tokens.keys()].filter((i) => path.reads(i));
  const first = own[0]!;
  if (itemAt(tokens, first - 1)?.roles !== 0 || isProse(query)) return false;
  if (mayBegin(query, first, path) || isStorageAt(query, own.at(-1)! + 1)) return false;
  const isShort = (i: number): boolean => SHORT_KINDS.includes(kind[path.arcs[i]!]!);
  const words = own.filter((i) => (tokens[i]!.roles & SUFFIX) === 0);
  const isGuessed = (i: number): boolean =>
    isShort(i) || tokens[i]!.numeric || tokens[i]!.number !== 0;
  return words.some(isShort) && words.every(isGuessed);
}

/**
 * True if the number of the name is that of a system, a chip or a version ("windows 11 pro", "原神5.3版本"), and no maker
 * or line is said.
 */
const isVersion = ({
  query: { tokens },
  evidence: { said, isCode, path },
  tables: { lexicon },
}: Hypothesis): boolean =>
  !(isCode || said.brand || said.ownLine) &&
  tokens.some(
    ({ roles, text }, i) =>
      ((roles & (SYSTEM | CHIP)) !== 0 && tokens[i + 1]?.digits && path.reads(i + 1)) ||
      (path.reads(i - 1) &&
        tokens[i - 1]!.text.includes('.') &&
        lexicon.lexicon.sense(text, 'version') !== undefined),
  );

/** True if only single digits or letters of the name are read. Beside other words these name nothing. */
function saysLittle(hypothesis: Hypothesis): boolean {
  const { query, device, evidence, lattice, tables } = hypothesis;
  const { tokens } = query;
  if (evidence.isOtherLine || isVersion(hypothesis)) return true;
  if (tokens.length === 1 && !tokens[0]!.digits) return false;
  // "US 9 / EU 42.5 wide": a bare number and a word apart from it.
  const { said, path } = evidence;
  if (path.breaks > 0 && said.bareNumber && !(said.brand || said.line)) return true;
  const isInitial = (i: number): boolean =>
    tokens[i]!.text.length === 1 && lattice.kind[evidence.path.arcs[i]!] === PREFIX;
  const read = tokens.filter((_, i) => evidence.reads(i) && !isInitial(i));
  // "quanto tempo para entrega", "posso pagar no pix": a short word of a sentence is not a name unless the
  // device is well known.
  if (tokens.length > 2 && read.length === 1) {
    const { text, numeric, core } = read[0]!;
    if (!numeric && core < CORE_NAME && text.length <= LONGEST_SENTENCE_WORD)
      return !isWellKnown(query, device, evidence, lattice, tables);
  }
  // "unlimited data 7d" is not a DroiPad 7D.
  const isPart = said.unsaidCost >= LEFT_OUT;
  return read.every(
    (own) => own.text.length === 1 || isInThing(own) || (isPart && SHORT_COUNT.test(own.text)),
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
 * True if the query says only an everyday word of the best candidate, beside words for something else: "edge
 * trimmer", "magic mouse", "surface of the moon". Such a word names a device if it stands alone, beside its maker
 * or a number, or in a question about phones. A word that most sentences have does not name one even there.
 */
function isEverydayWord({ query: { tokens }, evidence, tables }: Hypothesis): boolean {
  const own = tokens.filter((_, i) => evidence.reads(i));
  // "10 pixel border": a number right before the word counts it.
  if (own[0]?.digits && tokens[tokens.indexOf(own[0]) + 1] === own[1]) own.shift();
  const [read, more] = own;
  if (read === undefined || more !== undefined || (read.ownRoles & EVERYDAY) === 0) return false;
  const others = tokens.filter((token) => token !== read);
  if (others.some(({ roles }) => (roles & ABOUT_PHONES) !== 0)) return false;
  // "find esim plans", "I cannot find the esim", but "edge esim?" and "does pixel support esim".
  const isFrequent = tables.lexicon.lexicon.sense(read.text, 'everyday')?.means === FREQUENT;
  const isSentence = tokens.length > SHORT_QUESTION;
  if (isFrequent && (isSentence || others.some(({ roles }) => (roles & PLAN) !== 0))) return true;
  if (others.some((token) => isAboutPhones(token))) return false;
  return others.some(isOfOtherThing);
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
function isNameSaid({ query, evidence: { said, path } }: Hypothesis, isKnown: boolean): boolean {
  const isShort = !query.tokens.some(({ text }, i) => text.length > 2 && path.reads(i));
  if (isShort && !isKnown) return false;
  if (said.number && said.word) return true;
  return (said.number || said.word) && (said.unsaidCost < LEFT_OUT || isProse(query));
}

/** True if every token is read and the query says the whole name. */
function isWholeName({ query: { tokens }, evidence }: Hypothesis): boolean {
  const isNoise = tokens.length === 1 && (tokens[0]!.roles & NOISE) !== 0;
  return evidence.said.unsaidCost < 1 && !isNoise && tokens.every((_, i) => evidence.reads(i));
}
