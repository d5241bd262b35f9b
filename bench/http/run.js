// npm run bench:http: what a request costs, beside other ways to answer it.
// Every server runs all the while and is loaded in turn, several rounds, so that whatever else the
// machine does is spread over all of them. Needs Linux: CPU and memory are read from /proc.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { deviceNames } from './queries.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS_EACH ?? 3);
const WARM_UP = 2;
const sample = join(tmpdir(), 'esim-bench-answer.json');
const QUERY = '/api/check?q=iphone+15+pro';

let port = 9100;
const started = [];
process.on('exit', () => {
  for (const { child } of started) child.kill('SIGKILL');
});
async function start(name, command, args, env = {}) {
  const child = spawn(command, args(++port), {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = { name, child, port };
  started.push(server);
  for (let i = 0; i < 200; i++) {
    if (await fetchOnce(port, QUERY).catch(() => null)) return server;
    await new Promise((r) => setTimeout(r, 50));
  }
  throw new Error(`${name} does not answer`);
}
const fetchOnce = (at, path) =>
  new Promise((resolve, reject) => {
    get({ port: at, host: '127.0.0.1', path }, (res) => {
      let body = '';
      res.on('data', (d) => (body += d));
      res.on('end', () => resolve({ headers: res.headers, body }));
    }).on('error', reject);
  });
const cpuOf = ({ child }) => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const rssOf = ({ child }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;

const node = process.execPath;
const host = () => [join(root, 'dist/bundle/main.js'), 'serve'];
const ours = await start('ours', node, host);
const { headers, body } = await fetchOnce(ours.port, QUERY);
for (const name of ['date', 'connection', 'keep-alive', 'content-length']) delete headers[name];
writeFileSync(sample, JSON.stringify({ headers, body }));
const other = (kind) =>
  start(kind, node, (p) => [join(here, 'servers.js'), kind, String(p), sample]);
const bare = await other('bare');
const constant = await other('bare-constant');
const oursFresh = await start('ours-fresh', node, host);
const oursInvented = await start('ours-invented', node, host);
const oursDetect = await start('ours-detect', node, host);
const fastify = await other('fastify');
const hono = await other('hono-stock');
const startWorkerd = (name) =>
  start(
    name,
    join(root, 'node_modules/.bin/workerd'),
    (p) => ['serve', join(root, 'dist/worker/workerd.capnp'), `--socket-addr=http=127.0.0.1:${p}`],
    { BASE_URL: '', REPOSITORY_URL: '', SECURITY_CONTACT: '' },
  );
const workerd = await startWorkerd('workerd');
const workerdFresh = await startWorkerd('workerd-fresh');

// Questions that were not asked before: the names of all devices in turn, and the same names with a
// word that nobody knows, which is the dearest kind of question.
const names = await deviceNames(`http://127.0.0.1:${ours.port}`, 1);
let asked = 0;
const fresh = (queryOf) => [
  {
    method: 'GET',
    setupRequest: (request) => {
      const name = names[asked++ % names.length];
      return { ...request, path: `/api/check?q=${encodeURIComponent(queryOf(name))}` };
    },
  },
];
const plain = fresh((name) => name);
const invented = fresh((name) => `${name} ${(asked * 7919).toString(36)}`);
const CASES = [
  ['bare node:http, body written out', bare, { path: QUERY }],
  ['bare node:http, constant body', constant, { path: QUERY }],
  ['ours, repeated query', ours, { path: QUERY }],
  ['ours, a new device each time', oursFresh, { requests: plain }],
  ['ours, a new device and an invented word', oursInvented, { requests: invented }],
  [
    'ours, detect',
    oursDetect,
    {
      path: '/api/detect',
      headers: { 'Sec-CH-UA-Model': '"SM-S9280"', 'Sec-CH-UA-Platform': '"Android"' },
    },
  ],
  ['Fastify', fastify, { path: QUERY }],
  [
    'Hono with cors, secureHeaders, etag, compress',
    hono,
    { path: QUERY, headers: { 'Accept-Encoding': 'gzip' } },
  ],
  ['ours on workerd, repeated query', workerd, { path: QUERY }],
  ['ours on workerd, a new device each time', workerdFresh, { requests: plain }],
];
const load = ({ port: at }, { path = '/', ...more }, duration) =>
  autocannon({ url: `http://127.0.0.1:${at}${path}`, connections: 20, duration, ...more });

const results = new Map(
  CASES.map(([name]) => [name, { requests: 0, cpu: 0, seconds: 0, p50: [], p99: [], rss: 0 }]),
);
for (const [, server, how] of CASES) await load(server, how, WARM_UP);
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, server, how] of CASES) {
    const before = cpuOf(server);
    const r = await load(server, how, SECONDS);
    const sum = results.get(name);
    if (r.non2xx > 0 || r.errors > 0)
      throw new Error(`${name}: ${r.non2xx} refused, ${r.errors} failed`);
    sum.requests += r.requests.total;
    sum.cpu += cpuOf(server) - before;
    sum.seconds += r.duration;
    sum.p50.push(r.latency.p50);
    sum.p99.push(r.latency.p99);
    sum.rss = Math.max(sum.rss, rssOf(server));
  }
}
const perRequest = ({ cpu, requests }) => (cpu * 1000) / requests;
const base = perRequest(results.get(CASES[0][0]));
console.log(
  `Body: ${body.length} bytes. ${ROUNDS} rounds of ${SECONDS} s, 20 connections, Node ${process.version}.\n`,
);
console.log('| server | requests/s | p50 ms | p99 ms | CPU µs/request | ÷ bare | RSS MB |');
console.log('|---|---:|---:|---:|---:|---:|---:|');
const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
for (const [name, r] of results) {
  const cpu = perRequest(r);
  console.log(
    `| ${name} | ${Math.round(r.requests / r.seconds)} | ${middle(r.p50)} | ${middle(r.p99)} | ` +
      `${cpu.toFixed(0)} | ${(cpu / base).toFixed(2)} | ${r.rss.toFixed(0)} |`,
  );
}
process.exit(0);
