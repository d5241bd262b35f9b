import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';

// What goes wrong around the process: too little memory, a clock that leaps, a disk that is slow, a
// reader of the log that has stopped reading. Each is done to the real service.

const shipped = fileURLToPath(new URL('../../dist/esim.snapshot', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'esim-injected-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let host: RunningHost | undefined;
/** The process of a service, which may be about to start. */
let spawned: ChildProcess | undefined;
afterEach(async () => {
  await host?.stop();
  host = undefined;
});
const start = async (env: Record<string, string>, stderr?: number): Promise<RunningHost> => {
  const isSpawned = (child: ChildProcess): void => {
    spawned = child;
  };
  host = await HOSTS[0]!.start(env, { stderr, isSpawned });
  return host;
};
const question = '/api/check?q=pixel+8';
const metric = async (url: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec((await send(url, '/metrics')).body)?.[1]);

/** Options with which Node runs a module before the service. */
function before(name: string, code: string): { NODE_OPTIONS: string } {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}` };
}

/** Stops in good order within the bound, and not because it was killed. */
async function stops({ process: child }: RunningHost): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}

describe('a reader of the log that has stopped reading', () => {
  test.each(['1', '2'])('holds nobody up, with %s processes', async (WORKERS) => {
    const pipe = join(folder, `log-${WORKERS}`);
    execFileSync('mkfifo', [pipe]);
    const full = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    for (const size of [4096, 1]) {
      expect(() => {
        for (;;) writeSync(full, Buffer.alloc(size));
      }).toThrow('EAGAIN');
    }
    const env = { WORKERS, LOG: 'requests', SHUTDOWN_SECONDS: '1' };
    const running = await start(env, openSync(pipe, 'r+'));
    for (let i = 0; i < 50; i++) expect((await send(running.url, question)).status).toBe(200);
    expect(await metric(running.url, 'esim_log_lines_lost_total')).toBeGreaterThan(40);
    await stops(running);
  });
});

describe('little memory', () => {
  test('is enough while many send and read nothing', async () => {
    const running = await start({ NODE_OPTIONS: '--max-old-space-size=64', WORK_LIMIT: '0' });
    const targets = [
      (i: number) => `/sitemap/devices-1.xml?${i}`,
      (i: number) => `/og.png?${i}`,
      (i: number) => `/api/check?q=galaxy+${i}&limit=25`,
      (i: number) => `/?q=galaxy+${i}`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: 80 }, async (_, k) => {
        const target = targets[k % targets.length]!;
        const requests = Array.from(
          { length: 500 },
          (_, i) => `GET ${target(i)} HTTP/1.1\r\nHost: x\r\n\r\n`,
        );
        const socket: Socket = connect(running.port, '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        socket.pause().write(requests.join(''));
        return socket;
      }),
    );
    for (let i = 0; i < 30; i++) expect((await send(running.url, question)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(running.process.exitCode).toBeNull();
    await stops(running);
  });
});

describe('a clock that leaps', () => {
  /** By a year to and fro, with every look at it. */
  const LEAPS = `
    const now = Date.now;
    let looks = 0;
    const leapt = () => now() + (looks++ % 2 ? -1 : 1) * 365 * 86_400_000;
    const Clock = Date;
    globalThis.Date = class Date extends Clock {
      constructor(...args) { args.length === 0 ? super(leapt()) : super(...args); }
      static now() { return leapt(); }
    };`;

  test('locks nobody out, and lets nobody in for ever', async () => {
    const running = await start({ ...before('clock', LEAPS), RATE_LIMIT: '20' });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      const { status, headers } = await send(running.url, question);
      statuses.push(status);
      const told = /;t=(\d+)/.exec(String(headers.ratelimit ?? ''))?.[1] ?? headers['retry-after'];
      if (told !== undefined) expect(Number(told)).toBeLessThanOrEqual(60);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    expect(await metric(running.url, 'esim_event_loop_lag_seconds')).toBeLessThan(60);
    await stops(running);
  });

  test('does not matter to a process that was stopped for a while', async () => {
    const running = await start({ MAX_LAG_MS: '250' });
    running.process.kill('SIGSTOP');
    const waiting = send(running.url, question);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    running.process.kill('SIGCONT');
    expect([200, 503]).toContain((await waiting).status);
    const status = async (): Promise<number> => (await send(running.url, question)).status;
    await expect.poll(status).toBe(200);
    await stops(running);
  });
});

describe('a disk that is slow', () => {
  const gate = join(folder, 'gate');
  const reached = join(folder, 'reached');
  const SNAPSHOT = join(folder, 'gated.snapshot');
  /** Reads of the data set begin, and go on once the gate is open. */
  const GATED = `
    import fs from 'node:fs';
    const { readFile } = fs.promises;
    fs.promises.readFile = async (...args) => {
      if (String(args[0]).endsWith('gated.snapshot') && fs.existsSync(${JSON.stringify(gate)})) {
        fs.writeFileSync(${JSON.stringify(reached)}, '');
        while (fs.existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return readFile(...args);
    };`;
  const close = (): void => {
    rmSync(reached, { force: true });
    writeFileSync(gate, '');
  };
  const open = (): void => rmSync(gate, { force: true });
  const isReading = (): boolean => existsSync(reached);
  const env = (): Record<string, string> => {
    copyFileSync(shipped, SNAPSHOT);
    return { ...before('disk', GATED), SNAPSHOT };
  };

  test('holds up neither an answer nor a stop while a data set is read', async () => {
    open();
    const running = await start(env());
    close();
    running.process.kill('SIGHUP');
    await expect.poll(isReading).toBe(true);
    for (let i = 0; i < 20; i++) expect((await send(running.url, question)).status).toBe(200);
    expect(await metric(running.url, 'esim_reloads_total')).toBe(0);
    open();
    await expect.poll(() => metric(running.url, 'esim_reloads_total')).toBe(1);
    close();
    running.process.kill('SIGHUP');
    await expect.poll(isReading).toBe(true);
    await stops(running);
  });

  describe.each(['1', '2'])('while it starts, with %s processes', (WORKERS) => {
    test('SIGHUP loads the data set again as soon as it serves', async () => {
      close();
      const starting = start({ ...env(), WORKERS });
      await expect.poll(isReading).toBe(true);
      spawned!.kill('SIGHUP');
      open();
      const { url } = await starting;
      await expect.poll(() => metric(url, 'esim_reloads_total')).toBe(Number(WORKERS));
    });

    test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it in good order', async (signal) => {
      close();
      const starting = start({ ...env(), WORKERS }).catch((error: Error) => error.message);
      await expect.poll(isReading).toBe(true);
      const exit = once(spawned!, 'exit');
      spawned!.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(await starting).toContain('"stopped"');
    });
  });
});
