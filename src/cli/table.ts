import width from 'string-width';
import type { DeviceRecord, Lookup } from '../lookup/index.ts';
import { remarksOn } from '../lookup/remarks.ts';
import type { Paint } from './colour.ts';

/**
 * Formats rows as aligned columns, two spaces apart. Chinese characters and emoji take two columns of a
 * terminal.
 *
 * @param paint colours a cell after its width was measured
 */
export function table(
  rows: readonly (readonly string[])[],
  paint: (cell: string, row: number, column: number) => string = (cell) => cell,
): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, width(cell));
  }
  return rows
    .map((row, y) => {
      const last = row.findLastIndex((cell) => cell !== '');
      return row
        .slice(0, last + 1)
        .map((cell, x) => {
          const space = x === last ? '' : ' '.repeat(widths[x]! - width(cell));
          return paint(cell, y, x) + space;
        })
        .join('  ');
    })
    .join('\n');
}

/** Formats devices for a reader: the answer, the name, the year, the exceptions and whose plans it takes. */
export function deviceTable(
  lookup: Lookup,
  records: readonly DeviceRecord[],
  paint: Paint,
): string {
  const rows = records.map((r) => {
    const { year, isCarrierOnly } = remarksOn(lookup, r);
    return [r.supports, `${r.brand} ${r.model}`, year, limits(r, isCarrierOnly)];
  });
  return table(rows, (cell, y, x) => {
    if (x === 0) return paint.supports(cell, records[y]!.supports);
    return x === 1 ? cell : paint.dim(cell);
  });
}

/** Describes where an answer does not hold, and of a device that takes only its carrier's plans that it does. */
export const limits = (
  answer: Pick<DeviceRecord, 'supports' | 'exceptionRegions'>,
  isCarrierOnly: boolean,
): string =>
  [exceptions(answer), isCarrierOnly ? "only its carrier's plans" : '']
    .filter((part) => part !== '')
    .join(', ');

/** Describes the exception regions: "not in mainland-china"; empty for none. */
export function exceptions({
  supports,
  exceptionRegions,
}: Pick<DeviceRecord, 'supports' | 'exceptionRegions'>): string {
  if (exceptionRegions.length === 0) return '';
  const regions = exceptionRegions.join(', ');
  return supports === 'no' ? `only in ${regions}` : `not in ${regions}`;
}
