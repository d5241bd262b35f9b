import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Which rooms a room may import from, beside itself. Imports run down only; a room that is not in
 * the table fails the test, so that a new one is placed on purpose.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  model: [],
  snapshot: ['model'],
  data: ['model'],
  search: ['snapshot', 'model'],
  verdict: ['snapshot', 'model'],
  locale: ['model'],
  detect: ['verdict', 'snapshot', 'model'],
  compile: ['data', 'search', 'detect', 'snapshot', 'model'],
  lookup: ['search', 'detect', 'verdict', 'snapshot', 'model'],
  dataset: ['lookup', 'model'],
  http: ['dataset', 'lookup', 'locale', 'model'],
  widget: ['model'],
  site: ['http', 'dataset', 'lookup', 'widget', 'locale', 'model'],
  mcp: ['http', 'lookup', 'model'],
  client: ['model'],
  hosts: ['site', 'mcp', 'http', 'dataset', 'lookup', 'model'],
  cli: [
    'hosts',
    'site',
    'mcp',
    'http',
    'dataset',
    'lookup',
    'client',
    'compile',
    'search',
    'data',
    'snapshot',
    'model',
  ],
};
/** Rooms that run anywhere: nothing of Node in them. */
const PURE = [
  'model',
  'snapshot',
  'search',
  'detect',
  'verdict',
  'locale',
  'lookup',
  'dataset',
  'http',
  'site',
  'widget',
  'mcp',
  'client',
];

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((f) => f.split(sep).join('/'))
  .filter((f) => /\.tsx?$/.test(f) && !/\.test\.tsx?$/.test(f));

function importsOf(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => m[1]!);
}

const room = (file: string): string => file.split('/')[0]!;

describe('the walls', () => {
  test.each(modules)('%s imports only downwards', (file) => {
    const own = room(file);
    expect(MAY_IMPORT, `no place for src/${own} in the table of layers`).toHaveProperty(own);
    for (const specifier of importsOf(file)) {
      if (!specifier.startsWith('.')) continue;
      const target = relative(src, join(src, dirname(file), specifier))
        .split(sep)
        .join('/');
      if (target.endsWith('.snapshot')) continue; // made by the build
      if (target.startsWith('..')) continue; // package.json and the like
      expect([own, ...MAY_IMPORT[own]!], `${file} imports ${specifier}`).toContain(room(target));
    }
  });

  test.each(modules.filter((f) => PURE.includes(room(f))))('%s needs no Node', (file) => {
    for (const specifier of importsOf(file)) expect(specifier).not.toMatch(/^node:/);
  });
});
