import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import workerd from 'workerd';
import { command, installInto, pack, root, scratch } from '../package/packed.ts';
import { freePort, HOSTS, PATIENCE, type RunningHost } from '../runtime/hosts.ts';

/** Every example runs against the packed package, away from the project, as a reader would run it. */
const { folder, remove } = scratch();
const project = join(folder, 'project');
const children: ChildProcess[] = [];
let service: RunningHost;

beforeAll(async () => {
  installInto(project, pack(folder).tarball, 'express@5');
  cpSync(join(root, 'examples'), project, { recursive: true });
  // In a process of its own: some of the examples are waited for in this one.
  service = await HOSTS[0]!.start();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const child of children) child.kill();
  await service?.stop();
  remove();
});

/** Starts a server and waits until it answers. */
async function started(name: string, args: string[], env: Record<string, string>, url: string) {
  const child = spawn(name, args, { cwd: project, env: { ...process.env, ...env }, stdio: 'pipe' });
  children.push(child);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; ) {
    if (
      await fetch(url).then(
        (r) => r.arrayBuffer(),
        () => null,
      )
    )
      return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} does not answer: ${output}`);
}

const json = async (url: string, headers = {}): Promise<unknown> =>
  (await fetch(url, { headers })).json();
const FOUND = { verdict: expect.objectContaining({ meant: 'one', supports: 'yes' }) };

test('Express', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await started(process.execPath, ['express/server.js'], { PORT: String(port) }, url);
  expect(await json(`${url}/compatible?device=iphone+15+pro`)).toMatchObject(FOUND);
  expect(await json(`${url}/compatible`)).toEqual({ error: expect.stringContaining('Write') });
  const mine = await json(`${url}/my-device`, { 'Sec-CH-UA-Model': '"SM-S9280"' });
  expect(mine).toMatchObject({ model: 'Galaxy S24 Ultra', verdict: { supports: 'no' } });
});

test('a route handler of Next.js', async () => {
  const file = join(project, 'nextjs/route.mjs');
  await build({
    entryPoints: [join(project, 'nextjs/app/api/compatible/route.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  vi.stubEnv('ESIM_LOOKUP_URL', service.url);
  const { GET } = (await import(/* @vite-ignore */ file)) as {
    GET: (request: Request) => Promise<Response>;
  };
  const ask = (query: string): Promise<Response> =>
    GET(new Request(`http://localhost/api/compatible${query}`));
  expect(await (await ask('?device=iphone+15+pro')).json()).toMatchObject(FOUND);
  expect((await ask('')).status).toBe(400);
});

test('Cloudflare Worker', async () => {
  const out = join(project, 'worker');
  mkdirSync(out);
  const bundle = await build({
    entryPoints: [join(project, 'cloudflare-worker/worker.js')],
    outfile: join(out, 'worker.js'),
    bundle: true,
    format: 'esm',
    external: ['*.snapshot'],
  });
  expect(bundle.errors).toEqual([]);
  cpSync(join(project, 'node_modules/esim-lookup/dist/esim.snapshot'), join(out, 'esim.snapshot'));
  const port = await freePort();
  writeFileSync(
    join(out, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .service)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const service :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "esim-lookup/esim.snapshot", data = embed "esim.snapshot"),
  ],
  compatibilityDate = "2026-01-01",
);
`,
  );
  const url = `http://127.0.0.1:${port}`;
  await started(workerd, ['serve', join(out, 'config.capnp')], {}, url);
  expect(await json(`${url}/?device=iphone+15+pro`)).toMatchObject(FOUND);
  expect(await json(`${url}/`)).toEqual({ error: expect.stringContaining('Write') });
  const mine = await json(`${url}/my-device`, { 'Sec-CH-UA-Model': '"SM-S9280"' });
  expect(mine).toMatchObject({ verdict: { supports: 'no' } });
});

describe('Python', () => {
  const has = spawnSync('python3', ['-c', 'import requests']).status === 0;
  test('with requests', (context) => {
    if (!has) {
      console.warn('The Python example was not run: apt-get install python3-requests');
      context.skip();
    }
    const out = command(
      project,
      'python3',
      'python/check.py',
      service.url,
      'iphone 15 pro',
      'qqxzjvkw',
    );
    expect(out).toBe(
      'Apple iPhone 15 Pro: yes, except in hong-kong, macau, mainland-china\n' +
        'qqxzjvkw: not found\n',
    );
  });
});
