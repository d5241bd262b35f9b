// Coverage-guided fuzzing of everything that reads outside bytes: the query, the headers, the snapshot and
// files of devices. An input that reaches new code is kept and changed further.
//
//   node --import tsx scripts/fuzz.js [--runs 4000] [--seed 1] [--target query]
//
// The same seed gives the same inputs. If anything but a documented error is thrown, prints the input and ends
// with 1. Needs npm run build. `npm test` has a short run, `npm run soak` a long one.
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { targets } from './fuzz-targets.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string' },
  },
});

/** Inputs between two readings of the coverage, each of which takes some milliseconds. */
const BATCH = 50;
const MAX_BYTES = 4096;
const MAX_CORPUS = 2000;
/** The code whose coverage counts. */
const SOURCES = new URL('../src/', import.meta.url).href;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });

const seen = new Set();
/** Returns the new ways through functions since the last reading. */
async function newParts() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const parts = [];
  for (const { url, functions } of result) {
    if (!url.startsWith(SOURCES)) continue;
    for (const { ranges } of functions) {
      const [whole, ...blocks] = ranges;
      if (whole.count === 0) continue;
      // The set of blocks that did not run identifies a way through a function.
      const missed = blocks.filter(({ count }) => count === 0).map((block) => block.startOffset);
      const part = `${url} ${whole.startOffset} ${missed}`;
      if (!seen.has(part)) parts.push(part);
    }
  }
  return parts;
}

/** Returns a generator of random numbers for the seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) % below;
  };
}

/**
 * Changes an input: flips bits, sets bytes, removes or doubles pieces, or inserts pieces of another input or a
 * word.
 */
function mutate(input, corpus, words, random) {
  let bytes = Buffer.from(input);
  for (let n = 1 + random(4); n > 0; n--) {
    const at = random(bytes.length + 1);
    const to = Math.min(bytes.length, at + 1 + random(16));
    const piece = [
      () => Buffer.from([random(256)]),
      () => words[random(words.length)],
      () => corpus[random(corpus.length)].subarray(random(64), 64 + random(64)),
      () => bytes.subarray(at, to),
    ][random(4)]();
    const kind = random(4);
    if (kind === 0 && bytes.length > 0) bytes[at % bytes.length] ^= 1 << random(8);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
    else bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(to)]);
  }
  return bytes;
}

let failed = false;
for (const { name, seeds, words, share = 1, run, maxBytes = MAX_BYTES } of targets()) {
  if (values.target !== undefined && values.target !== name) continue;
  const random = numbersFrom(Number(values.seed));
  const runs = Math.ceil(Number(values.runs) * share);
  const corpus = (await (typeof seeds === 'function' ? seeds() : seeds)).map((text) =>
    Buffer.from(text),
  );
  const dictionary = words.map((word) => Buffer.from(word));
  const begun = performance.now();
  let slowest = 0;
  const one = async (input) => {
    const started = performance.now();
    try {
      await run(input);
    } catch (error) {
      failed = true;
      console.error(`${name}: ${error.stack}\nfor the input (base64) ${input.toString('base64')}`);
    }
    slowest = Math.max(slowest, performance.now() - started);
  };
  for (const input of corpus) await one(input);
  for (const part of await newParts()) seen.add(part);
  for (let done = 0; done < runs && !failed; ) {
    const batch = Array.from({ length: Math.min(BATCH, runs - done) }, () =>
      mutate(corpus[random(corpus.length)], corpus, dictionary, random).subarray(0, maxBytes),
    );
    for (const input of batch) await one(input);
    done += batch.length;
    if ((await newParts()).length === 0) continue;
    // Something in the batch is new. A reading after each input shows which.
    for (const input of batch) {
      await one(input);
      const parts = await newParts();
      for (const part of parts) seen.add(part);
      if (parts.length > 0 && corpus.length < MAX_CORPUS) corpus.push(Buffer.from(input));
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${name}: ${runs} inputs in ${seconds} s, ${corpus.length} in the corpus, ` +
      `slowest ${slowest.toFixed(0)} ms${failed ? ', failed' : ''}`,
  );
  if (failed) break;
}
process.exit(failed ? 1 : 0);
