import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { Judge, readLabelled } from './labelled.ts';
import { generate, isAnswer, KINDS } from './mechanical.ts';

const { snapshot, search, devices, brands } = openDataset();
const records = Array.from({ length: snapshot.devices.size }, (_, d) => snapshot.devices.record(d));
const judge = new Judge(records);

describe.each(['search-queries.jsonl', 'search-queries-more.jsonl'])('%s', (file) => {
  const rows = readLabelled(file).map((row) => {
    const results = search.find(row.q, 10).map((d) => records[d]!);
    return { ...row, results, isRight: judge.isRight(row, results) };
  });
  const wrong = (some: typeof rows): string =>
    some
      .filter((row) => !row.isRight)
      .map(({ kind, q, results: [r] }) => `[${kind}] ${q}: ${r ? `${r.brand} ${r.model}` : 'none'}`)
      .join('\n');

  it('finds an acceptable device first for 98 in 100', () => {
    const right = rows.filter((row) => row.isRight).length;
    expect(right / rows.length, wrong(rows)).toBeGreaterThanOrEqual(0.98);
  });

  it('finds nothing where there is nothing, for 97 in 100', () => {
    const negatives = rows.filter((row) => row.expect.length === 0);
    const right = negatives.filter((row) => row.isRight).length;
    expect(negatives.length).toBeGreaterThan(20);
    expect(right / negatives.length, wrong(negatives)).toBeGreaterThanOrEqual(0.97);
  });
});

describe('queries generated from the data set', () => {
  it.each([1, 2, 20_261_121])('are answered for 97 in 100, with seed %i', (seed) => {
    const queries = generate(devices, brands, 6000, seed);
    const wrong = queries.filter((generated) => {
      const [first] = search.find(generated.query, 1);
      return !isAnswer(generated, first === undefined ? undefined : devices[first], brands);
    });
    const sample = wrong.slice(0, 20).map(({ kind, query }) => `[${kind}] ${query}`);
    expect(1 - wrong.length / queries.length, sample.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('are the same for the same seed, and of every kind', () => {
    const some = generate(devices, brands, 60, 7);
    expect(generate(devices, brands, 60, 7)).toEqual(some);
    expect(generate(devices, brands, 60, 8)).not.toEqual(some);
    expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });
});
