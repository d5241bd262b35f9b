import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensurePackages, programOf } from '../../scripts/system-packages.js';
import { ProblemDocument } from '../../src/model/index.ts';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { type Answer, send } from '../runtime/request.ts';
import { CACHES, type RunningCache } from './caches.ts';
import { Relay } from './relay.ts';

const missing = ensurePackages(CACHES.map(({ name }) => name));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let number = 0;
const NAMES =
  'iphone 15 pro|iphone se|galaxy s24|galaxy a54|galaxy z flip|pixel 8|pixel fold|xperia 1|razr 40|' +
  'redmi note|oneplus 12|ipad air|ipad mini|galaxy watch|apple watch|galaxy s20|galaxy s23|pixel 3|' +
  'iphone xs|iphone 11|iphone 12|iphone 13|iphone 14|galaxy tab|honor magic|find x5|moto edge|p40 pro';
/** A question that the cache has not been asked yet. */
const fresh = (): string => NAMES.split('|')[number++]!;

test.runIf(process.env.CI === 'true')('both caches are installed', () => {
  expect(missing).toEqual([]);
});

describe.each(CACHES)('behind $name', ({ name, foldsSpelling, start }) => {
  describe.skipIf(programOf(name) === null)('as it is shipped', () => {
    let host: RunningHost;
    let relay: Relay;
    let cache: RunningCache;
    beforeAll(async () => {
      number = 0;
      host = await HOSTS[0]!.start();
      relay = new Relay(host.port);
      await relay.start();
      cache = await start(relay.port);
    });
    afterAll(async () => {
      await cache?.stop();
      await relay?.stop();
      await host?.stop();
    });
    beforeEach(() => {
      relay.seen.length = 0;
      relay.freshness = null;
    });
    const get = (path: string, headers = {}): Promise<Answer> => send(cache.url, path, { headers });

    test('a repeated question does not reach the origin', async () => {
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const first = await get(path);
      expect(first.status).toBe(200);
      for (let i = 0; i < 5; i++) {
        const again = await get(path);
        expect(again.body).toBe(first.body);
        expect(again.headers['cache-status']).toMatch(/hit/i);
      }
      expect(relay.seen).toHaveLength(1);
    });

    test('equivalent addresses are one entry', async () => {
      const q = encodeURIComponent(fresh());
      const same = [
        `q=${q}`,
        `q=${q}&limit=10`,
        `limit=10&q=${q}`,
        `utm_source=shop&q=${q}&fbclid=1`,
        `q=${q}&`,
        `x&q=${q}`,
      ];
      const spelled = [q.toUpperCase(), q.replaceAll('%20', '+'), `%20${q}%20%20`];
      if (foldsSpelling) same.push(...spelled.map((text) => `q=${text}`));
      const bodies = new Set<string>();
      for (const query of same) bodies.add((await get(`/api/check?${query}`)).body);
      expect(bodies.size).toBe(1);
      expect(relay.seen).toHaveLength(1);
    });

    test.each([
      ['q given twice', (q: string) => `q=${q}&q=other`],
      ['limit given twice', (q: string) => `q=${q}&limit=10&limit=3`],
      ['limit given twice, alike', (q: string) => `limit=10&q=${q}&limit=10`],
      ['a limit out of bounds', (q: string) => `q=${q}&limit=99`],
      ['q in upper case', (q: string) => `Q=${q}`],
    ])('a refusal is not taken for an answer: %s', async (_, wrong) => {
      const q = encodeURIComponent(fresh());
      expect((await get(`/api/check?${wrong(q)}`)).status).toBe(400);
      expect((await get(`/api/check?q=${q}`)).status).toBe(200);
      expect((await get(`/api/check?${wrong(q)}`)).status).toBe(400);
    });

    test('an escaped name is still the parameter', async () => {
      const q = encodeURIComponent(fresh());
      const plain = await get(`/api/check?q=${q}`);
      expect((await get(`/api/check?%71=${q}`)).body).toBe(plain.body);
      expect((await get(`/api/check?%71=${q}&q=x`)).status).toBe(400);
    });

    test('another limit is another entry', async () => {
      const q = 'iphone';
      const ten = JSON.parse((await get(`/api/check?q=${q}`)).body);
      const three = JSON.parse((await get(`/api/check?q=${q}&limit=3`)).body);
      expect(ten.count).toBe(10);
      expect(three.count).toBe(3);
    });

    test('304 passes, and is answered without the origin', async () => {
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const { headers } = await get(path);
      const tag = headers.etag as string;
      for (const value of [tag, tag.replace('W/', ''), `"x", ${tag}`]) {
        const answer = await get(path, { 'If-None-Match': value });
        expect(answer.status, value).toBe(304);
        expect(answer.headers.etag).toBe(tag);
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
      expect(relay.seen).toHaveLength(1);
    });

    test('a date that comes before the entry does not make it known', async () => {
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const { headers } = await get(path);
      // The day of the data: a second data set of that day is another answer.
      const day = String(headers['dataset-version']).slice(0, 10).replaceAll('.', '-');
      const since = new Date(day).toUTCString();
      expect((await get(path, { 'If-Modified-Since': since })).status).toBe(200);
    });

    test('callers that compress and callers that do not share an entry', async () => {
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const plain = await get(path);
      const packed = await new Promise<Buffer>((resolve, reject) => {
        void import('node:http').then(({ get: raw }) =>
          raw(cache.url + path, { headers: { 'Accept-Encoding': 'gzip' } }, (res) => {
            const chunks: Buffer[] = [];
            expect(res.headers['content-encoding']).toBe('gzip');
            res.on('data', (chunk) => chunks.push(chunk));
            res.on('end', () => resolve(Buffer.concat(chunks)));
          }).on('error', reject),
        );
      });
      expect(gunzipSync(packed).toString()).toBe(plain.body);
      expect(relay.seen).toHaveLength(1);
    });

    test('the age of an entry does not use up the freshness of the answer', async () => {
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      await get(path);
      await pause(1100);
      const { headers } = await get(path);
      expect(headers.age ?? '0').toBe('0');
      expect(headers['cache-control']).toMatch(/max-age=300/);
      expect(headers['cdn-cache-control']).toBeUndefined();
    });

    test('an answer about a device is never shared', async () => {
      const devices = [
        ['"SM-S9280"', 'samsung/galaxy-s24-ultra', 'no'],
        ['"Pixel 8 Pro"', 'google/pixel-8-pro', 'yes'],
        ['"SM-S928B"', 'samsung/galaxy-s24-ultra', 'yes'],
      ] as const;
      for (let round = 0; round < 3; round++) {
        const answers = await Promise.all(
          devices.map(([model]) =>
            get('/api/detect', { 'Sec-CH-UA-Model': model, 'Sec-CH-UA-Platform': '"Android"' }),
          ),
        );
        answers.forEach(({ body, headers }, i) => {
          const { match, verdict } = JSON.parse(body);
          expect(match.slug).toBe(devices[i]![1]);
          expect(verdict.supports).toBe(devices[i]![2]);
          expect(headers['cache-control']).toMatch(/no-store/);
        });
      }
      expect(relay.count('/api/detect')).toBe(9);
    });

    test('an entry that is no longer fresh is served while it is fetched again', async () => {
      relay.freshness = 1;
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const first = await get(path);
      await pause(2600);
      let release = (): void => {};
      relay.held = new Promise((resolve) => {
        release = resolve;
      });
      // The origin answers nothing before this has come.
      const stale = await get(path).finally(release);
      expect(stale.body).toBe(first.body);
      await expect.poll(() => relay.seen.length).toBe(2);
    });

    test('an entry is served while the origin is down, and a new question is refused', async () => {
      relay.freshness = 1;
      const path = `/api/check?q=${encodeURIComponent(fresh())}`;
      const first = await get(path);
      await relay.stop();
      try {
        await pause(2600);
        for (let i = 0; i < 3; i++) {
          const stale = await get(path);
          expect(stale.status).toBe(200);
          expect(stale.body).toBe(first.body);
          await pause(100);
        }
        const refused = await get(`/api/check?q=${encodeURIComponent(fresh())}`);
        expect(refused.status).toBe(503);
        expect(refused.headers['content-type']).toBe('application/problem+json');
        expect(v.parse(ProblemDocument, JSON.parse(refused.body)).status).toBe(503);
        expect(refused.headers['retry-after']).toBe('5');
      } finally {
        await relay.start();
      }
      await expect.poll(async () => (await get('/api/check?q=after')).status).toBe(200);
    });

    test('what is for those who run the service is not for the world', async () => {
      for (const path of ['/metrics', '/readyz']) {
        const { status, headers, body } = await get(path);
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('application/problem+json');
        expect(v.parse(ProblemDocument, JSON.parse(body)).code).toBe('not-found');
      }
      expect(relay.seen).toEqual([]);
    });

    test('tools for assistants pass', async () => {
      const answer = await send(cache.url, '/mcp', { method: 'OPTIONS' });
      expect(answer.status).toBe(204);
    });
  });
});
