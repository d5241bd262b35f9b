import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npm, root } from '../../scripts/project.js';
import { command } from '../package/packed.ts';

/** The last version that runs on Node 20. It is installed when the test is run first. */
const VERSION = '4.86.0';
const folder = join(root, '.cache', `wrangler-${VERSION}`);
const wrangler = join(folder, 'node_modules/wrangler/bin/wrangler.js');

function install(): void {
  if (existsSync(wrangler)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', '--no-save'];
  command(folder, process.execPath, npm(), 'install', ...flags, `wrangler@${VERSION}`);
}

test('Wrangler takes the worker and its modules', (context) => {
  try {
    install();
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`Wrangler could not be installed (npm install wrangler@${VERSION}): not tried.`);
    context.skip();
  }
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  process.env.WRANGLER_SEND_METRICS = 'false';
  const config = join(root, 'deploy/worker/wrangler.jsonc');
  const args = ['deploy', '--dry-run', '--config', config, '--outdir', out];
  const output = command(folder, process.execPath, wrangler, ...args);
  for (const module of ['esim.snapshot', 'worker/site-assets.data', 'worker/changes.data']) {
    expect(output).toContain(module);
  }
}, 180_000);
