import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { lines, userAgentOf } from './lines.ts';
import { InputError, type Source } from './source.ts';

/** One row of a file: what it asks, and its fields to repeat in the output. */
export interface Row {
  /** Null where the row holds nothing to ask. */
  text: string | null;
  fields: Readonly<Record<string, unknown>>;
}

/** A record longer than this is a quote that was never closed, not a device. */
const MAX_RECORD = 1_048_576;

/**
 * The rows of a list of devices.
 *
 * @param columns whose values, joined by a space, are the question: `['brand', 'model']`
 * @throws {InputError} when a column is missing or the file is not what its format says
 */
export function rowsOf(source: Source, columns: readonly string[]): AsyncGenerator<Row> {
  switch (source.format) {
    case 'csv':
      return csvRows(source, columns, ',');
    case 'tsv':
      return csvRows(source, columns, '\t');
    case 'jsonl':
      return jsonRows(source, columns);
    case 'lines':
      return lineRows(source, (line) => line.trim() || null, 'query');
  }
}

/** The rows of an access log: a user agent each. */
export function logRows(source: Source): AsyncGenerator<Row> {
  return lineRows(source, userAgentOf, 'userAgent');
}

async function* csvRows(
  source: Source,
  columns: readonly string[],
  delimiter: string,
): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    columns: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  });
  // An error of either ends the parser, and with it the loop below.
  pipeline(Readable.from(source.bytes), parser, () => {});
  let first = true;
  try {
    for await (const fields of parser as AsyncIterable<Record<string, string>>) {
      if (first) {
        first = false;
        // A short first row lacks its last columns: the header is asked, not the row.
        requireColumns(columns, headerOf(parser.options.columns) ?? Object.keys(fields));
      }
      yield { text: join(columns, fields), fields };
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { lines: line } = error as CsvError & { lines?: number };
    const where = line === undefined ? '' : ` (line ${line})`;
    throw new InputError(`Not readable as CSV${where}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function headerOf(columns: unknown): string[] | null {
  if (!Array.isArray(columns)) return null;
  return columns.map((c: { name?: string } | string) =>
    typeof c === 'string' ? c : (c.name ?? ''),
  );
}

async function* jsonRows(source: Source, columns: readonly string[]): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of lines(textOf(source))) {
    number++;
    if (line.trim() === '') continue;
    let fields: unknown;
    try {
      fields = JSON.parse(line);
    } catch (cause) {
      throw new InputError(`Line ${number} is not JSON.`, { cause });
    }
    if (typeof fields === 'string') {
      yield { text: fields.trim() || null, fields: { query: fields } };
    } else if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) {
      if (number === 1) requireColumns(columns, Object.keys(fields));
      yield { text: join(columns, fields as Row['fields']), fields: fields as Row['fields'] };
    } else {
      throw new InputError(`Line ${number} is neither an object nor a text.`);
    }
  }
}

async function* lineRows(
  source: Source,
  read: (line: string) => string | null,
  field: string,
): AsyncGenerator<Row> {
  for await (const line of lines(textOf(source))) {
    const text = read(line);
    if (text !== null) yield { text, fields: { [field]: text } };
  }
}

async function* textOf({ bytes }: Source): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function requireColumns(columns: readonly string[], present: readonly string[]): void {
  const missing = columns.find((c) => !present.includes(c));
  if (missing === undefined) return;
  const shown = present.slice(0, 20).join(', ');
  throw new InputError(`There is no column "${missing}". Name one with --column: ${shown}`);
}

function join(columns: readonly string[], fields: Row['fields']): string | null {
  const text = columns
    .map((c) => fields[c])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
  return text === '' ? null : text;
}
