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

const all = [...inputs.hints, ...inputs.cases];
const result = {
  name,
  load,
  answers,
  known: times(all),
  unknown: times(inputs.unknown),
  heap: heap() - before,
};
console.log(JSON.stringify(result));

/** Median and 99th percentile in µs, over at least two seconds or 20,000 answers after warming up. */
function times(set) {
  const warm = performance.now();
  while (performance.now() - warm < 500) for (const input of set) named(input);
  const samples = [];
  const begin = performance.now();
  while (samples.length < 20_000 && performance.now() - begin < 8_000) {
    for (const input of set) {
      const from = process.hrtime.bigint();
      named(input);
      samples.push(Number(process.hrtime.bigint() - from) / 1e3);
    }
  }
  samples.sort((a, b) => a - b);
  return {
    p50: samples[Math.floor(samples.length * 0.5)],
    p99: samples[Math.floor(samples.length * 0.99)],
  };
}
