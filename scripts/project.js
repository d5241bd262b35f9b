// Common parts of the scripts: to install and to build, each only if something has changed. Uses only Node's
// own modules, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a JavaScript program in the project and ends this process with its code if it fails. */
export function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Returns the arguments with which Node runs a package's command. It uses neither a shell nor a link in
 * `node_modules/.bin`: both break on Windows, and a shell breaks on a path with a space.
 *
 * @param name the package
 * @param command its command; default: the package's name without its scope
 */
export function tool(name, command = name.split('/').pop()) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Returns the file of npm's command. npm passes it to its scripts; otherwise it is beside Node. */
export function npm() {
  const told = process.env.npm_execpath ?? '';
  const node = dirname(process.execPath);
  const files = [
    ...(told.endsWith('npm-cli.js') ? [told] : []),
    join(node, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const file = files.find((f) => existsSync(f));
  if (file !== undefined) return file;
  console.error('npm was not found. Start this with "npm run" or "npm start".');
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * Installs missing packages: those that the service is built from (20 packages, 65 MB), or also those of the
 * tests (`test/package.json`; 400 packages, 615 MB in all).
 */
export function install({ tests = false } = {}) {
  const folders = tests ? ['', 'test'] : [''];
  if (folders.every(isInstalled)) return;
  console.error(tests ? 'Installing what the tests run on …' : 'Installing …');
  const only = tests ? [] : ['--workspaces=false', '--ignore-scripts'];
  run([npm(), 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...only]);
}

/** True if every direct dependency is installed, and every installed package has the right version. */
function isInstalled(folder) {
  const written = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = readJson('package-lock.json').packages;
  const there = JSON.parse(readFileSync(written, 'utf8')).packages;
  const direct = Object.keys(wanted[folder].devDependencies).map((name) => `node_modules/${name}`);
  return (
    direct.every((path) => path in there && existsSync(join(root, path))) &&
    Object.entries(there).every(([path, { version }]) => wanted[path]?.version === version)
  );
}

/** Compiles the code and the facts, each only if its files have changed. */
export function build() {
  const config = [
    'package.json',
    'package-lock.json',
    'scripts/bundle.js',
    'scripts/code-version.js',
  ];
  const code = fingerprint([...config, 'src']);
  unlessFresh('dist/.code', code, () => {
    console.error('Compiling …');
    run([join('scripts', 'bundle.js')]);
  });
  unlessFresh('dist/.site', `${code} ${fingerprint(['scripts/site-assets.ts'])}`, () => {
    run(['--import', 'tsx', join('scripts', 'site-assets.ts')]);
  });
  unlessFresh('dist/.facts', `${code} ${fingerprint(['data'])}`, () => {
    run(['dist/bundle/main.js', 'data', 'build']);
    run(['dist/bundle/main.js', 'export', '--folder', 'dist/dataset/files']);
  });
}

/** Bundles the worker and writes the types, which the package contains and a start does not need. */
export function buildPackage() {
  build();
  const sources = [
    'tsconfig.json',
    'tsconfig.build.json',
    'scripts/types.ts',
    'scripts/type-text.ts',
    'src',
  ];
  unlessFresh('dist/.types', fingerprint(sources), () => {
    run(['--import', 'tsx', join('scripts', 'types.ts')]);
  });
  run([join('scripts', 'worker.js')]);
}

/**
 * Ends this process gracefully when npm ends. npm starts scripts in a shell and sends SIGTERM only to that
 * shell, so the service would otherwise go on unnoticed.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = () => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  };
  const watch = setInterval(look, 500).unref();
}

/** Runs a step unless its stamp shows that it was done for the same input. */
function unlessFresh(stamp, input, step) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === input) return;
  step();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, input);
}

/**
 * Returns the paths, sizes and times of files. To read 6,000 contents would take longer than a whole start.
 */
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
