// Programs of the system that some tests run against: the real caches, a real browser, shells.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's packages, and the programs that each is there for, the best first. A page costs the headless
 * shell a quarter of the CPU time that it costs the whole browser (0.3 s, not 1.1).
 */
const PROGRAMS = {
  varnish: ['varnishd'],
  nginx: ['nginx'],
  'chromium-headless-shell': [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'chrome',
  ],
  zsh: ['zsh'],
  fish: ['fish'],
  'php-cli': ['php'],
};

/** Where a package's program is; `null` if it is not installed. */
export function programOf(name) {
  // Daemons lie in directories that are not in everyone's path.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const files = PROGRAMS[name].flatMap((program) => folders.map((folder) => join(folder, program)));
  return files.find((file) => existsSync(file)) ?? null;
}

/**
 * Names what is missing, and installs it if that was asked for: as root, on Debian.
 *
 * @param names of {@link PROGRAMS}
 * @param options `install`: whether to change the system; default: no
 * @returns what is still missing; in CI that is a failure, elsewhere the tests that need it are
 *   skipped and say so
 */
export function ensurePackages(names, { install = false } = {}) {
  const missing = () => names.filter((name) => programOf(name) === null);
  const wanted = missing();
  if (wanted.length === 0) return [];
  if (install && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${wanted.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['-y', '-qq', '--no-install-recommends', ...wanted];
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', ...packages], { env, stdio: 'ignore' });
  }
  const left = missing();
  if (left.length > 0) {
    console.error(
      `\n!! ${left.join(', ')} not found: the tests that need them are skipped.\n` +
        `!! On Debian: sudo apt-get install ${left.join(' ')}\n`,
    );
  }
  return left;
}
