// npm run changes -- [--before <file>] --summary <text>: records at a release which answers differ from the
// previous version, in data/changes/<version>.json.
//
// <file> is the snapshot of the previous version (dist/esim.snapshot of its package). Without it, this is the
// first version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile } from '../src/compile/index.ts';
import { checkFacts, formatJson } from '../src/data/index.ts';
import { type ChangeSet, type Compared, changesBetween } from '../src/dataset/index.ts';
import { Lookup } from '../src/lookup/index.ts';

const { values } = parseArgs({
  options: { before: { type: 'string' }, summary: { type: 'string' } },
});
if (values.summary === undefined) {
  console.error('Say what changed: --summary "..."');
  process.exit(2);
}

const { facts, problems } = checkFacts('data');
if (problems.length > 0) {
  console.error('The facts have problems: npm run esim-lookup -- data check');
  process.exit(1);
}
const after = new Lookup(compile(facts).bytes);
const before = values.before === undefined ? null : new Lookup(readFileSync(values.before));

function* records({ snapshot }: Lookup): Generator<Compared> {
  for (let d = 0; d < snapshot.devices.size; d++) yield snapshot.devices.record(d);
}

const { version, date, devices } = after.info;
const moved = (slug: string): string => after.snapshot.devices.redirect(slug) ?? slug;
const set: ChangeSet = {
  $schema: '../../schema/change-set.json',
  version,
  previous: before?.info.version ?? null,
  date,
  devices,
  summary: values.summary,
  // Everything is new in the first version, so no change is listed.
  changes: before === null ? [] : changesBetween(records(before), records(after), moved),
};
mkdirSync('data/changes', { recursive: true });
const file = `data/changes/${version}.json`;
writeFileSync(file, formatJson(set));
console.log(`${file}: ${set.changes.length} answers changed`);
