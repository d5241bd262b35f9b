import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensurePackages, programOf } from '../../scripts/system-packages.js';
import { ProblemDocument } from '../../src/model/index.ts';
import { exchange, request, statuses } from '../abuse/raw.ts';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { CACHES, type RunningCache } from './caches.ts';

const missing = ensurePackages(CACHES.map(({ name }) => name));

test.runIf(process.env.CI === 'true')('both caches are installed', () => {
  expect(missing).toEqual([]);
});

/** Where the service answers: its hosts, and the first of them behind each cache. */
const PLACES = [
  ...HOSTS.map(({ name }) => name),
  ...CACHES.map(({ name }) => name).filter((name) => programOf(name) !== null),
];

const JSON_BODY =
  'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n';
let number = 0;
/** A question that no cache has been asked. */
const fresh = (): string => `/api/check?q=pixel+8+${number++}`;
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `X-${i}: v\r\n`).join('');
const long = (bytes: number): string => `X-Long: ${'a'.repeat(bytes)}\r\n`;
const body = (target: string, bytes: number, method = 'POST'): string =>
  request(target, `${JSON_BODY}Content-Length: ${bytes}\r\n`, method) + 'x'.repeat(bytes);
const chunked = (target: string, bytes: number): string =>
  `${request(target, `${JSON_BODY}Transfer-Encoding: chunked\r\n`, 'POST')}${bytes.toString(16)}\r\n` +
  `${'x'.repeat(bytes)}\r\n0\r\n\r\n`;

/** What is sent, and what every place answers. */
const CASES: readonly (readonly [what: string, bytes: () => string, status: number])[] = [
  ['60 headers', () => request(fresh(), lines(60)), 200],
  ['190 headers', () => request(fresh(), lines(190)), 200],
  ['250 headers', () => request(fresh(), lines(250)), 431],
  ['900 headers', () => request(fresh(), lines(900)), 431],
  [
    '250 headers before the host',
    () => `GET / HTTP/1.1\r\nConnection: close\r\n${lines(250)}Host: x\r\n\r\n`,
    431,
  ],
  ['250 headers for a page', () => request('/brands', lines(250)), 431],
  ['250 headers for the tools', () => request('/mcp', lines(250) + JSON_BODY, 'POST'), 431],
  ['a header of 15,000 bytes', () => request(fresh(), long(15_000)), 200],
  ['a header of 20,000 bytes', () => request(fresh(), long(20_000)), 431],
  ['a header of 40,000 bytes', () => request(fresh(), long(40_000)), 431],
  ['three headers of 6,000 bytes', () => request(fresh(), long(6_000).repeat(3)), 431],
  ['an address of 15,000 bytes', () => request(`${fresh()}&x=${'a'.repeat(15_000)}`), 200],
  ['an address of 20,000 bytes', () => request(`${fresh()}&x=${'a'.repeat(20_000)}`), 431],
  ['an address of 40,000 bytes', () => request(`${fresh()}&x=${'a'.repeat(40_000)}`), 431],
  ['a page at 20,000 bytes', () => request(`/?q=${'a'.repeat(20_000)}`), 431],
  ['a body of 70,000 bytes', () => body('/api/check', 70_000), 413],
  ['a body of a megabyte', () => body('/api/check', 1_000_000), 413],
  ['a body in chunks of a megabyte', () => chunked('/api/check', 1_000_000), 413],
  ['a body of a megabyte for the tools', () => body('/mcp', 1_000_000), 413],
  ['a body in chunks for the tools', () => chunked('/mcp', 1_000_000), 413],
  ['a body of a megabyte for a page', () => body('/brands', 1_000_000), 413],
  ['a body of a megabyte where none is read', () => body('/api/detect', 1_000_000), 413],
  ['a body of a megabyte with PUT', () => body('/api/check', 1_000_000, 'PUT'), 413],
];

/** Documents by the status, as the first place that refuses tells it. */
const told = new Map<number, unknown>();

describe.each(PLACES)('what is too large, at %s', (place) => {
  let host: RunningHost;
  let cache: RunningCache | undefined;
  let port: number;
  beforeAll(async () => {
    host = await (HOSTS.find(({ name }) => name === place) ?? HOSTS[0]!).start();
    cache = await CACHES.find(({ name }) => name === place)?.start(host.port);
    port = cache === undefined ? host.port : Number(new URL(cache.url).port);
  });
  afterAll(async () => {
    await cache?.stop();
    await host?.stop();
  });

  test.each(CASES)('%s', async (_, bytes, status) => {
    const text = await exchange(port, bytes(), 20_000);
    expect(statuses(text)).toEqual([status]);
    if (status === 200) return;
    expect(text).toMatch(/^content-type: application\/problem\+json\r$/im);
    expect(text).toMatch(/^access-control-allow-origin: \*\r$/im);
    expect(text).toMatch(/^cache-control: (?:private, )?no-store\r$/im);
    const document: unknown = JSON.parse(/\{.*\}/s.exec(text)![0]);
    expect(v.parse(ProblemDocument, document).status).toBe(status);
    if (!told.has(status)) told.set(status, document);
    expect(document).toEqual(told.get(status));
  });

  // A host reads on after its answer, so that a client which sends first and reads later gets it.
  test.skipIf(place === 'workerd')(
    'ten megabytes are refused, and the refusal arrives',
    async () => {
      const text = await exchange(port, body('/api/check', 10_000_000), 20_000);
      expect(statuses(text)).toEqual([413]);
    },
  );

  test.skipIf(place === 'workerd')('requests in one write are answered one by one', async () => {
    const one = `GET /api/check?q=pixel+8 HTTP/1.1\r\nHost: x\r\n${long(3_000)}\r\n`;
    const text = await exchange(port, one.repeat(50) + request('/healthz'), 20_000);
    expect(statuses(text)).toEqual(Array(51).fill(200));
  });
});
