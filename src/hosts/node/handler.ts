import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  type Answer,
  type Api,
  internalError,
  overloaded,
  problemAnswer,
  type Route,
  tooManyRequests,
} from '../../http/index.ts';
import type { Config } from '../config.ts';
import { errorDetails, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Pressure } from './pressure.ts';
import { type Quota, RateLimit } from './rate-limit.ts';
import { headerOf, send, target } from './send.ts';

/** What a process answers requests with. */
export interface HandlerParts {
  config: Config;
  api: Api;
  /**
   * Everything that is not an endpoint: documents, pages, tools, many questions at once.
   *
   * @param asked told how many questions were answered, where it is more than one
   */
  others: (
    request: IncomingMessage,
    response: ServerResponse,
    asked: (questions: number) => void,
  ) => void;
  metrics: Metrics;
  /** The text of `/metrics`. */
  metricsText: () => Promise<string>;
  pressure: Pressure;
  log: Log;
  /** Is the process about to stop? */
  stopping: () => boolean;
}

const UNKEPT = {
  'Cache-Control': 'private, no-store',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};
const PLAIN = { ...UNKEPT, 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Answers requests on Node. The endpoints are answered before a `Request` is made of them, which
 * would cost as much as the answer.
 */
export function createHandler(parts: HandlerParts): RequestListener {
  const { config, api, others, metrics, pressure, log, stopping } = parts;
  const limit = config.rateLimit > 0 ? new RateLimit(config.rateLimit, config.trustProxy) : null;

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { path, search } = target(request.url ?? '/');
    // An escaped path is left to the part that decodes it.
    const route = path.includes('%') ? null : api.route(path, request.method ?? 'GET');
    // Nearly every request is this one, and comes first: an endpoint, nothing in its way.
    if (route !== null && limit === null && !pressure.overloaded) {
      finish(request, response, route, started, fromApi(request, route, path, search));
      return;
    }
    const name = route ?? routeOf(path);
    const reply = (answer: Answer): void => finish(request, response, name, started, answer);
    const answered = operation(path);
    if (answered !== null) {
      void answered.then(reply, (error) => reply(fault(error)));
      return;
    }
    if (pressure.overloaded) {
      reply(problemAnswer(overloaded(), { ...UNKEPT, 'Retry-After': '1' }));
      return;
    }
    const proceed = (quota: Quota | null): void => {
      if (route !== null) {
        const answer = fromApi(request, route, path, search);
        reply(quota !== null && route === 'detect' ? withQuota(answer, quota) : answer);
        return;
      }
      response.once('close', () => done(name, response.statusCode, started));
      if (stopping()) response.setHeader('Connection', 'close');
      // The request itself has been counted as one question.
      others(request, response, (questions) => void limit?.charge(request, questions - 1));
    };
    if (limit === null) proceed(null);
    else {
      limit.take(request).then(
        (quota) => (quota.allowed ? proceed(quota) : reply(refusal(quota))),
        (error) => reply(fault(error)),
      );
    }
  };

  const finish = (
    request: IncomingMessage,
    response: ServerResponse,
    route: string,
    started: number,
    answer: Answer,
  ): void => {
    send(request, response, answer, stopping());
    done(route, answer.status, started);
  };
  const fromApi = (
    request: IncomingMessage,
    route: Route,
    path: string,
    search: string,
  ): Answer => {
    const header = (name: string): string | null => headerOf(request, name);
    try {
      return api.answer(route, path, { method: request.method ?? 'GET', search, header });
    } catch (error) {
      return fault(error);
    }
  };
  const done = (route: string, status: number, started: number): void => {
    const milliseconds = performance.now() - started;
    metrics.answered(route, status, milliseconds);
    if (config.log === 'requests') {
      log('request', { route, status, ms: Math.round(milliseconds * 1000) / 1000 });
    }
  };
  const fault = (error: unknown): Answer => {
    log('fault', errorDetails(error));
    return problemAnswer(internalError(), UNKEPT);
  };
  /** What is asked by those who run the service; never refused, whatever the load. */
  const operation = (path: string): Promise<Answer> | null => {
    if (path === '/healthz') return Promise.resolve({ status: 200, headers: PLAIN, body: 'ok\n' });
    if (path === '/readyz') {
      const [status, body] = stopping() ? [503, 'stopping\n'] : [200, 'ready\n'];
      return Promise.resolve({ status, headers: PLAIN, body });
    }
    if (path !== '/metrics') return null;
    return parts.metricsText().then((body) => ({ status: 200, headers: METRICS, body }));
  };
  // Quotas are told where an answer is private anyway: a kept answer would tell another's.
  const withQuota = (answer: Answer, quota: Quota): Answer => ({
    ...answer,
    headers: { ...answer.headers, ...quotaHeaders(quota) },
  });
  const refusal = (quota: Quota): Answer =>
    problemAnswer(tooManyRequests(quota.seconds), {
      ...UNKEPT,
      ...quotaHeaders(quota),
      'Retry-After': String(quota.seconds),
    });
  const quotaHeaders = (quota: Quota): Record<string, string> => ({
    RateLimit: limit!.header(quota),
    'RateLimit-Policy': limit!.policy,
  });
  return handle;
}

const METRICS = { ...UNKEPT, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };

/** The route of what is no endpoint, for metrics: a fixed set, whatever is asked for. */
function routeOf(path: string): string {
  if (path === '/mcp') return 'mcp';
  if (path === '/api/check') return 'checks';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operation';
  if (path.startsWith('/api/')) return 'other';
  if (path.startsWith('/dataset') || path.startsWith('/changes')) return 'dataset';
  return 'page';
}
