import type { Tables } from '../../search-index/tables.ts';
import { CONJUNCTION, CURRENCY, NOISE, SYSTEM, UNIT } from '../../text/lexicon.ts';
import type { Query, QueryToken } from '../normalise.ts';
import { isLine, isOfMaker } from '../query-words.ts';
import { WEIGHTS } from '../weights.ts';
import { countArcs } from './count.ts';
import type { Lattice } from './lattice.ts';
import { processorArcs } from './processor.ts';

const STORAGE = new Set(['32', '64', '128', '256', '512', '1024']);
const MEMORY = new Set(['1', '2', '3', '4', '6', '8', '12', '16', '18', '24']);
const INGRESS = /^[56][4-9]$/;
/** Words between an "or" and the number of the other device. */
const MOST_BETWEEN = 4;
/** The number of a receipt or an order. */
const SERIAL = /^0\d{2,}$/;
/** What is counted: "2 esims", "1 nano", "zwei sim". */
const SIMS = /^(?:esim|sim|nano|physical)/;
/**
 * Numbers that belong to something else than a name: measures, prices, versions of systems,
 * processors, sizes, and one of two devices.
 */
export function contextArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const { text, tokens } = query;
  const { lexicon } = tables;
  processorArcs(lattice, query, tables);
  const saysWatch = tokens.some((token) => token.text === 'watch');
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if ((token.roles & SYSTEM) !== 0 && !isOfMaker(tokens, i, tables))
      afterSystem(lattice, tokens, i);
    const counts = token.spoken || (token.digits && token.text.length === 1);
    if (counts && next !== undefined && SIMS.test(next.text)) {
      // Rather the number of a name, where one has it: "pixel watch 2 esim".
      lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
    }
    if (token.text === 'ultra' && next !== undefined && /^[3579]$/.test(next.text)) {
      const third = tokens[i + 2];
      if (third !== undefined && /^\d{3}[a-z]$/.test(third.text)) {
        lattice.addContext(i, i + 3, WEIGHTS.unreadMeasure);
      }
    }
    if (!token.numeric) {
      // How it resists dust and water, by IEC 60529.
      if (token.text === 'ip' && next?.from === token.to && INGRESS.test(next.text))
        lattice.addContext(i, i + 2, WEIGHTS.unreadMeasure);
      if (token.text === 'grade' && next?.text.length === 1) {
        lattice.addContext(i, i + 2, 0);
        if (tokens[i + 2]?.text === 'plus') lattice.addContext(i, i + 3, 0);
      }
      continue;
    }
    const measure = WEIGHTS.unreadMeasure;
    if (token.digits || token.text.includes('.')) {
      if (next !== undefined && (next.roles & UNIT) !== 0 && next.from - token.to <= 1) {
        // "note 12 camera", "gt5 fhd": rather the number of the name.
        const isOfLine = token.text.length < 3 && token.to < next.from && isBehindName(tokens, i);
        lattice.addContext(i, i + 2, isOfLine ? WEIGHTS.unreadUnit : measure);
      }
      if (next !== undefined && isUnknownUnit(token, next, tables)) {
        lattice.addContext(i, i + 2, WEIGHTS.unreadUnit);
      }
      countArcs(lattice, query, i);
      if (SERIAL.test(token.text)) lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
      if (token.text.includes('.')) lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
      if (isMeasured(text, token) || isPriced(query, i, tables)) {
        lattice.addContext(i, i + 1, measure);
      }
      if (next !== undefined && isRamAndStorage(text, token, next)) {
        lattice.addContext(i, i + 2, measure);
      }
      if (isMonth(query, i)) lattice.addContext(i, i + 2, WEIGHTS.unreadUnit);
      if (isExtendedMemory(query, i)) lattice.addContext(i, i + 2, WEIGHTS.unreadStorage);
      if (next !== undefined && i > 0 && MEMORY.has(token.text) && STORAGE.has(next.text)) {
        lattice.addContext(i, i + 2, 2 * WEIGHTS.unreadStorage);
      }
      if (STORAGE.has(token.text) && token.text !== '32' && i > 0)
        lattice.addContext(i, i + 1, WEIGHTS.unreadStorage);
      const millimetres = Number(token.text);
      if (saysWatch && millimetres >= 38 && millimetres <= 49) {
        lattice.addContext(i, i + 1, WEIGHTS.unreadStorage);
      }
      const before = tokens[i - 1]?.text;
      if (
        MEMORY.has(token.text) &&
        (before === 'ram' || before === 'rom' || next?.text === 'ram')
      ) {
        lattice.addContext(i, i + 1, measure);
      }
    } else if (
      (lexicon.bitsOf(token.text.slice(-1)) & UNIT) !== 0 &&
      /^\d{2,}[a-z]$/.test(token.text)
    ) {
      // "80w", "128g": rather a part of a name, where one has it.
      lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
    } else if (/^(?:32|64|128|256|512)g$|^i[3579]$/.test(token.text)) {
      lattice.addContext(i, i + 1, measure);
    } else if (/^(?:64|128|256|512|1024)[a-z]$/.test(token.text)) {
      // "128 с": a preposition behind a bare size.
      lattice.addContext(i, i + 1, 2 * WEIGHTS.unreadStorage);
    } else if (/^\d{1,3}x$/.test(token.text) || isTimes(tokens, i)) {
      // "3x": how many of them.
      lattice.addContext(i, i + 1, WEIGHTS.unreadUnit);
    } else if (isPriced(query, i, tables)) {
      lattice.addContext(i, i + 1, measure);
    }
    otherOfTwo(lattice, query, i);
  }
}

/** Does a line stand right before a number, or a word that is one with it? */
function isBehindName(tokens: readonly QueryToken[], i: number): boolean {
  const before = tokens[i - 1];
  return before !== undefined && (before.to === tokens[i]!.from || isLine(before));
}

/** Does it say how often: "esim x2"? Behind the name of a maker it is one of a device. */
function isTimes(tokens: readonly QueryToken[], i: number): boolean {
  const before = tokens[i - 1];
  return before !== undefined && (before.roles & NOISE) !== 0 && /^x\d$/.test(tokens[i]!.text);
}

/** The version behind an operating system: "android 14". */
function afterSystem(lattice: Lattice, tokens: readonly QueryToken[], i: number): void {
  const next = tokens[i + 1];
  if (next?.numeric && !next.network) lattice.addContext(i + 1, i + 2, WEIGHTS.unreadMeasure);
}

/** Does a sign of a measure stand behind: 87%, 6.1"? */
function isMeasured(text: string, { to }: QueryToken): boolean {
  const at = text[to] === ' ' ? to + 1 : to;
  // A quote that was opened before is no sign of inches.
  if (text[at] === '"') return text.indexOf('"') === at;
  return text[at] === '%' || text[at] === "'" || text[at] === '°';
}

/** Letters right behind a number that no name has: "65Вт", "4700мАч". */
function isUnknownUnit({ to }: QueryToken, next: QueryToken, { words }: Tables): boolean {
  return next.from === to && !next.numeric && next.text.length > 1 && words.find(next.text) < 0;
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

/** "8+128", "8/256", "12 / 512". */
function isRamAndStorage(text: string, token: QueryToken, next: QueryToken): boolean {
  if (!next.numeric || !MEMORY.has(token.text)) return false;
  const between = text.slice(token.to, next.from).trim();
  const storage = next.text.replace(/[a-z]$/, '');
  if (!STORAGE.has(storage) && storage !== '1') return false;
  return between === '+' || between === '/';
}

/** Is it a month with its year, behind another word than one of a name: "invoice 11/24", "till 03/2027"? */
function isMonth({ text, tokens }: Pick<Query, 'text' | 'tokens'>, i: number): boolean {
  const [before, month, year] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (before === undefined || before.numeric || before.core > 0 || !year?.digits) return false;
  if (text.slice(month.to, year.from) !== '/' || Number(month.text) > 12) return false;
  return year.year !== 0 || /^[123]\d$/.test(year.text);
}

/** One of two devices: "iphone 12/13", "s22 or s23". The first is rather meant. */
function otherOfTwo(lattice: Lattice, { text, tokens }: Query, i: number): void {
  const next = tokens[i + 1];
  if (next === undefined || tokens[i]!.network) return;
  const isJoined = (next.roles & CONJUNCTION) !== 0;
  const j = isJoined ? nextNumber(tokens, i + 2) : i + 1;
  const other = tokens[j];
  if (other === undefined || !other.numeric || other.network) return;
  if (!isJoined && !/[/&;]/.test(text.slice(tokens[i]!.to, other.from))) return;
  if (!isJoined && isMonth({ text, tokens }, i)) return;
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
