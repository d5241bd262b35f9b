// npm run bench:http: compares the cost of a request with other servers. All servers run the whole time and are
// loaded in turn, in several rounds, so that other work of the machine affects all of them alike. Needs Linux,
// because it reads CPU time and memory from /proc.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import {
  cpuOf,
  middle,
  node,
  rssOf,
  serveArguments,
  start,
  WORKERD_ENV,
  workerd,
  workerdArguments,
} from './process.js';
import { random as randomFrom } from './queries.js';
import { deviceNames, inventedWords, lookup, modelCodes } from './questions.js';
import { firstAnswers } from './start.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Requests per server and round. No server gets a question twice. */
const AMOUNT = Number(process.env.AMOUNT ?? 9000);
const random = randomFrom(Number(process.env.SEED ?? 1));

const total = AMOUNT * (ROUNDS + 1);
const names = deviceNames(random);
if (names.length < total) throw new Error(`${names.length} names do not last ${total} requests`);
const STREAMS = {
  // Ten devices in 2 kB, like most questions about a family.
  repeated: ['iphone'],
  fresh: names.slice(0, total),
  invented: inventedWords(names.slice(0, total)),
};
const models = modelCodes(random).slice(0, 2000);
const hints = (code) => ({ 'Sec-CH-UA-Model': `"${code}"`, 'Sec-CH-UA-Platform': '"Android"' });
const addressOf = (q) => `/api/check?q=${encodeURIComponent(q).replaceAll('%20', '+')}`;

// The bare servers repeat the bodies and headers of the service.
const ours = () => start('ours', node, serveArguments);
const file = join(tmpdir(), `esim-bench-${process.pid}.json`);
async function bareWith(name, answers, path) {
  const { headers } = (await ours()).answer;
  for (const own of ['date', 'connection', 'keep-alive', 'content-length']) delete headers[own];
  writeFileSync(file, JSON.stringify({ headers, answers }));
  return other(name, path);
}
const other = (kind, path = addressOf('iphone')) =>
  start(kind, node, (port) => [join(here, 'servers.js'), kind, String(port), file], { path });
const answersTo = (stream) => stream.map((q) => [q, lookup.check(q)]);
const detected = models.map((code) => {
  const headers = hints(code);
  return [code, lookup.detect(headers)];
});

const search = (stream) => {
  let next = 0;
  const setupRequest = (request) => ({
    ...request,
    path: addressOf(stream[next++ % stream.length]),
  });
  return { requests: [{ method: 'GET', setupRequest }] };
};
const detection = () => {
  let next = 0;
  const setupRequest = (request) => ({
    ...request,
    path: '/api/detect',
    headers: hints(models[next++ % models.length]),
  });
  return { requests: [{ method: 'GET', setupRequest }] };
};
const gzip = { headers: { 'Accept-Encoding': 'gzip' } };

const first = await firstAnswers();
const bareRepeated = await bareWith('bare', answersTo(STREAMS.repeated));
const constant = await other('bare-constant');
const fastify = await other('fastify');
const hono = await other('hono-stock');
/** The measurements, in the order of a round. `base` is the bare server with the same bodies. */
const CASES = [
  ['bare node:http: 2 kB written out', bareRepeated, search(STREAMS.repeated)],
  ['bare node:http: 2 kB, a constant', constant, search(STREAMS.repeated)],
  ['**ours, repeated query**', await ours(), search(STREAMS.repeated)],
  ['Fastify', fastify, search(STREAMS.repeated)],
  ['Hono with cors, secureHeaders, etag, compress', hono, { ...search(STREAMS.repeated), ...gzip }],
  ['ours on workerd, repeated query', await onWorkerd(), search(STREAMS.repeated)],
  [
    'bare: the answers to the fresh queries',
    await bareWith('bare', answersTo(STREAMS.fresh), addressOf(STREAMS.fresh[0])),
    search(STREAMS.fresh),
  ],
  ["**ours, fresh query: devices' names**", await ours(), search(STREAMS.fresh)],
  ['ours on workerd, fresh query', await onWorkerd(), search(STREAMS.fresh)],
  [
    'bare: the answers to invented words',
    await bareWith('bare', answersTo(STREAMS.invented), addressOf(STREAMS.invented[0])),
    search(STREAMS.invented),
  ],
  ['ours, fresh query with an invented word', await ours(), search(STREAMS.invented)],
  ['bare: the answers of detect', await bareWith('bare', detected, '/api/detect'), detection()],
  ['**ours, detect**', await ours(), detection()],
];
function onWorkerd() {
  return start('workerd', workerd, workerdArguments, { env: WORKERD_ENV });
}

async function load({ port }, how) {
  const url = `http://127.0.0.1:${port}/`;
  const begun = performance.now();
  let last = begun;
  const running = autocannon({ url, connections: 20, amount: AMOUNT, ...how });
  // Its own duration is in whole seconds.
  running.on('response', () => {
    last = performance.now();
  });
  return { ...(await running), seconds: (last - begun) / 1000 };
}
const results = new Map(
  CASES.map(([name]) => [name, { requests: 0, seconds: 0, cpu: [], p50: [], p99: [], rss: 0 }]),
);
for (const [, server, how] of CASES) await load(server, how);
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, server, how] of CASES) {
    const before = cpuOf(server);
    const r = await load(server, how);
    if (r.non2xx > 0 || r.errors > 0)
      throw new Error(`${name}: ${r.non2xx} refused, ${r.errors} failed`);
    const sum = results.get(name);
    sum.requests += r.requests.total;
    sum.cpu.push((cpuOf(server) - before) / r.requests.total);
    sum.seconds += r.seconds;
    sum.p50.push(r.latency.p50);
    sum.p99.push(r.latency.p99);
    sum.rss = Math.max(sum.rss, rssOf(server));
  }
}

console.log(
  `${ROUNDS} rounds of ${AMOUNT} requests each, 20 connections, Node ${process.version}. CPU is the ` +
    'middle of the rounds; ÷ bare is against the bare server with the same bodies.\n',
);
console.log('| server | requests/s | p50 ms | p99 ms | CPU µs/request | ÷ bare | RSS MB |');
console.log('|---|---:|---:|---:|---:|---:|---:|');
let base = 1;
for (const [name, r] of results) {
  const cpu = middle(r.cpu);
  if (name.startsWith('bare') && !name.includes('constant')) base = cpu;
  console.log(
    `| ${name} | ${Math.round(r.requests / r.seconds)} | ${middle(r.p50)} | ${middle(r.p99)} | ` +
      `${cpu.toFixed(1)} | ${(cpu / base).toFixed(2)} | ${r.rss.toFixed(0)} |`,
  );
}
console.log('\n| from the start of the process | first answer, ms | RSS MB then |');
console.log('|---|---:|---:|');
for (const { name, ms, rss } of first)
  console.log(`| ${name} | ${ms.toFixed(0)} | ${rss.toFixed(0)} |`);
process.exit(0);
