import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';
import { readLabelled, TABLES } from './labelled.ts';

/** A row whose verdict is another one today, and the class of questions that it is a sample of. */
interface KnownMiss {
  q: string;
  class: string;
}

const MISSES = new URL('../cases/verdict-known-misses.json', import.meta.url);
const known = new Map(
  (JSON.parse(readFileSync(MISSES, 'utf8')) as KnownMiss[]).map((miss) => [miss.q, miss.class]),
);
/** Rows that say how many devices are meant differ in what they call several: "s23" is an itel as well. */
const LEAST_MEANT = 0.925;

const lookup = new Lookup(openDataset().bytes);
const rows = TABLES.flatMap((file) => readLabelled(file))
  .filter(({ supports, meant }) => supports !== undefined || meant !== undefined)
  .map((row) => ({
    ...row,
    answer: lookup.answer(row.q, row.region === undefined ? {} : { region: row.region }),
  }));
const judged = rows.filter(({ supports }) => supports !== undefined);

/** The classes of questions for which a `yes` against the label is known. */
const KNOWN_YES = new Set([
  'a place that no list has',
  'a verb of buying that no list has',
  'a sibling that another clause names',
  'a number of a timetable',
  'a title of an accessory or a repair',
  'a device that cannot be what its seller says',
  'the letters of an order number alone',
  'a word of a name in another meaning',
]);

describe('labelled verdicts', () => {
  it('are as the label says, but for the known misses', () => {
    const wrong = judged
      .filter(({ q, supports, answer }) => answer.verdict.supports !== supports && !known.has(q))
      .map(({ q, supports, answer }) => `${q}: ${answer.verdict.supports}, not ${supports}`);
    expect(wrong).toEqual([]);
  });

  it('that were missed and are right now leave the list of known misses', () => {
    const wrong = new Set(
      judged.filter((row) => row.answer.verdict.supports !== row.supports).map(({ q }) => q),
    );
    expect([...known.keys()].filter((q) => !wrong.has(q))).toEqual([]);
  });

  it('are no yes of one device where the label has none, but for what is known', () => {
    const wrong = judged.filter(
      ({ supports, answer }) =>
        supports !== 'yes' && answer.verdict.supports === 'yes' && answer.meant === 'one',
    );
    expect(wrong.filter(({ q }) => !KNOWN_YES.has(known.get(q) ?? ''))).toEqual([]);
  });

  it('say how many devices are meant, as most labels do', () => {
    const labelled = rows.filter(({ meant }) => meant !== undefined);
    const right = labelled.filter(({ meant, answer }) => answer.meant === meant);
    expect(right.length / labelled.length).toBeGreaterThanOrEqual(LEAST_MEANT);
  });
});
