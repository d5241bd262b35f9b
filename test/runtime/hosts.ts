import { type ChildProcess, spawn } from 'node:child_process';
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
   *
   * @param stderr where its standard error goes; default: into its output
   */
  start(env?: Record<string, string>, stderr?: number): Promise<RunningHost>;
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

/** The tests keep the machine busy: an event loop that is late by less than 10 s is no fault. */
const BUSY = '10000';

/** Every host that the suite runs against; they are built before the tests start. */
export const HOSTS: readonly Host[] = [
  {
    name: 'Node',
    start: (env, stderr) =>
      started(
        process.execPath,
        () => [join(root, 'dist/bundle/main.js'), 'serve'],
        { MAX_LAG_MS: BUSY, ...env, HOST: '127.0.0.1' },
        /^eSIM Lookup on http:/m,
        stderr,
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
  stderr: 'pipe' | number = 'pipe',
): Promise<RunningHost> {
  const port = await freePort();
  const child = spawn(command, args(port), {
    cwd: root,
    // Not the environment of the test runner, which has settings of its own under our names.
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', stderr],
  });
  let output = '';
  child.stdout!.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) {
      if (TAKEN.test(output)) return started(command, args, env, ready, stderr);
      throw new Error(`${command} ended early:\n${output}`);
    }
    const answered = await fetch(`${url}/healthz`)
      .then((r) => r.ok)
      .catch(() => false);
    if (answered && ready.test(output)) break;
    if (tries > 600) throw new Error(`${command} does not answer:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await exit;
    clearTimeout(timer);
  };
  return { url, port, process: child, output: () => output, stop };
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
