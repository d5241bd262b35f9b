import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { type Answer, send } from '../runtime/request.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shipped = join(root, 'dist/esim.snapshot');
const folder = mkdtempSync(join(tmpdir(), 'esim-host-'));
const snapshot = join(folder, 'esim.snapshot');
beforeAll(makeOther);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data set of another version. */
const other = join(folder, 'other.snapshot');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let host: RunningHost | undefined;
afterEach(async () => {
  await host?.stop();
  host = undefined;
});
const start = async (env: Record<string, string> = {}): Promise<RunningHost> => {
  host = await HOSTS[0]!.start(env);
  return host;
};
const version = async ({ url }: RunningHost): Promise<string> =>
  (await send(url, '/api/check?q=iphone')).headers['dataset-version'] as string;

/** Replaces the file in one step, as a deployment does. */
function replace(content: string | Buffer): void {
  writeFileSync(`${snapshot}.new`, content);
  renameSync(`${snapshot}.new`, snapshot);
}

describe('a new data set', () => {
  test.each(['1', '2'])(
    'is taken in on SIGHUP without a failed request; a bad one is refused: %s processes',
    async (WORKERS) => {
      copyFileSync(shipped, snapshot);
      const running = await start({ SNAPSHOT: snapshot, WORKERS });
      const first = await version(running);
      const seen = new Map<number, number>();
      let asking = true;
      const ask = async (): Promise<void> => {
        for (let i = 0; asking; i++) {
          const { status } = await send(running.url, `/api/check?q=galaxy+${i}`);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      };
      const asked = [ask(), ask(), ask()];

      replace(readFileSync(other));
      running.process.kill('SIGHUP');
      // Of every process: connections are shared out at random.
      const versions = async (): Promise<string[]> => [
        ...new Set(await Promise.all(Array.from({ length: 20 }, () => version(running)))),
      ];
      await expect.poll(versions).not.toContain(first);
      const second = await version(running);

      const broken = Buffer.from(readFileSync(shipped));
      broken[broken.length - 9]! ^= 1;
      const refused = async (): Promise<number> => {
        const { body } = await send(running.url, '/metrics');
        return Number(/^esim_reloads_refused_total (\d+)/m.exec(body)?.[1]);
      };
      for (const bad of [broken, broken.subarray(0, 5000), Buffer.from('not a snapshot')]) {
        const before = await refused();
        replace(bad);
        running.process.kill('SIGHUP');
        await expect.poll(refused).toBeGreaterThan(before);
        expect(await version(running)).toBe(second);
      }

      asking = false;
      await Promise.all(asked);
      expect([...seen.keys()]).toEqual([200]);
      expect(seen.get(200)).toBeGreaterThan(20);
    },
  );

  test('is taken in when the file changes', async () => {
    copyFileSync(shipped, snapshot);
    const running = await start({ SNAPSHOT: snapshot });
    const first = await version(running);
    replace(readFileSync(other));
    await expect.poll(() => version(running)).not.toBe(first);
  });

  test('that cannot be served does not start a service', async () => {
    writeFileSync(snapshot, 'not a snapshot');
    await expect(start({ SNAPSHOT: snapshot })).rejects.toThrow(/snapshot/i);
    await expect(start({ SNAPSHOT: join(folder, 'missing') })).rejects.toThrow(/snapshot/i);
  });
});

/** Compiles a part of the facts, as of another day. */
function makeOther(): void {
  const script = join(root, 'scripts/part-of-facts.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, other, '400'], { cwd: root });
}

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s answers what is under way, and takes nothing new',
    async (signal) => {
      // The client keeps its connection. The bound is after the end of the test.
      const running = await start({ SHUTDOWN_SECONDS: '600' });
      const agent = new Agent({ keepAlive: true });
      // A request whose end has not come yet is under way.
      const req = request({
        port: running.port,
        host: '127.0.0.1',
        path: '/mcp',
        method: 'OPTIONS',
        agent,
        headers: { 'Content-Length': 5, Expect: '100-continue' },
      });
      const answer = once(req, 'response') as Promise<[IncomingMessage]>;
      // The service has the request, and waits for its body.
      req.flushHeaders();
      await once(req, 'continue');
      req.write('ab');
      const exit = new Promise((resolve) => running.process.once('exit', resolve));
      running.process.kill(signal);
      const isAnswered = (): Promise<boolean> =>
        send(running.url, '/healthz').then(
          () => true,
          () => false,
        );
      await expect.poll(isAnswered).toBe(false);
      req.end('cde');
      const [response] = await answer;
      response.resume();
      expect(response.statusCode).toBe(204);
      expect(await exit).toBe(0);
      agent.destroy();
    },
  );

  test.each(['1', '2'])(
    'answers one more request on a connection that is kept, and ends it, with %s processes',
    async (workers) => {
      const running = await start({ WORKERS: workers, SHUTDOWN_SECONDS: '600' });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = async (): Promise<{ reused: boolean; connection: string | undefined }> => {
        const req = request({ port: running.port, host: '127.0.0.1', path: '/healthz', agent });
        req.end();
        const [response] = (await once(req, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        return { reused: req.reusedSocket, connection: response.headers.connection };
      };
      expect(await ask()).toEqual({ reused: false, connection: 'keep-alive' });
      const exit = new Promise((resolve) => running.process.once('exit', resolve));
      running.process.kill('SIGTERM');
      await expect.poll(running.output, { interval: 5 }).toContain('"stopping"');
      await pause(50);
      expect(await ask()).toEqual({ reused: true, connection: 'close' });
      expect(await exit).toBe(0);
      agent.destroy();
    },
  );

  test.each(['1', '2'])('under load loses no answer, with %s processes', async (workers) => {
    // It would wait longer than the test for connections that are kept.
    const running = await start({ WORKERS: workers, SHUTDOWN_SECONDS: '600' });
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const counts = { whole: 0, cut: 0, refused: 0 };
    let stopped = false;
    const ask = (i: number): Promise<void> =>
      new Promise((resolve) => {
        let begun = false;
        const path = `/api/check?q=galaxy+${i % 200}`;
        const req = request({ port: running.port, host: '127.0.0.1', path, agent }, (res) => {
          begun = true;
          res.resume();
          res.on('end', () => {
            counts[res.statusCode === 200 && res.complete ? 'whole' : 'cut']++;
            resolve();
          });
          res.on('error', () => {
            counts.cut++;
            resolve();
          });
        });
        req.on('error', () => {
          // No connection is taken any more, or the one that was kept has just ended (RFC 9112,
          // 9.6): the request was not begun, and is free to be sent again elsewhere.
          if (!begun) counts.refused++;
          resolve();
        });
        req.end();
      });
    const client = async (n: number): Promise<void> => {
      for (let i = n; !stopped; i += 16) await ask(i);
    };
    const clients = Array.from({ length: 16 }, (_, n) => client(n));
    while (counts.whole <= 50) await pause(20);
    const exit = new Promise((resolve) => running.process.once('exit', resolve));
    running.process.kill('SIGTERM');
    // Nobody's connection is waited for: those that are kept are ended after their answer.
    expect(await exit).toBe(0);
    stopped = true;
    await Promise.all(clients);
    agent.destroy();
    expect(counts.cut).toBe(0);
  });

  /** Asks for the whole data set, and reads no more than its beginning. */
  const slowReader = async ({ url, port }: RunningHost): Promise<Socket> => {
    const path = (await send(url, '/dataset.json')).headers.location as string;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };

  test('waits for a client that takes its answer slowly', async () => {
    const running = await start({ SHUTDOWN_SECONDS: '600' });
    const socket = await slowReader(running);
    const exit = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await expect.poll(running.output).toContain('"stopping"');
    await pause(500);
    let read = 0;
    let head = '';
    socket.on('data', (piece: Buffer) => {
      if (read === 0) head = piece.toString('latin1');
      read += piece.length;
    });
    await once(socket, 'close');
    expect(read).toBeGreaterThan(Number(/content-length: (\d+)/i.exec(head)?.[1]));
    expect(await exit).toEqual([0, null]);
  });

  test('does not wait longer than its bound', async () => {
    const running = await start({ SHUTDOWN_SECONDS: '1' });
    const socket = await slowReader(running);
    const exit = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    socket.destroy();
  });
});

describe('several processes', () => {
  test('say where they serve once all of them do', async () => {
    const running = await start({ WORKERS: '2' });
    expect(running.output()).toMatch(/on http:\/\/127\.0\.0\.1:\d+/);
    expect((await send(running.url, '/metrics')).body).toMatch(/^esim_workers 2$/m);
  });

  test('share a port, are replaced when one is killed, and count together', async () => {
    copyFileSync(shipped, snapshot);
    const running = await start({ WORKERS: '2', SNAPSHOT: snapshot });
    const requests = async (): Promise<number> => {
      const { body } = await send(running.url, '/metrics');
      expect(body).toMatch(/^esim_workers 2$/m);
      return Number(
        /^esim_requests_total\{route="check",status="200"\} (\d+)$/m.exec(body)?.[1] ?? 0,
      );
    };
    for (let i = 0; i < 40; i++) await send(running.url, `/api/check?q=pixel+${i}`);
    expect(await requests()).toBe(40);

    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(running.process.pid)], {
      encoding: 'utf8',
    });
    const [victim] = children.trim().split(/\s+/).map(Number);
    process.kill(victim!, 'SIGKILL');
    // The other one answers meanwhile, and soon there are two again.
    let answered = 0;
    for (let i = 0; i < 20; i++) {
      const status = await send(running.url, '/api/check?q=iphone').then(
        (a) => a.status,
        () => 0,
      );
      if (status !== 0) expect(status).toBe(200);
      if (status !== 0) answered++;
    }
    await expect
      .poll(async () => (await send(running.url, '/metrics').catch(() => null))?.body)
      .toMatch(/^esim_workers 2$/m);
    // A counter that falls is taken for one that has begun anew. The process that was killed may have
    // answered some of the later questions, which it cannot tell any more.
    expect(await requests()).toBeGreaterThan(40 + answered / 2);

    const first = await version(running);
    replace(readFileSync(other));
    running.process.kill('SIGHUP');
    // Every process has it, not only the one that is asked first.
    await expect
      .poll(async () => {
        const versions = await Promise.all(Array.from({ length: 12 }, () => version(running)));
        return versions.includes(first);
      })
      .toBe(false);
    const exit = new Promise((resolve) => running.process.once('exit', resolve));
    running.process.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});

describe('a limit on requests', () => {
  test('is for each client, told in headers, and never in an answer that is kept', async () => {
    const running = await start({ RATE_LIMIT: '5', TRUST_PROXY: '1' });
    const from = (address: string, path = '/api/check?q=iphone'): Promise<Answer> =>
      send(running.url, path, { headers: { 'X-Forwarded-For': address } });
    for (let i = 0; i < 5; i++) {
      const { status, headers } = await from(`spoofed-${i}, 192.0.2.1`);
      expect(status).toBe(200);
      expect(headers.ratelimit).toBeUndefined();
    }
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit-policy']).toBe('"default";q=5;w=60');
    expect(refused.headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/);
    expect(refused.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(refused.body).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    // One household has a /64 of addresses.
    for (let i = 0; i < 5; i++) expect((await from(`2001:db8:0:1::${i}`)).status).toBe(200);
    expect((await from('2001:db8:0:1:ffff::9')).status).toBe(429);
    expect((await from('2001:db8:0:2::9')).status).toBe(200);
    const told = await from('192.0.2.3', '/api/detect');
    expect(told.headers.ratelimit).toMatch(/^"default";r=4;t=\d+$/);
    // Those who run the service are never refused.
    expect((await from('192.0.2.1', '/healthz')).status).toBe(200);
  });

  test('of work is for what costs, and for no endpoint', async () => {
    const running = await start({ WORK_LIMIT: '1', TRUST_PROXY: '1' });
    const from = (address: string, path: string): Promise<Answer> =>
      send(running.url, path, { headers: { 'X-Forwarded-For': address } });
    let refused: Answer | undefined;
    for (let n = 1; n < 3000 && refused === undefined; n++) {
      const answer = await from('192.0.2.1', `/?q=galaxy+${n}`);
      if (answer.status !== 200) refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused!.headers['access-control-expose-headers']).toContain('Retry-After');
    expect((await from('192.0.2.1', '/og.png')).status).toBe(429);
    // The questions that the service is there for, and other clients, are answered.
    expect((await from('192.0.2.1', '/api/check?q=pixel')).status).toBe(200);
    expect((await from('192.0.2.1', '/api/detect')).status).toBe(200);
    expect((await from('192.0.2.2', '/og.png')).status).toBe(200);
  });

  test('believes nobody by default', async () => {
    const running = await start({ RATE_LIMIT: '3' });
    const all: number[] = [];
    for (let i = 0; i < 4; i++) {
      const headers = { 'X-Forwarded-For': `192.0.2.${i}` };
      all.push((await send(running.url, '/api/check?q=x', { headers })).status);
    }
    expect(all).toEqual([200, 200, 200, 429]);
  });
});

describe('more than can be done', () => {
  test('is refused for a moment with when to ask again, and health is still told', async () => {
    const running = await start({ MAX_LAG_MS: '200' });
    const ask = (path: string): Promise<Answer> => send(running.url, path);
    const status = async (): Promise<number> => (await ask('/api/check?q=iphone')).status;
    await expect.poll(status).toBe(200);
    const refused = new Map<string, Answer>();
    const costly = ['/api/check?q=iphone', '/api/detect', '/'];
    // Stopped by the system, the event loop is late for real. How soon the requests are read after
    // that is not ours to say: those that come too late for a refusal come again.
    const stopAWhile = async (): Promise<number> => {
      running.process.kill('SIGSTOP');
      const late = [...costly, '/healthz', '/metrics'].map(ask);
      await pause(1000);
      running.process.kill('SIGCONT');
      const answers = await Promise.all(late);
      for (const [i, path] of costly.entries()) {
        if (answers[i]!.status !== 200) refused.set(path, answers[i]!);
      }
      expect(answers.slice(3).map(({ status }) => status)).toEqual([200, 200]);
      return refused.size;
    };
    await expect.poll(stopAWhile, { timeout: 100_000 }).toBe(costly.length);
    for (const { status, headers, body } of refused.values()) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('1');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ status: 503, detail: expect.any(String) });
    }
    await expect.poll(status).toBe(200);
  });

  test('refuses nothing if the bound is 0', async () => {
    const running = await start({ MAX_LAG_MS: '0' });
    running.process.kill('SIGSTOP');
    const late = send(running.url, '/api/check?q=iphone');
    await pause(500);
    running.process.kill('SIGCONT');
    expect((await late).status).toBe(200);
  });
});

describe('the whole data set', () => {
  test('is sent to several at once while questions are answered', async () => {
    const running = await start();
    const newest = await send(running.url, '/dataset.json');
    const path = newest.headers.location as string;
    // A first one: code that runs for the first time is slow.
    const first = await send(running.url, path);
    expect(JSON.parse(first.body).devices.length).toBeGreaterThan(1000);
    let done = false;
    const whole = Promise.all(Array.from({ length: 3 }, () => send(running.url, path))).finally(
      () => {
        done = true;
      },
    );
    const seen: number[] = [];
    let meanwhile = 0;
    while (!done) {
      seen.push((await send(running.url, '/api/check?q=pixel+8')).status);
      if (!done) meanwhile++;
    }
    for (const { status, body } of await whole) {
      expect(status).toBe(200);
      expect(body.length).toBe(first.body.length);
    }
    expect(meanwhile).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([200]));
  });
});

describe('operation', () => {
  test('settings that cannot be used are told all at once', async () => {
    const env = { PATH: process.env.PATH, PORT: 'x', WORKERS: 'x', RATE_LIMIT: '-1' };
    const run = (): string =>
      execFileSync(process.execPath, [join(root, 'dist/bundle/main.js'), 'serve'], {
        env,
        stdio: 'pipe',
        encoding: 'utf8',
      });
    expect(run).toThrow(/PORT must be.*WORKERS must be.*RATE_LIMIT must be/s);
  });

  test('the log names no caller and no question', async () => {
    const running = await start({ LOG: 'requests' });
    let log = '';
    running.process.stderr?.on('data', (text) => (log += text));
    const headers = { 'User-Agent': 'someone-in-particular', 'X-Forwarded-For': '192.0.2.77' };
    await send(running.url, '/api/check?q=private-question', { headers });
    await send(running.url, '/api/detect', { headers });
    await expect.poll(() => log).toMatch(/"route":"detect"/);
    expect(log).not.toMatch(/someone|192\.0\.2|private-question|127\.0\.0\.1/);
    for (const line of log.trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({
        time: expect.any(String),
        event: expect.any(String),
      });
    }
  });

  test('health, readiness and metrics are there and kept nowhere', async () => {
    const running = await start();
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const { status, headers } = await send(running.url, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});
