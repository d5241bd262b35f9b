/** A line of the log: what happened, with what belongs to it. Never anything about a caller. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

/**
 * Writes one JSON object a line. Addresses, queries and user agents are personal data: no event has
 * them, so that a log needs no clearing out.
 */
export function jsonLog(write: (line: string) => void): Log {
  return (event, details = {}) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

/** An error as the log has it. */
export function errorDetails(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}
