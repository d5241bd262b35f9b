import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const main = join(root, 'dist/bundle/main.js');

test.each([
  ['check', ['check', 'iphone 15', '--json']],
  ['check --file', ['check', '--file', '-', '--csv']],
  ['export', ['export', '--format', 'csv']],
])('%s on a full disk says so, with a code of its own', (_, args) => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: root,
    input: 'pixel 8\n'.repeat(2000),
    stdio: ['pipe', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(status).toBe(3);
  expect(stderr).toMatch(/^esim-lookup: .*no space left/m);
  expect(stderr).not.toMatch(/^\s+at /m);
});
