import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  type Answer,
  type Api,
  contentTooLarge,
  internalError,
  overloaded,
  problemAnswer,
  type Route,
  tooManyRequests,
  UNKEPT,
} from '../../http/index.ts';
import type { Config } from '../config.ts';
import { readBody } from './body.ts';
import { clientOf } from './client-address.ts';
import { errorDetails, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Operations } from './operations.ts';
import type { Pressure } from './pressure.ts';
import { type Quota, Quotas, quotaHeader } from './quotas.ts';
import { headerOf, send, target } from './send.ts';
import type { Turns } from './turns.ts';
import { unfit } from './unfit.ts';

/** What the handler of a process needs. */
export interface HandlerParts {
  config: Config;
  api: Api;
  /**
   * Everything that is not an endpoint: documents, pages, tools, many questions at once.
   *
   * @param work runs the job that makes the answer
   */
  others: (request: IncomingMessage, response: ServerResponse, work: Work) => void;
  turns: Turns;
  operations: Operations;
  metrics: Metrics;
  pressure: Pressure;
  log: Log;
  /** True once the process is about to stop. */
  stopping: () => boolean;
}

/** Runs a job in its turn and charges its cost to the client. */
export type Work = <T>(job: () => T | Promise<T>) => Promise<T>;

/** The most requests for pages and tools that may wait for their turn. */
const MAX_QUEUE = 500;

/**
 * Creates the handler of requests on Node. It answers the endpoints without creating a `Request`, which would
 * cost as much as the answer.
 */
export function createHandler(parts: HandlerParts): RequestListener {
  const { config, api, others, turns, operations, metrics, pressure, log, stopping } = parts;
  const requests = config.rateLimit > 0 ? new Quotas(config.rateLimit) : null;
  /** In milliseconds of work. */
  const worked = config.workLimit > 0 ? new Quotas(config.workLimit * 1000) : null;

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { path, search } = target(request.url ?? '/');
    // The app decodes and answers escaped paths.
    const route = path.includes('%') ? null : api.route(path, request.method ?? 'GET');
    const wrong = unfit(request);
    // Comes first because nearly every request is for an endpoint and passes all checks.
    if (route !== null && requests === null && wrong === null && !pressure.overloaded) {
      finish(request, response, route, started, fromApi(request, route, path, search));
      return;
    }
    const name = route ?? routeOf(path);
    const reply = (answer: Answer): void => finish(request, response, name, started, answer);
    const operation = wrong !== null ? null : operations.shared(path, request.method);
    if (operation !== null) {
      void operation.then(reply, (error) => reply(fault(error)));
      return;
    }
    const client = requests === null && worked === null ? '' : clientOf(request, config.trustProxy);
    const quota = requests?.take(client, 1, started) ?? null;
    if (wrong !== null) reply(problemAnswer(wrong, UNKEPT));
    else if (pressure.overloaded) reply(busy());
    else if (quota !== null && !quota.allowed) reply(refusal(quota, requests!));
    else if (route === null) answerOther(request, response, name, started, client);
    else {
      const answer = fromApi(request, route, path, search);
      reply(quota !== null && route === 'detect' ? withQuota(answer, quota) : answer);
    }
  };

  /** Answers everything except the endpoints, in turn, and charges the work to the client. */
  const answerOther = (
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    started: number,
    client: string,
  ): void => {
    const reply = (answer: Answer): void => finish(request, response, name, started, answer);
    const left = worked?.take(client, 0, started) ?? null;
    const work: Work = (job) =>
      turns.run(async () => {
        const begun = performance.now();
        try {
          const done = await job();
          // The request itself already counted as one question.
          const questions = done instanceof Response ? done.headers.get('question-count') : null;
          if (questions !== null) requests?.charge(client, Number(questions) - 1, begun);
          return done;
        } finally {
          const ended = performance.now();
          worked?.charge(client, ended - begun, ended);
        }
      });
    const proceed = (): void => {
      response.once('close', () => done(name, response.statusCode, started));
      if (stopping()) response.setHeader('Connection', 'close');
      others(request, response, work);
    };
    if (left !== null && !left.allowed) reply(refusal(left, worked!));
    else if (turns.waiting >= MAX_QUEUE) reply(busy());
    else if (request.method !== 'POST') proceed();
    else {
      void readBody(request).then((body) => {
        if (body === 'large') reply(problemAnswer(contentTooLarge(), UNKEPT));
        else if (body === 'busy') reply(busy());
        else if (body !== null) {
          // The adapter to `Request` takes a body that was already read from here.
          Object.assign(request, { rawBody: body });
          proceed();
        }
      });
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
  const busy = (): Answer => problemAnswer(overloaded(), { ...UNKEPT, 'Retry-After': '1' });
  // Only private responses report the quota: a cached one would report that of another client.
  const withQuota = (answer: Answer, quota: Quota): Answer => ({
    ...answer,
    headers: { ...answer.headers, ...quotaHeaders(quota, requests!) },
  });
  const refusal = (quota: Quota, quotas: Quotas): Answer =>
    problemAnswer(tooManyRequests(quota.seconds), {
      ...UNKEPT,
      ...quotaHeaders(quota, quotas),
      'Retry-After': String(quota.seconds),
    });
  const quotaHeaders = (quota: Quota, { policy }: Quotas): Record<string, string> => ({
    RateLimit: quotaHeader(quota),
    'RateLimit-Policy': policy,
  });
  return handle;
}

/**
 * Returns the route for metrics of everything except the endpoints. It is one of a fixed set, so that requests
 * cannot create metrics.
 */
function routeOf(path: string): string {
  if (path === '/mcp') return 'mcp';
  if (path === '/api/check') return 'checks';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operation';
  if (path.startsWith('/api/')) return 'other';
  if (path.startsWith('/dataset') || path.startsWith('/changes')) return 'dataset';
  return 'page';
}
