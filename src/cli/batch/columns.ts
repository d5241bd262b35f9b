import { InputError } from './source.ts';

/** Delimiters of files that are called CSV. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Returns the delimiter of a CSV file: the one that occurs most often in its header, outside
 * quotes. Spreadsheets write a semicolon where the comma is the decimal mark.
 *
 * @example delimiterOf('Marke;Modell;Preis') // ';'
 */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    times: bare.split(delimiter).length - 1,
  }));
  const most = counted.reduce((a, b) => (b.times > a.times ? b : a));
  return most.delimiter;
}

/**
 * Returns the delimiter of a CSV file, and its text from the header on. Excel writes and reads a
 * first line such as `sep=;`, which names the delimiter and is no header.
 *
 * @param start the beginning of the file, at least its first line
 * @example withoutDelimiterLine('sep=;\r\na;b\r\n') // { delimiter: ';', rest: 'a;b\r\n' }
 */
export function withoutDelimiterLine(start: string): { delimiter: string; rest: string } {
  const named = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i.exec(start);
  if (named !== null) return { delimiter: named[1]!, rest: start.slice(named[0].length) };
  return { delimiter: delimiterOf(start.split(/\r?\n|\r/, 1)[0]!), rest: start };
}

/**
 * Returns a unique name for each cell of a row, also for columns that share a name, have none, or
 * come after the last named one.
 *
 * @param width the most cells of a row
 * @example namesOf(['model', 'model', ''], 4) // ['model', 'model_2', 'column_3', 'column_4']
 */
export function namesOf(header: readonly string[], width: number): string[] {
  const names: string[] = [];
  const taken = new Set(header);
  for (let i = 0; i < Math.max(width, header.length); i++) {
    const name = header[i]?.trim() || `column_${i + 1}`;
    let own = name;
    for (let n = 2; names.includes(own) || (own !== name && taken.has(own)); n++)
      own = `${name}_${n}`;
    names.push(own);
  }
  return names;
}

/**
 * Returns columns with their names in the file. Matches the exact name, else the name without case
 * and surrounding spaces.
 *
 * @throws {InputError} if there is no such column
 */
export function columnsMeant(wanted: readonly string[], present: readonly string[]): string[] {
  const plain = (name: string): string => name.trim().toLowerCase();
  return wanted.map((name) => {
    const found = present.find((p) => p === name) ?? present.find((p) => plain(p) === plain(name));
    if (found !== undefined) return found;
    const shown = present.slice(0, 20).join(', ');
    throw new InputError(`There is no column "${name}". Name one with --column: ${shown}`);
  });
}
