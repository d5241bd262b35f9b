// npm run start:worker: sets up if needed, then serves on Cloudflare's runtime, on
// http://localhost:8080 (HOST, PORT, BASE_URL and the worker's other variables change it).
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, install, root, run, stopWithNpm } from './project.js';

install({ tests: true });
build();
run([join('scripts', 'worker.js')]);
stopWithNpm();
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '8080';
const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
const { default: workerd } = createRequire(import.meta.url)('workerd');
console.log(`eSIM Lookup on http://${authority}, served by workerd`);
const child = spawn(
  workerd,
  ['serve', '-b', join('dist', 'worker', 'workerd.config'), `--socket-addr=http=${authority}`],
  {
    cwd: root,
    stdio: 'inherit',
    env: { BASE_URL: '', REPOSITORY_URL: '', SECURITY_CONTACT: '', ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 0;
});
