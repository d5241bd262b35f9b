import { type Answer, methodNotAllowed, problemAnswer, UNKEPT } from '../../http/index.ts';

const PLAIN = { ...UNKEPT, 'Content-Type': 'text/plain; charset=utf-8' };
const METRICS = { ...UNKEPT, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
const ALLOW = 'GET, HEAD';
const NOT_ALLOWED = problemAnswer(methodNotAllowed(ALLOW), { ...UNKEPT, Allow: ALLOW });

/** The endpoints for operators: is the service alive, is it ready, what has it done. */
export interface Operations {
  /** Answers that every listener gives: `/healthz`, and the others where they have no listener of their own. */
  shared(path: string, method: string | undefined): Promise<Answer> | null;
  /** Answers of the operators' own listener. */
  own(path: string, method: string | undefined): Promise<Answer> | null;
}

/** What the answers rest on. */
export interface OperationParts {
  /** The text of `/metrics`. */
  metricsText: () => Promise<string>;
  /** Is the process about to stop? */
  stopping: () => boolean;
  /** Have `/metrics` and `/readyz` a listener of their own, so that the public one has neither? */
  apart: boolean;
}

/** Answers the addresses of operation; null for every other address. */
export function operationsOf({ metricsText, stopping, apart }: OperationParts): Operations {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': async () => ({ status: 200, headers: PLAIN, body: 'ok\n' }),
    '/readyz': async () => {
      const [status, body] = stopping() ? [503, 'stopping\n'] : [200, 'ready\n'];
      return { status, headers: PLAIN, body };
    },
    '/metrics': async () => ({ status: 200, headers: METRICS, body: await metricsText() }),
  };
  const own = (path: string, method: string | undefined): Promise<Answer> | null => {
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer === undefined) return null;
    return method === 'GET' || method === 'HEAD' ? answer() : Promise.resolve(NOT_ALLOWED);
  };
  return {
    own,
    shared: (path, method) => (apart && path !== '/healthz' ? null : own(path, method)),
  };
}
