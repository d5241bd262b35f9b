import { CODE, CONTEXT, JOIN, type Lattice, PREFIX, SPLIT } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { LexiconRole } from '../model/index.ts';
import type { Query, QueryToken } from '../query/normalise.ts';
import { isOf } from '../query/phrases.ts';
import { tellsStorage } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import {
  CATEGORY,
  COLOUR,
  COPY,
  EVERYDAY,
  NEWEST,
  NOISE,
  OTHER,
  PLAN,
  QUALITY,
  RANGE,
} from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';
import { type Candidate, gainOf, leftUnread } from './for-and-against.ts';
import { isSetOff, isWellKnown, LEFT_OUT } from './well-known.ts';

/** What a margin is below all that may speak for a device. */
const DENIED = -99;
/** A longer word is hardly one of a sentence that is a name as well: "thinkphone". */
const MOST_OF_SENTENCE = 5;
/** A question of no more words is hardly a sentence in which an everyday word has its usual meaning. */
const SHORT_QUESTION = 3;
/** What the role `everyday` says of words that sentences about anything have. */
const FREQUENT = 'frequent';
/** A digit with the letter of a unit: seven days. */
const SHORT_COUNT = /^\d[a-z]$/;

/** They speak of phones, whatever stands beside them. */
const ABOUT_PHONES = CATEGORY | NEWEST | QUALITY | RANGE;
const OF_PHONES: readonly LexiconRole[] = ['topic', 'sim'];
/** Beside a number that may be one of a road or a room these speak of phones as well. */
const OF_OWNERS: readonly LexiconRole[] = [...OF_PHONES, 'plan', 'carrier', 'person'];
/** Roles of words that are no sign of a phone. */
const OF_THINGS: readonly LexiconRole[] = ['accessory', 'travel'];

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
  const { said } = evidence;
  const candidate = { query, device, evidence, lattice, tables };
  const carried = tables.weight[tables.devices.brand[device]!]! > 0;
  let gain = 0;
  let against = 0;
  let surroundings = 0;
  // A misspelt word alone asks for a maker or a line that people know: "toaster" is no GT Master Edition.
  const isKnownName = carried && (said.brand || said.line);
  const isUnknown = tokens.length === 1 && evidence.hasErrors && !isKnownName;
  const isCopy = tokens.some(({ roles }) => (roles & (COPY | NOISE)) === COPY);
  if (isCopy || isUnknown || saysLittle(candidate) || isEverydayWord(candidate)) return DENIED;
  let saysLetters = false;
  const isSaidDistinctly =
    carried &&
    (!isLoneNumber(candidate) || speaksOfPhones(candidate) || tellsStorage(query)) &&
    (isDistinct(candidate) || isWellKnown(query, device, evidence, lattice, tables));
  const isStrong =
    evidence.isCode ||
    isSaidDistinctly ||
    // "emporia smart 5": a line that many makers have says little beside words that nobody knows.
    ((said.ownLine || said.brand) && (said.number || said.word));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const arc = evidence.arcs[i]!;
    if (arc < 0) {
      const { cost, isAround } = leftUnread(candidate, i, isStrong);
      if (isAround) surroundings += cost;
      else against += cost;
      continue;
    }
    if (i > 0 && evidence.arcs[i - 1] === arc) continue;
    const kind = lattice.kind[arc]!;
    if (kind === CONTEXT) {
      surroundings += lattice.cost[arc]! * w.againstUnread;
      continue;
    }
    if (kind === CODE) {
      const isStrong = lattice.deviceAtoms.get(device)?.isSure === true;
      gain += isStrong ? w.gainCode : w.gainCompound;
      saysLetters = true;
      continue;
    }
    against += lattice.cost[arc]! * w.againstRead;
    gain += gainOf(candidate, i, arc);
    if (!token.digits) saysLetters = true;
  }
  if (isSaidDistinctly) gain += w.gainDistinct;
  if (isWholeName(candidate)) gain += w.gainWhole;
  if (!saysLetters && tokens.length > 1) against += w.bias;
  // A name said right is not less meant for all that is told around it.
  const isPlain = isStrong && !evidence.hasErrors;
  against += isPlain ? Math.min(surroundings, w.mostSurroundings) : surroundings;
  return gain - against - w.bias - said.unsaid * 0.12;
}

/** Are single digits or letters all that is read of a name? They name nothing beside other words. */
function saysLittle({ query, device, evidence, lattice, tables }: Candidate): boolean {
  const { tokens } = query;
  if (evidence.isOtherLine) return true;
  if (tokens.length === 1 && !tokens[0]!.digits) return false;
  const isInitial = (i: number): boolean =>
    tokens[i]!.text.length === 1 && lattice.kind[evidence.arcs[i]!] === PREFIX;
  const read = tokens.filter((_, i) => evidence.reads(i) && !isInitial(i));
  // "quanto tempo para entrega", "posso pagar no pix": a short word of a sentence, and none that people
  // know.
  if (tokens.length > 2 && read.length === 1) {
    const { text, numeric, core } = read[0]!;
    if (!numeric && core < 2 && text.length <= MOST_OF_SENTENCE)
      return !isWellKnown(query, device, evidence, lattice, tables);
  }
  // "unlimited data 7d" is no DroiPad 7D.
  const isPart = evidence.said.unsaid >= LEFT_OUT;
  return read.every(({ text }) => text.length === 1 || (isPart && SHORT_COUNT.test(text)));
}

/**
 * Is a name said whole that needs no maker beside it: three words with a number, or a number with
 * letters and digits enough to be no measure? "note 20 ultra", "a52s", "z flip5"
 */
function isDistinct({ query: { tokens }, evidence, lattice: { kind } }: Candidate): boolean {
  if (!evidence.said.number || evidence.said.unsaid >= 4) return false;
  let said = 0;
  let isCompound = false;
  for (const [i, token] of tokens.entries()) {
    const arc = evidence.arcs[i]!;
    if (arc < 0 || kind[arc] === CONTEXT) continue;
    said += kind[arc] === SPLIT || kind[arc] === JOIN ? 2 : 1;
    const isLong = token.numeric && !token.digits && !token.network && token.text.length > 2;
    // Behind a word that nobody knows it is another maker's: "Sebbe S21".
    isCompound ||= isLong && (isSetOff(tokens[i - 1]) || evidence.arcs[i - 1]! >= 0);
  }
  return isCompound || said > 2;
}

/**
 * Is all that a query says of the best candidate an everyday word ("edge", "magic", "surface"), beside
 * words that name something else: "edge trimmer", "magic mouse", "surface of the moon"? It names a
 * device by itself, beside its maker or a number, and in a question about phones; a word that most sentences have,
 * in none.
 */
function isEverydayWord({ query: { tokens }, evidence, tables }: Candidate): boolean {
  const [read, more] = tokens.filter((_, i) => evidence.reads(i));
  if (read === undefined || more !== undefined || (read.ownRoles & EVERYDAY) === 0) return false;
  const others = tokens.filter((token) => token !== read);
  if (others.some(({ roles }) => (roles & ABOUT_PHONES) !== 0)) return false;
  // "find esim plans", "I cannot find the esim", but "edge esim?" and "does pixel support esim".
  const isFrequent = tables.lexicon.lexicon.sense(read.text, 'everyday')?.means === FREQUENT;
  const isSentence = tokens.length > SHORT_QUESTION;
  if (isFrequent && (isSentence || others.some(({ roles }) => (roles & PLAN) !== 0))) return true;
  if (others.some((token) => isAboutPhones(token, tables))) return false;
  return others.some((token) => isOfOtherThing(token, tables));
}

/**
 * Does a token speak of phones, whatever stands beside it?
 *
 * @param of roles of the words that do, beside those for kinds and qualities of devices
 */
const isAboutPhones = (token: QueryToken, tables: Tables, of = OF_PHONES): boolean =>
  (token.roles & ABOUT_PHONES) !== 0 || hasRole(token, tables, of);

const hasRole = ({ text }: QueryToken, tables: Tables, roles: readonly LexiconRole[]): boolean =>
  isOf({ senses: tables.lexicon.lexicon.senses(text) }, roles);

const isOfOtherThing = (token: QueryToken, tables: Tables): boolean =>
  (token.roles & NOISE) === 0
    ? !token.numeric
    : (token.roles & (COLOUR | OTHER)) !== 0 || hasRole(token, tables, OF_THINGS);

/**
 * Is a word of phones or their owners, of plans or a carrier said, and counted by no number, as "17 Uhr"?
 */
const speaksOfPhones = ({ query: { tokens }, tables }: Candidate): boolean =>
  tokens.some(
    (token, i) =>
      !token.numeric &&
      tokens[i - 1]?.digits !== true &&
      isAboutPhones(token, tables, OF_OWNERS) &&
      !hasRole(token, tables, ['function-word']),
  );

/**
 * Are numbers with letters all that is read, without a maker or line? They may be motorways, trains or rooms:
 * "A14 is closed", "gate A12". Of words in other scripts nobody knows what they speak of.
 */
function isLoneNumber({ query: { tokens }, evidence }: Candidate): boolean {
  const { said, isCode } = evidence;
  if (isCode || said.brand || said.line || tokens.length === 1) return false;
  if (tokens.some(({ opaque }) => opaque)) return false;
  const read = tokens.filter((_, i) => evidence.reads(i));
  return read.every((own) => own.numeric && !own.digits && !own.network);
}

/** Is every token read, and nothing of the name unsaid? */
function isWholeName({ query: { tokens }, evidence }: Candidate): boolean {
  if (evidence.said.unsaid >= 1) return false;
  if (tokens.length === 1 && (tokens[0]!.roles & NOISE) !== 0) return false;
  return tokens.every((_, i) => evidence.reads(i));
}
