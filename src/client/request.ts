import { LookupError, NetworkError, ProblemError, TimeoutError } from './errors.ts';
import { pause, sleep } from './retry.ts';

/** The settings of a client. */
export interface ClientOptions {
  /** Milliseconds that a call may take, including its retries. Default: 10,000. */
  timeout?: number;
  /** How often a call is retried after 429, 503 or a network error. Default: 2. */
  retries?: number;
  /** The `fetch` to use, for tests and for platforms without one. */
  fetch?: typeof fetch;
}

/**
 * Sends a request, again after 429, 503 or a network error, and returns the JSON of the answer.
 *
 * @param body sent with POST; `null` for GET
 * @param signal ends the request, which then rejects with the signal's reason
 * @throws {ProblemError | TimeoutError | NetworkError}
 */
export async function request(
  address: string,
  headers: Record<string, string>,
  body: string | null,
  { timeout = 10_000, retries = 2, fetch: send = fetch }: ClientOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // Not AbortSignal.any, AbortSignal.timeout or signal.reason: React Native has none of them.
  const control = new AbortController();
  let reason: unknown;
  const stop = (why: unknown): void => {
    reason = why;
    control.abort();
  };
  const abort = (): void => stop(signal!.reason ?? new LookupError('Aborted.'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(
    () => stop(new TimeoutError(`No answer in ${timeout} ms.`)),
    // The greatest delay of a timer. With more it would not wait at all.
    Math.min(timeout, 2 ** 31 - 1),
  );
  try {
    for (let attempt = 1; ; attempt++) {
      let failure: LookupError;
      let retryAfter: string | null = null;
      try {
        const answer = await send(address, {
          headers,
          signal: control.signal,
          ...(body && { method: 'POST', body }),
        });
        const { ok, status } = answer;
        if (ok) return await answer.json();
        // An error of something between may have another body.
        const problem = await answer.json().catch(() => {});
        failure = new ProblemError(status, typeof problem?.detail === 'string' ? problem : null);
        if (status !== 429 && status !== 503) throw failure;
        retryAfter = answer.headers.get('retry-after');
      } catch (cause) {
        if (control.signal.aborted) throw reason;
        if (cause instanceof LookupError) throw cause;
        // The answer is complete, but no JSON: a page of something else.
        const isOther = cause instanceof SyntaxError;
        failure = new NetworkError(
          isOther ? 'The answer is not JSON.' : 'The service could not be reached.',
          { cause },
        );
        if (isOther) throw failure;
      }
      const wait = attempt > retries ? null : pause(attempt, retryAfter, Date.now());
      if (wait === null) throw failure;
      await sleep(wait, control.signal);
      if (control.signal.aborted) throw reason;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
