// npm run soak: holds a mixed load against two processes of the service while data sets are taken in
// and a process is killed, counts every answer, and fails on a wrong or a lost one.
// SOAK_SECONDS sets the time (60). Run npm run build before.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.js';

const seconds = Number(process.env.SOAK_SECONDS ?? 60);
const port = Number(process.env.PORT ?? 18_180);
const folder = mkdtempSync(join(tmpdir(), 'esim-soak-'));
const SNAPSHOT = join(folder, 'esim.snapshot');
copyFileSync(join(root, 'dist', 'esim.snapshot'), SNAPSHOT);
const child = spawn(process.execPath, [join(root, 'dist/bundle/main.js'), 'serve'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), WORKERS: '2', SNAPSHOT },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => child.kill('SIGKILL'));
await once(child.stdout, 'data');

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const send = ({ path, method = 'GET', headers = {} }) =>
  new Promise((resolve, reject) => {
    const req = request(
      { port, host: '127.0.0.1', path, method, headers, agent, timeout: 5000 },
      (res) => {
        let body = '';
        res.on('data', (data) => (body += data));
        res.on('end', () => resolve({ status: res.statusCode, body }));
        res.on('error', reject);
      },
    );
    req.on('timeout', () => req.destroy(new Error('timeout')));
    req.on('error', reject);
    req.end();
  });

const android = { 'Sec-CH-UA-Model': '"SM-S9280"', 'Sec-CH-UA-Platform': '"Android"' };
const ASKED = [
  ...['iphone 15 pro', 'galaxy s24', 'pixel 8', 'sm-s928b', 'xperia 1', 'zzzz'].map((q) => ({
    path: `/api/check?q=${encodeURIComponent(q)}`,
  })),
  { path: '/api/check?q=iphone&limit=25' },
  { path: '/api/check', status: 400 },
  { path: '/api/check?q=%ff', status: 400 },
  { path: '/api/nothing', status: 404 },
  { path: '/api/detect', method: 'POST', status: 405 },
  { path: '/api/detect', headers: android },
  { path: '/api/devices/apple/iphone-15-pro' },
];
// What is right is what the service says before there is any load.
for (const asked of ASKED) asked.expected = await send(asked);
for (const { path, status = 200, expected } of ASKED) {
  if (expected.status !== status) throw new Error(`${path} gave ${expected.status}`);
}

const counts = { right: 0, wrong: 0, repeated: 0, lost: 0 };
const end = Date.now() + seconds * 1000;
const ask = async (n) => {
  for (let i = n; Date.now() < end; i++) {
    const asked = ASKED[i % ASKED.length];
    // A process that is killed takes the requests along that it has begun: a GET is asked again.
    for (let attempt = 0; ; attempt++) {
      try {
        const { status, body } = await send(asked);
        const same = status === asked.expected.status && body === asked.expected.body;
        counts[same ? 'right' : 'wrong']++;
        if (!same) console.error(`${asked.path} gave ${status}: ${body.slice(0, 200)}`);
        break;
      } catch (error) {
        if (attempt < 2) {
          counts.repeated++;
          continue;
        }
        counts.lost++;
        console.error(`${asked.path} was lost: ${error.message}`);
        break;
      }
    }
  }
};
const reloads = setInterval(() => child.kill('SIGHUP'), Math.max(500, seconds * 50));
const kill = setTimeout(() => {
  const ps = ['-o', 'pid=', '--ppid', String(child.pid)];
  const [victim] = execFileSync('ps', ps, { encoding: 'utf8' }).trim().split(/\s+/).map(Number);
  console.log(`kill -9 ${victim}`);
  process.kill(victim, 'SIGKILL');
}, seconds * 500);
await Promise.all(Array.from({ length: 16 }, (_, i) => ask(i)));
clearInterval(reloads);
clearTimeout(kill);
const exit = once(child, 'exit');
child.kill('SIGTERM');
const [code] = await exit;
rmSync(folder, { recursive: true, force: true });
const { right, wrong, repeated, lost } = counts;
console.log(
  `${right} right, ${wrong} wrong, ${lost} lost, ${repeated} asked again; exit code ${code}`,
);
process.exit(wrong + lost > 0 || right === 0 || code !== 0 ? 1 : 0);
