// npm run esim-lookup, npm run check, npm run fix: runs the command from the sources, and installs it first if
// needed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './project.js';

install();
const [task, ...rest] = process.argv.slice(2);
/** The arguments behind the short names in package.json. */
const TASKS = {
  check: [['data', 'review', ...rest]],
  fix: [
    ['data', 'fix'],
    ['data', 'conflicts', '--write'],
  ],
};
for (const args of TASKS[task] ?? [[task, ...rest].filter((arg) => arg !== undefined)]) {
  const command = ['--import', 'tsx', join(root, 'src', 'cli', 'main.ts'), ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
