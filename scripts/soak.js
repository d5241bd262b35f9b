// npm run soak: puts a mixed load on two processes of the service while two versions of the data set alternate,
// damaged ones appear, and processes are killed and stopped. Checks every answer, and fails on a wrong or lost
// one, on an error, and on more memory than the bound. Then runs the attacks (scripts/attacks.js) and the
// fuzzing (scripts/fuzz.js), each in its long form. SOAK_SECONDS sets the time (60), SOAK_ALONE leaves attacks
// and fuzz out. Needs npm run build, and Linux.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.js';

const seconds = Number(process.env.SOAK_SECONDS ?? 60);
const port = Number(process.env.PORT ?? 18_180);
/** The most MB of a process at any moment. */
const MOST_MB = 200;
const folder = mkdtempSync(join(tmpdir(), 'esim-soak-'));
const SNAPSHOT = join(folder, 'esim.snapshot');
const shipped = join(root, 'dist', 'esim.snapshot');
const other = join(folder, 'other.snapshot');
copyFileSync(shipped, SNAPSHOT);

// A part of the facts with another date, for other answers and another version.
execFileSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts', 'part-of-facts.ts'), other, '1500'],
  { cwd: root },
);
const damaged = Buffer.from(readFileSync(shipped));
damaged[damaged.length - 9] ^= 1;

const child = spawn(process.execPath, [join(root, 'dist/bundle/main.js'), 'serve'], {
  env: {
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), WORKERS: '2', SNAPSHOT, LOG: 'requests' },
    ...{ WORK_LIMIT: '0', MAX_LAG_MS: '0' },
  },
  // A log on a full disk.
  stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
});
process.on('exit', () => child.kill('SIGKILL'));
await once(child.stdout, 'data');

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const send = ({ path, method = 'GET', headers = {} }) =>
  new Promise((resolve, reject) => {
    const req = request(
      { port, host: '127.0.0.1', path, method, headers, agent, timeout: 10_000 },
      (res) => {
        let body = '';
        res.on('data', (data) => (body += data));
        res.on('end', () => {
          const version = res.headers['dataset-version'] ?? '';
          resolve({ status: res.statusCode, body, version });
        });
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
  { path: '/api/check?q=iphone&limit=007', status: 400 },
  { path: '/api/nothing', status: 404 },
  { path: '/api/detect', method: 'POST', status: 405 },
  { path: '/api/detect', headers: android },
  { path: '/api/devices/apple/iphone-15-pro' },
  { path: '/sitemap/devices-1.xml' },
  { path: '/brands?letter=n' },
];
/** Replaces the file in one step, as a deployment does. */
const replace = (bytes) => {
  writeFileSync(`${SNAPSHOT}.new`, bytes);
  renameSync(`${SNAPSHOT}.new`, SNAPSHOT);
  child.kill('SIGHUP');
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The right answers are those of the service without load, for each version.
const versions = [readFileSync(shipped), readFileSync(other)];
/** The right answers by question and version. An answer without a version may be that of either. */
const right = new Map(ASKED.map((asked) => [asked, new Map()]));
for (const bytes of versions) {
  const before = (await send(ASKED[0])).version;
  replace(bytes);
  if (bytes !== versions[0]) {
    for (let seen = 0; seen < 30; ) {
      seen = (await send(ASKED[0])).version === before ? 0 : seen + 1;
      await pause(20);
    }
  }
  for (const asked of ASKED) {
    const { status, body, version } = await send(asked);
    if (status !== (asked.status ?? 200) && bytes === versions[0]) {
      throw new Error(`${asked.path} gave ${status}`);
    }
    const known = right.get(asked).get(version) ?? [];
    right.get(asked).set(version, [...known, `${status} ${body}`]);
  }
}

const counts = { right: 0, wrong: 0, repeated: 0, lost: 0, faults: 0 };
const end = Date.now() + seconds * 1000;
const ask = async (n) => {
  for (let i = n; Date.now() < end; i++) {
    const asked = ASKED[i % ASKED.length];
    // A killed process loses the requests in progress, so the client repeats a GET.
    for (let attempt = 0; ; attempt++) {
      try {
        const { status, body, version } = await send(asked);
        const same = right.get(asked).get(version)?.includes(`${status} ${body}`) ?? false;
        counts[same ? 'right' : 'wrong']++;
        if (status >= 500) counts.faults++;
        if (!same) console.error(`${asked.path} gave ${status}: ${body.slice(0, 200)}`);
        break;
      } catch (error) {
        if (attempt < 3) {
          counts.repeated++;
          await pause(20);
          continue;
        }
        counts.lost++;
        console.error(`${asked.path} was lost: ${error.message}`);
        break;
      }
    }
  }
};
const workers = () =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);
const signal = (name) => {
  const [victim] = workers();
  console.log(`${name} to ${victim}`);
  process.kill(victim, name);
  return victim;
};
let most = 0;
const faults = [
  ['SIGKILL', () => signal('SIGKILL')],
  ['a damaged data set', () => replace(damaged)],
  // The process that replaces this one must not get the damaged file.
  ['SIGKILL', () => signal('SIGKILL')],
  ['a data set that is cut short', () => replace(damaged.subarray(0, 5000))],
  ['SIGABRT', () => signal('SIGABRT')],
  [
    'a pause of the machine',
    () => {
      const victim = signal('SIGSTOP');
      setTimeout(() => process.kill(victim, 'SIGCONT'), 1000);
    },
  ],
];
let turn = 0;
const timers = [
  setInterval(() => replace(versions[++turn % 2]), Math.max(700, seconds * 37)),
  ...faults.map(([, inject], i) =>
    setTimeout(inject, (seconds * 1000 * (i + 1)) / (faults.length + 1)),
  ),
  setInterval(() => {
    for (const pid of workers()) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // It has just ended.
      }
    }
  }, 500),
];
await Promise.all(Array.from({ length: 16 }, (_, i) => ask(i)));
for (const timer of timers) clearInterval(timer);
const exit = once(child, 'exit');
child.kill('SIGTERM');
const [code] = await exit;
rmSync(folder, { recursive: true, force: true });
console.log(
  `${counts.right} right, ${counts.wrong} wrong, ${counts.lost} lost, ${counts.faults} of 5xx, ` +
    `${counts.repeated} asked again, ${most.toFixed(0)} MB at most; exit code ${code}`,
);
const failed = counts.wrong + counts.lost + counts.faults > 0 || counts.right === 0;
const long = process.env.SOAK_ALONE
  ? []
  : [
      ['attacks.js', []],
      ['fuzz.js', ['--runs', '200000']],
    ].map(([script, args]) => {
      console.log(`\n${script}`);
      const path = join(root, 'scripts', script);
      return spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
        cwd: root,
        stdio: 'inherit',
      }).status;
    });
process.exit(failed || most > MOST_MB || code !== 0 || long.some((status) => status !== 0) ? 1 : 0);
