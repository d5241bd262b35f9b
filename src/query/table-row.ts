/** What rows of tables and paths of shops have beside a name: counts, prices, and the families above a device. */
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { CURRENCY } from '../text/roles.ts';

/** What may separate the cells of a row. */
const DELIMITERS = ['\t', '|', ';', ','] as const;
/** A cell of digits alone: a count, or the number of a row. A year tells a device. */
const NUMBER = /^(?!20\d\d$)\d{1,6}$/;
/**
 * A cell with an amount, perhaps with its currency: "1083.99", "751,00 eur", "$ 1.299". It has cents, a currency or
 * thousands.
 */
const AMOUNT =
  /^(?:\$ ?)?(?=.*[.,$a-z])\d{1,3}(?:[., ]?\d{3})*(?:[.,]\d\d)?(?: ?(?:\$|([a-z]{3})))?$/;
const CENTS = /\d[.,]\d\d(?!\d)/;
const QUOTED = /^"[^"]*"$/;
/** The fewest cells of a row, if nothing but an amount or the number of the row shows that it is one. */
const FEWEST = 3;
/** A row of more cells between bars or semicolons needs nothing else to show that it is one. */
const MANY_CELLS = 3;
const SIGN = /[|/;>,]/;
/** Words, a sign of a path or a list, perhaps the name of a field, and the same words again. */
const PARENT =
  /(?<![a-z\d])([a-z]+(?: [a-z]+)?)"? ?[|/;>,] ?(?:"?[a-z]+"? ?[:=] ?"?)?(?=\1[ |/;>])/g;

/**
 * Empties the cells of a row that have a count or an amount, so that they are not read as the number of a device. A number
 * behind a cell with nothing but a maker or a line is that of a device: "Xiaomi;14;black".
 *
 * @example dropCells('sm-x916b,3,727.00', words) // 'sm-x916b,,'
 */
export function dropCells(text: string, words: Words): string {
  const delimiter = DELIMITERS.find((sign) => isRow(text, sign, words));
  if (delimiter === undefined) return text;
  const cells = cellsOf(text, delimiter);
  const plain = cells.map(unquoted);
  const isFamily = (cell: string): boolean =>
    cell.split(' ').every((word) => words.names.isLineWord(word));
  const isDropped = (cell: string, i: number): boolean => {
    if (isAmount(cell, words)) return true;
    // The currency in a cell of its own.
    if (isCurrency(cell, words))
      return [i - 1, i + 1].some((k) => isAmount(itemAt(plain, k) ?? '', words));
    return NUMBER.test(cell) && !(i > 0 && isFamily(plain[i - 1]!));
  };
  return cells.map((cell, i) => (isDropped(plain[i]!, i) ? '' : cell)).join(delimiter);
}

/**
 * Removes a maker or a line that stands alone before a name that begins with it, as in the path to a page of a shop.
 *
 * @example dropParents('phones / samsung / samsung galaxy s24', words) // 'phones / samsung galaxy s24'
 */
export const dropParents = (text: string, { names }: Words): string =>
  SIGN.test(text)
    ? text.replace(PARENT, (all, family: string) =>
        family.split(' ').every((word) => names.isLineWord(word)) ? '' : all,
      )
    : text;

/** True if a text is the row of a table with these delimiters: "54,Samsung,SM-A256U1,10", "iPhone 14;2;799.00". */
function isRow(text: string, delimiter: string, words: Words): boolean {
  if (!text.includes(delimiter)) return false;
  const cells = cellsOf(text, delimiter);
  if (cells.length === 1) return false;
  if (cells.every((cell) => QUOTED.test(cell))) return true;
  const plain = cells.map(unquoted);
  const hasWord = (cell: string): boolean => /[a-z]/.test(cell) && !isAmount(cell, words);
  if (!plain.some(hasWord)) return false;
  if (delimiter === '\t') return true;
  // "| 3 | iPhone 13 | 128GB |". Behind the semicolon of a list, as behind a comma, stands a space.
  const isMany = delimiter !== ',' && !text.includes('; ') && cells.length > MANY_CELLS;
  // "iphone 12,13,14" is a list of devices, and "galaxy s21; 22; 23" as well.
  if (cells.length < FEWEST || (delimiter === ',' && text.includes(', '))) return false;
  return (
    NUMBER.test(plain[0]!) ||
    plain.some((cell) => isAmount(cell, words) && CENTS.test(cell)) ||
    isMany
  );
}

const isCurrency = (word: string, words: Words): boolean => (words.bitsOf(word) & CURRENCY) !== 0;

/** True for an amount: "14 pro" is none. */
function isAmount(cell: string, words: Words): boolean {
  const [amount, unit] = AMOUNT.exec(cell) ?? [];
  return amount !== undefined && (unit === undefined || isCurrency(unit, words));
}

/** The cells of a row. A delimiter between quotes is part of a cell. */
function cellsOf(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') isQuoted = !isQuoted;
    if (isQuoted || text[i] !== delimiter) continue;
    cells.push(text.slice(from, i));
    from = i + 1;
  }
  return [...cells, text.slice(from)];
}

const unquoted = (cell: string): string => cell.replace(/^[ "]+|[ "]+$/g, '');
