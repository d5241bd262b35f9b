import { type Answer, methodNotAllowed, problemAnswer, UNKEPT } from '../../http/index.ts';

const PLAIN = { ...UNKEPT, 'Content-Type': 'text/plain; charset=utf-8' };
const METRICS = { ...UNKEPT, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
const ALLOW = 'GET, HEAD';
const NOT_ALLOWED = problemAnswer(methodNotAllowed(ALLOW), { ...UNKEPT, Allow: ALLOW });

/** The endpoints for operators: `/healthz`, `/readyz` and `/metrics`. */
export interface Operations {
  /** Answers on the public listener: `/healthz`, and the others unless they have a listener of their own. */
  shared(path: string, method: string | undefined): Promise<Answer> | null;
  /** Answers on the operators' own listener. */
  own(path: string, method: string | undefined): Promise<Answer> | null;
}

/** What the endpoints for operators need. */
export interface OperationParts {
  /** Returns the text of `/metrics`. */
  metricsText: () => Promise<string>;
  /** True once the process is about to stop. */
  stopping: () => boolean;
  /** True if `/metrics` and `/readyz` have a listener of their own and the public one has neither. */
  apart: boolean;
}

/** Creates the endpoints for operators. They return `null` for every other address. */
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
