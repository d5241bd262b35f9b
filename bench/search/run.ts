// npm run bench:search [-- --write]: asks this library and others the same queries in one run, at three sizes,
// and prints the result as markdown. --write puts the tables into docs/benchmarks.md. Further arguments name
// the engines to measure.
//
// unseen.jsonl has rows that no engine was tuned to. Do not read them while you change the search. A row that
// has been read belongs in test/cases.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { compile, sectionsOf } from '../../src/compile/index.ts';
import { loadFacts } from '../../src/data/index.ts';
import type { CompiledDevice, DeviceRecord } from '../../src/model/index.ts';
import { openSnapshot, writeContainer } from '../../src/snapshot/index.ts';
import {
  Judge,
  type Labelled,
  meansNone,
  readLabelled,
  TABLES,
} from '../../test/search/labelled.ts';
import { generate, random } from '../../test/search/mechanical.ts';
import { ENGINES } from './engines.js';
import { type Records, recordsOf } from './records.ts';

interface Measured {
  build: number;
  load?: number;
  memory: number;
  size: number;
  answers: number[][];
  p50: number;
  p99: number;
}

const CACHE = resolve('.cache/bench/search');
mkdirSync(CACHE, { recursive: true });
await build({
  stdin: {
    contents: `export { Search } from './src/search/index.ts';
      export { openSnapshot } from './src/snapshot/index.ts';`,
    resolveDir: '.',
  },
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  outfile: join(CACHE, 'search.js'),
});

const { facts } = loadFacts('data');
const compiled = compile(facts);
const { brands } = openSnapshot(compiled.bytes).devices;
const labels = shuffled(TABLES.flatMap((file) => readLabelled(file)));
const unseen = readFileSync(new URL('unseen.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled);
const absentNames = [...labels, ...unseen]
  .filter((label) => meansNone(label) && /[a-z]/i.test(label.q) && /\d/.test(label.q))
  .map(({ q }) => wordsOf(q));
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const chosen = named.length > 0 ? named : Object.keys(ENGINES);
const lines: string[] = [];
for (const size of [5000, compiled.devices.length, 50_000]) await measure(size);
const table = lines.join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const page = readFileSync('docs/benchmarks.md', 'utf8');
  const written = page.replace(
    /(<!-- bench:search -->\n)[\s\S]*?(\n?<!-- \/bench:search -->)/,
    (_, open: string, close: string) => open + table + close,
  );
  writeFileSync('docs/benchmarks.md', written);
}

async function measure(size: number): Promise<void> {
  const expected = (device: CompiledDevice): boolean =>
    [...labels, ...unseen].some((label) => expectsName(label, device));
  const records = recordsOf(compiled.devices, [...brands], facts, size, expected, isAbsent);
  const plain = records.devices.map((d, id) => ({
    id,
    name: `${d.brand} ${d.model}`,
    aliases: d.aliases,
    codes: d.variants.flatMap((v) => v.codes),
  }));
  const named = new Map(brands.map((brand) => [brand.name, brand]));
  const mechanical = generate(
    records.devices.map((d, id) => ({ brand: d.brand, model: d.model, codes: plain[id]!.codes })),
    named,
    600,
    3,
  ).map(({ query }) => query);
  writeFileSync(join(CACHE, 'records.json'), JSON.stringify(plain));
  writeFileSync(join(CACHE, 'records.snapshot'), snapshotOf(records));
  // The rows that count come first, because a slow engine does not get to all of them.
  const all = [...[...unseen, ...labels].map(({ q }) => q), ...mechanical];
  writeFileSync(join(CACHE, 'queries.json'), JSON.stringify(all));

  const records9 = records.devices.map(asRecord);
  const judge = new Judge(records9);
  lines.push(
    '',
    `**${size.toLocaleString('en')} devices**`,
    '',
    '| | unseen rows right % | first result right % | in the first five % | MRR | nothing for nothing % | p50 µs | p99 µs | build ms | load ms | size MB | memory MB |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const name of chosen) {
    const args = ['--expose-gc', 'bench/search/measure.js', name, CACHE];
    let m: Measured;
    try {
      const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
      m = JSON.parse(output) as Measured;
    } catch (fault) {
      console.error(`${name} could not be measured: ${(fault as Error).message.slice(0, 500)}`);
      lines.push(`| ${name} | not measured: it could not be loaded |`);
      continue;
    }
    lines.push(`| ${[name, ...quality(m, judge, records9), ...costs(m)].join(' | ')} |`);
  }
}

function quality(m: Measured, judge: Judge, records: readonly DeviceRecord[]): string[] {
  let [first, five, reciprocal, positives, empty, negatives] = [0, 0, 0, 0, 0, 0];
  for (const [i, label] of labels.entries()) {
    const answer = m.answers[unseen.length + i];
    if (answer === undefined) continue;
    if (meansNone(label)) {
      negatives++;
      if (answer.length === 0) empty++;
      continue;
    }
    positives++;
    const at = answer.findIndex((id) => judge.accepts(label, records[id]!));
    if (at === 0) first++;
    if (at >= 0 && at < 5) five++;
    if (at >= 0) reciprocal += 1 / (at + 1);
  }
  const asked = unseen.flatMap((label, i) => {
    const answer = m.answers[i];
    return answer === undefined ? [] : [{ label, answer }];
  });
  const right = asked.filter(({ label, answer }) =>
    judge.isRight(
      label,
      answer.map((id) => records[id]!),
    ),
  ).length;
  const percent = (n: number, of: number): string => (of === 0 ? '' : ((100 * n) / of).toFixed(1));
  return [
    percent(right, asked.length),
    percent(first, positives),
    percent(five, positives),
    positives === 0 ? '' : (reciprocal / positives).toFixed(3),
    percent(empty, negatives),
  ];
}

function costs({ p50, p99, build: built, load, size, memory }: Measured): string[] {
  const micro = (us: number): string => us.toLocaleString('en', { maximumFractionDigits: 0 });
  return [
    micro(p50),
    micro(p99),
    micro(built),
    load === undefined ? '' : micro(load),
    (size / 1e6).toFixed(1),
    memory.toFixed(0),
  ];
}

function snapshotOf({ devices, brands }: Records): Uint8Array {
  const counts = { devices: devices.length, codes: 0 };
  // The sample may lack the device that a retired address leads to.
  const sections = sectionsOf(devices, brands, { ...facts, redirects: {}, removed: {} });
  return writeContainer({ version: 'bench', date: facts.date, ...counts }, sections);
}

function asRecord(d: CompiledDevice): DeviceRecord {
  const { brand, brandSlug, model, modelSlug, releaseYear, category, supports } = d;
  const slug = `${brandSlug}/${modelSlug}`;
  const exceptionRegions = [...d.exceptionRegions];
  return {
    slug,
    brand,
    brandSlug,
    model,
    modelSlug,
    releaseYear,
    category,
    supports,
    exceptionRegions,
  };
}

function expectsName(label: Labelled, { brand, model }: CompiledDevice): boolean {
  return label.expect.some((e) => e.brand === brand && e.model.slice(0, 6) === model.slice(0, 6));
}

/** True if the name has every word of a label that says that there is no such device. */
function isAbsent(model: string): boolean {
  const name = wordsOf(model);
  return absentNames.some((words) => words.every((word) => name.includes(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]*\d+|[a-z]+/g) ?? [];
}

function shuffled<T>(items: T[]): T[] {
  const next = random(9);
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
