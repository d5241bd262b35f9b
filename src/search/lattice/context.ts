import type { Tables } from '../../search-index/tables.ts';
import {
  CARD,
  CHIP,
  CONJUNCTION,
  CURRENCY,
  INCH,
  MONTH,
  NOISE,
  SUFFIX,
  SYSTEM,
  TIER,
  UNIT,
} from '../../text/lexicon.ts';
import type { Query, QueryToken } from '../normalise.ts';
import {
  hasSign,
  isConjunction,
  isCountable,
  isKnownMaker,
  isLine,
  isNumber,
  isOfMaker,
} from '../query-words.ts';
import { WEIGHTS } from '../weights.ts';
import { EXACT, type Lattice } from './lattice.ts';

const STORAGE = new Set(['64', '128', '256', '512', '1024']);
const MEMORY = new Set(['1', '2', '3', '4', '6', '8', '12', '16', '18', '24']);
/** Words between an "or" and the number of the other device. */
const MOST_BETWEEN = 4;
/** Tokens of the number of a system or a processor: "8+ Gen 1". */
const MOST_OF_VERSION = 4;
/** Letters of a word between a day and its month: "4 de junio". */
const MOST_OF_ARTICLE = 2;
/** What is counted: "2 esims", "1 nano", "zwei sim". */
const SIMS = /^(?:esim|sim|nano|physical)/;

/**
 * Numbers that belong to something else than a name: measures, prices, counts, ratings, sizes of
 * memory, versions of systems and of processors, and one of two devices.
 */
export function contextArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { tokens } = query;
  const { unreadMeasure: measure, unreadUnit, unreadStorage } = WEIGHTS;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if ((token.roles & (SYSTEM | CHIP)) !== 0 && !isOfMaker(tokens, i, tables))
      versionArcs(lattice, tokens, i + 1);
    // Rather the number of a name, where one has it: "pixel watch 2 esim".
    if ((token.spoken || token.digits) && next !== undefined && isCounted(token, next, tables))
      lattice.addContext(i, i + 1, unreadUnit);
    if (!token.numeric) continue;
    if (token.digits || token.text.includes('.')) {
      if (sizeArcs(lattice, query, i, tables)) continue;
      if (next !== undefined && (next.roles & UNIT) !== 0 && next.from - token.to <= 1)
        lattice.addContext(i, i + 2, next.from === token.to ? measure : unreadUnit);
      // "4700мАч": letters right behind a number that no name has. "23129RAA4G" goes on: it is a code.
      const isEnd = tokens[i + 2]?.from !== next?.to;
      if (next !== undefined && next.from === token.to && isEnd && !next.numeric && next.word < 0)
        lattice.addContext(i, i + 2, unreadUnit);
      const end = endOfRating(query, i);
      // "camera 50/12/10"
      const isOfUnit = ((tokens[i - 1]?.roles ?? 0) & UNIT) !== 0;
      if (end > 0) lattice.addContext(isOfUnit ? i - 1 : i, end, measure);
      if (isCount(query, i)) {
        const mayBeName = token.text.length === 2;
        lattice.addContext(i, i + 1, mayBeName ? WEIGHTS.unreadOtherOfTwo : WEIGHTS.unreadCount);
      }
      if (isDay(query, i)) lattice.addContext(i, i + 1, unreadUnit);
      if (token.text.includes('.')) lattice.addContext(i, i + 1, unreadUnit);
      if (
        isMeasured(query.text, token) ||
        isInches(query.text, token) ||
        isPriced(query, i, tables)
      )
        lattice.addContext(i, i + 1, measure);
      if (isExtendedMemory(query, i)) lattice.addContext(i, i + 2, unreadStorage);
      if (next !== undefined && MEMORY.has(token.text) && STORAGE.has(next.text)) {
        const isJoined = hasSign(query.text, token, next, '+/');
        lattice.addContext(i, i + 2, isJoined ? measure : 2 * unreadStorage);
      }
      if (STORAGE.has(token.text)) lattice.addContext(i, i + 1, unreadStorage);
    } else if (STORAGE.has(token.text.slice(0, -1))) {
      lattice.addContext(i, i + 1, token.text.endsWith('g') ? measure : unreadUnit);
    } else if (/^\d{1,3}x$/.test(token.text) || ((next?.roles ?? 0) & CHIP) !== 0) {
      // "3x": how many; "A13 chip".
      lattice.addContext(i, i + 1, unreadUnit);
    } else if (
      /^\d{2,}[a-z]$/.test(token.text) &&
      (tables.lexicon.bitsOf(token.text.slice(-1)) & UNIT) !== 0
    ) {
      // "80w", "128g": rather a part of a name, where one has it.
      lattice.addContext(i, i + 1, unreadUnit);
    }
    otherOfTwo(lattice, query, i);
  }
}

/** Does a number say how many cards there are: "2 esims", "dua kartu", "deux emplacements"? */
function isCounted({ spoken }: QueryToken, { text, roles }: QueryToken, tables: Tables): boolean {
  if (SIMS.test(text)) return true;
  if (!spoken) return false;
  const isOfCard = (roles & CARD) !== 0 && (roles & NOISE) !== 0;
  return isOfCard || tables.lexicon.lexicon.sense(text, 'sim') !== undefined;
}

/**
 * A size in inches whose number names have: behind a line it may be read as that number, "iPad Pro 11-inch".
 * Otherwise it says nothing of a name. That costs more than a generation that is left unsaid, so that the
 * devices with the size in their name come first: "ipad pro 11 inch" is an M5.
 *
 * @returns whether there is such a size
 */
function sizeArcs(lattice: Lattice, { tokens, text }: Query, i: number, tables: Tables): boolean {
  const [token, next] = [tokens[i]!, tokens[i + 1]];
  if (token.word < 0) return false;
  const hasUnit = next !== undefined && (next.roles & INCH) !== 0 && next.from - token.to <= 1;
  if (!hasUnit && !isInches(text, token)) return false;
  const to = hasUnit ? i + 2 : i + 1;
  // "xiaomi 13 zoll" is a size, and no Xiaomi 13.
  const isOfLine = i > 0 && !isKnownMaker(tokens[i - 1]!, tables);
  if (hasUnit && isOfLine) lattice.addAtom(i, to, EXACT, 0, lattice.ofWord(token.word));
  lattice.addContext(i, to, WEIGHTS.unreadSize);
  return true;
}

/** The version behind a system or a processor: "android 14", "snapdragon 8+ gen 1". */
function versionArcs(lattice: Lattice, tokens: readonly QueryToken[], i: number): void {
  // "exynos s24 ultra": a number with a letter may as well be of the name.
  const cost = tokens[i]?.digits === false ? WEIGHTS.unreadUnit : WEIGHTS.unreadMeasure;
  for (let to = i; to < tokens.length && to - i < MOST_OF_VERSION; to++) {
    const { numeric, roles } = tokens[to]!;
    if (!numeric && (to === i || (roles & (TIER | SUFFIX)) === 0)) return;
    lattice.addContext(i, to + 1, cost);
  }
}

/** Does a sign of a measure stand behind: 87%? */
function isMeasured(text: string, { to }: QueryToken): boolean {
  return text[text[to] === ' ' ? to + 1 : to] === '%';
}

/** Does a quote stand behind that was not opened before: 6.1"? */
function isInches(text: string, { to }: QueryToken): boolean {
  const at = text[to] === ' ' ? to + 1 : to;
  return text[at] === '"' && text.indexOf('"') === at;
}

function isPriced({ text, tokens }: Query, i: number, { lexicon }: Tables): boolean {
  const { from, to } = tokens[i]!;
  const before = text[from - 1] === ' ' ? text[from - 2] : text[from - 1];
  const after = text[to] === ' ' ? text[to + 1] : text[to];
  if (before === '$' || after === '$') return true;
  const [last, next] = [tokens[i - 1], tokens[i + 1]];
  if (next !== undefined && (next.roles & CURRENCY) !== 0) return true;
  // "teletab tl 100": before a number the short ones are rather of a name.
  return last !== undefined && (last.roles & CURRENCY) !== 0 && !lexicon.names.holds(last.text);
}

/** "12+12GB", "(8+8)": memory and what extends it. */
function isExtendedMemory(query: Query, i: number): boolean {
  const [token, next] = [query.tokens[i]!, query.tokens[i + 1]];
  const isBoth = MEMORY.has(token.text) && next !== undefined && MEMORY.has(next.text);
  return isBoth && query.text.slice(token.to, next.from) === '+';
}

/** The end of "9/10" or of three numbers and more, "50/12/10", behind a name's number; else -1. */
function endOfRating({ text, tokens }: Query, i: number): number {
  let end = i;
  while (
    tokens[end + 1]?.digits &&
    text.slice(tokens[end]!.to, tokens[end + 1]!.from).trim() === '/'
  )
    end++;
  const isRating = end > i + 1 || (end > i && /^(?:5|10)$/.test(tokens[end]!.text));
  return isRating && isBehindNumber(tokens, i) ? end + 1 : -1;
}

/**
 * Does a number behind the name's own belong to a word beside it: "g7 2 pcs", "a54 350 cycles"? A number
 * of two digits may be another device's.
 */
function isCount({ text, tokens }: Query, i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (!token.digits || token.year !== 0 || !isBehindNumber(tokens, i)) return false;
  // "1. Hand"
  if (text.startsWith('. ', token.to)) return true;
  // "fold 4; fold 5; black": what it counts stands behind it, in the same part of the text.
  const counted = next === undefined || hasSign(text, token, next, ';\n') ? undefined : next;
  const isNamed = isLine(before!) && before!.repeated;
  if (isNamed || isConjunction(before!)) return counted !== undefined && isCountable(counted);
  return isOfNoName(before!) || (counted !== undefined && isOfNoName(counted));
}

const isBehindNumber = (tokens: readonly QueryToken[], i: number): boolean =>
  tokens.some((other, k) => k < i && isNumber(other));

/** Is it the day of a date: "4 June", "Oct 12", "4 de junio", the first of "12-26 Oct"? */
function isDay({ text, tokens }: Query, i: number): boolean {
  const { digits, text: day, to } = tokens[i]!;
  const before = tokens[i - 1];
  // Behind the name of a line it is the number of a device.
  if (!digits || day.length > 2 || (before !== undefined && isLine(before))) return false;
  const isMonth = (k: number): boolean => ((tokens[k]?.roles ?? 0) & MONTH) !== 0;
  if (isMonth(i - 1) || isMonth(i + 1)) return true;
  const next = tokens[i + 1];
  if (next === undefined) return false;
  if (next.digits) return isMonth(i + 2) && text.slice(to, next.from).trim() === '-';
  return isMonth(i + 2) && (next.roles & NOISE) !== 0 && next.text.length <= MOST_OF_ARTICLE;
}

/** Is it a word that stands in no name, or one of questions and listings? */
const isOfNoName = ({ roles, core }: QueryToken): boolean =>
  (roles & (SUFFIX | CONJUNCTION)) === 0 && ((roles & NOISE) !== 0 || core === 0);

/** One of two devices: "iphone 12/13", "s22 or s23". The first is rather meant. */
function otherOfTwo(lattice: Lattice, { text, tokens }: Query, i: number): void {
  const next = tokens[i + 1];
  if (next === undefined || tokens[i]!.network) return;
  const isJoined = (next.roles & CONJUNCTION) !== 0;
  const j = isJoined ? nextNumber(tokens, i + 2) : i + 1;
  const other = tokens[j];
  if (other === undefined || !other.numeric || other.network) return;
  if (!isJoined && !hasSign(text, tokens[i]!, other, '/&;')) return;
  lattice.addContext(i, i + 1, WEIGHTS.unreadOtherOfTwo);
  lattice.addContext(j, j + 1, WEIGHTS.unreadOtherOfTwo);
  for (let k = i + 1; k < j; k++) lattice.addContext(k, k + 1, 0);
}

/**
 * The number of the other device behind "or": right there, or behind the name that it has ("fold 4 or
 * fold 5"), before which a few words may stand ("or better the fold 5"); -1 without one.
 */
function nextNumber(tokens: readonly QueryToken[], from: number): number {
  for (let k = from; k < tokens.length && k - from <= MOST_BETWEEN; k++) {
    const { numeric, repeated, digits } = tokens[k]!;
    if (!numeric) continue;
    const before = tokens[k - 1]!;
    const isNamed = before.repeated || (digits && (isLine(before) || k === from + 1));
    return k === from || repeated || isNamed ? k : -1;
  }
  return -1;
}
