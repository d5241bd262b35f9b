import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';
import { exchange, idle, pipeline, request, statuses } from './raw.ts';

const CONNECTIONS = 300;
const REQUESTS = 1000;

describe('a thousand requests sent at once on one connection', () => {
  let host: RunningHost;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    // Nothing is refused: the bounds must hold without that.
    host = await HOSTS[0]!.start({ WORK_LIMIT: '0', MAX_LAG_MS: '0' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await host.stop();
  });
  const rss = (): number => {
    const status = readFileSync(`/proc/${host.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  test.each([
    ['several sitemaps', (i: number) => `/sitemap/devices-${(i % 9) + 1}.xml`],
    ['searches that are never the same', (i: number) => `/api/check?q=galaxy+${i}&limit=25`],
    ['the data set', () => '/dataset.json'],
  ])('by 300 clients that read nothing: %s', async (_, target) => {
    let most = 0;
    const bytes = pipeline(REQUESTS, target);
    const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => idle(host.port)));
    sockets.push(...open);
    for (const socket of open) {
      socket.on('error', () => {});
      socket.pause();
      socket.write(bytes);
    }
    for (let i = 0; i < 20; i++) {
      const { status } = await send(host.url, `/api/check?q=pixel+${i}`);
      expect(status).toBe(200);
      most = Math.max(most, rss());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(host.process.exitCode).toBeNull();
    expect(most).toBeLessThan(300);
  });

  test('is answered whole and in order to a client that reads', async () => {
    const read = async (n: number): Promise<void> => {
      const bytes = pipeline(REQUESTS, (i) => `/api/check?q=iphone&n=${n}&limit=${(i % 25) + 1}`);
      const text = await exchange(host.port, bytes + request('/healthz'));
      expect(statuses(text)).toHaveLength(REQUESTS + 1);
      const counts = [...text.matchAll(/"results":\[(.*?)\],"count":(\d+)/g)].map((m) =>
        Number(m[2]),
      );
      expect(counts.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
      expect(counts).toHaveLength(REQUESTS);
      expect(counts).toEqual(counts.map((_, i) => counts[i % 25]));
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => read(n)));
  });

  test('with bodies and slow writes is answered in order', async () => {
    const call = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const post =
      'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `Accept: application/json, text/event-stream\r\nContent-Length: ${call.length}\r\n\r\n${call}`;
    const bytes = `${pipeline(3, () => '/api/check?q=pixel')}${post}${pipeline(2, () => '/og.png')}${post}`;
    const socket = await idle(host.port);
    sockets.push(socket);
    let text = '';
    socket.setEncoding('latin1').on('data', (data) => (text += data));
    for (let at = 0; at < bytes.length; at += 37) {
      socket.write(bytes.slice(at, at + 37));
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.write(request('/healthz'));
    await once(socket, 'close');
    const types = [...text.matchAll(/content-type: ([\w/+-]+)/gi)].map((m) => m[1]);
    expect(statuses(text)).toHaveLength(8);
    expect([0, 1, 2, 4, 5, 7].map((i) => types[i])).toEqual([
      ...['application/json', 'application/json', 'application/json'],
      ...['image/png', 'image/png', 'text/plain'],
    ]);
  });
});
