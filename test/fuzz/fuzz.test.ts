import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A short run, the same each time; `npm run soak` has the long one. */
test.each([
  ['query', 300],
  ['headers', 500],
  ['snapshot', 100],
  ['sections', 150],
  ['rows', 400],
])('%s: no input is more than it can read', (target, runs) => {
  const args = ['--import', 'tsx', 'scripts/fuzz.js', '--target', target, '--runs', String(runs)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 110_000,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^${target}: \\d+ inputs`));
  expect(status).toBe(0);
});
