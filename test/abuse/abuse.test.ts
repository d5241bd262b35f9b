import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ProblemDocument } from '../../src/model/index.ts';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';
import { exchange, idle, kept, pipeline, request, statuses } from './raw.ts';

const NODE = 'Node';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A request for a page of this host. */
const hosted = (name: string, target = '/'): string =>
  request(target).replace('Host: x', `Host: ${name}`);

/**
 * Opens connections that send a byte in 200 ms: 50 within a header, one within a body.
 *
 * @returns a promise for each, which resolves once the connection is closed
 */
async function trickle(port: number): Promise<Promise<void>[]> {
  const begun = [
    ...Array(50).fill('GET /api/check?q=x HTTP/1.1\r\nX-Slow: '),
    'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n',
  ] as string[];
  const sockets = await Promise.all(begun.map(() => idle(port)));
  return sockets.map((socket, i) => {
    socket.on('error', () => {});
    socket.resume();
    socket.write(begun[i]!);
    const timer = setInterval(() => socket.writable && socket.write('a'), 200);
    return new Promise((resolve) => {
      socket.on('close', () => {
        clearInterval(timer);
        resolve();
      });
    });
  });
}

describe.each(HOSTS)('what the internet sends to $name', ({ name, start }) => {
  let host: RunningHost;
  /** When each of them was cut off. They trickle while the other tests ask. */
  let slow: Promise<void>[] = [];
  beforeAll(async () => {
    host = await start();
    // Bounds of time and number are the host's own; on the edge the platform keeps them.
    if (name === NODE) slow = await trickle(host.port);
  });
  afterAll(() => host?.stop());
  afterEach(async () => {
    expect(host.process.exitCode).toBeNull();
    expect((await send(host.url, '/api/check?q=iphone')).status).toBe(200);
  });
  const ask = async (bytes: string | Buffer): Promise<number[]> =>
    statuses(await exchange(host.port, bytes));
  /**
   * A refusal, whatever its kind, or a closed connection; never a fault of ours. What is no request
   * does not reach a worker: workerd itself refuses it, with 500 or 501, and in production the edge
   * before it does.
   */
  const refused = (all: number[]): void => {
    if (name === NODE) for (const status of all) expect(status).toBeLessThan(500);
    expect(all).not.toContain(200);
  };

  test('every byte in q, escaped', async () => {
    for (let byte = 0; byte < 256; byte++) {
      const escaped = `%${byte.toString(16).padStart(2, '0')}`;
      for (const q of [escaped, `a${escaped}`]) {
        const { status } = await send(host.url, `/api/check?q=${q}`);
        expect([200, 400], `${q} gave ${status}`).toContain(status);
        if (byte >= 0x80) expect(status, q).toBe(400);
      }
    }
  });

  test('every byte in q, as it is', async () => {
    for (let byte = 0; byte < 256; byte++) {
      const bytes = Buffer.concat([
        Buffer.from('GET /api/check?q=a'),
        Buffer.from([byte]),
        Buffer.from('b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      ]);
      for (const status of await ask(bytes)) expect(status, String(byte)).toBeLessThan(500);
    }
  });

  test.each([
    '%c0%80',
    '%ed%a0%80',
    '%f4%90%80%80',
    '%e2%82',
    '%',
    '%g0',
    '%2',
    'a%%41',
    '%u0041',
    '%fe%ff',
  ])('invalid encoding: %s', async (q) => {
    expect((await send(host.url, `/api/check?q=${q}`)).status).toBe(400);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[q]', 'q[]'])(
    'a parameter named %s changes nothing',
    async (parameter) => {
      const plain = await send(host.url, '/api/check?q=pixel+8');
      const answer = await send(host.url, `/api/check?${parameter}=x&q=pixel+8`);
      expect(answer.status).toBe(200);
      expect(answer.body).toBe(plain.body);
      const detected = await send(host.url, `/api/detect?${parameter}=x`);
      expect(detected.status).toBe(200);
    },
  );

  test.each([
    '/api/devices/../../etc/passwd',
    '/api/devices/..%2f..%2fetc%2fpasswd',
    '/api/devices/%2e%2e/%2e%2e',
    '/api/devices/apple/..%5c..%5cx',
    '/dataset/../../package.json',
    '/dataset/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/../../../etc/passwd',
    '//etc/passwd',
    '/api/devices/apple/%00',
    '/api/devices/apple/iphone-15%00.json',
  ])('no file is read for %s', async (path) => {
    const text = await exchange(host.port, request(path));
    for (const status of statuses(text)) expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/root:|"devDependencies"/);
  });

  test.each(['BREW', 'TRACE', 'CONNECT', 'get', 'GET\tX', 'PROPFIND', 'M-SEARCH', '__proto__'])(
    'the method %s',
    async (method) => refused(await ask(request('/api/check?q=x', '', method))),
  );

  test.each([
    ['none at all', 'GET /api/check?q=x HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two', request('/api/check?q=x', 'Host: y\r\n')],
    ['an address', request('/', 'Host: http://evil.example/\r\n')],
    ['with bytes that are none of a host', request('/', 'Host: a b<script>\r\n')],
    ['a label that is no Punycode', hosted('xn--')],
    ['a port that is none', hosted('x:99999')],
    ['an escape', hosted('x%2fy')],
    ['no name', hosted(':80')],
    ['an ampersand', hosted('a&b')],
    ['quotes', hosted(`a"'b`)],
    ['a sitemap of an ampersand', hosted('a&b', '/sitemap.xml')],
    ['in the target', request('http://evil.example/api/check?q=x')],
    ['in the target, of another kind', request('ftp://evil.example/api/check?q=x')],
    ['an asterisk as the target', request('*', '', 'OPTIONS')],
  ])('a host: %s', async (_, bytes) => {
    const text = await exchange(host.port, bytes);
    if (name === NODE) for (const status of statuses(text)) expect(status).toBeLessThan(500);
    // A fault of ours, in a host that passes on what is no host.
    expect(text).not.toContain('internal-error');
    expect(text).not.toMatch(/http:..a(?:&|"|'|&quot;)/);
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/<script>|location:.*evil/i);
  });

  test.runIf(name === NODE).each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'invalid-request'],
    ['an unknown method', request('/', '', 'BREW'), 400, 'invalid-request'],
    ['a control character', request('/', 'X: a\0b\r\n'), 400, 'invalid-request'],
    [
      'two lengths',
      request('/mcp', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
      400,
      'invalid-request',
    ],
    ['a backslash', request('/brands/\\..\\'), 400, 'invalid-request'],
    ['an asterisk', request('*'), 400, 'invalid-request'],
    ['a host that is none', request('/').replace('Host: x', 'Host: [::1'), 400, 'invalid-request'],
    ['no host', request('/').replace('Host: x\r\n', ''), 400, 'invalid-host'],
    [
      'no host, for an endpoint',
      request('/api/check?q=x').replace('Host: x\r\n', ''),
      400,
      'invalid-host',
    ],
    ['two hosts', request('/', 'Host: y\r\n'), 400, 'invalid-host'],
    ['long headers', request('/', `X: ${'x'.repeat(20_000)}\r\n`), 431, 'headers-too-large'],
  ])('a refusal says what was wrong: %s', async (_, bytes, status, code) => {
    const text = await exchange(host.port, bytes);
    expect(statuses(text)).toEqual([status]);
    expect(text).toMatch(/^content-type: application\/problem\+json\r$/im);
    const body = JSON.parse(/\{.*\}/s.exec(text)![0]);
    expect(v.parse(ProblemDocument, body)).toMatchObject({ status, code });
  });

  test.runIf(name === NODE).each([
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n'],
    ['an unknown expectation', request('/', 'Expect: applause\r\n')],
  ])('is answered: %s', async (_, bytes) => {
    expect(await ask(bytes)).toEqual([200]);
  });

  test('nothing that is sent becomes a header', async () => {
    const injected = 'a%0d%0aSet-Cookie:%20x=1%0d%0a%0d%0a<script>';
    for (const path of [
      `/api/check?q=${injected}`,
      `/api/check?limit=${injected}&q=x`,
      `/api/devices/${injected}/x`,
      `/${injected}`,
    ]) {
      const answer = await send(host.url, path);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
      const shown = JSON.stringify(answer.headers) + answer.body;
      if (path.startsWith('/api/')) expect(shown).not.toContain('<script>');
    }
  });

  test('headers that a detector reads hold anything', async () => {
    const values = [
      '"',
      '\\',
      '""',
      '"\\"',
      'x'.repeat(4000),
      '\t',
      '"\u00ff"',
      '?1',
      '();a=1',
      '%00',
    ];
    for (const value of values) {
      for (const header of [
        'User-Agent',
        'Sec-CH-UA-Model',
        'Sec-CH-UA-Platform',
        'X-UCBrowser-Device-UA',
      ]) {
        const text = await exchange(host.port, request('/api/detect', `${header}: ${value}\r\n`));
        const all = statuses(text);
        for (const status of all) expect(status, `${header}: ${value}`).toBeLessThan(500);
      }
    }
  });

  test.each([
    ['a target of 100 kB', request(`/api/check?q=${'a'.repeat(100_000)}`)],
    ['a header of 100 kB', request('/api/check?q=x', `X-A: ${'a'.repeat(100_000)}\r\n`)],
    [
      '1,000 headers',
      request(
        '/api/detect',
        Array.from({ length: 1000 }, (_, i) => `X-${i}: ${'v'.repeat(40)}\r\n`).join(''),
      ),
    ],
    ['a header without a colon', request('/api/check?q=x', 'nonsense\r\n')],
    ['a folded header', request('/api/check?q=x', 'X-A: a\r\n b\r\n')],
    ['two lengths', request('/api/check?q=x', 'Content-Length: 1\r\nContent-Length: 2\r\n')],
    [
      'a length and chunks',
      request('/mcp', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', 'POST'),
    ],
    ['a negative length', request('/mcp', 'Content-Length: -1\r\n', 'POST')],
    ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['nothing but line ends', '\r\n'.repeat(5000)],
    ['zeros', Buffer.alloc(20_000)],
  ])('%s', async (_, bytes) => {
    const text = await exchange(host.port, bytes, 1000);
    for (const status of statuses(text)) expect(status).toBeLessThan(500);
  });

  test('pipelined requests are answered in their order', async () => {
    const many = pipeline(100, (i) => `/api/check?q=iphone&limit=${(i % 25) + 1}`);
    const text = await exchange(host.port, many + request('/healthz'));
    const all = statuses(text);
    expect(all).toHaveLength(101);
    expect(new Set(all)).toEqual(new Set([200]));
    const counts = [...text.matchAll(/"count":(\d+)/g)].map((m) => Number(m[1]));
    expect(counts).toEqual(Array.from({ length: 100 }, (_, i) => (i % 25) + 1));
  });

  test.each(['/mcp', '/api/check'])('a body for %s that breaks off', async (path) => {
    const headers =
      'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n';
    const chunks = `${headers}Transfer-Encoding: chunked\r\n`;
    const text = await exchange(host.port, `${request(path, chunks, 'POST')}zz\r\n`);
    expect(statuses(text)).toEqual([400]);
  });

  test('a body where none is read', async () => {
    const body = 'x'.repeat(200_000);
    const all = await ask(
      request('/api/detect', `Content-Length: ${body.length}\r\n`, 'POST') + body,
    );
    expect(all).toEqual([413]);
    const short = await ask(`${request('/api/detect', 'Content-Length: 1\r\n', 'POST')}x`);
    expect(short).toEqual([405]);
  });

  test.runIf(name === NODE)('clients that shut one half of the connection are let go', async () => {
    const text = await new Promise<string>((resolve) => {
      void idle(host.port).then((socket) => {
        let read = '';
        socket.on('data', (data) => (read += data));
        socket.on('close', () => resolve(read));
        socket.end(request('/api/check?q=x'));
      });
    });
    expect(statuses(text)).toEqual([200]);
  });

  /** Memory of the process, in MB. */
  const rss = (): number => {
    const status = readFileSync(`/proc/${host.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  test.runIf(name === NODE)(
    'clients that ask for much and read nothing hold neither others nor memory',
    async () => {
      const path = (await send(host.url, '/dataset.json')).headers.location as string;
      const round = async (): Promise<number> => {
        const sockets = await Promise.all(Array.from({ length: 40 }, () => idle(host.port)));
        for (const socket of sockets) {
          socket.on('error', () => {});
          socket.pause();
          for (let i = 0; i < 5; i++) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
        }
        for (let i = 0; i < 20; i++) {
          expect((await send(host.url, `/api/check?q=pixel+${i}`)).status).toBe(200);
          await pause(50);
        }
        const held = rss();
        for (const socket of sockets) socket.destroy();
        return held;
      };
      const level = await round();
      expect(await round()).toBeLessThan(level + 40);
      // What is kept for each is a few pieces of 64 KiB, and not the whole copy.
      expect(level).toBeLessThan(300);
    },
  );

  test.runIf(name === NODE)(
    'questions that are never the same do not fill the memory',
    async () => {
      // More than twice what the cache of answers holds.
      const level = async (round: number): Promise<number> => {
        for (let i = 0; i < 40; i++) {
          const many = pipeline(50, (n) => {
            const number = round * 2000 + i * 50 + n;
            return `/api/check?q=galaxy+${number.toString(36)}&limit=25`;
          });
          const all = statuses(await exchange(host.port, many + request('/healthz')));
          expect(all).toEqual(Array(51).fill(200));
        }
        return rss();
      };
      await level(0);
      const before = await level(1);
      expect(await level(2)).toBeLessThan(before + 25);
    },
  );

  test.runIf(name === NODE)(
    'clients that trickle, in a header or in a body, are cut off',
    async () => {
      expect(slow.length).toBeGreaterThan(1);
      await Promise.all(slow);
    },
  );

  test.runIf(name === NODE)(
    '5,000 idle connections hinder nobody, and leave nothing behind',
    async () => {
      const open = async (): Promise<number> => {
        const { body } = await send(host.url, '/metrics');
        return Number(/^esim_connections (\d+)$/m.exec(body)?.[1]);
      };
      const flood = async (): Promise<number> => {
        const sockets: Socket[] = [];
        for (let i = 0; i < 50; i++) {
          sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => kept(host.port)))));
        }
        await expect.poll(open).toBeGreaterThanOrEqual(5000);
        for (let i = 0; i < 20; i++) {
          expect((await send(host.url, `/api/check?q=pixel+${i}`)).status).toBe(200);
        }
        for (const socket of sockets) socket.destroy();
        await expect.poll(open).toBeLessThan(5);
        const questions = pipeline(500, (i) => `/api/check?q=galaxy+${i}`);
        for (let i = 0; i < 4; i++) await exchange(host.port, questions + request('/healthz'));
        return rss();
      };
      // The first flood grows the heap to what it takes; another one must not grow it further.
      await flood();
      const level = await flood();
      expect(await flood()).toBeLessThan(level + 25);
    },
  );
});
