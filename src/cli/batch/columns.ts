import { InputError } from './source.ts';

/** What may stand between the cells of a file that is called CSV. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * The delimiter of a CSV file: the one that its header has most of, outside quotes. Spreadsheets write
 * a semicolon where the comma is a decimal mark.
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
 * Names for all cells of a row, each of its own: two columns of one name, cells beside the last name
 * and columns without one are columns as well.
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
 * The columns that are meant, as the file has them: by their exact names, and else without case and
 * spaces around them.
 *
 * @throws {InputError} when there is no such column
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
