import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from './hosts.ts';
import { type Answer, send } from './request.ts';

const ENV = {
  BASE_URL: 'https://esim.example',
  SECURITY_CONTACT: 'mailto:security@esim.example',
};
const PUBLIC = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
const CDN = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';
const BRIEF = 'public, max-age=60';
const PRIVATE = 'private, no-store';
const SEARCH_VARIANCE = 'key-order, params, except=("limit" "q" "region")';

/** What caches are told: one row per answer. `null`: the header is not there. */
const CACHING: readonly {
  path: string;
  status: number;
  cache: string;
  cdn: string | null;
  vary: string | RegExp | null;
  variance: string | null;
  tagged: boolean;
}[] = [
  ...['/api/check?q=pixel+8', '/api/check?q=qqxzjvkw'].map((path) => ({
    path,
    status: 200,
    cache: PUBLIC,
    cdn: CDN,
    vary: 'Accept-Encoding',
    variance: SEARCH_VARIANCE,
    tagged: true,
  })),
  {
    path: '/api/devices/apple/iphone-15',
    status: 200,
    cache: PUBLIC,
    cdn: CDN,
    vary: 'Accept-Encoding',
    variance: 'params',
    tagged: true,
  },
  {
    path: '/api/check?q=',
    status: 400,
    cache: BRIEF,
    cdn: null,
    vary: null,
    variance: SEARCH_VARIANCE,
    tagged: false,
  },
  ...['/api/devices/nobody/nothing', '/api/nothing', '/dataset/1999.json'].map((path) => ({
    path,
    status: 404,
    cache: BRIEF,
    cdn: null,
    vary: null,
    variance: null,
    tagged: false,
  })),
  {
    path: '/api/detect',
    status: 200,
    cache: PRIVATE,
    cdn: null,
    vary: /Sec-CH-UA-Model/,
    variance: null,
    tagged: false,
  },
  ...['/openapi.json', '/changes.json', '/changes.atom'].map((path) => ({
    path,
    status: 200,
    cache: PUBLIC,
    cdn: CDN,
    vary: 'Accept-Encoding',
    variance: null,
    tagged: true,
  })),
];

describe.each(HOSTS)('conventions of HTTP on $name', ({ start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start(ENV);
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers = {}): Promise<Answer> => send(host.url, path, { headers });

  test.each(CACHING)('what caches are told of $path', async (row) => {
    const { status, headers } = await get(row.path);
    expect(status).toBe(row.status);
    expect(headers['cache-control']).toBe(row.cache);
    expect(headers['cdn-cache-control'] ?? null).toBe(row.cdn);
    expect(headers['no-vary-search'] ?? null).toBe(row.variance);
    if (row.vary instanceof RegExp) expect(headers.vary).toMatch(row.vary);
    else expect(headers.vary ?? null).toBe(row.vary);
    expect(headers.etag !== undefined).toBe(row.tagged);
    expect(headers['last-modified']).toBeUndefined();
    expect(headers['dataset-version']).toMatch(/^\d{4}\.\d\d\.\d\d-[0-9a-f]+$/);
    // The entity tag says with which data and which code it was answered.
    if (row.tagged) {
      const [data, code] = [headers['dataset-version'], '[0-9a-f]{8}'];
      expect(headers.etag).toMatch(new RegExp(`^W/"${data}-${code}-[0-9a-z]+"$`));
    }
  });

  test.each(['/api/check?q=pixel+8', '/api/devices/apple/iphone-15', '/openapi.json'])(
    'a 304 for %s says what the 200 does (RFC 9110, 15.4.5)',
    async (path) => {
      const whole = await get(path);
      const answer = await get(path, { 'If-None-Match': whole.headers.etag });
      expect(answer.status).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers['content-type']).toBeUndefined();
      for (const name of ['cache-control', 'cdn-cache-control', 'etag', 'vary']) {
        expect(answer.headers[name], name).toBe(whole.headers[name]);
      }
      const head = await send(host.url, path, {
        method: 'HEAD',
        headers: { 'If-None-Match': whole.headers.etag as string },
      });
      expect(head.status).toBe(304);
    },
  );

  test.each([
    '/api/check?q=pixel+8',
    '/api/check',
    '/api/detect',
    '/api/devices/apple/iphone-15',
    '/api/nothing',
    '/openapi.json',
    '/.well-known/api-catalog',
    '/.well-known/security.txt',
    '/healthz',
  ])('HEAD of %s has the headers of GET and no body', async (path) => {
    const got = await get(path);
    const head = await send(host.url, path, { method: 'HEAD' });
    expect(head.status).toBe(got.status);
    expect(head.body).toBe('');
    const names = ['content-type', 'cache-control', 'etag', 'vary', 'dataset-version', 'link'];
    for (const name of names) expect(head.headers[name], name).toBe(got.headers[name]);
  });

  test.each([
    '/api/check?q=x',
    '/api/detect',
    '/api/devices/apple/iphone-15',
    '/openapi.json',
    '/changes.json',
    '/dataset.json',
    '/.well-known/api-catalog',
    '/.well-known/security.txt',
  ])('a page of any origin may ask %s, and asks beforehand once a day', async (path) => {
    const headers = {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-own',
    };
    const preflight = await send(host.url, path, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.body).toBe('');
    const allow = path.startsWith('/api/check') ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
    expect(preflight.headers).toMatchObject({
      allow,
      'access-control-allow-origin': '*',
      'access-control-allow-methods': allow,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
      'cache-control': 'public, max-age=86400',
    });
    const answer = await get(path, { Origin: 'https://shop.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    // The same for every origin, so nothing to vary by.
    expect(answer.headers.vary ?? '').not.toMatch(/\borigin\b/i);
    for (const exposed of ['ETag', 'Dataset-Version', 'RateLimit', 'Retry-After', 'Link']) {
      expect(answer.headers['access-control-expose-headers']).toMatch(
        new RegExp(`\\b${exposed}\\b`),
      );
    }
    for (const method of ['PUT', 'DELETE']) {
      const refused = await send(host.url, path, { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toBe(allow);
      expect(refused.headers['content-type']).toBe('application/problem+json');
    }
  });

  test('no answer that may be kept tells of a quota', async () => {
    for (const { path } of CACHING) {
      const { headers } = await get(path);
      expect(headers.ratelimit).toBeUndefined();
    }
  });

  test('whom to tell of a weakness (RFC 9116)', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe(PUBLIC);
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const at = line.indexOf(': ');
          return [line.slice(0, at), line.slice(at + 2)];
        }),
    );
    expect(fields.get('Contact')).toBe('mailto:security@esim.example');
    expect(fields.get('Canonical')).toBe('https://esim.example/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    // Less than a year ahead is what the standard recommends, and a cache may keep it for a while.
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  test('where the interface is described (RFC 9727, RFC 8631)', async () => {
    const { status, headers, body } = await get('/.well-known/api-catalog');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/linkset\+json\b/);
    expect(headers['cache-control']).toBe(PUBLIC);
    const [entry] = JSON.parse(body).linkset;
    expect(entry['service-desc'][0].href).toBe('https://esim.example/openapi.json');
    const api = await get('/api/check?q=pixel');
    expect(api.headers.link).toContain('<https://esim.example/openapi.json>; rel="service-desc"');
    expect(api.headers.link).toMatch(/rel="license"/);
    const document = await get('/openapi.json');
    expect(document.status).toBe(200);
    expect(JSON.parse(document.body).openapi).toMatch(/^3\./);
  });
});
