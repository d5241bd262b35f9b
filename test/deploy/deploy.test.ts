import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { textsInOrder } from '../../scripts/texts-in-order.js';
import { MESSAGES } from '../../src/site/messages/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const deploy = join(root, 'deploy');
const read = (file: string): string => readFileSync(join(deploy, file), 'utf8');

/** JSON with comments on lines of their own. */
const jsonc = (text: string): unknown => JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));

/** Does a glob without more than single stars match? */
const matches = (name: string, glob: string): boolean =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(name);

interface WorkerConfig {
  main: string;
  base_dir: string;
  rules: { type: string; globs: string[] }[];
  vars: Record<string, string>;
}

test('a worker is published with every module that it imports', () => {
  const file = 'worker/wrangler.jsonc';
  const config = jsonc(read(file)) as WorkerConfig;
  const at = dirname(join(deploy, file));
  const base = resolve(at, config.base_dir);
  const main = resolve(at, config.main);
  // The started module is published by its bare name: what it imports has to be found from there.
  expect(dirname(main)).toBe(base);
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const name = relative(base, module).replaceAll('\\', '/');
    expect(existsSync(module), name).toBe(true);
    if (module !== main) {
      const rules = config.rules.filter(({ globs }) => globs.some((g) => matches(name, g)));
      const type = name.endsWith('.js') ? 'ESModule' : 'Data';
      expect(
        rules.map((rule) => rule.type),
        name,
      ).toEqual([type]);
    }
    if (!name.endsWith('.js')) return;
    const text = readFileSync(module, 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import|import\()\s*["'](\.\.?\/[^"']+)["']/g)) {
      visit(resolve(dirname(module), path!));
    }
  };
  visit(main);
  expect([...seen].map((path) => relative(base, path))).toContain('esim.snapshot');
  expect(seen.size).toBeGreaterThan(5);
  // All of it, compressed, within the mebibyte that a worker is to take.
  const bytes = [...seen].map((module) => gzipSync(readFileSync(module)).length);
  expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(1024 * 1024);
});

test('a worker can be told all that it reads', () => {
  const { vars } = jsonc(read('worker/wrangler.jsonc')) as WorkerConfig;
  expect(Object.keys(vars).sort()).toEqual(['BASE_URL', 'REPOSITORY_URL', 'SECURITY_CONTACT']);
});

test('the container and the unit start a program that the build makes', () => {
  const container = read('Containerfile');
  const command = /^CMD \["node", "([^"]+)", "serve"\]$/m.exec(container)?.[1];
  expect(command && existsSync(join(root, command))).toBe(true);
  const [, from = ''] = /^COPY package\.json (.+) \.\/$/m.exec(container) ?? [];
  for (const file of from.split(' ')) expect(existsSync(join(root, file)), file).toBe(true);
  const unit = read('esim-lookup.service');
  expect(/^ExecStart=\/usr\/bin\/node \/opt\/esim-lookup\/(\S+) serve$/m.exec(unit)?.[1]).toBe(
    command,
  );
});

test('the worker has each text of each language under its key', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/site/messages/index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [textsInOrder],
  });
  const code = outputFiles[0]!.text;
  // The keys are in the bundle once.
  expect(code.match(/noSuchRegion/g)).toHaveLength(1);
  const bundled = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(bundled.MESSAGES).toEqual(MESSAGES);
});
