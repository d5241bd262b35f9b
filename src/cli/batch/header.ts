import { parse } from 'csv-parse/sync';
import { delimiterOf, hasColumns, withoutDelimiterLine } from './columns.ts';
import { usualQuestion } from './question-column.ts';

/** The number of first lines that may be the header. Reports begin with a title, a date or a merged row. */
export const HEADER_LINES = 20;

/** The beginning of the table in a CSV file. */
export interface TableStart {
  delimiter: string;
  /** The number of lines above the header. */
  above: number;
  /** The text from the header on. */
  rest: string;
}

/**
 * Finds the header of a CSV file: the first line with the wanted columns, else the first line.
 *
 * @param start the beginning of the file: at least {@link HEADER_LINES} lines, or all
 * @param wanted the columns of the question; undefined for one with a usual name
 * @param fixed the delimiter, if it is known
 * @example tableStart('Customers 2026\n\nName;Model\n', ['model']) // { delimiter: ';', above: 2, rest: 'Name;Model\n' }
 */
export function tableStart(
  start: string,
  wanted: readonly string[] | undefined,
  fixed?: string,
): TableStart {
  const first = withoutDelimiterLine(start);
  const known = fixed ?? first.named;
  const text = fixed === undefined ? first.rest : start;
  let from = 0;
  for (let above = 0; above < HEADER_LINES && from < text.length; above++) {
    const [line] = /^.*/.exec(text.slice(from))!;
    const delimiter = known ?? delimiterOf(line);
    const cells = cellsOf(line, delimiter);
    if (hasColumns(wanted ?? usualQuestion(cells), cells)) {
      return { delimiter, above, rest: text.slice(from) };
    }
    from += line.length + (text.startsWith('\r\n', from + line.length) ? 2 : 1);
  }
  return { delimiter: known ?? delimiterOf(/^.*/.exec(text)![0]), above: 0, rest: text };
}

function cellsOf(line: string, delimiter: string): string[] {
  try {
    return parse(line, { delimiter, relax_quotes: true })[0] ?? [];
  } catch {
    // The line ends within a quoted cell, so it is not the header.
    return [];
  }
}
