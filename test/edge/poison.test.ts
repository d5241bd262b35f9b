import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensurePackages, programOf } from '../../scripts/system-packages.js';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';
import { CACHES, type RunningCache } from './caches.ts';

ensurePackages(CACHES.map(({ name }) => name));

/** Queries in addition to a plain `q=...`, or instead of it; each is another question or none. */
const QUERIES: readonly ((q: string) => string)[] = [
  ...[
    '',
    '0',
    '00',
    '007',
    '26',
    '99',
    '-1',
    '+3',
    '3+',
    '%33',
    '3.0',
    '1e1',
    '10%00',
    'x',
    '010',
  ].map((limit) => (q: string) => `q=${q}&limit=${limit}`),
  ...['', '10', '3', '007'].map((limit) => (q: string) => `limit=${limit}&q=${q}`),
  (q) => `q=${q}&limit`,
  (q) => `limit&q=${q}`,
  (q) => `q=${q}&limit=10&limit`,
  (q) => `q=${q}&limit=10&limit=`,
  (q) => `q=${q}&limit=10&limit=10`,
  (q) => `q=${q}&LIMIT=3`,
  (q) => `q=${q}&%6cimit=3`,
  (q) => `q=${q}&limit%00=3`,
  (q) => `q=${q}&limit[]=3`,
  (q) => `q=${q};limit=3`,
  (q) => `q=${q}&region=japan`,
  (q) => `region=JP&q=${q}`,
  (q) => `q=${q}&region=mainland-china&limit=3`,
  (q) => `q=${q}&region=%6aapan`,
  (q) => `q=${q}&region`,
  (q) => `q=${q}&region=`,
  (q) => `q=${q}&region=japan&region=`,
  (q) => `q=${q}&region=japan&region=taiwan`,
  (q) => `q=${q}&REGION=japan`,
  (q) => `q=${q}&%72egion=nowhere`,
  (q) => `q&q=${q}`,
  (q) => `q=${q}&q`,
  (q) => `q=&q=${q}`,
  (q) => `q=${q}&q=`,
  (q) => `q=${q}&q=${q}`,
  (q) => `q=${q}&q=other`,
  (q) => `q=${q}&%71=other`,
  (q) => `%71=other&q=${q}`,
  (q) => `Q=other&q=${q}`,
  (q) => `Q=${q}`,
  (q) => `q[]=${q}`,
  (q) => `q%20=${q}`,
  (q) => `+q=${q}`,
  (q) => `q==${q}`,
  (q) => `?q=${q}`,
  (q) => `&&q=${q}&&`,
  (q) => `q=${q}%00`,
  (q) => `q=${q}%c0%80`,
  (q) => `q=${q}%`,
  (q) => `q=${q}%ff`,
  (q) => `q=${q}#&limit=3`,
  (q) => `#q=${q}`,
  (q) => `q=${q}%26limit=3`,
  (q) => `q=${q}&q%3d=x`,
  (q) => `x=%26q=other&q=${q}`,
  (q) => `q=${'%20'.repeat(250)}${q}x`,
  () => '',
  () => 'q',
  () => 'q=',
  () => 'q=%20',
];

/** Spellings of a path that something on the way may take for the plain one. */
const PATHS: readonly ((path: string) => string)[] = [
  (p) => p.replace('/api/', '/api//'),
  (p) => `/${p}`,
  (p) => `//x${p}`,
  (p) => p.replace('/api', '/%2Fapi'),
  (p) => p.replace('/api/', '/api%2F'),
  (p) => p.replace('/api/', '/api%2f'),
  (p) => p.replace('/api/', '/api/./'),
  (p) => p.replace('/api/', '/api/x/../'),
  (p) => p.replace('/api/', '/api/%2e/'),
  (p) => p.replace('/api/', '/api/x/%2e%2e/'),
  (p) => p.replace('/api/', '/API/'),
  (p) => p.replace('/api/', '/%61pi/'),
  (p) => p.replace('/api/', '/api\\'),
  (p) => p.replace('/api/', '/api;x/'),
  (p) => p.replace(/(\?|$)/, '/$1'),
  (p) => p.replace(/(\?|$)/, '%20$1'),
  (p) => p.replace(/(\?|$)/, '%00$1'),
  (p) => p.replace(/(\?|$)/, ';x$1'),
  (p) => p.replace(/(\?|$)/, '%3F$1'),
  (p) => p.replace(/(\?|$)/, '%23$1'),
  (p) => p.replace(/(\?|$)/, '#$1'),
  (p) => p.replace(/(\?|$)/, '.json$1'),
  (p) => `http://evil.example${p}`,
  (p) => `HTTP://evil.example${p}`,
];
const SLUGS: readonly ((path: string) => string)[] = [
  (p) => `${p}/unit`,
  (p) => `${p}/unit?region=japan`,
  (p) => `${p}/unit?code=G9BQD`,
  (p) => p.replace('/google/', '//google/'),
  (p) => p.replace('/google/', '/google//'),
  (p) => p.replace('/google/', '/google%2F'),
  (p) => p.replace('/google/', '%2Fgoogle/'),
  (p) => p.replace('/google/', '/x/%2E%2E/google/'),
  (p) => p.replace('/google/', '/Google/'),
  (p) => p.replace('/google/', '/%67oogle/'),
  (p) => p.replace('/google/', '/google/./'),
  ...[
    ...['code=G9BQD', 'code=', 'code', 'region=japan', 'region=', 'region', 'region=nowhere'],
    ...['code=a&code=b', 'region=japan&region=taiwan', '%72egion=japan', 'c%6fde=x', 'x=%26code=y'],
    ...['REGION=japan', 'x&region=JP', 'region=japan&code=G9BQD', '?region=japan', '#region=japan'],
  ].map((query) => (p: string) => `${p}?${query}`),
];

describe.each(CACHES)('what $name keeps', ({ name, start }) => {
  describe.skipIf(programOf(name) === null)('as it is shipped', () => {
    let host: RunningHost;
    let cache: RunningCache;
    beforeAll(async () => {
      host = await HOSTS[0]!.start();
      cache = await start(host.port);
    });
    afterAll(async () => {
      await cache?.stop();
      await host?.stop();
    });
    /** Asks the cache twice for each, before and after the plain one: it has to say what the service says. */
    const hold = async (variant: string, plain: string): Promise<void> => {
      const ask = async (url: string, path: string) => {
        const { status, body } = await send(url, path);
        return { status, body };
      };
      const wanted = await ask(host.url, plain);
      expect(wanted.status).toBe(200);
      const first = await send(cache.url, variant);
      expect(await ask(cache.url, plain), `${plain} after ${variant}`).toEqual(wanted);
      const again = await send(cache.url, variant);
      expect(await ask(cache.url, plain), `${plain} after ${variant}`).toEqual(wanted);
      // What the cache itself refuses never reaches the service.
      const direct = await send(host.url, variant);
      for (const { status, body } of [first, again]) {
        if (status >= 400 && direct.status >= 400) continue;
        if (status === 400 && !body.includes('"status"')) continue;
        expect({ status, body }, variant).toEqual({ status: direct.status, body: direct.body });
      }
    };
    let number = 0;

    test(`is never another's answer: ${QUERIES.length} queries`, async () => {
      for (const query of QUERIES) {
        const q = `pixel+${(number++ % 9) + 1}+${number}`;
        await hold(`/api/check?${query(q)}`, `/api/check?q=${q}`);
      }
    });

    test(`is never another's answer: ${PATHS.length} paths`, async () => {
      for (const path of PATHS) {
        const plain = `/api/check?q=galaxy+${number++}`;
        await hold(path(plain), plain);
      }
    });

    test(`is never another's answer: ${PATHS.length + SLUGS.length} addresses of devices`, async () => {
      const models = [6, 7, 8, 9].flatMap((n) => [`pixel-${n}`, `pixel-${n}-pro`]);
      for (const [i, path] of [...PATHS, ...SLUGS].entries()) {
        // Another data set of entries for each: a query of its own where it is ignored.
        const plain = `/api/devices/google/${models[i % models.length]}`;
        await hold(path(plain), plain);
      }
    });

    test('is no refusal', async () => {
      for (let i = 0; i < 3; i++) {
        const { headers, status } = await send(cache.url, '/api/check?q=pixel&limit=99');
        expect(status).toBe(400);
        expect(headers['cache-status']).not.toMatch(/hit/i);
      }
    });

    test('and gives the world is not what is for those who run the service', async () => {
      for (const path of ['/metrics', '/readyz']) {
        for (const spelt of [
          path,
          `${path}#a`,
          `${path}?a`,
          `${path}#`,
          `/${path}`,
          `http://x${path}`,
          `HTTP://x${path}#a`,
          `https://x${path}?a`,
          `http://x:80${path}`,
          `http://x/.${path}`,
          path.replace('m', '%6d').replace('r', '%72'),
        ]) {
          const { status, body } = await send(cache.url, spelt);
          expect(status, spelt).toBeGreaterThanOrEqual(400);
          expect(body, spelt).not.toMatch(/esim_|ready/);
        }
      }
    });
  });
});
