import { expect, it } from 'vitest';
import { observedPairs } from '../detect/observed-pairs.ts';
import { openDataset } from './dataset.ts';

const { snapshot, search } = openDataset();
const { devices } = snapshot;

/** The devices that real browsers of a sample ran on. */
const observed = new Set(
  observedPairs().flatMap(({ model }) => {
    const entries = devices.codes.exact(model.toLowerCase().replace(/[^a-z\d]/g, ''));
    return entries.map((entry) => devices.deviceOfCode(entry));
  }),
);

it('puts what real traffic shows before what it does not show', () => {
  // The share of pairs of an observed and another device in which the observed one leads.
  const counts = { seen: new Float64Array(256), other: new Float64Array(256) };
  for (let d = 0; d < devices.size; d++) {
    const column = observed.has(d) ? counts.seen : counts.other;
    column[devices.prominence[d]!]!++;
  }
  let [leads, below, pairs] = [0, 0, 0];
  for (let p = 0; p < 256; p++) {
    leads += counts.seen[p]! * (below + counts.other[p]! / 2);
    below += counts.other[p]!;
    pairs += counts.seen[p]!;
  }
  expect(observed.size).toBeGreaterThan(100);
  expect(leads / (pairs * below)).toBeGreaterThan(0.96);
});

it.each([
  ['Samsung Galaxy S26 Ultra', 'Samsung Galaxy A08'],
  ['Xiaomi Redmi Note 12', 'Infinix NOTE 12'],
  ['Google Pixel 10', 'Google gambit'],
  ['vivo X300 Pro', 'vivo Watch 5'],
])('%s before %s', (first, second) => {
  const [a, b] = [first, second].map((name) => search.find(name, 1)[0]!);
  expect(devices.prominence[a!]).toBeGreaterThan(devices.prominence[b!]!);
});
