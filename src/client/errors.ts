import type { ProblemDocument } from '../model/index.ts';

/** The base class of all errors of a call. `cause` holds the original error, if there is one. */
export class LookupError extends Error {
  override name = 'LookupError';
}

/** The service answered with an error: a problem document (RFC 9457). */
export class ProblemError extends LookupError {
  override name = 'ProblemError';
  readonly status: number;
  /** The document; `null` if the response has none, for instance because a proxy answered. */
  readonly problem: ProblemDocument | null;

  constructor(status: number, problem: ProblemDocument | null) {
    super(problem?.detail ?? `The service answered ${status}.`);
    this.status = status;
    this.problem = problem;
  }
}

/** No response came within the time limit. */
export class TimeoutError extends LookupError {
  override name = 'TimeoutError';
}

/** The service could not be reached, or its answer could not be read. */
export class NetworkError extends LookupError {
  override name = 'NetworkError';
}

// By name, not by class: a program may load two copies of the package.
const named =
  <T extends LookupError>(name: string) =>
  (error: unknown): error is T =>
    error instanceof Error && error.name === name;

/** True if the service answered with an error. `error.status` and `error.problem` say why. */
export const isProblem: (error: unknown) => error is ProblemError = named('ProblemError');
/** True if no response came within the time limit. */
export const isTimeout: (error: unknown) => error is TimeoutError = named('TimeoutError');
/** True if the service could not be reached, or its answer not be read. */
export const isNetworkError: (error: unknown) => error is NetworkError = named('NetworkError');
