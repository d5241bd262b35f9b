import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ahead, LOOKED_AT } from './ahead.ts';
import { namesOf } from './columns.ts';
import { HEADER_LINES, tableStart } from './header.ts';
import { documentRows, jsonRows } from './json-rows.ts';
import { lines, userAgentOf } from './lines.ts';
import { columnsOf, type Question, rowOf } from './place-column.ts';
import { strayQuoteFault } from './quotes.ts';
import type { Dialect, Row } from './row.ts';
import { InputError, type Source } from './source.ts';
import { textOf } from './text.ts';

/** Characters of the longest record. A longer one has a quote that was never closed. */
const MAX_RECORD = 1_048_576;

/**
 * Yields the rows of a list of devices.
 *
 * @param asked the columns with the question, and the one with the place of sale
 * @throws {InputError} if a column is missing or the file does not have its format
 */
export function rowsOf(source: Source, asked: Question): AsyncGenerator<Row> {
  let marked = false;
  let guessed = false;
  const text = textOf(source.bytes, (isPlain, isGuess) => {
    marked = !isPlain;
    guessed = isGuess;
  });
  switch (source.format) {
    case 'csv':
    case 'tsv': {
      const fixed = source.format === 'tsv' ? '\t' : undefined;
      const rows = csvRows(text, asked, (start) => {
        const { delimiter, above, rest } = tableStart(start, asked.columns, fixed);
        return [{ delimiter, marked, above }, rest];
      });
      return readAs(rows, () => guessed);
    }
    case 'json':
      return jsonRows(documentRows(text), asked);
    case 'jsonl':
      return jsonRows(lines(text), asked);
    case 'lines':
      return lineRows(text, (line) => line.trim() || null, 'query');
  }
}

/** Adds to the error of an unreadable table that its encoding was guessed. */
async function* readAs(rows: AsyncGenerator<Row>, isGuess: () => boolean): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof InputError) || !isGuess()) throw error;
    throw new InputError(`${error.message}\n${GUESSED}`, { cause: error });
  }
}

const GUESSED =
  'The file is not in UTF-8 and was read as Windows-1252. If that spoils its letters, save it as CSV (UTF-8).';

/** Yields the rows of an access log, with a user agent each. */
export function logRows(source: Source): AsyncGenerator<Row> {
  return lineRows(textOf(source.bytes), userAgentOf, 'userAgent');
}

async function* csvRows(
  text: AsyncGenerator<string>,
  asked: Question,
  beginning: (start: string) => [dialect: Dialect, rest: string],
): AsyncGenerator<Row> {
  let first = '';
  // A pipe may deliver the header in several parts.
  while (lineBreaks(first) < HEADER_LINES && first.length < MAX_RECORD) {
    const { done, value } = await text.next();
    if (done) break;
    first += value;
  }
  const [dialect, start] = beginning(first);
  const parser = parse({
    delimiter: dialect.delimiter,
    relax_column_count: true,
    // Lists of devices contain inches: iPad Pro 12.9"
    relax_quotes: true,
    raw: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  });
  async function* all(): AsyncGenerator<string> {
    yield start;
    yield* text;
  }
  // An error of either ends the parser, and with it the loop below.
  pipeline(Readable.from(all()), parser, () => {});
  const records = ahead(parser as AsyncIterable<{ record: string[]; raw: string }>);
  try {
    const looked = await records.look(LOOKED_AT);
    const header = looked[0]?.record;
    if (header === undefined) return;
    const columns = namesOf(header, Math.max(...looked.map(({ record }) => record.length)));
    const meant = columnsOf(asked, columns);
    let number = dialect.above;
    for await (const { record: cells, raw } of records) {
      number++;
      const fault = strayQuoteFault(cells, raw, dialect.delimiter);
      if (fault !== null) throw new InputError(`Record ${number} is not readable as CSV: ${fault}`);
      if (number === dialect.above + 1) continue;
      // Spreadsheets end rows with empty cells.
      if (cells.slice(columns.length).some((cell) => cell !== '')) {
        throw new InputError(
          `Record ${number} has more cells than the rows before it. Put cells that contain the delimiter in quotes.`,
        );
      }
      // Without a prototype, so that a column may have any name.
      const fields: Record<string, unknown> = Object.create(null);
      for (const [i, name] of columns.entries()) fields[name] = cells[i] ?? '';
      yield { ...rowOf(meant, fields), columns, dialect };
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { lines: line } = error as CsvError & { lines?: number };
    const { code, message } = error as CsvError;
    const where = line === undefined ? '' : ` (line ${line})`;
    const fault = UNREADABLE[code] ?? message;
    throw new InputError(`Not readable as CSV${where}: ${fault}`, { cause: error });
  }
}

/** Explanations of the parser's errors for the owner of the file. */
const UNREADABLE: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED:
    'a quote opens here or above and never closes. Close it, or double a quote in a cell.',
  CSV_MAX_RECORD_SIZE: 'a row has more than 1 MB. Look above it for a quote that never closes.',
};

async function* lineRows(
  text: AsyncIterable<string>,
  read: (line: string) => string | null,
  field: string,
): AsyncGenerator<Row> {
  for await (const line of lines(text)) {
    const asked = read(line);
    if (asked !== null) yield { text: asked, fields: { [field]: asked } };
  }
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
