import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from './command.ts';

export const ONE = {
  model: 'One',
  category: 'phone',
  released: { date: '2024-03', source: 'shop' },
  claims: [{ supports: 'yes', source: 'maker', checked: '2024-04' }],
  variants: [{ codes: ['AC-1'] }],
};
export const TWO = { ...ONE, model: 'Two', variants: [{ codes: ['AC-2'] }] };

/** Files of a small data folder, by their path. */
const FILES: Readonly<Record<string, unknown>> = {
  'brands.json': { acme: { name: 'Acme' } },
  'regions.json': { japan: { name: 'Japan', countries: ['JP'] } },
  'sources/a-provider.json': {
    publisher: 'A provider',
    sources: { list: { title: 'Devices', kind: 'list', url: 'https://list.example/' } },
  },
  'sources/acme.json': {
    publisher: 'Acme',
    sources: { maker: { title: 'eSIM', kind: 'maker', url: 'https://acme.example/' } },
  },
  'sources/a-shop.json': {
    publisher: 'A shop',
    sources: { shop: { title: 'One', kind: 'shop', url: 'https://shop.example/' } },
  },
  'sources/google.json': {
    publisher: 'Google',
    sources: {
      'google-play-devices': {
        title: 'Devices',
        kind: 'catalogue',
        url: 'https://play.example/',
      },
      'google-play-first-seen': {
        title: 'Editions',
        kind: 'catalogue',
        withoutUrl: 'derived',
      },
    },
  },
  'dataset.json': { date: '2026-11-21' },
  'redirects.json': {},
  'never-existed.json': { names: [] },
  'devices/acme/one.json': ONE,
  'devices/acme/two.json': TWO,
};

/** An empty folder that is gone when the test is over. */
export function emptyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'esim-lookup-data-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** A data folder of its own; `changed` replaces files, and null removes one. */
export async function folder(changed: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const root = emptyFolder();
  for (const [path, content] of Object.entries({ ...FILES, ...changed })) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  await run(['data', '--data', root, 'fix']);
  return root;
}

/** Runs `esim-lookup data` on a data folder. */
export const data = (root: string, ...args: string[]) => run(['data', '--data', root, ...args]);

/** A file in a folder of its own. */
export function written(name: string, content: string | Uint8Array): string {
  const file = join(emptyFolder(), name);
  writeFileSync(file, content);
  return file;
}
