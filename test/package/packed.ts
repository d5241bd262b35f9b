import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What npm says of a packed package. */
export interface Packed {
  tarball: string;
  /** Bytes of the download. */
  size: number;
  /** Bytes on the disk. */
  unpackedSize: number;
  files: readonly string[];
}

/** Runs a command; its errors are in the exception's text. */
export function command(cwd: string, name: string, ...args: string[]): string {
  try {
    return execFileSync(name, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${name} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

/** A folder for a test, away from the project, so that nothing is found by accident. */
export function scratch(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'esim-lookup-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Packs the project as a release does, without building it again. */
export function pack(folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(command(root, 'npm', ...args)) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ];
  return {
    ...packed,
    tarball: join(folder, packed.filename),
    files: packed.files.map((f) => f.path),
  };
}

/** Makes a project that depends on the packed package and on others, in a folder. */
export function installInto(folder: string, tarball: string, ...more: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  command(folder, 'npm', 'install', ...flags, tarball, ...more);
}
