// npm run bench:detect: names devices with this library and its peers, over the same inputs in one
// run, and prints the result as markdown.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { compile } from '../../src/compile/index.ts';
import { loadFacts } from '../../src/data/index.ts';
import { openSnapshot } from '../../src/snapshot/index.ts';
import { DETECTORS } from './detectors.js';
import { type Input, readInputs } from './inputs.ts';

interface Named {
  brand: string | null;
  model: string | null;
}

interface Times {
  p50: number;
  p99: number;
}

interface Measured {
  name: string;
  load: number;
  heap: number;
  known: Times;
  unknown: Times;
  cases: Times;
  answers: Record<'hints' | 'cases' | 'crawlers', Named[]>;
}

/** Lines that other libraries treat as brands. */
const LINES: Readonly<Record<string, string>> = { redmi: 'xiaomi', poco: 'xiaomi', iqoo: 'vivo' };
const CACHE = '.cache/bench';
mkdirSync(CACHE, { recursive: true });
const { bytes } = compile(loadFacts('data').facts);
writeFileSync(`${CACHE}/snapshot.bin`, bytes);
await build({
  stdin: {
    contents: `export { Detector } from './src/detect/index.ts';
      export { openSnapshot } from './src/snapshot/index.ts';`,
    resolveDir: '.',
  },
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  outfile: `${CACHE}/detector.js`,
});
const inputs = readInputs(openSnapshot(bytes));
const file = `${CACHE}/inputs.json`;
writeFileSync(file, JSON.stringify(inputs));

const percent = (part: number, all: number): string => ((100 * part) / all).toFixed(1);
const micro = (us: number): string => us.toFixed(us < 10 ? 1 : 0);
const { hints, cases, crawlers } = inputs;

console.log(`${hints.length} hint pairs of real browsers, ${cases.length} rows of the case tables`);
console.log('(right: the device named, or only its maker or nothing where no more can be known),');
console.log(`${crawlers.length} crawlers. Node ${process.version}.\n`);
console.log(
  '| | hints: brand / exact % | cases: right % | crawlers named % | hint p50 / p99 µs | unknown code p50 / p99 µs | case p50 / p99 µs | load ms | heap MB |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const name of Object.keys(DETECTORS)) {
  const args = ['--expose-gc', 'bench/detect/measure.js', name, file];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const m = JSON.parse(output) as Measured;
  const named = m.answers.crawlers.filter((a) => a.brand !== null && a.model !== null).length;
  const cells = [
    name,
    score(hints, m.answers.hints),
    right(cases, m.answers.cases),
    percent(named, crawlers.length),
    ...[m.known, m.unknown, m.cases].map(({ p50, p99 }) => `${micro(p50)} / ${micro(p99)}`),
    m.load.toFixed(0),
    m.heap.toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Counts the rows with the expected answer: the device, only its maker, or nothing. */
function right(set: readonly Input[], answers: readonly Named[]): string {
  const good = set.filter((input, i) => {
    const answer = answers[i]!;
    if (input.outcome === 'none') return answer.brand === null;
    if (!sameBrand(input, answer)) return false;
    // A row about a maker may also accept something without a record: a console, a family.
    const names = input.names ?? [];
    if (input.outcome === 'brand') return answer.model === null || names.length > 0;
    return sameModel(input, answer);
  });
  return percent(good.length, set.length);
}

/** Counts the rows with the right brand, and those of them with the right model. */
function score(set: readonly Input[], answers: readonly Named[]): string {
  const brand = set.filter((input, i) => sameBrand(input, answers[i]!));
  const exact = set.filter(
    (input, i) => sameBrand(input, answers[i]!) && sameModel(input, answers[i]!),
  );
  return `${percent(brand.length, set.length)} / ${percent(exact.length, set.length)}`;
}

function sameBrand(input: Input, { brand }: Named): boolean {
  const given = spelling(brand ?? '');
  return (LINES[given] ?? given) === spelling(input.brand ?? '');
}

/** True if two names mean the same model. Spelling, the brand and "5G" do not count. */
function sameModel(input: Input, { model }: Named): boolean {
  const plain = (name: string): string =>
    spelling(name)
      .replace(spelling(input.brand ?? ''), '')
      .replace(/5g$/, '');
  return model !== null && (input.names ?? []).some((name) => plain(name) === plain(model));
}

function spelling(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9+]/g, '');
}
