import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** Writes a line of the log: what happened, with details. It never contains anything about a caller. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

let lost = 0;

/** Returns the number of lines that could not be written since the process started. */
export const lostLines = (): number => lost;

/**
 * Writes a line to standard error. If the disk is full or the reader has gone, only this line is lost: the loss
 * is counted, and the next line is tried again. `process.stderr` would throw, or stay closed.
 */
export function writeLine(line: string): void {
  try {
    writeSync(2, line);
  } catch {
    lost++;
  }
}

/** A longer line of another process is passed on in parts of this length, in characters. */
const LONGEST_LINE = 65_536;

/** Writes the lines of another process to this one's log. */
export function passOn(said: Readable): void {
  let begun = '';
  said.setEncoding('utf8').on('data', (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop()!;
    for (const line of lines) writeLine(`${line}\n`);
    if (begun.length > LONGEST_LINE) {
      writeLine(`${begun}\n`);
      begun = '';
    }
  });
  said.on('end', () => begun === '' || writeLine(`${begun}\n`)).on('error', () => {});
}

/**
 * Returns a log that writes one JSON object per line. Addresses, queries and user agents are personal data, and
 * no event has them, so nothing must be deleted from the log.
 */
export function jsonLog(): Log {
  return (event, details = {}) => {
    writeLine(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

/** Returns the details of an error for the log. */
export function errorDetails(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}
