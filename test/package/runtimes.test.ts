import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../runtime/hosts.ts';
import { command, installInto, pack, root, scratch } from './packed.ts';

/** Other runtimes, of which npm has the programs. */
const RUNTIMES = [
  { name: 'Bun', wants: 'bun@1.4.5', scope: '@oven', file: 'bin/bun', flags: [] },
  {
    name: 'Deno',
    wants: 'deno@2.9.6',
    scope: '@deno',
    file: 'deno',
    flags: ['run', '--allow-all'],
  },
] as const;

const { folder, remove } = scratch();
const project = join(folder, 'a project');
afterAll(remove);

/**
 * The program of a runtime, installed once; null where npm has none for this machine.
 *
 * @param scope of the packages of which each has the program for one platform
 */
function programOf({ wants, scope, file }: (typeof RUNTIMES)[number]): string | null {
  const into = join(root, '.cache', 'runtimes', wants);
  const found = (): string | null => {
    const packages = join(into, 'node_modules', scope);
    if (!existsSync(packages)) return null;
    const files = readdirSync(packages).map((name) => join(packages, name, file));
    return files.find((path) => existsSync(path)) ?? null;
  };
  const known = found();
  if (known !== null) return known;
  try {
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
    command(root, 'npm', 'install', '--prefix', into, ...flags, wants);
  } catch (error) {
    console.warn(`SKIPPED: ${wants} cannot be had from npm: ${(error as Error).message}`);
    return null;
  }
  if (found() === null) console.warn(`SKIPPED: ${wants} has no program for this machine.`);
  return found();
}

const PROGRAM = `
import { openLookup } from 'esim-lookup';
import { Client } from 'esim-lookup/client';
import { datasetDevices } from 'esim-lookup/data';
const lookup = await openLookup();
const question = 'iphone 15 pro hong kong';
const { verdict } = lookup.check(question);
const seen = lookup.detect({ 'sec-ch-ua-model': '"SM-S9280"', 'sec-ch-ua-platform': '"Android"' });
let devices = 0;
for (const _ of datasetDevices(lookup)) devices++;
const asked = await new Client(process.argv[2]).check(question);
console.log(JSON.stringify({ verdict, seen, all: devices === lookup.info.devices, asked: asked.verdict }));
`;

beforeAll(() => {
  installInto(project, pack(join(folder, 'packed')).tarball);
  writeFileSync(join(project, 'program.mjs'), PROGRAM);
  writeFileSync(
    join(project, 'program.cjs'),
    `const { openLookup } = require('esim-lookup');
     openLookup().then((lookup) => console.log(lookup.check('pixel 8').verdict.supports));`,
  );
});

describe.each(RUNTIMES)('$name', (runtime) => {
  const program = programOf(runtime);
  const main = join(project, 'node_modules/esim-lookup/dist/bundle/main.js');
  const run = (...args: string[]): string => command(project, program!, ...runtime.flags, ...args);
  let service: ChildProcess | undefined;
  afterAll(() => service?.kill('SIGKILL'));

  describe.skipIf(program === null)('runs', () => {
    test('the service, the library and the client', async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      service = spawn(program!, [...runtime.flags, main, 'serve'], {
        cwd: project,
        // Not the environment of the test runner, which has settings of its own under our names.
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          HOST: '127.0.0.1',
          PORT: String(port),
          MAX_LAG_MS: '0',
        },
        stdio: 'ignore',
      });
      const page = (path: string): Promise<number> =>
        fetch(url + path).then(
          (response) => response.status,
          () => 0,
        );
      await expect.poll(() => page('/healthz'), { timeout: 100_000 }).toBe(200);
      for (const path of ['/', '/dataset.csv', '/openapi.json', '/esim.snapshot']) {
        expect(await page(path), path).toBe(200);
      }
      const told = JSON.parse(run('program.mjs', url));
      expect(told).toMatchObject({
        verdict: { supports: 'no', regions: ['hong-kong'] },
        seen: { match: { slug: 'samsung/galaxy-s24-ultra' }, verdict: { supports: 'no' } },
        all: true,
      });
      expect(told.asked).toEqual(told.verdict);
    });

    test('the library by require', () => {
      expect(run('program.cjs').trim()).toBe('yes');
    });

    test('the command', () => {
      expect(JSON.parse(run(main, 'check', '--json', 'pixel 8')).verdict.supports).toBe('yes');
      expect(run(main, '--version')).toMatch(/^\d+\.\d+\.\d+/);
    });
  });
});
