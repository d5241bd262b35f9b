import type { Query, QueryToken } from '../query/query.ts';
import { isNumber, isOfThing } from '../query/query-words.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { isDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { LABEL } from '../text/roles.ts';
import { STORAGE } from '../text/tokens.ts';
import { CONTEXT, MEASURE } from './arc-kinds.ts';
import type { CodeSaid } from './code.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** The length of the longest word between a label and its number: "of", "nr". */
const SHORT = 3;
/** A longer word of letters in the number of a document is rather a name. */
const LONGEST_PREFIX = 4;
/** A number with a short form of "number" before it. */
const NUMBERED = /^n\. ?\d+$/;
/** The characters that end an identifier, by their code. */
const IS_END = new Uint8Array(128);
for (const sign of ' \t\n"\'<>;,|()[]{}') IS_END[sign.charCodeAt(0)] = 1;

/**
 * Adds arcs for what orders, stock lists and repair tickets write beside a name: counts ("lot of 10"), numbers of lines
 * ("1.", "#14"), places ("shelf A14") and identifiers ("order no. 4711", "PO-48213").
 */
export function labelArcs(
  lattice: Lattice,
  query: Query,
  codes: readonly CodeSaid[],
  tables: Tables,
): void {
  const { text, tokens } = query;
  for (let i = 0, to = 0; i < tokens.length; i = to) {
    let isNumeric = tokens[i]!.numeric;
    for (to = i + 1; to < tokens.length && !isParted(text, tokens[to - 1]!, tokens[to]!); to++)
      isNumeric ||= tokens[to]!.numeric;
    if (!isNumeric) continue;
    // "IMEI1", "qty:12"
    const isOwnLabel = to > i + 1 && (tokens[i]!.roles & LABEL) !== 0;
    const isOfRun = to > i + 1 && (isOfDocument(query, i, to) || isSerial(query, i, to, tables));
    if (isOwnLabel || isLabelled(tokens, i) || isOfRun) {
      const from = isOwnLabel ? i + 1 : i;
      // "FCC ID A3LSMS918U" has the code of a device.
      const code = codes.find((said) => said.isSure && said.from < to && said.to > from);
      lattice.addContext(from, code?.from ?? to, MEASURE, WEIGHTS.unreadMeasure);
    }
    for (let k = i; k < to; k++) {
      const { digits, text: number } = tokens[k]!;
      if (isNumbered(query, k)) lattice.addContext(k, k + 1, MEASURE, WEIGHTS.unreadMeasure);
      if (!digits) continue;
      if (isOfThing(number) || isOfLine(query, k))
        lattice.addContext(k, k + 1, MEASURE, WEIGHTS.unreadMeasure);
      else if (isCount(query, k)) lattice.addContext(k, k + 1, CONTEXT, WEIGHTS.unreadUnit);
    }
  }
}

/** True for the number of a document, with what stands before it: "LS-2025-00417", "PO-48213". */
function isOfDocument({ text, tokens }: Query, from: number, to: number): boolean {
  const run = tokens.slice(from, to);
  return (
    run.some(({ digits, text: number }) => digits && isOfThing(number)) &&
    run.every(
      ({ numeric, core, text: own }) =>
        numeric || (core !== CORE_NAME && own.length <= LONGEST_PREFIX),
    ) &&
    /[-/_]/.test(text.slice(run[0]!.from, run.at(-1)!.to))
  );
}

/** A shorter run of letters and digits may be a name. */
const SHORTEST_SERIAL = 10;

/** True for a serial number: letters and digits in turn, without a sign, a word or a short form: "RRGST4BXV1D". */
function isSerial({ text, tokens }: Query, from: number, to: number, tables: Tables): boolean {
  const run = tokens.slice(from, to);
  const own = text.slice(run[0]!.from, run.at(-1)!.to);
  return (
    own.length >= SHORTEST_SERIAL &&
    /^[a-z]+\d+[a-z]+\d+[a-z\d]*$/.test(own) &&
    run.every(
      ({ numeric, word, senses, isShortForm }) =>
        numeric || (word < 0 && senses.length === 0 && !isShortForm),
    ) &&
    !beginsWithMaker(own, tables)
  );
}

/** True for a name that is written in one word: "vivoy71t5g". */
function beginsWithMaker(text: string, { words, brands }: Tables): boolean {
  for (let end = 2; end < text.length && !isDigit(text.charCodeAt(end - 1)); end++) {
    const word = words.find(text.slice(0, end));
    if (word >= 0 && brands.isNamedBy(word)) return true;
  }
  return false;
}

/** True if a character that ends an identifier stands between two tokens. */
function isParted(text: string, { to }: QueryToken, { from }: QueryToken): boolean {
  for (let i = to; i < from; i++) if (IS_END[text.charCodeAt(i)] === 1) return true;
  return false;
}

/** True behind a label, "qty 12", and behind one with a short word: "lot of 10", "order no. 4711". */
function isLabelled(tokens: readonly QueryToken[], i: number): boolean {
  const before = itemAt(tokens, i - 1);
  if (before === undefined || before.numeric) return false;
  const isLabel = (before.roles & LABEL) !== 0;
  const label = before.text.length <= SHORT ? itemAt(tokens, i - 2) : undefined;
  return isLabel || (label !== undefined && (label.roles & LABEL) !== 0);
}

/** True for how many there are of a device whose number or name follows its line: "18 iPhone SE". */
function isCount({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  if (text[to] !== ' ' || (from > 0 && text[from - 1] !== ' ')) return false;
  let next = i + 1;
  while (tokens[next]?.core === CORE_NAME) next++;
  const name = tokens[next];
  if (name === undefined || name.network || next === i + 1) return false;
  return name.numeric || name.core > 0;
}

/**
 * True for a count or the number of a line with a short form of "number" before it, of a device that has its own number:
 * "n. 10 Samsung A15", but not "Nokia XR n. 20".
 */
function isNumbered({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  const isOfDevice = (token: QueryToken, k: number): boolean =>
    k !== i && isNumber(token) && !STORAGE.has(token.text);
  return NUMBERED.test(text.slice(from, to)) && tokens.some(isOfDevice);
}

/** True for the number of a line: "#14", "1." at the beginning of a text, and "2." in a text that begins with "1.". */
function isOfLine({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  if (from > 0 && text[from - 1] === '#') return true;
  const endsLike = (end: number): boolean => /^[.)] /.test(text.slice(end, end + 2));
  const [first] = tokens;
  return endsLike(to) && (i === 0 || (first!.text === '1' && endsLike(first!.to)));
}
