import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { generate, isAnswer, KINDS } from './mechanical.ts';

const { search, devices, brands } = openDataset();

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
