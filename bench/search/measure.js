// Measures one engine in a process of its own: node --expose-gc measure.js <engine> <cache folder>
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ENGINES } from './engines.js';

/** Seconds in which a slow engine answers as many queries as it can, in random order. */
const SECONDS = 12;

const [name, folder] = process.argv.slice(2);
const records = JSON.parse(readFileSync(`${folder}/records.json`, 'utf8'));
const queries = JSON.parse(readFileSync(`${folder}/queries.json`, 'utf8'));

const heap = () => {
  globalThis.gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6;
};
const before = heap();
const start = performance.now();
const { find, size, load } = await ENGINES[name](records, pathToFileURL(folder).href);
const build = performance.now() - start;
const memory = heap() - before;

const answers = [];
const fastest = [];
const begin = performance.now();
for (let round = 0; round < 5; round++) {
  for (let i = 0; i < queries.length; i++) {
    if (performance.now() - begin > SECONDS * 1000) break;
    const from = performance.now();
    let found = [];
    try {
      found = find(queries[i]);
    } catch (fault) {
      // Some engines throw for some texts, which counts as no answer. Ours must never throw.
      if (name === 'esim-lookup') throw fault;
    }
    const time = (performance.now() - from) * 1000;
    if (round === 0) {
      answers.push([...found]);
      fastest.push(time);
    } else if (time < fastest[i]) {
      fastest[i] = time;
    }
  }
}
fastest.sort((a, b) => a - b);
const at = (part) => fastest[Math.floor((fastest.length - 1) * part)];
console.log(JSON.stringify({ build, load, memory, size, answers, p50: at(0.5), p99: at(0.99) }));
