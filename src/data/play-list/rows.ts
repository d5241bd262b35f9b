import { parse } from 'csv-parse/sync';
import { saysNothing } from '../listed-name.ts';

/** A row of the list: a device as its maker filed it. */
export interface PlayRow {
  brand: string;
  name: string;
  /** Build.MODEL */
  code: string;
  /** Build.DEVICE, if the table has it. */
  device?: string;
}

/** Returns the name of a row, or the code if the name says nothing: a maker filed "Germany", a LIFETAB. */
export const shownName = ({ brand, name, code }: PlayRow): string =>
  saysNothing(name, [brand]) ? code : name;

/** A row that could not be read, with the reason. */
export interface MalformedRow {
  line: number;
  text: string;
  why: string;
}

/** What makers file until a device has a name. Eight phones of Alcatel shared the name "TBD". */
const PLACEHOLDER = /^(?:|tb[acd]|n\/?a)$/i;
/** Codes that any phone could report, so that they identify none. */
const ANY_PHONE = /^(?:android|tbd|unknown)$/i;
const MAX_CODE = 64;
const MAX_NAME = 100;
const MAX_RECORD = 65_536;
/** The names of the columns in Google's CSV and in plain tables. */
const COLUMNS = {
  brand: ['retail branding', 'brand'],
  name: ['marketing name', 'marketing_name'],
  code: ['model', 'model_code'],
  device: ['device', 'build_device'],
} as const;

/** The error for a file that is not a list of devices. */
export class PlayListError extends Error {
  override readonly name = 'PlayListError';
}

/**
 * Reads Google Play's list of supported devices: the CSV as Google publishes it (UTF-16 with a byte order
 * mark), the same in UTF-8, or a table with tabs.
 *
 * @param bytes the file
 * @returns the rows without duplicates, and every malformed row
 * @throws {PlayListError} if a required column is missing
 */
export function readPlayList(bytes: Uint8Array): { rows: PlayRow[]; malformed: MalformedRow[] } {
  const text = decode(bytes);
  const header = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const tabs = header.includes('\t');
  const records = parse(text, {
    delimiter: tabs ? '\t' : ',',
    quote: tabs ? null : '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const names = (records[0]?.record ?? []).map((c) => c.trim().toLowerCase());
  const [brandAt, nameAt, codeAt, deviceAt] = Object.values(COLUMNS).map((accepted) =>
    names.findIndex((n) => (accepted as readonly string[]).includes(n)),
  ) as [number, number, number, number];
  if (brandAt < 0 || nameAt < 0 || codeAt < 0) {
    throw new PlayListError(
      'The first line must name the columns Retail Branding, Marketing Name and Model.',
    );
  }
  const rows: PlayRow[] = [];
  const malformed: MalformedRow[] = [];
  const seen = new Set<string>();
  for (const { record, info } of records.slice(1)) {
    const brand = unescaped(record[brandAt] ?? '');
    const code = unescaped(record[codeAt] ?? '');
    const stated = unescaped(record[nameAt] ?? '');
    const name = PLACEHOLDER.test(stated) ? code : stated;
    const why =
      record.length === names.length
        ? fault(brand, name, code)
        : `${record.length} columns instead of ${names.length}`;
    if (why !== null) {
      malformed.push({ line: info.lines, text: record.join(' | ').slice(0, 120), why });
      continue;
    }
    const key = `${brand}\t${name}\t${code}`;
    const device = deviceAt < 0 ? '' : unescaped(record[deviceAt] ?? '');
    if (!seen.has(key)) rows.push({ brand, name, code, ...(device === '' ? {} : { device }) });
    seen.add(key);
  }
  return { rows, malformed };
}

function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Decodes a field. The list writes `\'` for an apostrophe, `\'\'` for inches, and other characters as escapes.
 */
function unescaped(field: string): string {
  return field
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/\\x([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replaceAll("\\'\\'", '"')
    .replaceAll("\\'", "'")
    .replaceAll('\\\\', '/')
    .replace(/\\t|\s+/g, ' ')
    .trim();
}

function fault(brand: string, name: string, code: string): string | null {
  if (code === '') return 'the model is empty';
  if (ANY_PHONE.test(code)) return 'the model names no device';
  if (brand === '') return 'the brand is empty';
  if (code.length > MAX_CODE) return `the model is longer than ${MAX_CODE}`;
  if (name.length > MAX_NAME) return `the name is longer than ${MAX_NAME}`;
  if (/[\uFFFD\p{Cc}\p{Zl}\p{Zp}]/u.test(brand + name + code)) return 'characters were lost';
  return null;
}
