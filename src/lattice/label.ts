import type { Query, QueryToken } from '../query/query.ts';
import { hasDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { LABEL } from '../text/roles.ts';
import type { CodeSaid } from './code.ts';
import type { Lattice } from './lattice.ts';
import { WEIGHTS } from './weights.ts';

/** A number with so many digits is that of an article, an order or a unit. Names have up to four. */
const LONG = 5;
/** So has one that begins with a zero, from this length on. */
const WITH_ZERO = 3;
/** The length of the longest word between a label and its number: "of", "nr". */
const SHORT = 3;
/** What ends an identifier. */
const IS_END = /[\s"'<>;,|()[\]{}]/;

/**
 * Adds arcs for what orders, stock lists and repair tickets write beside a name: counts ("lot of 10"), numbers of lines
 * ("1.", "#14"), and identifiers ("order no. 4711", "IMEI 352099001761481", "S/N R5E8K0NY5A7").
 */
export function labelArcs(
  lattice: Lattice,
  { text, tokens }: Query,
  codes: readonly CodeSaid[],
): void {
  for (const [i, token] of tokens.entries()) {
    if (isLabelled(tokens, i)) {
      let to = i + 1;
      while (to < tokens.length && !IS_END.test(text.slice(token.from, tokens[to]!.from))) to++;
      // "FCC ID A3LSMS918U" has the code of a device.
      const code = codes.find((said) => said.isExact && said.from < to && said.to > i);
      const end = code?.from ?? to;
      if (end > i && hasDigit(text.slice(token.from, tokens[end - 1]!.to)))
        lattice.addContext(i, end, WEIGHTS.unreadMeasure);
    } else if (token.digits && (isOfThing(token.text) || isOfLine(text, token.from, token.to, i)))
      lattice.addContext(i, i + 1, WEIGHTS.unreadMeasure);
  }
}

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

/** True for the number of a line: "#14", and "1." or "2)" at the beginning of a text. */
const isOfLine = (text: string, from: number, to: number, i: number): boolean =>
  text[from - 1] === '#' || (i === 0 && /^[.)] /.test(text.slice(to, to + 2)));
