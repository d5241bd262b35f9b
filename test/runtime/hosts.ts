import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import workerd from 'workerd';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A host of the service, as a real process of its own. */
export interface Host {
  name: string;
  /**
   * Starts it, and waits until it serves: with several processes, until all of them do. One of them
   * answers before, and a service of which a process dies until then ends.
   */
  start(env?: Record<string, string>, options?: StartOptions): Promise<RunningHost>;
}

/** What a test may want of a start. */
export interface StartOptions {
  /** Where the standard error goes; default: into the output. */
  stderr?: number | undefined;
  /** Told the process before it serves; again if it is started again on another port. */
  isSpawned?: (child: ChildProcess) => void;
}

/** A started host. */
export interface RunningHost {
  /** `http://127.0.0.1:<port>` */
  url: string;
  port: number;
  process: ChildProcess;
  /** What it has printed since it was started. */
  output(): string;
  stop(): Promise<void>;
}

/** The tests keep the machine busy: an event loop that is late is no reason to refuse anything. */
const NEVER = '0';
/** How long a start may take, in ms: less than a test or a hook, whose end would not say what was printed. */
export const PATIENCE = 100_000;

/** Every host that the suite runs against; they are built before the tests start. */
export const HOSTS: readonly Host[] = [
  {
    name: 'Node',
    start: (env, options) =>
      started(
        process.execPath,
        () => [join(root, 'dist/bundle/main.js'), 'serve'],
        { MAX_LAG_MS: NEVER, ...env, HOST: '127.0.0.1' },
        /^eSIM Lookup on http:/m,
        options,
      ),
  },
  {
    name: 'workerd',
    start: (env) =>
      started(
        workerd,
        (port) => [
          'serve',
          '-b',
          join(root, 'dist/worker/workerd.config'),
          `--socket-addr=http=127.0.0.1:${port}`,
        ],
        { BASE_URL: '', ...env },
        /^/,
      ),
  },
];

/** What a host says if another program has taken the port between its choice and the start. */
const TAKEN = /Set PORT to another|Address already in use/;

/** @param ready what it prints as soon as it serves */
async function started(
  command: string,
  args: (port: number) => string[],
  env: Record<string, string>,
  ready: RegExp,
  options: StartOptions = {},
): Promise<RunningHost> {
  const port = await freePort();
  const child = spawn(command, args(port), {
    cwd: root,
    // Not the environment of the test runner, which has settings of its own under our names.
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', options.stderr ?? 'pipe'],
  });
  options.isSpawned?.(child);
  let output = '';
  child.stdout!.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  for (const begun = performance.now(); ; ) {
    if (child.exitCode !== null || child.signalCode !== null) {
      if (TAKEN.test(output)) return started(command, args, env, ready, options);
      throw new Error(`${command} ended early:\n${output}`);
    }
    const answered = await fetch(`${url}/healthz`)
      .then((r) => r.ok)
      .catch(() => false);
    if (answered && ready.test(output)) break;
    if (performance.now() - begun > PATIENCE) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exit;
    clearTimeout(timer);
  };
  return { url, port, process: child, output: () => output, stop };
}

/**
 * A port that nobody listens on at this moment. It is none of those that the system gives to
 * connections and to servers without a port of their own (from 32,768 on Linux): a test with
 * thousands of connections would take it before the program that it is for.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
