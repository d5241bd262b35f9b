/** The longest `Retry-After` that a call waits for, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Returns the milliseconds to wait before the next try; `null` to give up.
 *
 * @param attempt the number of failed tries so far, from 1
 * @param retryAfter the header of the answer: seconds or a date (RFC 9110, 10.2.3)
 */
export function pause(attempt: number, retryAfter: string | null, now: number): number | null {
  if (retryAfter) {
    const wait = /^\d+$/.test(retryAfter) ? +retryAfter * 1000 : Date.parse(retryAfter) - now;
    // The service asked to wait: retry no sooner. An unreadable date is ignored.
    if (wait >= 0) return wait > PATIENCE ? null : wait;
  }
  // Half fixed, half random, so that clients that failed together do not return together.
  return 300 * 2 ** attempt * (0.5 + Math.random() / 2);
}

/** Resolves after a time, or at once when the signal is aborted. The signal belongs to one request. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
