import width from 'string-width';
import type { DeviceRecord } from '../lookup/index.ts';
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

/** Formats devices for a reader: the answer, the name, the year, the exceptions. */
export function deviceTable(records: readonly DeviceRecord[], paint: Paint): string {
  const rows = records.map((r) => [
    r.supports,
    `${r.brand} ${r.model}`,
    `${r.releaseYear ?? ''}`,
    exceptions(r),
  ]);
  return table(rows, (cell, y, x) => {
    if (x === 0) return paint.supports(cell, records[y]!.supports);
    return x === 1 ? cell : paint.dim(cell);
  });
}

/** Describes the exception regions: "not in mainland-china"; empty for none. */
export function exceptions({
  supports,
  exceptionRegions,
}: Pick<DeviceRecord, 'supports' | 'exceptionRegions'>): string {
  if (exceptionRegions.length === 0) return '';
  const regions = exceptionRegions.join(', ');
  return supports === 'no' ? `only in ${regions}` : `not in ${regions}`;
}
