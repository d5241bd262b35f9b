import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tool } from '../../scripts/project.js';
import { freePort } from '../runtime/hosts.ts';
import { command, installInto, type Packed, pack, root, scratch } from './packed.ts';

const { folder, remove } = scratch();
const project = join(folder, 'project');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, Target>;
  dependencies?: Record<string, string>;
};
type Target = string | { [condition: string]: Target };
/** Every file that a target of `exports` names. */
const filesOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
let packed: Packed;

beforeAll(() => {
  packed = pack(folder);
  installInto(project, packed.tarball);
});
afterAll(remove);

describe('the package', () => {
  test('needs no other package', () => {
    expect(manifest.dependencies).toBeUndefined();
    const { packages } = JSON.parse(
      readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'),
    ) as { packages: object };
    expect(Object.keys(packages)).toEqual(['node_modules/esim-lookup']);
  });

  test('is small', () => {
    console.info(`package: ${packed.size} bytes, ${packed.unpackedSize} unpacked`);
    expect(packed.size).toBeLessThan(2_250_000);
    expect(packed.unpackedSize).toBeLessThan(12_100_000);
  });

  test('has every file that it exports', () => {
    for (const target of Object.values(manifest.exports)) {
      for (const file of filesOf(target)) {
        if (!file.includes('*')) expect(packed.files).toContain(file.replace('./', ''));
      }
    }
  });

  test('has no file that nothing leads to', () => {
    const home = join(project, 'node_modules/esim-lookup');
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      if (!/\.(c?js|d\.c?ts)$/.test(file)) return;
      const text = readFileSync(join(home, file), 'utf8');
      for (const [, path] of text.matchAll(
        /(?:from|import|import\(|require\()\s*["'](\.\.?\/[^"']+)["']/g,
      )) {
        const found = join(dirname(file), path!);
        const types = found.replace(/\.(c?)js$/, '.d.$1ts');
        visit(/\.d\.c?ts$/.test(file) ? types : found);
      }
    };
    visit('dist/bundle/main.js');
    for (const target of Object.values(manifest.exports)) {
      for (const file of filesOf(target)) if (!file.includes('*')) visit(file.replace('./', ''));
    }
    // Read at run time, served, or told to people.
    const others =
      /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|data\/LICENSE|src\/site\/og\/letters\/OFL\.txt|schema\/[\w-]+\.json|dist\/site-assets\.json|dist\/dataset\/files\/changes\.json)$/;
    const unreached = packed.files.filter((file) => !reached.has(file) && !others.test(file));
    expect(unreached).toEqual([]);
  });

  test('is what server.json tells registries of assistants', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
    const { name, mcpName, version } = read('package.json');
    const server = read('server.json');
    expect(server).toMatchObject({
      name: mcpName,
      version,
      packages: [{ identifier: name, version, packageArguments: [{ value: 'mcp' }] }],
    });
    expect(server.description.length).toBeLessThanOrEqual(100);
  });

  test('passes publint', async () => {
    const tarball = readFileSync(packed.tarball);
    const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes as ArrayBuffer },
      strict: true,
    });
    expect(messages.map((m) => formatMessage(m, pkg as never))).toEqual([]);
  });

  // What only a bundler, a worker or a browser takes in has no form for `require`.
  test.each([
    ['node16', ['.', './client', './data', './openapi.json']],
    ['esm-only', ['./widget', './worker', './esim.snapshot']],
  ])('passes are-the-types-wrong as %s', (profile, entries) => {
    const attw = tool('@arethetypeswrong/cli', 'attw');
    const args = [packed.tarball, '--profile', profile, '--entrypoints', ...entries];
    command(root, process.execPath, attw, ...args);
  });
});

/** What a program outside of the project does with the package; prints OK at its end. */
const PROGRAM = `
import assert from 'node:assert/strict';
import { openLookup, InvalidQueryError, SnapshotError } from 'esim-lookup';
import { Client, isNetworkError, canonicalQuery } from 'esim-lookup/client';
import { datasetCsv, datasetDevices } from 'esim-lookup/data';

globalThis.fetch = () => { throw new TypeError('offline'); };
const lookup = await openLookup();
assert.equal(lookup.check('iphone 15 pro').results[0].supports, 'yes');
assert.equal(lookup.detect({ 'Sec-CH-UA-Model': '"SM-S9280"' }).verdict.supports, 'no');
assert.equal(lookup.answer('A3104').verdict.supports, 'no');
assert.equal(lookup.device('apple/iphone-15-pro').model, 'iPhone 15 Pro');
assert.throws(() => lookup.check(''), InvalidQueryError);
await assert.rejects(openLookup({ snapshot: new Uint8Array(9) }), SnapshotError);
assert.equal([...datasetDevices(lookup)].length, lookup.info.devices);
assert.match(datasetCsv(lookup).next().value, /^slug,/);
assert.equal(canonicalQuery(' A  b'), 'a b');
const error = await new Client('http://localhost', { retries: 0 }).check('x').catch((e) => e);
assert.ok(isNetworkError(error));
console.log('OK', process.version);
`;

/** The same for the older module format. */
const OLDER = `
const assert = require('node:assert/strict');
const { openLookup, InvalidQueryError } = require('esim-lookup');
const { Client, isNetworkError } = require('esim-lookup/client');
const { datasetCsv } = require('esim-lookup/data');

(async () => {
  const lookup = await openLookup();
  assert.equal(lookup.check('iphone 15 pro').results[0].supports, 'yes');
  assert.throws(() => lookup.check(''), InvalidQueryError);
  assert.match(datasetCsv(lookup).next().value, /^slug,/);
  const error = await new Client('http://127.0.0.1:9', { retries: 0 }).check('x').catch((e) => e);
  assert.ok(isNetworkError(error));
  console.log('OK', process.version);
})();
`;

describe('a program that installed it', () => {
  test('asks the library offline', () => {
    writeFileSync(join(project, 'program.js'), PROGRAM);
    expect(command(project, process.execPath, 'program.js')).toContain(`OK ${process.version}`);
  });

  test('asks it with require', () => {
    writeFileSync(join(project, 'program.cjs'), OLDER);
    expect(command(project, process.execPath, 'program.cjs')).toContain(`OK ${process.version}`);
  });

  test('does so on Node 24', (context) => {
    const node24 = join(folder, 'node24');
    try {
      installNode24(node24);
    } catch (error) {
      if (process.env.CI) throw error;
      console.warn('Node 24 could not be installed (npm install node@24): not tried on it.');
      context.skip();
    }
    writeFileSync(join(project, 'program.js'), PROGRAM);
    writeFileSync(join(project, 'program.cjs'), OLDER);
    for (const program of ['program.js', 'program.cjs']) {
      const node = join(node24, 'node_modules/.bin/node');
      expect(command(project, node, program)).toContain('OK v24');
    }
    // SQLite came with a later Node than the oldest that the package runs on.
    const node = join(node24, 'node_modules/.bin/node');
    const main = join(project, 'node_modules/esim-lookup/dist/bundle/main.js');
    command(project, node, main, 'export', '--sqlite', 'esim.db');
    const query = `
      const { DatabaseSync } = require('node:sqlite');
      const row = new DatabaseSync('esim.db').prepare(
        "SELECT d.model, c.supports, c.basis FROM codes c JOIN devices d USING (slug) WHERE code = 'SM-S9280'",
      ).get();
      console.log(JSON.stringify(row));`;
    expect(JSON.parse(command(project, node, '-e', query))).toEqual({
      model: 'Galaxy S24 Ultra',
      supports: 'no',
      basis: 'variant',
    });
  });

  test('runs the command', () => {
    const out = command(
      project,
      join(project, 'node_modules/.bin/esim-lookup'),
      'check',
      'pixel 8',
    );
    expect(out).toMatch(/^yes +Google Pixel 8 /);
  });

  test('serves everything with it', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const service = spawn(join(project, 'node_modules/.bin/esim-lookup'), ['serve'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), MAX_LAG_MS: '0' },
      stdio: 'ignore',
    });
    try {
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            (r) => r.ok,
            () => false,
          ),
        )
        .toBe(true);
      for (const path of [
        '/',
        '/api/check?q=pixel',
        '/openapi.json',
        '/dataset.csv',
        '/changes.json',
        '/widget.js',
      ]) {
        const response = await fetch(url + path);
        await response.arrayBuffer();
        expect(response.status, path).toBe(200);
      }
      const tools = await fetch(`${url}/mcp`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      });
      expect(await tools.text()).toContain('check_device');
    } finally {
      service.kill();
    }
  });

  test('sees the types', () => {
    const uses = `
       import { type DeviceRecord, type Lookup, openLookup } from 'esim-lookup';
       import { Client, isProblem } from 'esim-lookup/client';
       import { datasetDevices } from 'esim-lookup/data';
       export async function ask() {
         const lookup: Lookup = await openLookup();
         const record: DeviceRecord | undefined = lookup.check('x').results[0];
         const supports: 'yes' | 'no' | 'partial' | 'unknown' | undefined = record?.supports;
         const { verdict } = await new Client('https://esim.example').detect();
         const basis: 'variant' | 'device' | 'family' | 'none' = verdict.basis;
         for (const { device } of datasetDevices(lookup)) device.variants satisfies unknown[];
         // @ts-expect-error there is no such field
         record?.price;
         return [supports, basis, isProblem];
       }`;
    writeFileSync(join(project, 'types.cts'), uses);
    writeFileSync(
      join(project, 'types.ts'),
      `${uses}
       import worker from 'esim-lookup/worker';
       import snapshot from 'esim-lookup/esim.snapshot';
       import { type EsimAnswer, EsimCheck } from 'esim-lookup/widget';
       const element: EsimCheck = document.createElement('esim-check');
       element.block = element.value === 'no';
       element.addEventListener('esim-answer', ({ detail }) => detail satisfies EsimAnswer);
       snapshot satisfies ArrayBuffer;
       worker.fetch(new Request('http://localhost/'), { BASE_URL: 'https://esim.example' });`,
    );
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const platform = ['--skipLibCheck', 'false', '--lib', 'es2023,dom', '--types', ''];
    const tsc = tool('typescript', 'tsc');
    const args = [...flags, ...platform, 'types.ts', 'types.cts'];
    command(project, process.execPath, tsc, ...args);
  });

  test('bundles the library for a browser, where it opens a snapshot that it is given', async () => {
    writeFileSync(
      join(project, 'browser.js'),
      `import { openLookup } from 'esim-lookup';
       export const ask = async (snapshot, q) => (await openLookup({ snapshot })).check(q);`,
    );
    const { outputFiles } = await build({
      entryPoints: [join(project, 'browser.js')],
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'esm',
      write: false,
    });
    const code = outputFiles[0]!.text;
    expect(code).not.toMatch(/\bfrom\s*"node:|require\(/);
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const { ask } = (await import(/* @vite-ignore */ url)) as {
      ask: (snapshot: Uint8Array, q: string) => Promise<{ results: { slug: string }[] }>;
    };
    const snapshot = readFileSync(join(project, 'node_modules/esim-lookup/dist/esim.snapshot'));
    const { results } = await ask(snapshot, 'iphone 15 pro');
    expect(results[0]!.slug).toBe('apple/iphone-15-pro');
  });
});

/** From the registry's package of Node's own binaries. */
function installNode24(into: string): void {
  if (existsSync(into)) return;
  command(
    folder,
    'npm',
    'install',
    '--prefix',
    into,
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    'node@24',
  );
}
