import type { Query, QueryToken } from '../query/query.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import { itemAt } from '../text/item-at.ts';
import { LABEL } from '../text/roles.ts';
import type { CodeSaid } from './code.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** A number with so many digits is that of an article, an order or a unit. Names have up to four. */
const LONG = 5;
/** So has one that begins with a zero, from this length on. */
const WITH_ZERO = 3;
/** What separates the cells of a row. Behind the comma of a list, which is a semicolon here, stands a space. */
const SEPARATOR = /[|\t]|;(?! )/g;
/** A text with so many separators is the row of a table. */
const ROW = 3;
/** The length of the longest word between a label and its number: "of", "nr". */
const SHORT = 3;
/** A longer word of letters in the number of a document is rather a name. */
const LONGEST_PREFIX = 4;
/** What ends an identifier. */
const IS_END = /[\s"'<>;,|()[\]{}]/;

/**
 * Adds arcs for what orders, stock lists and repair tickets write beside a name: counts ("lot of 10"), numbers of lines
 * ("1.", "#14", a cell of digits), places ("shelf A14") and identifiers ("order no. 4711", "PO-48213").
 */
export function labelArcs(lattice: Lattice, query: Query, codes: readonly CodeSaid[]): void {
  const { text, tokens } = query;
  for (let i = 0, to = 0; i < tokens.length; i = to) {
    const begin = tokens[i]!.from;
    for (to = i + 1; to < tokens.length; to++)
      if (IS_END.test(text.slice(begin, tokens[to]!.from))) break;
    const run = tokens.slice(i, to);
    if (!run.some(({ numeric }) => numeric)) continue;
    // "IMEI1", "qty:12"
    const isOwnLabel = run.length > 1 && (run[0]!.roles & LABEL) !== 0;
    if (isOwnLabel || isLabelled(tokens, i) || isOfDocument(query, run)) {
      const from = isOwnLabel ? i + 1 : i;
      // "FCC ID A3LSMS918U" has the code of a device.
      const code = codes.find((said) => said.isSure && said.from < to && said.to > from);
      lattice.addContext(from, code?.from ?? to, WEIGHTS.unreadMeasure);
    }
    for (let k = i; k < to; k++) {
      const { digits, text: number } = tokens[k]!;
      if (!digits) continue;
      if (isOfThing(number) || isOfLine(query, k))
        lattice.addContext(k, k + 1, WEIGHTS.unreadMeasure);
      else if (isCount(query, k)) lattice.addContext(k, k + 1, WEIGHTS.unreadUnit);
    }
  }
}

/** True for the number of a document, with what stands before it: "LS-2025-00417", "PO-48213". */
const isOfDocument = ({ text }: Query, run: readonly QueryToken[]): boolean =>
  /[-/_]/.test(text.slice(run[0]!.from, run.at(-1)!.to)) &&
  run.some(({ digits, text }) => digits && isOfThing(text)) &&
  run.every(
    ({ numeric, core, text }) => numeric || (core !== CORE_NAME && text.length <= LONGEST_PREFIX),
  );

/** True behind a label, "qty 12", and behind one with a short word: "lot of 10", "order no. 4711". */
function isLabelled(tokens: readonly QueryToken[], i: number): boolean {
  const before = itemAt(tokens, i - 1);
  if (before === undefined || before.numeric) return false;
  const isLabel = (before.roles & LABEL) !== 0;
  const label = before.text.length <= SHORT ? itemAt(tokens, i - 2) : undefined;
  return isLabel || (label !== undefined && (label.roles & LABEL) !== 0);
}

/** True for the number of an article, an order or a unit, which no name has. */
export const isOfThing = (digits: string): boolean =>
  digits.length >= LONG || (digits.startsWith('0') && digits.length >= WITH_ZERO);

/** True for how many there are of a device whose number or name follows its line: "18 iPhone SE". */
function isCount({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  if (text[to] !== ' ' || (text[from - 1] ?? ' ') !== ' ') return false;
  let next = i + 1;
  while (tokens[next]?.core === CORE_NAME) next++;
  const name = tokens[next];
  if (name === undefined || name.network || next === i + 1) return false;
  return name.numeric || name.core > 0;
}

/** True for the number of a line: "#14"; "1." at the beginning of a text; or one in a cell of its own in the row of a table. */
function isOfLine({ text, tokens }: Query, i: number): boolean {
  const { from, to } = tokens[i]!;
  if (text[from - 1] === '#' || (i === 0 && /^[.)] /.test(text.slice(to, to + 2)))) return true;
  const isCell =
    /(?:^|[;|\t])[ "]*$/.test(text.slice(0, from)) && /^[ "]*(?:[;|\t]|$)/.test(text.slice(to));
  return isCell && (text.match(SEPARATOR)?.length ?? 0) >= ROW;
}
