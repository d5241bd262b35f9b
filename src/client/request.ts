import type { ProblemDocument } from '../model/index.ts';
import { LookupError, NetworkError, ProblemError, TimeoutError } from './errors.ts';
import { pause, sleep } from './retry.ts';

/** How a request is sent. */
export interface RequestSettings {
  /** Milliseconds for all tries together. */
  timeout: number;
  retries: number;
  fetch: typeof fetch;
}

/**
 * Sends a request, again after 429, 503 or a network error, and returns the JSON of the answer.
 *
 * @param signal ends the request, which then rejects with the signal's reason
 * @throws {ProblemError | TimeoutError | NetworkError}
 */
export async function request(
  address: string,
  init: RequestInit,
  { timeout, retries, fetch: send }: RequestSettings,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // Not AbortSignal.any, AbortSignal.timeout or signal.reason: React Native has none of them.
  const control = new AbortController();
  let reason: unknown;
  const stop = (why: unknown): void => {
    reason = why;
    control.abort();
  };
  const abort = (): void => stop(signal!.reason ?? new LookupError('The call was aborted.'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(
    () => stop(new TimeoutError(`No answer within ${timeout} ms.`)),
    // The greatest delay of a timer. With more it would not wait at all.
    Math.min(timeout, 2 ** 31 - 1),
  );
  try {
    for (let attempt = 1; ; attempt++) {
      const tried = await once(send, address, { ...init, signal: control.signal });
      if ('json' in tried) return tried.json;
      const { failure, retryAfter = null, isFinal } = tried;
      const isOver = isFinal || attempt > retries || control.signal.aborted;
      const wait = isOver ? null : pause(attempt, retryAfter, Date.now());
      if (wait !== null) await sleep(wait, control.signal);
      if (control.signal.aborted) throw reason;
      if (wait === null) throw failure;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** What came of one try: the JSON of the answer, or why there is none. */
type Tried =
  | { json: unknown }
  | {
      failure: LookupError;
      retryAfter?: string | null;
      /** True if another try would fail alike. */
      isFinal?: boolean;
    };

async function once(send: typeof fetch, address: string, init: RequestInit): Promise<Tried> {
  let text = 'The service could not be reached.';
  try {
    const response = await send(address, init);
    const { ok, status, headers } = response;
    if (!ok) {
      const failure = new ProblemError(status, await problemOf(response));
      const isFinal = status !== 429 && status !== 503;
      return { failure, retryAfter: headers.get('retry-after'), isFinal };
    }
    text = 'The answer could not be read. Is baseUrl the address of an eSIM Lookup service?';
    return { json: await response.json() };
  } catch (cause) {
    // The answer is complete, but no JSON: a page of something else.
    const isFinal = cause instanceof SyntaxError;
    return { failure: new NetworkError(text, { cause }), isFinal };
  }
}

async function problemOf(response: Response): Promise<ProblemDocument | null> {
  try {
    const json = await response.json();
    return typeof json?.detail === 'string' ? json : null;
  } catch {
    return null;
  }
}
