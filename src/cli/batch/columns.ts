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
 * Returns the text of a CSV file without a first line such as `sep=;`, which Excel writes and reads, and the
 * delimiter that it names; undefined if there is none.
 *
 * @example withoutDelimiterLine('sep=;\r\na;b\r\n') // { named: ';', rest: 'a;b\r\n' }
 */
export function withoutDelimiterLine(start: string): { named: string | undefined; rest: string } {
  const found = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i.exec(start);
  return { named: found?.[1], rest: start.slice(found?.[0].length ?? 0) };
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
 * Returns columns with their names in the file. Matches the exact name, else the name without regard to
 * case, line breaks and surrounding spaces.
 *
 * @param option the option that named them
 * @throws {InputError} if there is no such column
 */
export function columnsMeant(
  wanted: readonly string[],
  present: readonly string[],
  option: '--column' | '--region-column' = '--column',
): string[] {
  return wanted.map((name) => {
    const found = columnNamed(name, present);
    if (found !== undefined) return found;
    const shown = present.slice(0, 20).map(onOneLine).join(', ');
    const lines = present.length === 1 ? ' (a list without a header: --input lines)' : '';
    throw new InputError(`There is no column "${name}". Name one with ${option}: ${shown}${lines}`);
  });
}

/** Spreadsheets break long headers into lines. */
const onOneLine = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Returns the column of a name, which may differ in case and spaces; undefined if there is none. */
export const columnNamed = (name: string, present: readonly string[]): string | undefined => {
  const plain = (text: string): string => onOneLine(text).toLowerCase();
  return present.find((p) => p === name) ?? present.find((p) => plain(p) === plain(name));
};

/** True if all wanted columns are present. */
export const hasColumns = (wanted: readonly string[], present: readonly string[]): boolean =>
  wanted.every((name) => columnNamed(name, present) !== undefined);
