import { expect, it } from 'vitest';
import { Compounds } from '../../src/lattice/compound.ts';
import { parse } from '../../src/query/parse.ts';
import { MAX_TOKENS } from '../../src/query/query.ts';
import { Reader } from '../../src/search/reader.ts';
import { Tables } from '../../src/search-index/tables.ts';
import { openDataset } from './dataset.ts';

const { snapshot, search } = openDataset();
const tables = new Tables(snapshot);

it('are read without fault, and no token before the first is one of a name', () => {
  const reader = new Reader(tables, new Compounds(tables));
  const words = 'a54 s24 8 pro s22 x6 p30 fe 13 mini 7a lite v60 s9 e7 14 max g84 9a go'.split(' ');
  const inNames = [...words, ...words].join(' ');
  const asked = [inNames, `galaxy ${inNames}`, `${'the phone '.repeat(14)}${inNames}`];
  for (const text of asked) {
    const query = parse(text, tables.lexicon);
    expect(text.split(' ').length).toBeGreaterThanOrEqual(40);
    expect(query.tokens.length).toBeLessThanOrEqual(MAX_TOKENS);
    expect(() => search.interpret(text).explain()).not.toThrow();
    // Each device has another path; the first words and the last ones are read by some.
    reader.read(query, 64);
    for (const { device, form } of reader.best.list) {
      reader.evidence.readAgain(device, form);
      const { path } = reader.evidence;
      expect([-2, -1].map((i) => path.reads(i))).toEqual([false, false]);
      expect([30, 31].map((i) => path.reads(i))).toEqual([false, false]);
    }
    expect(reader.best.size).toBeGreaterThan(0);
  }
});

it('find nothing more once the reader has read as much as it may', () => {
  const reader = new Reader(tables, new Compounds(tables));
  const query = parse('galaxy s24', tables.lexicon);
  reader.remaining = 1;
  reader.read(query, 64);
  expect(reader.best.size).toBeGreaterThan(0);
  reader.read(query, 64);
  expect([reader.best.size, reader.margin]).toEqual([0, -1]);
});

it.each([
  'We are a family of five and it is the first time that we go so far from home, so I would like to be quite sure before I pay for it. The phone that I have is a Pixel 7a. Does it take an eSIM?',
  'Ich bin nicht mehr die Jüngste und habe so etwas noch nie gemacht, aber meine Enkelin sagt, dass es ganz leicht ist. Also: Ich habe das Pixel 7a hier vor mir. Geht das damit oder nicht?',
])('find a device at the end: %s', (text) => {
  const { meant, devices } = search.interpret(text);
  expect(text.split(' ').length).toBeGreaterThan(MAX_TOKENS);
  expect([meant, devices.map((d) => snapshot.devices.record(d).slug)]).toEqual([
    'one',
    ['google/pixel-7a'],
  ]);
});
