import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../../src/hosts/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const SERVED = 'dist/bundle/main.js';

describe('the settings', () => {
  test.each(['README.md', 'docs/self-hosting.md'])('%s has a row for each', (file) => {
    const rows = read(file)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .join('\n');
    for (const name of Object.keys(VARIABLES)) expect(rows, name).toContain(`\`${name}\``);
  });

  test('esim-lookup serve --help says each', () => {
    const { stdout } = spawnSync(process.execPath, [join(root, SERVED), 'serve', '--help'], {
      encoding: 'utf8',
    });
    for (const name of Object.keys(VARIABLES))
      expect(stdout, name).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});
