import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** npm hands its scripts to cmd.exe on Windows: programs of packages, "&&" and plain words run there. */
test.each(Object.entries(scripts))('npm run %s needs no shell of Unix', (_, script) => {
  for (const command of script.split(' && ')) {
    expect(command).toMatch(/^(?:node|npm|tsx|tsc|biome) [\w ./:=@-]+$/);
  }
});

test('no script starts another program through a shell', () => {
  const folder = join(root, 'scripts');
  const files = readdirSync(folder).filter((name) => /\.[jt]s$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text, name).not.toMatch(/shell:\s*true|\bexec(?:Sync)?\(['"`]|['"](?:ba)?sh['"]/);
  }
});
