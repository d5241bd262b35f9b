// Processes to measure: they are started, asked once, and read from /proc (Linux).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const node = process.execPath;

let port = 9100;
const started = new Set();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/**
 * Starts a server and waits for its first answer.
 *
 * @param args from a port to the arguments of the command
 * @returns the time from the start of the process to the first answer, in ms, as `first`
 */
export async function start(name, command, args, { env = {}, path = '/api/check?q=iphone' } = {}) {
  const at = ++port;
  const begun = performance.now();
  const child = spawn(command, args(at), {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(at), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.add(child);
  for (let i = 0; i < 5000; i++) {
    const answer = await ask(at, path).catch(() => null);
    if (answer !== null) {
      const first = performance.now() - begun;
      const stop = () =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGKILL');
          started.delete(child);
        });
      return { name, child, port: at, first, answer, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`${name} does not answer`);
}

export const ask = (at, path, headers = {}) =>
  new Promise((resolve, reject) => {
    const options = { port: at, host: '127.0.0.1', path, headers, agent: false };
    const req = request(options, (res) => {
      let body = '';
      res.on('data', (data) => (body += data));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }));
    });
    req.on('error', reject);
    req.end();
  });

/** Returns the CPU time of a process in µs. `schedstat` is exact to the nanosecond, `stat` only to 10 ms. */
export function cpuOf({ child }) {
  const tasks = `/proc/${child.pid}/task`;
  let ns = 0;
  for (const task of readdirSync(tasks)) {
    ns += Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]);
  }
  return ns / 1000;
}

/** Returns the memory of a process in MB. */
export const rssOf = ({ child }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;

export const serveArguments = () => [join(root, 'dist/bundle/main.js'), 'serve'];
export { default as workerd } from 'workerd';
export const workerdArguments = (at) => [
  'serve',
  '-b',
  join(root, 'dist/worker/workerd.config'),
  `--socket-addr=http=127.0.0.1:${at}`,
];
export const WORKERD_ENV = { BASE_URL: '', REPOSITORY_URL: '', SECURITY_CONTACT: '' };

export const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
