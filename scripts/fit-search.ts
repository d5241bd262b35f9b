// npm run fit:search [-- --write] [--sweeps=2] [--folds=5]: fits the weights of the search on the
// labelled tables, and reports how many rows are right in training and cross-validated: fitted on the
// other parts of the rows, grouped by device, and measured on the part left out. --write puts the
// weights into src/lattice/weights.ts. The same data give the same weights.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from '../src/compile/index.ts';
import { loadFacts } from '../src/data/index.ts';
import { WEIGHTS, type Weights } from '../src/lattice/weights.ts';
import { Search } from '../src/search/search.ts';
import { openSnapshot } from '../src/snapshot/index.ts';
import { Judge, type Labelled, readLabelled } from '../test/search/labelled.ts';
import { type Generated, generate, isAnswer } from '../test/search/mechanical.ts';

const option = (name: string, value: number): number => {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  return given === undefined ? value : Number(given.split('=')[1]);
};
const SWEEPS = option('sweeps', 2);
const FOLDS = option('folds', 5);
/** The factors by which each weight is tried. */
const STEPS = [0.6, 0.8, 1.25, 1.6];
/**
 * The cost of moving a weight away from its initial value, in rows, so that a single row moves no weight far.
 */
const PULL = 0.35;
/** The weight of a generated row, relative to a labelled one. */
const GENERATED = 0.25;

const { bytes, devices } = compile(loadFacts('data').facts);
const snapshot = openSnapshot(bytes);
const search = new Search(snapshot);
const records = Array.from({ length: snapshot.devices.size }, (_, d) => snapshot.devices.record(d));
const judge = new Judge(records);
const named = devices.map(({ brand, model, variants }) => ({
  brand,
  model,
  codes: variants.flatMap(({ codes }) => codes),
}));
const brands = new Map(snapshot.devices.brands.map((brand) => [brand.name, brand]));

const labelled = [
  'search-queries.jsonl',
  'search-queries-more.jsonl',
  'search-queries-2.jsonl',
].flatMap(readLabelled);
const generated = generate(named, brands, option('generated', 1200), 20);
const start: Weights = { ...WEIGHTS };
const names = Object.keys(start) as (keyof Weights)[];

function isRight(row: Labelled): boolean {
  return judge.isRight(
    row,
    search.find(row.q, 1).map((d) => records[d]!),
  );
}

function isRightGenerated(row: Generated): boolean {
  const [first] = search.find(row.query, 1);
  return isAnswer(row, first === undefined ? undefined : named[first], brands);
}

function pull(weights: Weights): number {
  let sum = 0;
  for (const name of names) {
    if (start[name] > 0 && weights[name] !== start[name]) {
      sum += Math.abs(Math.log(weights[name] / start[name]));
    }
  }
  return PULL * sum;
}

function scoreOf(weights: Weights, rows: readonly Labelled[], more: readonly Generated[]): number {
  Object.assign(WEIGHTS, weights);
  let right = 0;
  for (const row of rows) if (isRight(row)) right++;
  for (const row of more) if (isRightGenerated(row)) right += GENERATED;
  return right - pull(weights);
}

/** Returns the weights that answer most rows, found by trying each weight in turn. */
function fit(
  from: Weights,
  rows: readonly Labelled[],
  more: readonly Generated[],
  sweeps: number,
): Weights {
  let best = { ...from };
  let score = scoreOf(best, rows, more);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const before = score;
    for (const name of names) {
      for (const step of STEPS) {
        const tried = { ...best, [name]: round(best[name] * step) };
        const value = scoreOf(tried, rows, more);
        if (value > score + 1e-9) {
          score = value;
          best = tried;
        }
      }
    }
    console.log(
      `sweep ${sweep + 1}: ${score.toFixed(2)} of ${rows.length + more.length * GENERATED}`,
    );
    if (score - before < 0.5) break;
  }
  return best;
}

const round = (n: number): number => Number(n.toPrecision(3));
const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)} %`;
const rate = (rows: readonly Labelled[]): string =>
  percent(rows.filter(isRight).length, rows.length);

/**
 * Returns the part of a row. Rows with the same expected device are in one part, so that no device is both
 * fitted and measured.
 */
function partOf(row: Labelled): number {
  const key = row.expect[0] === undefined ? row.q : `${row.expect[0].brand} ${row.expect[0].model}`;
  let hash = 7;
  for (const c of key) hash = (Math.imul(hash, 31) + c.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

console.log(
  `before: ${rate(labelled)} of ${labelled.length} rows, generated ${percent(generated.filter(isRightGenerated).length, generated.length)}`,
);
if (FOLDS > 1) {
  let right = 0;
  for (let part = 0; part < FOLDS; part++) {
    const weights = fit(
      start,
      labelled.filter((row) => partOf(row) !== part),
      generated,
      1,
    );
    Object.assign(WEIGHTS, weights);
    right += labelled.filter((row) => partOf(row) === part && isRight(row)).length;
  }
  console.log(`cross-validated: ${percent(right, labelled.length)}`);
}
const fitted = fit(start, labelled, generated, SWEEPS);
Object.assign(WEIGHTS, fitted);
console.log(
  `training: ${rate(labelled)}, generated ${percent(generated.filter(isRightGenerated).length, generated.length)}`,
);
const moved = names.filter((name) => fitted[name] !== start[name]);
console.log(moved.map((name) => `${name} ${start[name]} -> ${fitted[name]}`).join('\n'));
if (process.argv.includes('--write')) {
  const file = new URL('../src/lattice/weights.ts', import.meta.url);
  let text = readFileSync(file, 'utf8');
  for (const name of moved) {
    text = text.replace(new RegExp(`(\\n  ${name}: )[\\d.]+,`), `$1${fitted[name]},`);
  }
  writeFileSync(file, text);
}
