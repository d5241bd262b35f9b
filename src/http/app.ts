import { Hono } from 'hono';
import { toResponse } from './answer.ts';
import { Api } from './api.ts';
import { BRIEF, PRIVATE } from './cache-policy.ts';
import { checkMany } from './check-many.ts';
import { ALLOW, apiHeaders, preflight } from './headers.ts';
import {
  changes,
  changesFeed,
  datapackage,
  dataset,
  jsonSchema,
  newestDataset,
  openapi,
  snapshot,
} from './open-data/index.ts';
import type { AppOptions, Endpoint } from './options.ts';
import {
  internalError,
  malformedRequest,
  methodNotAllowed,
  notFound,
  problemResponse,
} from './problem.ts';
import { apiCatalog, securityTxt } from './well-known.ts';

const DOCUMENTS: readonly (readonly [path: string, endpoint: Endpoint])[] = [
  ['/.well-known/api-catalog', apiCatalog],
  ['/.well-known/security.txt', securityTxt],
  ['/openapi.json', openapi],
  ['/dataset.json', newestDataset('json')],
  ['/dataset.csv', newestDataset('csv')],
  ['/codes.csv', newestDataset('codes.csv')],
  ['/dataset/:file', dataset],
  ['/datapackage.json', datapackage],
  ['/esim.snapshot', snapshot],
  ['/schema/:file', jsonSchema],
  ['/changes.json', changes],
  ['/changes.atom', changesFeed],
];

/**
 * Creates the HTTP application, a function from `Request` to `Response`. It is the same on every host.
 *
 * @example
 * const app = createApp({ lookup: () => lookup, baseUrl: null });
 * const response = await app.request('/api/check?q=iphone%2015%20pro');
 *
 * @param api the endpoints, if the host also calls them directly
 */
export function createApp(options: AppOptions, api: Api = new Api(options)): Hono {
  const app = new Hono();
  const base = (): Record<string, string> =>
    apiHeaders(options.baseUrl, options.lookup().info.version);
  const notAllowed = (allow: string): Response =>
    problemResponse(methodNotAllowed(allow), { ...base(), ...BRIEF, Allow: allow });
  app.all('/api/*', (c, next) => {
    const { path, method, url, raw } = c.req;
    const route = api.route(path, method);
    if (route === null) return next();
    const header = (name: string): string | null => raw.headers.get(name);
    return toResponse(api.answer(route, path, { method, search: queryOf(url), header }));
  });
  app.use((c, next) =>
    hasPlainHost(c.req.url)
      ? next()
      : Promise.resolve(problemResponse(malformedRequest(), { ...base(), ...PRIVATE })),
  );
  app.use((c, next) => {
    if (!/^\/+api\//.test(c.req.path)) return next();
    const { pathname, search } = new URL(c.req.url);
    // With two slashes at the beginning, the location would name another host.
    const path = withoutLastSlashes(pathname).replace(/^\/+/, '/');
    const isMeant = pathname.startsWith('//') || api.route(path, 'GET') !== null;
    if (path === pathname || !isMeant) return next();
    const headers = { ...base(), ...BRIEF, Location: path + search };
    return Promise.resolve(new Response(null, { status: 308, headers }));
  });
  app.post('/api/check', async (c) => toResponse(await checkMany(api.state, c.req.raw)));
  for (const [path, endpoint] of DOCUMENTS) {
    app.get(path, (c) => endpoint(c, options));
    app.options(
      path,
      () => new Response(null, { status: 204, headers: { ...base(), ...preflight(ALLOW) } }),
    );
    app.all(path, () => notAllowed(ALLOW));
  }
  app.get('/healthz', () => new Response('ok\n', { headers: PRIVATE }));
  app.all('/healthz', () => notAllowed('GET, HEAD'));
  for (const { path, fetch } of options.mounts ?? []) app.all(path, (c) => fetch(c.req.raw));
  const { pages } = options;
  if (pages !== undefined) {
    app.route('/', pages);
    app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', async (c, next) => {
      // A page may have this address but not support the method.
      const page = await pages.request(c.req.url, {
        headers: { Host: c.req.header('host') ?? '' },
      });
      if (page.status === 404) return next();
      await page.body?.cancel();
      if (c.req.method !== 'OPTIONS') return notAllowed('GET, HEAD');
      return new Response(null, { status: 204, headers: { Allow: 'GET, HEAD', ...BRIEF } });
    });
  }
  app.notFound(() =>
    problemResponse(
      notFound('There is nothing at this address. /openapi.json lists every endpoint.'),
      {
        ...base(),
        ...BRIEF,
      },
    ),
  );
  app.onError((error) => {
    options.onFault?.(error);
    return problemResponse(internalError(), { ...base(), ...PRIVATE });
  });
  return app;
}

/**
 * Returns a path without the slashes at its end, in one pass: a regular expression needs 0.2 s if 15,000 slashes stand
 * within the path.
 */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

const HOST = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

/**
 * True if documents can repeat the host of an address. Some hosts pass on invalid ones, and a valid one may
 * contain quotes and ampersands.
 */
const hasPlainHost = (url: string): boolean => HOST.test(url) && URL.canParse(url);

/** Returns the raw query string of an address, without its question mark. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1).split('#', 1)[0]!;
}
