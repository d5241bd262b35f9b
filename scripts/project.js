// What the scripts share: setting up and building, each only where something has changed.
// Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Runs a command in the project and ends this process with its code where it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the dependencies where they are missing or the lock file has changed. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  unlessFresh('node_modules/.installed', createHash('sha256').update(lock).digest('hex'), () => {
    console.error('Installing dependencies …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Compiles the code and the facts, each only where its files have changed. */
export function build() {
  const config = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'scripts/bundle.js',
    'scripts/code-version.js',
  ];
  const code = fingerprint([...config, 'src']);
  unlessFresh('dist/.code', code, () => {
    console.error('Compiling …');
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    run(join('node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json']);
    run(process.execPath, [join('scripts', 'bundle.js')]);
  });
  unlessFresh('dist/.site', `${code} ${fingerprint(['scripts/site-assets.ts'])}`, () => {
    run(process.execPath, ['--import', 'tsx', 'scripts/site-assets.ts']);
  });
  unlessFresh('dist/.facts', `${code} ${fingerprint(['data'])}`, () => {
    run(process.execPath, ['dist/cli/main.js', 'data', 'build']);
    run(process.execPath, ['dist/cli/main.js', 'export', '--folder', 'dist/dataset/files']);
  });
}

/** Runs a step unless its stamp says that it was done for the same input. */
function unlessFresh(stamp, input, step) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === input) return;
  step();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, input);
}

/** Paths, sizes and times of files: reading 6,000 contents would cost more than a second start. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(join(root, path));
    if (stat.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort()) visit(`${path}/${entry}`);
    } else {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
