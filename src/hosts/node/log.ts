import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** A line of the log: what happened, with what belongs to it. Never anything about a caller. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

let lost = 0;

/** Lines that could not be written since the process was started. */
export const lostLines = (): number => lost;

/**
 * Writes a line to standard error. A full disk or a reader that has gone loses the line and nothing
 * else: the loss is counted, and the next line is tried again. The process's own stream would
 * throw, or be closed for good.
 */
export function writeLine(line: string): void {
  try {
    writeSync(2, line);
  } catch {
    lost++;
  }
}

/** A line of another process is passed on in parts of this length, if it is longer. */
const LONGEST_LINE = 65_536;

/** Writes the lines that another process says as lines of this one. */
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
 * Writes one JSON object per line. Addresses, queries and user agents are personal data: no event has
 * them, so that a log needs no clearing out.
 */
export function jsonLog(): Log {
  return (event, details = {}) => {
    writeLine(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

/** An error as the log has it. */
export function errorDetails(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}
