import { pipeline, Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { columnsMeant, namesOf, withoutDelimiterLine } from './columns.ts';
import { lines, userAgentOf } from './lines.ts';
import { strayQuoteFault } from './quotes.ts';
import { InputError, type Source } from './source.ts';
import { textOf } from './text.ts';

/** One row of a file: what it asks, and its fields to repeat in the output. */
export interface Row {
  /** `null` if the row holds nothing to ask. */
  text: string | null;
  fields: Readonly<Record<string, unknown>>;
  /** The names of the fields of all rows, in their order; absent if they are those of this row. */
  columns?: readonly string[];
  /** How the CSV file is written; absent if the row is of none. */
  dialect?: Dialect;
}

/** What a spreadsheet needs to open a CSV file as the one that it wrote. */
export interface Dialect {
  delimiter: string;
  /** Does it begin with a byte order mark? Without one, Excel does not read UTF-8. */
  marked: boolean;
}

/** A longer record is a quote that was never closed, not a device. */
const MAX_RECORD = 1_048_576;
/** The columns are those of so many rows, which are read before the first is answered. */
const LOOKED_AT = 1_000;
/** A file that is one JSON document is kept in memory. */
const MAX_JSON = 128 * 1024 * 1024;

/**
 * The rows of a list of devices.
 *
 * @param columns whose values, joined by a space, are the question: `['brand', 'model']`
 * @throws {InputError} when a column is missing or the file is not what its format says
 */
export function rowsOf(source: Source, columns: readonly string[]): AsyncGenerator<Row> {
  let marked = false;
  const text = textOf(source.bytes, (isPlain) => {
    marked = !isPlain;
  });
  switch (source.format) {
    case 'csv':
    case 'tsv':
      return csvRows(text, columns, (start) => {
        const { delimiter, rest } = withoutDelimiterLine(start);
        return [{ delimiter: source.format === 'tsv' ? '\t' : delimiter, marked }, rest];
      });
    case 'json':
      return jsonRows(documentRows(text), columns);
    case 'jsonl':
      return jsonRows(lines(text), columns);
    case 'lines':
      return lineRows(text, (line) => line.trim() || null, 'query');
  }
}

/** The rows of an access log: a user agent each. */
export function logRows(source: Source): AsyncGenerator<Row> {
  return lineRows(textOf(source.bytes), userAgentOf, 'userAgent');
}

async function* csvRows(
  text: AsyncGenerator<string>,
  wanted: readonly string[],
  beginning: (start: string) => [dialect: Dialect, rest: string],
): AsyncGenerator<Row> {
  let first = '';
  // A pipe may deliver the header in parts.
  while (!/[\r\n]/.test(first) && first.length < MAX_RECORD) {
    const { done, value } = await text.next();
    if (done) break;
    first += value;
  }
  const [dialect, start] = beginning(first);
  const parser = parse({
    delimiter: dialect.delimiter,
    relax_column_count: true,
    // Lists of devices hold inches: iPad Pro 12.9"
    relax_quotes: true,
    raw: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  });
  async function* all(): AsyncGenerator<string> {
    yield start;
    yield* text;
  }
  // An error of either one ends the parser, and with it the loop below.
  pipeline(Readable.from(all()), parser, () => {});
  const records = ahead(parser as AsyncIterable<{ record: string[]; raw: string }>);
  try {
    const looked = await records.look(LOOKED_AT);
    const header = looked[0]?.record;
    if (header === undefined) return;
    const columns = namesOf(header, Math.max(...looked.map(({ record }) => record.length)));
    const meant = columnsMeant(wanted, columns);
    let number = 0;
    for await (const { record: cells, raw } of records) {
      number++;
      const fault = strayQuoteFault(cells, raw, dialect.delimiter);
      if (fault !== null) throw new InputError(`Record ${number} is not readable as CSV: ${fault}`);
      if (number === 1) continue;
      if (cells.length > columns.length) {
        throw new InputError(`Record ${number} has more cells than those before it have columns.`);
      }
      // Without a prototype, so that a column may have any name.
      const fields: Record<string, unknown> = Object.create(null);
      for (const [i, name] of columns.entries()) fields[name] = cells[i] ?? '';
      yield { text: join(meant, fields), fields, columns, dialect };
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

/** Lets the first values be read ahead. */
function ahead<T>(values: AsyncIterable<T>): AsyncIterable<T> & {
  look(count: number): Promise<readonly T[]>;
} {
  const iterator = values[Symbol.asyncIterator]();
  const looked: T[] = [];
  return {
    async look(count) {
      while (looked.length < count) {
        const { done, value } = await iterator.next();
        if (done) break;
        looked.push(value);
      }
      return looked;
    },
    async *[Symbol.asyncIterator]() {
      yield* looked.splice(0);
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        yield next.value;
      }
    },
  };
}

/** Rows of a JSON document, which is an array of them; a line each where it is none. */
async function* documentRows(text: AsyncIterable<string>): AsyncGenerator<string> {
  let whole = '';
  for await (const chunk of text) {
    whole += chunk;
    if (whole.length > MAX_JSON) {
      throw new InputError('The JSON document is too long. Write one object per line, as .jsonl.');
    }
  }
  let document: unknown;
  try {
    document = JSON.parse(whole);
  } catch {
    yield* whole.split(/\r?\n/);
    return;
  }
  if (!Array.isArray(document)) {
    yield JSON.stringify(document);
    return;
  }
  for (const row of document) yield JSON.stringify(row);
}

async function* jsonRows(
  texts: AsyncIterable<string>,
  wanted: readonly string[],
): AsyncGenerator<Row> {
  const records = ahead(jsonValues(texts));
  const looked = await records.look(LOOKED_AT);
  const columns = [...new Set(looked.flatMap((value) => Object.keys(fieldsOf(value))))];
  const isObject = looked.some((value) => typeof value !== 'string');
  const meant = isObject ? columnsMeant(wanted, columns) : [];
  for await (const value of records) {
    const fields = fieldsOf(value);
    const text = typeof value === 'string' ? value.trim() || null : join(meant, fields);
    yield { text, fields, columns };
  }
}

/** A row of JSON: an object, or a text. */
type JsonRow = string | Readonly<Record<string, unknown>>;

const fieldsOf = (value: JsonRow): Readonly<Record<string, unknown>> =>
  typeof value === 'string' ? { query: value } : value;

async function* jsonValues(texts: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let number = 0;
  for await (const text of texts) {
    number++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (cause) {
      throw new InputError(`Line ${number} is not JSON.`, { cause });
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (typeof value !== 'string' && !isObject) {
      throw new InputError(`Line ${number} is neither an object nor a text.`);
    }
    yield value as JsonRow;
  }
}

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

function join(columns: readonly string[], fields: Row['fields']): string | null {
  const text = columns
    .map((c) => fields[c])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
  return text === '' ? null : text;
}
