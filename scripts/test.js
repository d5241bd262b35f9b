// npm test: sets up if needed, then runs every check, and ends with "N passed, N failed".
// npm run test:quick: the inner loop; no build, no slow suites.
//
// Some tests run against programs of the system. They are installed with --system-packages or where
// the environment says CI; elsewhere the tests that lack one are skipped and say so.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, install, root, tool } from './project.js';
import { ensurePackages } from './system-packages.js';

const quick = process.argv.includes('--quick');
const installsPackages = process.argv.includes('--system-packages') || Boolean(process.env.CI);
const results = [];

/** Runs one check; a failure is counted and the others still run. */
function check(name, args) {
  console.error(`\n▶ ${name}`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  results.push({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}

/** Runs a vitest project and counts its tests one by one. */
function vitest(name, args) {
  console.error(`\n▶ ${name}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const report = join(root, '.cache', `${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [tool('vitest'), 'run', ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
  });
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const passed = counted?.numPassedTests ?? 0;
  const failed = counted?.numFailedTests ?? 0;
  // A suite that broke before its tests ran has no failed test to count.
  results.push({ name, passed, failed: failed === 0 && status !== 0 ? 1 : failed });
}

install({ tests: true });
if (!quick) {
  ensurePackages(['varnish', 'nginx', 'chromium', 'zsh', 'fish', 'php-cli'], {
    install: installsPackages,
  });
  buildPackage();
}
check('format and lint', [tool('@biomejs/biome'), 'check', '.']);
if (!quick) check('unused code', [tool('knip')]);
check('types', [tool('typescript', 'tsc'), '--noEmit']);
if (!quick) check('facts', ['dist/bundle/main.js', 'data', 'check']);
// What starts no process and opens no port shares its modules between files, which halves the time;
// the others have a process of their own each, one after the other, as they measure and kill.
const units = ['src/', 'tools/', 'test/layers/'];
const inProcess = ['contract', 'data', 'detect', 'lookup', 'openapi', 'search', 'site'];
const together = ['--no-isolate', '--maxWorkers=2'];
if (quick) {
  vitest('quick tests', [...units, ...together]);
} else {
  const folders = inProcess.map((name) => `test/${name}/`);
  vitest('tests in process', [...units, ...folders, ...together]);
  const others = readdirSync(join(root, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['cases', 'node_modules'].includes(entry.name))
    .map(({ name }) => `test/${name}/`)
    .filter((folder) => !units.includes(folder) && !folders.includes(folder));
  vitest('tests of whole programs', others);
}

console.error('');
for (const { name, passed, failed } of results)
  console.error(`${name}: ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((n, r) => n + r[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
