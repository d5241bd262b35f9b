import { type Context, Hono } from 'hono';
import type { ChangeSet } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { BRIEF, PRIVATE } from './cache-policy.ts';
import { check } from './check.ts';
import { detect } from './detect.ts';
import { device } from './device.ts';
import { apiHeaders, PREFLIGHT } from './headers.ts';
import {
  changes,
  changesFeed,
  type DatasetCopy,
  dataset,
  newestDataset,
  openapi,
} from './open-data/index.ts';
import { internalError, methodNotAllowed, notFound, problemResponse } from './problem.ts';

/** A part of the service that the app knows nothing of: pages, tools for assistants. */
export interface Mount {
  /** A path, or a pattern of Hono's. */
  path: string;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** What the app needs. */
export interface AppOptions {
  /** The data set; asked for at each request, so that a host can exchange it. */
  lookup: () => Lookup;
  /** The service's public address without a slash at the end; null where it is not known. */
  baseUrl: string | null;
  /** Copies of the data set that were compressed beforehand. Without: it is written out anew. */
  datasetCopy?: DatasetCopy;
  /** The changes between versions of the data set, in any order. */
  changes?: readonly ChangeSet[];
  /** Further parts, in the order in which they are asked. */
  mounts?: readonly Mount[];
  /** The web site, asked after all of these; what it does not answer is a problem document. */
  pages?: Hono;
  /** Told of every fault that became a 500. */
  onFault?: (error: unknown) => void;
}

/** An endpoint: answers a GET; HEAD is derived from it. */
export type Endpoint = (c: Context, options: AppOptions) => Response | Promise<Response>;

const ENDPOINTS: readonly (readonly [path: string, endpoint: Endpoint])[] = [
  ['/api/check', check],
  ['/api/detect', detect],
  ['/api/devices/:brandSlug/:modelSlug', device],
  ['/openapi.json', openapi],
  ['/dataset.json', newestDataset('json')],
  ['/dataset.csv', newestDataset('csv')],
  ['/dataset/:file', dataset],
  ['/changes.json', changes],
  ['/changes.atom', changesFeed],
];
const ALLOW = 'GET, HEAD, OPTIONS';

/**
 * The HTTP application, the same on every host: a function from `Request` to `Response`.
 *
 * @example
 * const app = createApp({ lookup: () => lookup, baseUrl: null });
 * const response = await app.request('/api/check?q=iphone%2015%20pro');
 */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const base = (): Record<string, string> => apiHeaders(options);
  for (const [path, endpoint] of ENDPOINTS) {
    app.get(path, (c) => endpoint(c, options));
    app.options(
      path,
      () => new Response(null, { status: 204, headers: { ...base(), ...PREFLIGHT } }),
    );
    app.all(path, () =>
      problemResponse(methodNotAllowed(ALLOW), { ...base(), ...BRIEF, Allow: ALLOW }),
    );
  }
  app.get('/healthz', () => new Response('ok\n', { headers: PRIVATE }));
  for (const { path, fetch } of options.mounts ?? []) app.all(path, (c) => fetch(c.req.raw));
  if (options.pages !== undefined) app.route('/', options.pages);
  app.notFound(() =>
    problemResponse(notFound('Nothing is here. The endpoints are /api/check and /api/detect.'), {
      ...base(),
      ...BRIEF,
    }),
  );
  app.onError((error) => {
    options.onFault?.(error);
    return problemResponse(internalError(), { ...base(), ...PRIVATE });
  });
  return app;
}
