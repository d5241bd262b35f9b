// Measures the time from the start of a process to its first answer, and its memory then. Prints medians of
// several runs in turn.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  middle,
  node,
  rssOf,
  serveArguments,
  start,
  WORKERD_ENV,
  workerd,
  workerdArguments,
} from './process.js';

/** A worker that does nothing, to measure the runtime itself. */
const BARE = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "main.js", esModule = "export default { fetch() { return new Response('ok') } }")],
    compatibilityDate = "2026-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "main")],
);
`;

export async function firstAnswers(times = Number(process.env.STARTS ?? 9)) {
  const folder = mkdtempSync(join(tmpdir(), 'esim-bench-'));
  writeFileSync(join(folder, 'bare.capnp'), BARE);
  const bare = join(folder, 'bare.bin');
  const compile = ['compile', '--config-only', join(folder, 'bare.capnp')];
  writeFileSync(bare, execFileSync(workerd, compile));
  const bareNode = "require('http').createServer((q, r) => r.end('ok')).listen(process.argv[1])";
  const kinds = [
    ['bare node:http', node, (at) => ['-e', bareNode, String(at)]],
    ['ours on Node', node, serveArguments],
    ['bare workerd', workerd, (at) => ['serve', '-b', bare, `--socket-addr=http=127.0.0.1:${at}`]],
    ['ours on workerd', workerd, workerdArguments],
  ].map(([name, command, args]) => ({ name, command, args, ms: [], rss: [] }));
  for (let i = 0; i < times; i++) {
    for (const { name, command, args, ms, rss } of kinds) {
      const server = await start(name, command, args, { env: WORKERD_ENV });
      ms.push(server.first);
      rss.push(rssOf(server));
      await server.stop();
    }
  }
  rmSync(folder, { recursive: true });
  return kinds.map(({ name, ms, rss }) => ({ name, ms: middle(ms), rss: middle(rss) }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, ms, rss } of await firstAnswers()) {
    console.log(`${name}: ${ms.toFixed(0)} ms, ${rss.toFixed(0)} MB`);
  }
}
