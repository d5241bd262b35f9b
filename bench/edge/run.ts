// npm run bench:edge: what a shared cache in front takes off the service.
// The real Varnish and nginx with the configurations of deploy/, a stream of questions in which few
// devices are most of them, and what reaches the service of it. REQUESTS, ZIPF, DETECT, PREFIXES and
// UNKNOWN change the stream.
import { Agent, get } from 'node:http';
import { ensurePackages } from '../../scripts/system-packages.js';
import { CACHES, type RunningCache, withoutCanonicalQuery } from '../../test/edge/caches.ts';
import { HOSTS, type RunningHost } from '../../test/runtime/hosts.ts';
import { deviceNames } from '../http/queries.js';
import { growth } from './growth.ts';
import { type Asked, type Mix, stream } from './stream.ts';

const setting = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const REQUESTS = setting('REQUESTS', 60_000);
const CONNECTIONS = 20;
const mix: Mix = {
  seed: 1,
  exponent: setting('ZIPF', 1),
  detect: setting('DETECT', 0.05),
  prefixes: setting('PREFIXES', 0.2),
  unknown: setting('UNKNOWN', 0.02),
};

const missing = ensurePackages(['varnish', 'nginx']);
if (missing.length > 0) process.exit(1);
const [varnish, nginx] = [CACHES[0]!, CACHES[1]!];

interface Setup {
  name: string;
  front: ((origin: number) => Promise<RunningCache>) | null;
}
const SETUPS: readonly Setup[] = [
  { name: 'no cache', front: null },
  {
    name: 'Varnish, address as it comes',
    front: (o) => varnish.start(o, withoutCanonicalQuery),
  },
  { name: 'nginx, deploy/nginx.conf', front: (o) => nginx.start(o) },
  { name: 'Varnish, deploy/varnish.vcl', front: (o) => varnish.start(o) },
];

/** Reads the counts of the service: answers of the two endpoints, and CPU seconds. */
async function counted(
  origin: RunningHost,
): Promise<{ check: number; detect: number; cpu: number }> {
  const text = await (await fetch(`${origin.url}/metrics`)).text();
  const sum = (pattern: RegExp): number =>
    [...text.matchAll(pattern)].reduce((total, [, n]) => total + Number(n), 0);
  return {
    check: sum(/^esim_requests_total\{route="check",.*\} (\d+)$/gm),
    detect: sum(/^esim_requests_total\{route="detect",.*\} (\d+)$/gm),
    cpu: sum(/^process_cpu_seconds_total ([\d.]+)$/gm),
  };
}

/** Sends requests over several connections at once. Returns the time of each in ms, sorted. */
async function load(url: string, asked: Iterator<Asked>, count: number): Promise<Float64Array> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = new Float64Array(count);
  let sent = 0;
  const one = ({ path, headers = {} }: Asked): Promise<void> =>
    new Promise((resolve, reject) => {
      const at = sent++;
      const started = performance.now();
      get(`${url}${path}`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().on('end', () => {
          times[at] = performance.now() - started;
          resolve();
        });
      }).on('error', reject);
    });
  const client = async (): Promise<void> => {
    while (sent < count) await one(asked.next().value);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return times.sort();
}

const names: string[] = [];
const rows: string[] = [];
for (const { name, front } of SETUPS) {
  const origin = await HOSTS[0]!.start();
  if (names.length === 0) names.push(...(await deviceNames(origin.url, 1)));
  const cache = front === null ? null : await front(origin.port);
  const url = cache?.url ?? origin.url;
  const asked = stream(names, mix);
  const before = await counted(origin);
  const cold = await load(url, asked, REQUESTS / 2);
  const between = await counted(origin);
  const warm = await load(url, asked, REQUESTS / 2);
  const after = await counted(origin);
  const searches = (REQUESTS / 2) * (1 - mix.detect);
  const hits = (from: typeof before, to: typeof before): string =>
    `${(100 * (1 - (to.check - from.check) / searches)).toFixed(1)} %`;
  const reached = after.check + after.detect - between.check - between.detect;
  const cpu = after.cpu - between.cpu;
  const quantile = (p: number): string => warm[Math.floor(p * warm.length)]!.toFixed(2);
  rows.push(
    `| ${name} | ${hits(before, between)} | ${hits(between, after)} | ` +
      `${((100 * reached) / (REQUESTS / 2)).toFixed(1)} % | ${quantile(0.5)} | ${quantile(0.99)} | ` +
      `${((1e6 * cpu) / (REQUESTS / 2)).toFixed(0)} | ${((1e6 * cpu) / reached).toFixed(0)} |`,
  );
  if (cold.length === 0) throw new Error('nothing was sent');
  await cache?.stop();
  await origin.stop();
}
console.log(
  `${REQUESTS} requests, ${names.length} devices, Zipf ${mix.exponent}, ${100 * mix.detect} % detections, ` +
    `${100 * mix.prefixes} % beginnings, ${100 * mix.unknown} % unknown names, ` +
    `${CONNECTIONS} connections, Node ${process.version}. All but the first hit ratio: the second half.\n`,
);
console.log(
  '| in front | hits, first half | hits, second half | requests that reach the service | p50 ms | p99 ms | service CPU µs/request sent | µs/request that reached it |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
console.log(rows.join('\n'));

const STEPS = [10_000, 100_000, 1_000_000, 10_000_000];
const shares = growth(stream(names, mix), STEPS);
console.log('\nThe same stream, longer, against one cache that keeps every answer:\n');
console.log(
  `| requests while an entry lives | ${STEPS.map((n) => n.toLocaleString('en')).join(' | ')} |`,
);
console.log(`|---|${'---:|'.repeat(STEPS.length)}`);
console.log(
  `| answered by the cache | ${shares.map((s) => `${(100 * s).toFixed(1)} %`).join(' | ')} |`,
);
process.exit(0);
