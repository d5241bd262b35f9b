import type { PlaceCell } from './place-column.ts';

/** One row of a file: what it asks, and its fields to repeat in the output. */
export interface Row {
  /** `null` if the row holds nothing to ask. */
  text: string | null;
  /** Where the unit was bought; absent if no column says it. */
  place?: PlaceCell;
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
  /** How many lines are above the header. */
  above: number;
}
