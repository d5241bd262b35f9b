import { parse } from 'csv-parse/sync';

/**
 * Explains a record that a stray quote joined from several lines; `null` for any other record. A quote within a
 * line belongs to its cell (`12.9" iPad`), but an unclosed quote at the start of a cell takes in the following
 * lines.
 *
 * @param raw the text of the record in the file
 * @example strayQuoteFault(['"a\nb,"c"'], '"a\nb,"c"\n', ',') // 'a quote is opened and …'
 */
export function strayQuoteFault(
  cells: readonly string[],
  raw: string,
  delimiter: string,
): string | null {
  if (!cells.some((cell) => cell.startsWith('"') && /[\r\n]/.test(cell))) return null;
  try {
    parse(raw, { delimiter, relax_column_count: true });
    return null;
  } catch {
    const line = shortened(raw.trimStart().split(/[\r\n]/, 1)[0]!);
    return `a quote is opened and not closed in the line ${line}`;
  }
}

const shortened = (line: string): string => (line.length > 60 ? `${line.slice(0, 59)}…` : line);
