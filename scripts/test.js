// npm test: sets up if needed, then runs every check, and ends with "N passed, N failed".
// npm run test:quick: the inner loop; no build, no slow suites.
//
// Some tests run against programs of the system. They are installed with --system-packages or where
// the environment says CI; elsewhere the tests that lack one are skipped and say so.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, tool } from './project.js';
import { ensurePackages } from './system-packages.js';

const quick = process.argv.includes('--quick');
const installsPackages = process.argv.includes('--system-packages') || Boolean(process.env.CI);
const results = [];

/** Runs a program of the project without blocking others, and prints its output when it has ended. */
async function check(name, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [status] = await once(child, 'close');
  console.error(`\n▶ ${name}\n${output}`);
  results.push({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
  return status === 0;
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
const checks = [
  check('format and lint', [tool('@biomejs/biome'), 'check', '.']),
  check('types', [tool('typescript', 'tsc'), '--noEmit']),
];
if (!quick) {
  ensurePackages(['varnish', 'nginx', 'chromium-headless-shell', 'zsh', 'fish', 'php-cli'], {
    install: installsPackages,
  });
  checks.push(check('unused code', [tool('knip')]));
  // The tests run the build. Without it, each of them would fail.
  if (!(await check('build', [join('scripts', 'build.js'), '--package']))) process.exit(1);
}
await Promise.all(checks);
// Test files in one worker share their modules, so that the data is read and compiled once. Three workers keep
// two cores busy, because tests of servers and browsers wait for a fifth of their time.
const shared = ['--no-isolate', '--maxWorkers=3'];
if (quick) vitest('quick tests', ['src/', 'tools/', 'test/layers/', ...shared]);
else vitest('tests', shared);

console.error('');
for (const { name, passed, failed } of results)
  console.error(`${name}: ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((n, r) => n + r[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
