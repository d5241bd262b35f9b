import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { exchange, idle, request, statuses } from '../abuse/raw.ts';
import { freePort, HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const main = join(root, 'dist/bundle/main.js');
const shipped = join(root, 'dist/esim.snapshot');
const folder = mkdtempSync(join(tmpdir(), 'esim-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let host: RunningHost | undefined;
let child: ChildProcess | undefined;
let taken: Server | undefined;
afterEach(async () => {
  await host?.stop();
  host = undefined;
  child?.kill('SIGKILL');
  child = undefined;
  taken?.close();
  taken = undefined;
});
const start = async (env: Record<string, string> = {}): Promise<RunningHost> => {
  host = await HOSTS[0]!.start(env);
  return host;
};
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
/** The status of an answer; 0 if there is none. */
const statusOf = (url: string, path: string): Promise<number> =>
  send(url, path).then(
    ({ status }) => status,
    () => 0,
  );
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/exe`);

describe('a service that cannot start', () => {
  const end = async (env: Record<string, string>): Promise<{ code: number; said: string }> => {
    child = spawn(process.execPath, [main, 'serve'], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (text) => (said += text));
    const [code] = await once(child, 'exit');
    return { code, said };
  };

  test.each([
    ['a port that is taken', { WORKERS: '1' }, 'PORT'],
    ['a port that is taken, of two processes', { WORKERS: '2' }, 'PORT'],
    ['a metrics port that is taken', { PORT: '0', METRICS_HOST: '127.0.0.1' }, 'METRICS_PORT'],
    [
      'a metrics port that is taken, of two processes',
      { PORT: '0', WORKERS: '2', METRICS_HOST: '127.0.0.1' },
      'METRICS_PORT',
    ],
  ])('ends with its code, and leaves no process: %s', async (_, env, variable) => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, said } = await end({ ...env, [variable]: String(port) });
    expect(code).toBe(3);
    expect(said).toContain(`Port ${port} is in use by another program. Set ${variable} to another`);
    expect(childrenOf(child!.pid!)).toEqual([]);
  });

  test('says which setting is misspelt', async () => {
    const { code, said } = await end({ PORT: '0', RATELIMIT: '5', WORKER: '2' });
    expect(code).toBe(2);
    expect(said).toMatch(
      /RATELIMIT is not a setting. Did you mean RATE_LIMIT\?.*WORKER is not a setting/s,
    );
  });

  test('does not wait for a snapshot that is a pipe', async () => {
    const SNAPSHOT = join(folder, 'pipe');
    execFileSync('mkfifo', [SNAPSHOT]);
    const { code, said } = await end({ PORT: '0', SNAPSHOT });
    expect(code).toBe(3);
    expect(said).toMatch(/no regular file/);
  });

  test('can be asked beforehand', () => {
    const check = (env: Record<string, string>): number | null =>
      spawnSync(process.execPath, [main, 'serve', '--check'], {
        env: { PATH: process.env.PATH, ...env },
      }).status;
    expect(check({ PORT: '0' })).toBe(0);
    expect(check({ PORT: 'x' })).toBe(2);
    expect(check({ RATELIMIT: '3' })).toBe(2);
    expect(check({ SNAPSHOT: join(folder, 'missing') })).toBe(3);
  });
});

describe('several processes', () => {
  test('are replaced with the last good data, whatever has become of the file', async () => {
    const SNAPSHOT = join(folder, 'esim.snapshot');
    copyFileSync(shipped, SNAPSHOT);
    const running = await start({ WORKERS: '2', SNAPSHOT });
    const version = async (): Promise<unknown> =>
      (await send(running.url, '/api/check?q=pixel')).headers['dataset-version'];
    const before = await version();
    writeFileSync(SNAPSHOT, 'damaged');
    for (const pid of childrenOf(running.process.pid!)) process.kill(pid, 'SIGKILL');
    // A connection that was just handed to a process that is killed gets no answer.
    const metrics = async (): Promise<string | undefined> => {
      const signal = AbortSignal.timeout(10_000);
      return (await send(running.url, '/metrics', { signal }).catch(() => null))?.body;
    };
    await expect.poll(metrics, { timeout: 100_000 }).toMatch(/^esim_workers 2$/m);
    expect(await version()).toBe(before);
    expect(childrenOf(running.process.pid!)).toHaveLength(2);
  });

  test('stop within the bound, one that hangs as well', async () => {
    const running = await start({ WORKERS: '2', SHUTDOWN_SECONDS: '1' });
    const children = childrenOf(running.process.pid!);
    process.kill(children[0]!, 'SIGSTOP');
    const exit = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await exit;
    for (const pid of children) expect(isAlive(pid)).toBe(false);
  });
});

describe('a log that cannot be written', () => {
  const serveWith = async (stderr: number | 'pipe'): Promise<string> => {
    const port = await freePort();
    child = spawn(process.execPath, [main, 'serve'], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG: 'requests',
        MAX_LAG_MS: '0',
      },
      stdio: ['ignore', stderr, stderr],
    });
    child.stdout?.destroy();
    child.stderr?.destroy();
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(url, '/healthz')).toBe(200);
    return url;
  };

  test.each([
    ['a disk that is full', (): number => openSync('/dev/full', 'w')],
    ['a reader that has gone', (): 'pipe' => 'pipe'],
  ])('costs its lines and nothing else: %s', async (_, stderr) => {
    const url = await serveWith(stderr());
    for (let i = 0; i < 20; i++) {
      for (const path of ['/api/check?q=pixel', '/', '/nothing', '/mcp']) {
        expect((await send(url, path)).status).toBeLessThan(500);
      }
    }
    const { body } = await send(url, '/metrics');
    expect(Number(/^esim_log_lines_lost_total (\d+)/m.exec(body)?.[1])).toBeGreaterThan(50);
    expect(child!.exitCode).toBeNull();
  });
});

describe('those who run the service', () => {
  test('have a port of their own, and the public one has none of it', async () => {
    const METRICS_PORT = String(await freePort());
    const running = await start({ METRICS_PORT, METRICS_HOST: '127.0.0.1' });
    const inside = `http://127.0.0.1:${METRICS_PORT}`;
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await send(inside, path)).status, path).toBe(200);
    }
    for (const path of ['/api/check?q=pixel', '/', '/readyz/x']) {
      expect((await send(inside, path)).status, path).toBe(404);
    }
    expect((await send(running.url, '/healthz')).status).toBe(200);
    for (const path of ['/metrics', '/readyz']) {
      const { status, body } = await send(running.url, path);
      expect(status, path).toBe(404);
      expect(body).not.toMatch(/esim_requests/);
    }
  });

  test('see that it stops before connections are refused', async () => {
    const METRICS_PORT = String(await freePort());
    const running = await start({ METRICS_PORT, METRICS_HOST: '127.0.0.1', DRAIN_SECONDS: '600' });
    const ready = async (): Promise<number> =>
      (await send(`http://127.0.0.1:${METRICS_PORT}`, '/readyz')).status;
    expect(await ready()).toBe(200);
    running.process.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    const answer = await send(running.url, '/api/check?q=pixel');
    expect(answer.status).toBe(200);
    expect(answer.headers.connection).toBe('close');
    running.process.kill('SIGKILL');
  });

  test('wait no longer for a stop than they have said', async () => {
    const running = await start({ DRAIN_SECONDS: '1' });
    const exit = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test.each(['/healthz', '/readyz', '/metrics', '/', '/brands', '/apple/iphone-15-pro'])(
    '%s is read, and nothing else',
    async (path) => {
      const running = await start();
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await send(running.url, path, { method });
        expect(status, method).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
      }
      expect((await send(running.url, path, { method: 'HEAD' })).status).toBe(200);
    },
  );
});

describe('a connection', () => {
  test('is refused after the answers that come before', async () => {
    const running = await start();
    const page = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const bytes = `${page('/og.png')}${page('/api/check?q=pixel')}${page('/brands')}nonsense\r\n\r\n`;
    expect(statuses(await exchange(running.port, bytes))).toEqual([200, 200, 200, 400]);
  });

  test('with two hosts is refused', async () => {
    const running = await start();
    for (const path of ['/api/check?q=pixel', '/brands', '/healthz']) {
      const text = await exchange(running.port, request(path, 'Host: y\r\n'));
      expect(statuses(text), path).toEqual([400]);
    }
  });

  test('is told apart by its address, in whatever spelling the proxy writes it', async () => {
    const running = await start({ RATE_LIMIT: '2', TRUST_PROXY: '1' });
    const from = async (address: string): Promise<number> => {
      const headers = { 'X-Forwarded-For': address };
      return (await send(running.url, '/api/check?q=pixel', { headers })).status;
    };
    const same = ['2001:db8::1', '2001:db8:0:0:1::', '[2001:db8::2]:443'];
    // Sent at once, they may arrive in any order.
    const statusesOf = async (addresses: string[]): Promise<number[]> =>
      (await Promise.all(addresses.map(from))).sort((a, b) => a - b);
    expect(await statusesOf(same)).toEqual([200, 200, 429]);
    const ports = ['192.0.2.1:1', '192.0.2.1:2', '192.0.2.1:3'];
    expect(await statusesOf(ports)).toEqual([200, 200, 429]);
    for (const odd of ['fe80::1%eth0', 'unknown', '_hidden', '', ',', '::']) {
      expect(await from(odd), odd).toBe(200);
    }
    const refused = await send(running.url, '/api/check?q=pixel', {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    });
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  test('for which there is no descriptor left takes no answer from others', async () => {
    const port = await freePort();
    const limited = `ulimit -n 80; exec "${process.execPath}" "${main}" serve`;
    child = spawn('sh', ['-c', limited], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), MAX_LAG_MS: '0' },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(url, '/healthz')).toBe(200);
    // A connection that is kept, while others take all that can be had.
    const kept = await idle(port);
    let text = '';
    kept.setEncoding('latin1').on('data', (data) => (text += data));
    // One that has asked nothing yet is ended after ten seconds.
    kept.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => text).toMatch(/ok\n$/);
    text = '';
    let refused = 0;
    const others = Array.from({ length: 120 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .on('close', () => refused++)
        .resume(),
    );
    await expect.poll(() => refused).toBeGreaterThan(40);
    kept.write('GET /dataset.csv HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => text).toMatch(/location: (\S+)/i);
    const path = /location: (\S+)/i.exec(text)![1]!;
    // Files are read for each of these: modules for the first two, the data set for the third.
    const bytes = ['/brands', '/mcp'].map((p) => `GET ${p} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
    text = '';
    kept.write(bytes + request(path));
    await once(kept, 'close');
    expect(statuses(text)).toEqual([200, 405, 200]);
    expect(text.length).toBeGreaterThan(1e6);
    for (const socket of others) socket.destroy();
    await expect.poll(() => statusOf(url, '/api/check?q=pixel')).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});

test('an asterisk names no document that is not there', async () => {
  const running = await start();
  for (const path of [
    '/nobody',
    '/apple/nothing',
    '/api/devices/apple/nothing',
    '/brands?letter=??',
  ]) {
    const { status } = await send(running.url, path, { headers: { 'If-None-Match': '*' } });
    expect(status, path).toBe(404);
  }
  const there = await send(running.url, '/brands', { headers: { 'If-None-Match': '*' } });
  expect(there.status).toBe(304);
});
