// node scripts/placeholders.js [FOLDER]: lists what an owner must still fill in before a release, and ends with
// 1 if there is anything. Only the release needs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

const folder = process.argv[2] ?? root;
const json = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const [made, server] = [json('package.json'), json('server.json')];

const STAND_IN = 'io.github.owner/';
const missing = [
  [
    'package.json, mcpName',
    made.mcpName.startsWith(STAND_IN),
    `write your namespace in the registry of MCP servers in place of "${STAND_IN}"`,
  ],
  ['server.json, name', server.name !== made.mcpName, 'write the same as mcpName of package.json'],
  ['server.json, name', server.name.startsWith(STAND_IN), 'write your namespace here as well'],
  [
    'package.json, repository',
    !/^(?:git\+)?https:\/\/\S+$/.test(made.repository?.url ?? ''),
    'write {"type": "git", "url": "git+https://…"}: npm holds the provenance of a release to it',
  ],
].filter(([, isMissing]) => isMissing);

for (const [where, , cure] of missing) console.error(`${where}: ${cure}`);
process.exit(missing.length === 0 ? 0 : 1);
