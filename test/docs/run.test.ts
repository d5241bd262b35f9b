import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { type Block, blocksOf, documents, promised, RUN, root } from './blocks.ts';

/*
 * Runs what the documents tell their readers to run.
 *
 * sh          in bash, with the command at hand and a service where the document says it is
 * ts, js      as a program that has the package; a visitor's request is there as `request`
 * python      in python3
 * php, go     with php and go, where this machine has them; hooks of WordPress run at once
 * json, text  after one of these: what it prints
 * json        alone: it parses
 */

// Inside the project, so that the package's own name leads to the package.
const folder = join(root, '.cache/docs');
let service: RunningHost;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  // What a reader has after installing: the command, and npx that finds it.
  const main = join(root, 'dist/bundle/main.js');
  script('esim-lookup', `exec "${process.execPath}" "${main}" "$@"`);
  script(
    'npx',
    '[ "$1" = -y ] && shift; [ "$1" = esim-lookup ] || { echo "npx $1?" >&2; exit 9; }; shift; exec esim-lookup "$@"',
  );
  writeFileSync(
    join(folder, 'customers.csv'),
    'name,model\nAda,iPhone 15 Pro\nBob,SM-S9280\nEve,Qqxzjvkw 9\n',
  );
  writeFileSync(
    join(folder, 'orders.csv'),
    'model;country\niPhone 15;Hong Kong\niPhone 15;DE\niPhone 15;Bavaria\n',
  );
  writeFileSync(
    join(folder, 'access.log'),
    '203.0.113.9 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "Mozilla/5.0 ' +
      '(Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 ' +
      'Mobile Safari/537.36"\n',
  );
  service = await HOSTS[0]!.start();
});
afterAll(() => service?.stop());

function script(name: string, body: string): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
}

/** The text with the addresses of documents replaced by that of the running service. */
const here = (text: string): string =>
  text
    .replaceAll(/https?:\/\/(?:esim\.example|localhost:8080)/g, service.url)
    .replaceAll(/\blocalhost:8080\b/g, service.url.replace('http://', ''));

/** What a program has in the place where the document thinks of it. */
const AROUND = `
globalThis.navigator ??= {};
globalThis.request = new Request('http://localhost/', { headers: {
  'Sec-CH-UA-Model': '"SM-S928B"', 'Sec-CH-UA-Platform': '"Android"' } });
`;

/** WordPress calls a hook when it draws a page. */
const WORDPRESS = `<?php
function add_action($hook, $draw) { $draw(); }
function has_term($term, $taxonomy) { return $term === 'esim' && $taxonomy === 'product_cat'; }
`;

/** Is the program of a language on this machine? */
const has = (language: string): boolean =>
  (language !== 'php' && language !== 'go') ||
  spawnSync(language, [language === 'go' ? 'version' : '-v']).status === 0;

function run(block: Block): Promise<string> {
  const { language, line } = block;
  const text = here(block.text);
  const name = `${block.file.replaceAll(/\W/g, '-')}-${line}`;
  if (language === 'sh') return execute('bash', ['-euo', 'pipefail', '-c', text]);
  const file = join(folder, `${name}.${language === 'python' ? 'py' : language}`);
  if (language === 'go') {
    writeFileSync(file, text);
    return execute('go', ['run', file]);
  }
  if (language === 'php') {
    writeFileSync(file, text);
    writeFileSync(join(folder, 'around.php'), WORDPRESS);
    return execute('php', ['-d', `auto_prepend_file=${join(folder, 'around.php')}`, file]);
  }
  if (language === 'python') {
    writeFileSync(file, text);
    return execute('python3', [file]);
  }
  writeFileSync(join(folder, 'around.mjs'), AROUND);
  writeFileSync(
    file,
    text.includes('import ') || text.includes('export ') ? text : `${text}\nexport {};`,
  );
  const tsx = join(root, 'node_modules/tsx/dist/esm/index.mjs');
  const hooks = ['--import', `file://${tsx}`, '--import', `file://${join(folder, 'around.mjs')}`];
  return execute(process.execPath, [...hooks, file]);
}

function execute(name: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
    };
    const child = execFile(
      name,
      args,
      { cwd: folder, env, timeout: 110_000 },
      (error, out, err) => {
        if (error === null) resolve(out);
        else reject(new Error(`${error.message}\n${out}\n${err}`));
      },
    );
    child.stdin!.end();
  });
}

/** Holds an output against what the document shows; a last line of `…` stands for more. */
function holds(output: string, shown: Block): void {
  const where = `${shown.file}:${shown.line}`;
  if (shown.language === 'json') {
    expect(JSON.parse(output), where).toEqual(JSON.parse(here(shown.text)));
    return;
  }
  const clean = (text: string): string =>
    text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.trimEnd())
      .join('\n');
  const lines = clean(output).split('\n');
  const expected = clean(here(shown.text)).split('\n');
  const open = expected.at(-1) === '…';
  if (open) expected.pop();
  expect(open ? lines.slice(0, expected.length) : lines, where).toEqual(expected);
}

// A document without a block has nothing to run.
const withBlocks = documents().filter((file) =>
  blocksOf(file).some((b) => b.notRun === null && [...RUN, 'json'].includes(b.language)),
);

describe.each(withBlocks)('%s', (file) => {
  const blocks = blocksOf(file);
  const runnable = blocks.filter((b) => RUN.includes(b.language) && b.notRun === null);
  const alone = blocks.filter((b) => b.language === 'json' && !blocks.some((o) => o.shown === b));

  test.for(runnable.map((block) => [block.line, block] as const))(
    'line %i runs',
    async ([, block], context) => {
      if (!has(block.language)) {
        console.warn(`${block.file}:${block.line} was not run: ${block.language} is not here.`);
        context.skip();
      }
      const output = await run(block);
      const lines = promised(block.text);
      if (lines.length > 0) expect(output.trim().split('\n')).toEqual(lines);
      if (block.shown !== null) holds(output, block.shown);
    },
  );

  test.each(alone.map((block) => [block.line, block] as const))('line %i is JSON', (_, block) => {
    JSON.parse(block.text);
  });
});
