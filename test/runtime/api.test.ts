import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DetectResponse,
  DeviceDetail,
  RegionsDocument,
  SearchResponse,
  UnitAnswer,
} from '../../src/model/index.ts';
import { HOSTS, type RunningHost } from './hosts.ts';
import { type Answer, sendDescribed as send, send as sendUndescribed } from './request.ts';

const IPHONE_IOS_18 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.1 Mobile/15E148 Safari/604.1';
const NINE_FIELDS = [
  'slug',
  'brand',
  'brandSlug',
  'model',
  'modelSlug',
  'releaseYear',
  'category',
  'supports',
  'exceptionRegions',
];

/** Queries that are answered: how many results at the most, and the first one where it is fixed. */
const SEARCHES: readonly [query: string, most: number, first?: string][] = [
  ['q=iphone%2015%20pro', 10, 'apple/iphone-15-pro'],
  ['q=iphone+15+pro&limit=1', 1, 'apple/iphone-15-pro'],
  ['limit=25&q=iphone', 25],
  ['q=s24+ultra', 10, 'samsung/galaxy-s24-ultra'],
  ['q=SM-S928B', 10, 'samsung/galaxy-s24-ultra'],
  ['q=A2848', 10, 'apple/iphone-15-pro'],
  ['q=%F0%9F%93%B1+pixel+8+pro', 10, 'google/pixel-8-pro'],
  ['q=pixel+8+pro&utm_source=shop&q2=x', 10, 'google/pixel-8-pro'],
  ['q=qqxzjvkw', 10],
  ['q=%00', 10],
  [`q=${'a'.repeat(200)}`, 10],
  [`q=${encodeURIComponent('📱'.repeat(200))}`, 10],
];

/** Queries that cannot be answered, and the parameters at fault. */
const BAD_SEARCHES: readonly [query: string, ...parameters: string[]][] = [
  ['', 'q'],
  ['q=', 'q'],
  ['q=%20%09%E3%80%80', 'q'],
  ['limit=5', 'q'],
  [`q=${'a'.repeat(201)}`, 'q'],
  [`q=${encodeURIComponent('📱'.repeat(201))}`, 'q'],
  ['q=iphone&q=pixel', 'q'],
  ['q=%FF', 'q'],
  ['q=%ED%A0%80', 'q'],
  ['q=%', 'q'],
  ['q=iphone&limit=0', 'limit'],
  ['q=iphone&limit=26', 'limit'],
  ['q=iphone&limit=-1', 'limit'],
  ['q=iphone&limit=2.5', 'limit'],
  ['q=iphone&limit=1e1', 'limit'],
  ['q=iphone&limit=ten', 'limit'],
  ['q=iphone&limit=', 'limit'],
  ['q=iphone&limit=5&limit=5', 'limit'],
  ['q=iphone&region=', 'region'],
  ['q=iphone&region=atlantis', 'region'],
  ['q=iphone&region=ZZ', 'region'],
  ['q=iphone&region=constructor', 'region'],
  ['q=iphone&region=HK&region=HK', 'region'],
  ['q=&limit=99', 'q', 'limit'],
];

function json<S extends v.GenericSchema>(schema: S, answer: Answer): v.InferOutput<S> {
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  return v.parse(schema, JSON.parse(answer.body));
}

function problem(answer: Answer, status: number): { errors?: { parameter: string }[] } {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const document = JSON.parse(answer.body);
  expect(document).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  return document;
}

describe.each(HOSTS)('the API on $name', ({ start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers = {}): Promise<Answer> => send(host.url, path, { headers });

  test.each(SEARCHES)('GET /api/check?%s', async (query, most, first) => {
    const { results, count } = json(SearchResponse, await get(`/api/check?${query}`));
    expect(count).toBe(results.length);
    expect(count).toBeLessThanOrEqual(most);
    for (const record of results) expect(Object.keys(record)).toEqual(NINE_FIELDS);
    if (first !== undefined) expect(results[0]?.slug).toBe(first);
  });

  test.each(BAD_SEARCHES)('400 for GET /api/check?%s', async (query, ...parameters) => {
    const answer = await get(`/api/check?${query}`);
    const { errors } = problem(answer, 400);
    expect(errors?.map((e) => e.parameter)).toEqual(parameters);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  test.each([
    ['q=SM-S9280', { supports: 'no', basis: 'variant', modelCode: 'SM-S9280', meant: 'one' }],
    ['q=iphone+15+pro+hong+kong', { supports: 'no', basis: 'variant', regions: ['hong-kong'] }],
    ['q=galaxy+s24+ultra&region=HK', { supports: 'no', basis: 'variant', meant: 'one' }],
    ['q=galaxy+s24+ultra&region=hong-kong', { supports: 'no', basis: 'variant', meant: 'one' }],
    ['q=galaxy+s24+ultra&region=kr', { supports: 'yes', basis: 'variant', meant: 'one' }],
    ['q=iphone+15+pro', { supports: 'yes', basis: 'device', meant: 'one' }],
    ['q=iphone', { supports: 'partial', basis: 'family', meant: 'several' }],
    ['q=iphone+se', { supports: 'partial', basis: 'family', meant: 'several' }],
    ['q=esim+japan+15+days', { supports: 'unknown', basis: 'none', meant: 'none' }],
  ])('GET /api/check?%s has the verdict %j', async (query, verdict) => {
    const found = json(SearchResponse, await get(`/api/check?${query}`));
    expect(found.verdict).toMatchObject(verdict);
  });

  test('a place has one answer, however it is written, and no other place has it', async () => {
    const asked = async (region: string) =>
      json(SearchResponse, await get(`/api/check?q=iphone+15+pro&region=${region}`)).verdict;
    expect(await asked('HK')).toEqual(await asked('hong-kong'));
    expect((await asked('hk')).supports).toBe('no');
    expect((await asked('JP')).supports).toBe('yes');
  });

  test('GET /api/regions lists every region with its names and countries', async () => {
    const { regions, count } = json(RegionsDocument, await get('/api/regions'));
    expect(count).toBe(regions.length);
    const china = regions.find(({ id }) => id === 'mainland-china');
    expect(china).toMatchObject({
      countries: ['CN'],
      names: { en: 'Mainland China', ja: '中国本土' },
    });
    for (const { names } of regions) expect(Object.keys(names)).toHaveLength(14);
  });

  test('GET /api/detect/{model} answers as the hint does, for caches to keep', async () => {
    for (const model of ['SM-S9280', 'Pixel 9 Pro', 'iPhone', 'T Phone Pro', 'a"b\\c', 'K', '%']) {
      const answer = await get(`/api/detect/${encodeURIComponent(model)}`);
      const hint = `"${model.replace(/["\\]/g, '\\$&')}"`;
      const headers = { 'Sec-CH-UA-Model': hint, 'Sec-CH-UA-Platform': '"Android"' };
      const detected = json(DetectResponse, await get('/api/detect', headers));
      expect(json(DetectResponse, answer), model).toEqual(detected);
      expect(answer.headers['cache-control']).toContain('public');
    }
    for (const model of ['%FF', '%00', '%20', 'x'.repeat(201), 'a%0D%0Ab']) {
      expect(problem(await get(`/api/detect/${model}`), 400).errors?.[0]?.parameter).toBe('model');
    }
  });

  test('an unadorned family lists its devices, one of the newest first', async () => {
    const { results } = json(SearchResponse, await get('/api/check?q=iphone&limit=25'));
    const newest = Math.max(...results.map((r) => r.releaseYear));
    expect(results[0]?.releaseYear).toBe(newest);
    expect(results.every((r) => r.model.startsWith('iPhone'))).toBe(true);
  });

  test('a model code decides the variant, whatever program asks', async () => {
    const headers = {
      'User-Agent': 'curl/8.5.0',
      'Sec-CH-UA-Model': '"SM-S9280"',
      'Sec-CH-UA-Platform': '"Android"',
    };
    const answer = json(DetectResponse, await get('/api/detect', headers));
    expect(answer).toMatchObject({
      match: { slug: 'samsung/galaxy-s24-ultra' },
      brand: 'Samsung',
      model: 'Galaxy S24 Ultra',
      verdict: { supports: 'no', basis: 'variant', modelCode: 'SM-S9280' },
    });
    expect(Object.keys(answer.match ?? {})).toEqual(NINE_FIELDS);
  });

  test('an iPhone has the verdict of its family', async () => {
    const answer = json(DetectResponse, await get('/api/detect', { 'User-Agent': IPHONE_IOS_18 }));
    expect(answer).toMatchObject({
      match: null,
      brand: 'Apple',
      model: 'iPhone',
      verdict: {
        supports: 'yes',
        basis: 'family',
        exceptionRegions: ['hong-kong', 'macau', 'mainland-china'],
      },
    });
  });

  test('a caller that says nothing gets an honest nothing, never kept by a cache', async () => {
    const answer = await get('/api/detect');
    expect(json(DetectResponse, answer)).toEqual({
      match: null,
      brand: null,
      model: null,
      verdict: {
        supports: 'unknown',
        exceptionRegions: [],
        basis: 'none',
        modelCode: null,
        regions: [],
        meant: 'none',
      },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.vary).toMatch(/Sec-CH-UA-Model/i);
    expect(answer.headers.vary).toMatch(/User-Agent/i);
    expect(answer.headers['accept-ch']).toMatch(/Sec-CH-UA-Model/);
    expect(answer.headers['critical-ch']).toBe('Sec-CH-UA-Model');
  });

  test('the detail of a device names a source for every claim', async () => {
    const path = '/api/devices/samsung/galaxy-s24-ultra';
    const detail = json(DeviceDetail, await get(path));
    const sources = new Set(detail.sources.map((s) => s.id));
    const claims = [...detail.claims, ...detail.variants.flatMap((variant) => variant.claims)];
    expect(claims.length).toBeGreaterThan(3);
    for (const claim of claims) expect(sources).toContain(claim.source);
    expect(detail.variants.find((x) => x.codes.includes('SM-S9280'))?.supports).toBe('no');
  });

  test.each([
    ['?code=SM-S9280', 'no', 'variant'],
    ['?code=sm-s9280&utm=x', 'no', 'variant'],
    ['?region=HK', 'no', 'variant'],
    ['?code=SM-S928B/DS', 'yes', 'device'],
    ['?code=SM-S9999', 'yes', 'device'],
    ['?code=SM-S9210', 'unknown', 'device'],
    ['?code=A3104', 'unknown', 'device'],
    ['', 'yes', 'device'],
  ])('the verdict on the unit of a device %s: %s', async (query, supports, basis) => {
    const path = `/api/devices/samsung/galaxy-s24-ultra/unit${query}`;
    expect(json(UnitAnswer, await get(path)).verdict).toMatchObject({ supports, basis });
  });

  test.each([
    ['?edition=cellular', 'yes', 'variant'],
    ['?edition=cellular&region=CN', 'partial', 'variant'],
    ['?edition=non-cellular', 'no', 'variant'],
    ['?code=A2757&edition=non-cellular', 'yes', 'variant'],
    ['', 'partial', 'device'],
  ])('the verdict on the edition of a tablet %s: %s', async (query, supports, basis) => {
    const path = `/api/devices/apple/ipad-10th-generation/unit${query}`;
    expect(json(UnitAnswer, await get(path)).verdict).toMatchObject({ supports, basis });
  });

  test.each([
    '?region=Atlantis',
    '?code=',
    '?code=a&code=b',
    `?code=${'x'.repeat(65)}`,
    '?edition=',
    '?edition=gold',
    '?edition=cellular&edition=cellular',
  ])('400 for a unit %s', async (query) => {
    problem(await get(`/api/devices/samsung/galaxy-s24-ultra/unit${query}`), 400);
  });

  test.each([
    ['89034011560010000000000000000121', { kind: 'eid', isValid: true }],
    ['EID 8903 4011 5600 1000 0000 0000 0000 0122', { kind: 'eid', isValid: false }],
    ['490154203237518', { kind: 'imei', isValid: true }],
  ])('the number of one unit, %s, is told and not kept', async (q, identifier) => {
    // Its ETag is optional in the document; every other answer of the endpoint has one.
    const path = `/api/check?q=${encodeURIComponent(q)}`;
    const answer = await sendUndescribed(host.url, path);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(json(SearchResponse, answer)).toEqual({
      results: [],
      count: 0,
      verdict: {
        supports: 'unknown',
        exceptionRegions: [],
        basis: 'none',
        modelCode: null,
        regions: [],
        meant: 'none',
      },
      identifier,
    });
  });

  test.each([
    ['iPhone 15 Pro 128GB IMEI 490154203237518', 'apple/iphone-15-pro'],
    ['EID: 89034011560010000000000000000121 Galaxy S24 Ultra', 'samsung/galaxy-s24-ultra'],
  ])('a name with the number of one unit, %s, is answered and not kept', async (q, slug) => {
    const path = `/api/check?limit=1&q=${encodeURIComponent(q)}`;
    const answer = await sendUndescribed(host.url, path);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(json(SearchResponse, answer)).toMatchObject({
      results: [{ slug }],
      verdict: { supports: 'yes', meant: 'one' },
      identifier: { isValid: true },
    });
  });

  test.each([
    '/api/devices/samsung/no-such-device',
    '/api/devices/samsung/no-such-device/unit',
    '/api/devices/samsung/galaxy-s24-ultra/else',
    '/api/devices/nobody/nothing',
    '/api/devices/__proto__/constructor',
    '/api/devices/samsung',
    '/api/nothing',
    '/api/nothing/',
  ])('404 for %s', async (path) => {
    problem(await get(path), 404);
  });

  test.each([
    ['/api/check/?q=iphone%2015&limit=1', '/api/check?q=iphone%2015&limit=1'],
    ['/api/detect/', '/api/detect'],
    ['/api/check//?q=a', '/api/check?q=a'],
    ['/api/devices/', '/api/devices'],
    ['/api/devices/apple/iphone-15/', '/api/devices/apple/iphone-15'],
    ['/api/devices/apple/iphone-15/unit/?region=HK', '/api/devices/apple/iphone-15/unit?region=HK'],
    ['/api/devices/a//b/', null],
    ['//api/check?q=a', '/api/check?q=a'],
    ['///api/check/?q=a', '/api/check?q=a'],
    ['//api/nothing', '/api/nothing'],
    ['//api//check', '/api//check'],
  ])('slashes that are too many lead to the address without: %s', async (path, to) => {
    const { status, headers } = await sendUndescribed(host.url, path);
    expect([status, headers.location ?? null]).toEqual([to === null ? 404 : 308, to]);
  });

  test('410 for the slug of what was removed, kept like the answer of a device', async () => {
    const device = await get('/api/devices/apple/iphone-15-pro');
    for (const path of ['samsung/galaxy-camera', 'samsung/galaxy-camera/unit']) {
      const gone = await get(`/api/devices/${path}`);
      expect(problem(gone, 410)).toMatchObject({ code: 'gone', title: 'Gone' });
      expect(JSON.parse(gone.body).detail).toMatch(
        /^This address was removed, because it was a camera\./,
      );
      expect(gone.headers['cache-control']).toBe(device.headers['cache-control']);
    }
  });

  test('a page that says the same of what was removed, and 404 for what never was', async () => {
    const open = (path: string): Promise<Answer> => sendUndescribed(host.url, path);
    const page = await open('/samsung/galaxy-camera');
    expect(page.status).toBe(410);
    expect(page.body).toContain('It was a camera.');
    expect((await open('/de/samsung/galaxy-camera')).status).toBe(410);
    expect((await open('/samsung/no-such-device')).status).toBe(404);
  });

  test.each(['/api/check?q=iphone', '/api/detect', '/api/devices/apple/iphone-15-pro'])(
    'the methods of %s',
    async (path) => {
      const got = await get(path);
      const head = await send(host.url, path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers.etag).toBe(got.headers.etag);
      const options = await send(host.url, path, { method: 'OPTIONS' });
      expect(options.status).toBe(204);
      const allow = path.startsWith('/api/check')
        ? 'GET, HEAD, POST, OPTIONS'
        : 'GET, HEAD, OPTIONS';
      expect(options.headers.allow).toBe(allow);
      expect(options.headers['access-control-allow-origin']).toBe('*');
      expect(options.headers['access-control-max-age']).toBe('86400');
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        if (allow.includes(method)) continue;
        const refused = await send(host.url, path, { method });
        problem(refused, 405);
        expect(refused.headers.allow).toBe(allow);
      }
    },
  );

  test.each(['/api/check?q=iphone+15', '/api/devices/apple/iphone-15'])(
    'caches may keep %s and ask whether it changed',
    async (path) => {
      const { headers } = await get(path);
      const tag = headers.etag as string;
      expect(tag).toMatch(/^W\/"[^"]+"$/);
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=/);
      expect(headers['cdn-cache-control']).toMatch(/max-age=\d+/);
      expect(headers['dataset-version']).toMatch(/^\d{4}\.\d\d\.\d\d-[0-9a-f]+$/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers.link).toMatch(/rel="license"/);
      const same = [tag, tag.slice(2), `"other", ${tag}`, '*'];
      for (const ifNoneMatch of same) {
        const answer = await get(path, { 'If-None-Match': ifNoneMatch });
        expect(answer.status, ifNoneMatch).toBe(304);
        expect(answer.body).toBe('');
        expect(answer.headers.etag).toBe(tag);
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  test('what a search and a device tell caches of their parameters', async () => {
    const search = await get('/api/check?q=iphone+15');
    expect(search.headers['no-vary-search']).toBe(
      'key-order, params, except=("limit" "q" "region")',
    );
    const refused = await get('/api/check?q=');
    expect(refused.headers['no-vary-search']).toBe(search.headers['no-vary-search']);
    const detail = await get('/api/devices/apple/iphone-15');
    expect(detail.headers['no-vary-search']).toBe('params');
    for (const { headers } of [search, detail]) expect(headers.vary).toBe('Accept-Encoding');
  });

  test('every parameter that changes an answer is one that caches are told of', async () => {
    const { paths } = JSON.parse((await get('/openapi.json')).body) as {
      paths: Record<
        string,
        { get?: { parameters?: { name?: string; in?: string; $ref?: string }[] } }
      >;
    };
    for (const [path, address] of [
      ['/api/check', '/api/check?q=x'],
      ['/api/devices', '/api/devices'],
      ['/api/devices/{brandSlug}/{modelSlug}/unit', '/api/devices/apple/iphone-15/unit'],
    ] as const) {
      const named = paths[path]!.get!.parameters!.flatMap(({ name, in: place, $ref }) =>
        $ref !== undefined
          ? [$ref.split('/').at(-1)!.toLowerCase()]
          : place === 'query'
            ? [name!]
            : [],
      );
      const { headers } = await get(address);
      const told = [...String(headers['no-vary-search']).matchAll(/"(\w+)"/g)].map(([, n]) => n);
      expect(told, path).toEqual(named.sort());
    }
  });

  test('a date is no validator: two data sets may be of one day', async () => {
    const { headers } = await get('/api/check?q=iphone+15');
    const since = { 'If-Modified-Since': new Date().toUTCString() };
    expect((await get('/api/check?q=iphone+15', since)).status).toBe(200);
    // With both, the entity tag decides (RFC 9110, 13.2.2).
    const both = { ...since, 'If-None-Match': headers.etag as string };
    expect((await get('/api/check?q=iphone+15', both)).status).toBe(304);
  });

  test('where the interface is described, and whom to tell of a weakness', async () => {
    const catalog = await get('/.well-known/api-catalog');
    expect(catalog.headers['content-type']).toMatch(/^application\/linkset\+json/);
    const { linkset } = JSON.parse(catalog.body);
    expect(linkset[0]['service-desc'][0].href).toBe('/openapi.json');
    const none = await sendUndescribed(host.url, '/.well-known/security.txt');
    problem(none, 404);
    expect(none.headers['cache-control']).toBe('public, max-age=60');
    const configured = await start({ SECURITY_CONTACT: 'mailto:security@esim.example' });
    try {
      const path = '/.well-known/security.txt';
      const { status, headers, body } = await sendUndescribed(configured.url, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toMatch(/^Contact: mailto:security@esim\.example\nExpires: \d{4}-\d\d-\d\dT/);
    } finally {
      await configured.stop();
    }
  });

  test('the changes of answers are told', async () => {
    const { body } = await send(host.url, '/changes.json');
    const { versions } = JSON.parse(body) as { versions: { version: string }[] };
    expect(versions.length).toBeGreaterThan(0);
    const feed = await send(host.url, '/changes.atom');
    expect(feed.body).toContain(`:${versions[0]!.version}`);
  });

  test('spelling does not change what a query is: one entity tag', async () => {
    const tags = await Promise.all(
      [
        'q=iphone+15+pro',
        'q=iPhone%2015%20%20Pro%20',
        'limit=10&q=IPHONE+15+PRO',
        'x=1&q=iphone+15+pro',
      ].map(async (query) => (await get(`/api/check?${query}`)).headers.etag),
    );
    expect(new Set(tags).size).toBe(1);
    const other = await get('/api/check?q=iphone+15+pro&limit=9');
    expect(tags).not.toContain(other.headers.etag);
  });
});
