import { parse } from 'csv-parse/sync';
import { BrandNames } from '../../../src/data/brand-names.ts';
import { modelName } from '../../../src/data/listed-name.ts';
import { nameKey } from '../../../src/data/name-key.ts';
import type { Brands, Supports } from '../../../src/model/index.ts';

/** A row of a list: a device, and what the list says about it. */
export interface ListRow {
  brand: string;
  model: string;
  supports: Supports;
}

/** A known device, for the comparison with a list. */
export interface KnownDevice {
  brandSlug: string;
  modelSlug: string;
  model: string;
  aliases: readonly string[];
  supports: Supports;
}

/** The result of the comparison of a list with the facts. */
export interface WeighedList {
  agrees: { row: ListRow; slug: string }[];
  conflicts: { row: ListRow; slug: string; ours: Supports }[];
  /** Rows that would decide a known device without an answer. */
  decides: { row: ListRow; slug: string }[];
  unknown: ListRow[];
}

/** The error for a file that is not a list of devices. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

const ANSWERS: readonly string[] = ['yes', 'no', 'partial', 'unknown'];

/**
 * Reads a list with commas or tabs: columns `brand`, `model` and, if the list says more than `yes`, `supports`.
 *
 * @throws {ListError} if a column is missing
 */
export function readList(text: string): { rows: ListRow[]; malformed: string[] } {
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const delimiter = head.includes('\t') ? '\t' : ',';
  const records = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((n) => n.trim().toLowerCase()),
    delimiter,
    quote: delimiter === ',' ? '"' : null,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as Record<string, string>[];
  if (!/\bbrand\b/i.test(head) || !/\bmodel\b/i.test(head)) {
    throw new ListError('The first line must name the columns brand and model.');
  }
  const rows: ListRow[] = [];
  const malformed: string[] = [];
  for (const [i, { brand = '', model = '', supports = 'yes' }] of records.entries()) {
    const answer = supports.toLowerCase() || 'yes';
    if (brand === '' || model === '') malformed.push(`row ${i + 1}: the brand or model is empty`);
    else if (!ANSWERS.includes(answer)) malformed.push(`row ${i + 1}: supports is "${supports}"`);
    else rows.push({ brand, model, supports: answer as Supports });
  }
  return { rows, malformed };
}

/** Sorts the rows of a list: the facts agree, contradict them, or do not have the device. */
export function weighList(
  rows: readonly ListRow[],
  devices: readonly KnownDevice[],
  brands: Brands,
): WeighedList {
  const names = new BrandNames(brands);
  const known = new Map<string, KnownDevice>();
  // A device's own name takes precedence over another's alias.
  for (const device of devices) {
    for (const alias of device.aliases) known.set(`${device.brandSlug}/${nameKey(alias)}`, device);
  }
  for (const device of devices) known.set(`${device.brandSlug}/${nameKey(device.model)}`, device);

  const out: WeighedList = { agrees: [], conflicts: [], decides: [], unknown: [] };
  for (const row of rows) {
    const brand = names.of(row.brand, row.model);
    const device =
      brand && known.get(`${brand.slug}/${nameKey(modelName(row.model, brand, row.brand))}`);
    if (!device) {
      out.unknown.push(row);
      continue;
    }
    const slug = `${device.brandSlug}/${device.modelSlug}`;
    if (device.supports === row.supports) out.agrees.push({ row, slug });
    else if (device.supports === 'unknown') out.decides.push({ row, slug });
    else if (row.supports !== 'unknown') out.conflicts.push({ row, slug, ours: device.supports });
    else out.agrees.push({ row, slug });
  }
  return out;
}
