// Splits data/sources.json by publisher into data/sources/<publisher>.json, gives never-existed.json an
// object, and writes every file anew with its $schema. It may run again: what is there is kept, and a
// source of data/sources.json replaces the one of the same id.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatFacts } from '../src/data/index.ts';
import { jsonFiles } from '../src/data/load.ts';
import { slugify } from '../src/model/index.ts';

type Fields = Record<string, unknown>;
interface Publisher {
  publisher: string;
  sources: Record<string, Fields>;
}

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, 'utf8'));
const write = (file: string, value: unknown) =>
  writeFileSync(`data/${file}`, `${JSON.stringify(value)}\n`);

const files = new Map<string, Publisher>();
for (const file of jsonFiles('data', 'sources')) files.set(file, read(file));
if (existsSync('data/sources.json')) {
  for (const [id, { publisher, ...source }] of Object.entries<Fields>(read('sources.json'))) {
    for (const { sources } of files.values()) delete sources[id];
    const file = `sources/${slugify(String(publisher))}.json`;
    const entry = files.get(file) ?? { publisher: String(publisher), sources: {} };
    entry.sources[id] = source;
    files.set(file, entry);
  }
  mkdirSync('data/sources', { recursive: true });
  for (const [file, entry] of files) {
    if (Object.keys(entry.sources).length === 0) rmSync(`data/${file}`, { force: true });
    else write(file, entry);
  }
  rmSync('data/sources.json');
}
const names = read('never-existed.json');
if (Array.isArray(names)) write('never-existed.json', { names });
console.log(`${formatFacts('data').length} files written`);
