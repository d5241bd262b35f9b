import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { modelTokens } from '../../src/detect/android-comment.ts';
import { appleIdentifier } from '../../src/detect/apple.ts';
import { appBlock } from '../../src/detect/apps.ts';
import { isAutomated } from '../../src/detect/bots.ts';
import { shapesOf } from '../../src/detect/brand-shapes.ts';
import { commentsOf, partsOf } from '../../src/detect/comments.ts';
import { iosVersion } from '../../src/detect/ios-version.ts';
import { hintString } from '../../src/detect/structured-field.ts';
import { DetectResponse } from '../../src/model/index.ts';
import { detectCases } from './case-table.ts';
import { detect } from './whole-data.ts';

/** The least of several measurements: what the work takes when nothing else runs. */
function leastTime(work: () => void, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const MUTATED = 30_000;
/** Other changes in each run. A failure shows the header. */
const SEED = Date.now() % 1_000_000;

describe(`${MUTATED} mutated headers, seed ${SEED}`, () => {
  it('give valid answers, and never repeat a header', () => {
    const seeds = detectCases().map(({ headers }) => headers);
    const random = mulberry32(SEED);
    const mark = '\u00a7<i>';
    for (let i = 0; i < MUTATED; i++) {
      const headers = mutated(seeds[i % seeds.length]!, random, mark);
      const answer = detect(headers);
      if (i % 20 === 0) v.assert(DetectResponse, answer);
      if (JSON.stringify(answer).includes(mark)) throw new Error(JSON.stringify(headers));
    }
  });
});

/** Up to four changes: characters replaced, removed, doubled, cut off; a part put elsewhere. */
function mutated(
  seed: Readonly<Record<string, string>>,
  random: () => number,
  mark: string,
): Record<string, string> {
  const int = (n: number): number => Math.floor(random() * n);
  const headers = { ...seed };
  const names = Object.keys(headers);
  for (let n = names.length === 0 ? 0 : 1 + int(4); n > 0; n--) {
    const name = names[int(names.length)]!;
    const value = headers[name]!;
    const at = int(value.length + 1);
    const to = Math.min(value.length, at + int(12));
    const changes = [
      () => value.slice(0, at) + mark + value.slice(at),
      () => value.slice(0, at) + value.slice(to),
      () => value.slice(0, at),
      () => value.slice(0, to) + value.slice(at),
      () => value.slice(0, at) + HOSTILE[int(HOSTILE.length)]! + value.slice(to),
      () => value.slice(at) + value.slice(0, at),
      () => value.slice(0, to) + value.slice(at, to).repeat(int(600)),
    ];
    headers[name] = changes[int(changes.length)]!();
  }
  return headers;
}

const HOSTILE: readonly string[] = [
  ...['\u0000', '\ud800', '\uffff', '"', '\\', '(', ')', ';', ',', '/', ' Build/', 'iPhone1,'],
  ...['(((((((((', '))))))))', 'Android (', 'FBDV/', 'OS 18_', 'Version/', '%00', '\u202e'],
];

/** A small generator of numbers, so that every run sees the same inputs. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('the time of every reader grows with the length of its input alone', () => {
  const readers: Record<string, (text: string) => unknown> = {
    isAutomated,
    commentsOf,
    partsOf: (text) => partsOf(text, { from: 0, to: text.length }),
    modelTokens: (text) => modelTokens([text]),
    appBlock,
    appleIdentifier,
    iosVersion,
    hintString,
    shapesOf,
  };
  const pieces: readonly string[] = [
    ...['(', ')', ';', 'a', ' ', '"', '\\"', '\\', ',', 'iPhone', 'iPhone1,', 'iPhone12', 'OS '],
    ...[
      'OS 1',
      'Version/',
      'Android (',
      'FBDV/',
      ' Build',
      'compatible;',
      'bo',
      'cubo',
      'SAMSUNG ',
    ],
    ...['(Linux; ', 'AppleWebKit', ') AppleWebKit', '()', 'en-', '__', '/', 'Watch', 'AppleTV1'],
  ];
  const [SHORT, LONG] = [4_000, 32_000];

  // Other work may take the whole time of one attempt; work that grows faster fails in every one.
  it.each(Object.entries(readers))('%s', { retry: 4 }, (_, reader) => {
    for (const piece of pieces) {
      const short = piece.repeat(SHORT / piece.length);
      const long = piece.repeat(LONG / piece.length);
      // Eight times the text: linear work takes 8 times as long, quadratic work 64 times. What is
      // done in some microseconds says nothing about growth.
      const limit = Math.max(0.5, 24 * leastTime(() => reader(short), 15));
      expect(
        leastTime(() => reader(long), 15),
        piece,
      ).toBeLessThan(limit);
    }
  });
});
