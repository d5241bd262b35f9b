// Programs of the system that some tests run against: the real caches, a real browser, shells.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian packages with the programs that tests use, the best first. The headless shell needs a quarter of the
 * CPU time of the whole browser per page (0.3 s, not 1.1).
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

/** Returns the path of a package's program; `null` if it is not installed. */
export function programOf(name) {
  // Daemons are in directories that not every user has in the path.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const files = PROGRAMS[name].flatMap((program) => folders.map((folder) => join(folder, program)));
  return files.find((file) => existsSync(file)) ?? null;
}

/**
 * Reports missing packages, and installs them on request, as root on Debian.
 *
 * @param names of {@link PROGRAMS}
 * @param options `install`: whether to install them; default: false
 * @returns the packages that are still missing. In CI that is a failure; elsewhere the tests that need them are
 * skipped and say so.
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
