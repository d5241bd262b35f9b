import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { paintFor } from '../colour.ts';
import type { Answerer, Outcome } from './answer.ts';
import { type OutputFormat, writerOf } from './output.ts';
import { progress } from './progress.ts';
import type { Row } from './row.ts';
import type { Source } from './source.ts';
import { Summary } from './summary.ts';

/** Rows that are written at once: few enough to appear soon, many enough to be cheap. */
const TOGETHER = 500;

/** A stream that may be a terminal. */
export type Terminal = Writable & { isTTY?: boolean };

/** What a run over a file needs. */
export interface Batch {
  source: Source;
  rows: AsyncIterable<Row>;
  answer: Answerer;
  format: OutputFormat;
  /** Where the answers go; null to write only the summary. */
  out: Terminal | null;
  err: Terminal;
}

/**
 * Answers all rows in order. It reads no faster than the output is consumed, so that memory does not depend on
 * the length of the file.
 */
export async function run({ source, rows, answer, format, out, err }: Batch): Promise<Summary> {
  const summary = new Summary();
  const writer = writerOf(format, paintFor(out ?? err));
  const bar = progress(err, source.size, source.read, () => summary.rows);
  let waiting: (readonly [Row, Outcome])[] = [];
  let first = true;
  const flush = async (): Promise<void> => {
    const text = writer.rows(waiting);
    waiting = [];
    // A bar on the same terminal would appear between the rows.
    if (out?.isTTY) bar.clear();
    if (out && text !== '' && !out.write(text)) await once(out, 'drain');
    bar.show();
  };
  for await (const row of rows) {
    if (first) out?.write(writer.header(row));
    first = false;
    const result = answer(row);
    summary.add(row, result);
    waiting.push([row, result]);
    if (waiting.length >= TOGETHER) await flush();
  }
  await flush();
  bar.clear();
  return summary;
}
