import { ahead, LOOKED_AT } from './ahead.ts';
import { columnsOf, isPlaceColumn, type Question, rowOf } from './place-column.ts';
import type { Row } from './row.ts';
import { InputError } from './source.ts';

/** Bytes of the largest JSON document. It is read into memory as a whole. */
const MAX_JSON = 128 * 1024 * 1024;

/**
 * Yields the rows of a JSON document as JSON texts: the items of its array, or its lines if it is not an array.
 */
export async function* documentRows(text: AsyncIterable<string>): AsyncGenerator<string> {
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

/**
 * Yields the rows of a file of JSON values.
 *
 * @throws {InputError} if a column is missing or a text is no JSON
 */
export async function* jsonRows(
  texts: AsyncIterable<string>,
  asked: Question,
): AsyncGenerator<Row> {
  const records = ahead(jsonValues(texts));
  const looked = await records.look(LOOKED_AT);
  const columns = [...new Set(looked.flatMap((value) => Object.keys(fieldsOf(value))))];
  const isObject = looked.some((value) => typeof value !== 'string');
  const meant = isObject ? columnsOf(asked, columns) : null;
  const known = new Set(columns);
  for await (const value of records) {
    if (typeof value === 'string') {
      yield { text: value.trim() || null, fields: fieldsOf(value), columns };
      continue;
    }
    // The first rows lack this column, so it was not examined. It must not be ignored if it may state a place.
    const late = Object.keys(value).find((name) => !known.has(name) && isPlaceColumn(name));
    if (late !== undefined && asked.place === undefined) {
      throw new InputError(
        `A row has a field "${late}", which the first ${LOOKED_AT} rows lack. Say with --region-column or ` +
          '--no-region-column whether it says where a unit was bought.',
      );
    }
    yield { ...rowOf(meant!, value), columns };
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
      throw new InputError(
        `Line ${number} is not JSON. Write one object or one text in quotes per line.`,
        { cause },
      );
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (typeof value !== 'string' && !isObject) {
      throw new InputError(
        `Line ${number} is neither an object nor a text. Write one of these per line.`,
      );
    }
    yield value as JsonRow;
  }
}
