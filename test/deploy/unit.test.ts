import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../src/hosts/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const unit = readFileSync(join(root, 'deploy/esim-lookup.service'), 'utf8');

test('the systemd unit sets variables that are read', () => {
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) => list!.split(' '));
  expect(set.length).toBeGreaterThan(2);
  for (const name of set.map((s) => s.split('=')[0]!)) {
    if (name !== 'NODE_ENV') expect(VARIABLES).toHaveProperty(name);
  }
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the systemd unit is understood by systemd',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'esim-unit-'));
    const copy = join(folder, 'esim-lookup.service');
    // The service lies elsewhere on this machine, and so may Node.
    writeFileSync(
      copy,
      unit.replace('/opt/esim-lookup/', root).replace('/usr/bin/node', process.execPath),
    );
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', copy], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stderr).not.toMatch(/esim-lookup/);
    expect(status).toBe(0);
  },
);
