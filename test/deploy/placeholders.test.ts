import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What the release is told of a project with these changes. */
function told(change: (made: Record<string, unknown>, server: Record<string, unknown>) => void): {
  status: number | null;
  stderr: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'esim-placeholders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [made, server] = [JSON.parse(read('package.json')), JSON.parse(read('server.json'))];
  change(made, server);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(made));
  writeFileSync(join(folder, 'server.json'), JSON.stringify(server));
  return spawnSync(process.execPath, [join(root, 'scripts/placeholders.js'), folder], {
    encoding: 'utf8',
  });
}

const OWNED = 'io.github.somebody/esim-lookup';
const REPOSITORY = { type: 'git', url: 'git+https://git.example/somebody/esim-lookup.git' };

test('a release is refused while a placeholder is left, which is named', () => {
  const { status, stderr } = told((made, server) => {
    made.mcpName = 'io.github.owner/esim-lookup';
    server.name = 'io.github.owner/esim-lookup';
    delete made.repository;
  });
  expect(status).toBe(1);
  for (const field of ['mcpName', 'server.json, name', 'repository'])
    expect(stderr).toContain(field);
});

test.each([
  ['two names', { mcpName: OWNED, name: 'io.github.other/esim-lookup', repository: REPOSITORY }],
  ['no repository', { mcpName: OWNED, name: OWNED, repository: undefined }],
])('a release is refused with %s', (_, { mcpName, name, repository }) => {
  const { status, stderr } = told((made, server) => {
    Object.assign(made, { mcpName, repository });
    server.name = name;
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a release of a project that is somebody’s goes on', () => {
  const { status, stderr } = told((made, server) => {
    Object.assign(made, { mcpName: OWNED, repository: REPOSITORY });
    server.name = OWNED;
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('the release asks, before it builds anything', () => {
  const steps = read('.github/workflows/release.yml');
  expect(steps).toContain('run: node scripts/placeholders.js');
  expect(steps.indexOf('placeholders.js')).toBeLessThan(steps.indexOf('npm run build'));
});
