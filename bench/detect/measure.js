// Measures one detector in a process of its own: node --expose-gc measure.js <name> <inputs.json>
import { readFileSync } from 'node:fs';
import { DETECTORS } from './detectors.js';

const [name, file] = process.argv.slice(2);
const inputs = JSON.parse(readFileSync(file, 'utf8'));

const heap = () => {
  globalThis.gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6;
};

const before = heap();
const start = performance.now();
const detect = await DETECTORS[name]();
detect(inputs.cases[0].headers);
const load = performance.now() - start;

const answers = {};
for (const set of ['hints', 'cases', 'crawlers']) answers[set] = inputs[set].map(named);

function named({ headers }) {
  try {
    const { brand, model } = detect(headers);
    return { brand: brand || null, model: model || null };
  } catch {
    return { brand: null, model: null };
  }
}

const result = {
  name,
  load,
  answers,
  known: times(inputs.hints),
  unknown: times(inputs.unknown),
  cases: times(inputs.cases),
  heap: heap() - before,
};
console.log(JSON.stringify(result));

/**
 * Median and 99th percentile in µs over the headers, of each of which the fastest of up to 60 runs counts: other work on
 * the machine only makes a run slower.
 */
function times(set) {
  const warm = performance.now();
  while (performance.now() - warm < 500) for (const input of set) named(input);
  const fastest = set.map(() => Number.POSITIVE_INFINITY);
  const begin = performance.now();
  for (let run = 0; run < 60 && performance.now() - begin < 8_000; run++) {
    for (const [i, input] of set.entries()) {
      const from = process.hrtime.bigint();
      named(input);
      fastest[i] = Math.min(fastest[i], Number(process.hrtime.bigint() - from) / 1e3);
    }
  }
  const samples = fastest.filter(Number.isFinite).sort((a, b) => a - b);
  return {
    p50: samples[Math.floor(samples.length * 0.5)],
    p99: samples[Math.floor(samples.length * 0.99)],
  };
}
