// npm run start:worker: sets up if needed, then serves on Cloudflare's runtime, on
// http://localhost:8080 (PORT and BASE_URL change it).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './project.js';

install();
build();
await import('./worker.js');
const port = process.env.PORT || '8080';
console.log(`eSIM Lookup on http://localhost:${port}, served by workerd`);
const child = spawn(
  join(root, 'node_modules', '.bin', 'workerd'),
  ['serve', '-b', join('dist', 'worker', 'workerd.bin'), `--socket-addr=http=127.0.0.1:${port}`],
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
