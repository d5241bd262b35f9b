import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm, root } from '../../scripts/project.js';
import { scratch } from '../package/packed.ts';
import { freePort } from '../runtime/hosts.ts';

/** A fresh copy of the project, as a clone has it, at a path that shells stumble over. */
const { folder, remove } = scratch();
const clone = join(folder, "My Projects & é's");
const NOT_CLONED = ['node_modules', 'dist', '.git', '.cache', '.wrangler', 'coverage'];

let npmStart: ChildProcess;
let url: string;
let output = '';
const answered = (): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

beforeAll(async () => {
  cpSync(root, clone, {
    recursive: true,
    filter: (source) => source === root || !NOT_CLONED.includes(basename(source)),
  });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  npmStart = spawn(process.execPath, [npm(), 'start'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      MAX_LAG_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [npmStart.stdout!, npmStart.stderr!]) {
    stream.on('data', (text) => (output += text));
  }
  while (!(await answered())) {
    if (npmStart.exitCode !== null) throw new Error(`It does not serve:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, 600_000);
afterAll(() => {
  npmStart?.kill('SIGKILL');
  remove();
});

describe('npm start in a fresh clone', () => {
  test('serves', async () => {
    const response = await fetch(`${url}/api/check?q=iphone+15+pro&limit=1`);
    expect(await response.json()).toMatchObject({ results: [{ supports: 'yes' }] });
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  test('installs only what it runs on', async () => {
    const there = JSON.parse(
      readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8'),
    ) as { packages: object };
    expect(Object.keys(there.packages).length).toBeLessThan(40);
    const files = await readdir(join(clone, 'node_modules'), {
      recursive: true,
      withFileTypes: true,
    });
    const sizes = files
      .filter((file) => file.isFile())
      .map((file) => statSync(join(file.parentPath, file.name)).size);
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    console.info(`node_modules: ${Math.round(megabytes)} MB`);
    expect(megabytes).toBeLessThan(200);
  });

  test('ends in good order when npm is told to', async () => {
    // The pipes close with the last process that holds them: the service itself.
    const closed = once(npmStart, 'close');
    npmStart.kill('SIGTERM');
    await closed;
    expect(output).toContain('"stopped"');
    await expect.poll(answered).toBe(false);
  });
});
