import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './blocks.ts';

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const folders = (of: string): string[] =>
  readdirSync(join(root, of), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !/^[.]|^(?:node_modules|dist|coverage)$/.test(entry.name),
    )
    .map(({ name }) => name);

test('ARCHITECTURE.md says what is in every folder of the repository', () => {
  const missing = folders('.').filter((name) => !architecture.includes(`\`${name}/`));
  expect(missing).toEqual([]);
});

test('ARCHITECTURE.md says what every folder of test/ tests', () => {
  const rows = architecture.slice(architecture.indexOf('| folder | what it tests |'));
  const missing = folders('test').filter((name) => !rows.includes(`\`${name}/\``));
  expect(missing).toEqual([]);
});
