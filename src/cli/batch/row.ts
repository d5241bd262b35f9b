/** Where a unit was bought, according to a row. */
export interface PlaceCell {
  column: string;
  /** `null` if the row does not say it. */
  text: string | null;
}

/** One row of a file: its question, and its fields to repeat in the output. */
export interface Row {
  /** The question; `null` if the row has none. */
  text: string | null;
  /** Where the unit was bought; absent if no column says it. */
  place?: PlaceCell;
  /** The column with the device, if it was found by another usual name than `model`. */
  deviceColumn?: string;
  fields: Readonly<Record<string, unknown>>;
  /** The names of the fields of all rows, in order; absent if this row's own fields apply. */
  columns?: readonly string[];
  /** The dialect of the CSV file; absent for other formats. */
  dialect?: Dialect;
}

/** The dialect that a CSV file must keep so that its spreadsheet can open it. */
export interface Dialect {
  delimiter: string;
  /** True if the file begins with a byte order mark. Without one, Excel does not read UTF-8. */
  marked: boolean;
  /** The number of lines above the header. */
  above: number;
}
