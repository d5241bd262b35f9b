// npm run soak runs this after the mixed load: one attack after the other against one process, while a
// well-behaved client asks. Prints how long that client waits and how much memory the process has. Fails on a
// wrong or lost answer, on an error, and on more memory than the bound. Needs Linux, because it reads /proc.
// ATTACK_SECONDS sets the seconds of each (8); ATTACK selects those with this text in their name.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { root } from './project.js';

const seconds = Number(process.env.ATTACK_SECONDS ?? 8);
const port = Number(process.env.PORT ?? 18_190);
/** The most MB of a process at any moment, and the most ms of 99 in 100 answers. */
const MOST_MB = 200;
const MOST_MS = 100;

const pipelined = (target, count = 1000) =>
  Array.from({ length: count }, (_, i) => `GET ${target(i)} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
const call = (query) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'check_device', arguments: { query } },
  });
const post = (body) =>
  'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
  `Accept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Clients that send everything and read nothing. Those that are cut off reconnect. */
const unread = (bytes) => ({ bytes, clients: 300, reads: false });
/** Clients that read the answer and then send the bytes again. */
const asked = (bytes, clients = 300) => ({ bytes, clients, reads: true });
const random = () => Math.floor(Math.random() * 1e9);
const { dataset, slugs } = workerData ?? {};
const ATTACKS = {
  'no attack': () => asked('', 0),
  'sitemaps, unread': () => unread(pipelined((i) => `/sitemap/devices-${(i % 9) + 1}.xml?${i}`)),
  'one image, unread': () => unread(pipelined((i) => `/og.png?${i}`)),
  'images, read': () => asked(pipelined((i) => `/og/${slugs[(i * 7919) % slugs.length]}.png`, 20)),
  'pages, read': () => asked(pipelined((i) => `/${slugs[(i * 7919) % slugs.length]}`, 20)),
  'result pages, read': () => asked(pipelined(() => `/?q=galaxy+${random()}`, 20)),
  'searches, unread': () => unread(pipelined((i) => `/api/check?q=galaxy+${i}&limit=25`)),
  'searches, read': () => asked(pipelined((i) => `/api/check?q=galaxy+${i}&limit=25`)),
  'data set, plain': () =>
    asked(
      pipelined(() => dataset, 4),
      50,
    ),
  'data set, unread': () => unread(pipelined(() => dataset, 4)),
  'MCP calls': () => asked(post(call('galaxy s24')).repeat(20)),
  'MCP batches': () => asked(post(`[${Array(100).fill(call('galaxy s24')).join()}]`)),
};

/** Starts an attack. Returns a function that ends it. */
function attack({ bytes, clients, reads }) {
  let on = true;
  const sockets = new Set();
  const open = () => {
    if (!on) return;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(open, 50);
    });
    socket.write(bytes);
    if (!reads) {
      socket.pause();
      return;
    }
    let last = 0;
    socket.on('data', () => (last = Date.now()));
    const again = setInterval(() => {
      // Silence after an answer means that it is complete.
      if (last > 0 && Date.now() - last > 100 && socket.writable) {
        last = 0;
        socket.write(bytes);
      }
    }, 50);
    socket.on('close', () => clearInterval(again));
  };
  for (let i = 0; i < clients; i++) open();
  return () => {
    on = false;
    for (const socket of sockets) socket.destroy();
  };
}

if (isMainThread) await measure();
else {
  const stop = attack(ATTACKS[workerData.name]());
  parentPort.once('message', () => {
    stop();
    parentPort.close();
  });
}

function quantile(values, q) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))].toFixed(0);
}

async function measure() {
  const send = (path) =>
    new Promise((resolve, reject) => {
      const req = request(
        { port, host: '127.0.0.1', path, agent: false, timeout: 20_000 },
        (res) => {
          let body = '';
          res.on('data', (data) => (body += data));
          res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }));
        },
      );
      req.on('timeout', () => req.destroy(new Error('timeout')));
      req.on('error', reject);
      req.end();
    });

  const child = spawn(process.execPath, [join(root, 'dist/bundle/main.js'), 'serve'], {
    // No limit on the work of a client, because all of this comes from one address.
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), WORKERS: '1', WORK_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const dataset = (await send('/dataset.json')).headers.location;
  const slugs = [...(await send('/samsung')).body.matchAll(/href="\/(samsung\/[^"/]+)"/g)].map(
    (m) => m[1],
  );
  const rss = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

  /**
   * Returns the CPU time of the thread that answers, in ms. On a busy machine, most of a wait is for a core.
   */
  const worked = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ')[0]) /
    1e6;

  const expected = (await send('/api/check?q=pixel+8')).body;
  const failures = [];
  console.log(
    '| attack | answers | p50 ms | p99 ms | worst ms | p99 ms of work | RSS MB |\n' +
      '|---|---:|---:|---:|---:|---:|---:|',
  );
  for (const name of Object.keys(ATTACKS)) {
    if (!name.includes(process.env.ATTACK ?? '')) continue;
    const attacker = new Worker(new URL(import.meta.url), { workerData: { name, dataset, slugs } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waits = [];
    const works = [];
    let most = 0;
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const begun = performance.now();
      const before = worked();
      try {
        const { status, body } = await send('/api/check?q=pixel+8');
        if (status !== 200 || body !== expected) failures.push(`${name}: ${status}`);
      } catch (error) {
        failures.push(`${name}: ${error.message}`);
      }
      waits.push(performance.now() - begun);
      works.push(worked() - before);
      most = Math.max(most, rss());
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    attacker.postMessage('stop');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [p50, p99, worst] = [0.5, 0.99, 1].map((q) => quantile(waits, q));
    const work = quantile(works, 0.99);
    const mb = most.toFixed(0);
    console.log(`| ${name} | ${waits.length} | ${p50} | ${p99} | ${worst} | ${work} | ${mb} |`);
    if (most > MOST_MB) failures.push(`${name}: ${most.toFixed(0)} MB`);
    if (p99 > MOST_MS) console.error(`!! ${name}: p99 of ${p99} ms is above ${MOST_MS} ms`);
  }
  for (const failure of new Set(failures)) console.error(failure);
  child.kill('SIGTERM');
  process.exit(failures.length > 0 ? 1 : 0);
}
