// npm run advisories: reports known vulnerabilities of the bundled packages. It asks the registry that npm is
// set up with, about what the service is built from and not about the tools of the tests. Ends with 2 if the
// registry cannot answer, because then nothing was checked.
import { spawnSync } from 'node:child_process';
import { npm, root } from './project.js';

const audit = [npm(), 'audit', '--workspaces=false', '--json'];
const { stdout, stderr } = spawnSync(process.execPath, audit, { cwd: root, encoding: 'utf8' });

/** Returns npm's report; `null` if the registry has no advisories or cannot be reached. */
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
  console.log(`${told.counts.total} advisories for the packages that are bundled`);
  process.exitCode = told.counts.total > 0 ? 1 : 0;
}
