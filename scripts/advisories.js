// npm run advisories: does a dependency that is shipped have a known weakness? Asks the registry that
// npm is set up with. One that cannot tell is a failure of its own (2): nothing was checked.
import { spawnSync } from 'node:child_process';
import { root } from './project.js';

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

/** What npm was told; null where the registry does not know of advisories or is out of reach. */
function report() {
  try {
    const { metadata, vulnerabilities } = JSON.parse(stdout);
    return metadata === undefined ? null : { counts: metadata.vulnerabilities, vulnerabilities };
  } catch {
    return null;
  }
}

const told = report();
if (told === null) {
  const reason = stderr.split('\n').find((line) => line.includes('audit')) ?? 'no answer';
  console.error(
    `\n!! The registry does not tell of advisories (${reason.trim()}).\n` +
      '!! Nothing was checked. Run it where npm reaches a registry that does.\n',
  );
  process.exitCode = 2;
} else {
  for (const [name, { severity, range }] of Object.entries(told.vulnerabilities)) {
    console.error(`${name} ${range}: ${severity}`);
  }
  console.log(`${told.counts.total} advisories for the dependencies that are shipped`);
  process.exitCode = told.counts.total > 0 ? 1 : 0;
}
