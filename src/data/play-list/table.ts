import { parse } from 'csv-parse/sync';
import type { BrandNames, KnownBrand } from '../brand-names.ts';
import { modelName } from '../listed-name.ts';

/** The rows of a table, by the names of its columns. */
export type Table = Readonly<Record<string, string>>[];

/** Reads tab-separated values whose first line names the columns. */
export function readTable(text: string): Table {
  return parse(text, {
    bom: true,
    columns: true,
    delimiter: '\t',
    quote: null,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as Table;
}

/**
 * Yields the rows that name a device, with the brand and with the model's name as on the box.
 *
 * @param table with the columns `brand` and `marketing_name`
 */
export function* namedRows(
  table: Table,
  brands: BrandNames,
): Generator<{ brand: KnownBrand; name: string; row: Readonly<Record<string, string>> }> {
  for (const row of table) {
    const brand = brands.of(row.brand ?? '', row.marketing_name);
    if (brand && row.marketing_name) {
      yield { brand, name: modelName(row.marketing_name, brand, row.brand), row };
    }
  }
}
