import { describe, expect, it } from 'vitest';
import { answered as answerOf, nameOf } from '../../src/cli/batch/answer.ts';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from '../search/dataset.ts';
import { Judge, readLabelled } from '../search/labelled.ts';

const { bytes, snapshot } = openDataset();
const { devices } = snapshot;
const judge = new Judge(Array.from({ length: devices.size }, (_, d) => devices.record(d)));
const lookup = new Lookup(bytes);
const answer = (text: string) => answerOf(lookup, lookup.answer(text));

/**
 * Nobody sees which device a row of a file was taken for: a wrong one is worse than none. One query in
 * nine names no single device ("pixel pro") or no more than its letters ("p6a"), and gets no answer.
 */
describe('the labelled queries as rows of a file', () => {
  const rows = ['search-queries.jsonl', 'search-queries-more.jsonl']
    .flatMap(readLabelled)
    .map((row) => ({ ...row, device: answer(row.q).device }));
  const answered = rows.filter(({ device }) => device !== null);

  it('are answered for 88 in 100 that mean a device', () => {
    const meant = rows.filter(({ expect: devices }) => devices.length > 0);
    const found = meant.filter(({ device }) => device !== null);
    expect(found.length / meant.length).toBeGreaterThanOrEqual(0.88);
  });

  it('are answered with a right device for 199 in 200', () => {
    const wrong = answered.filter((row) => !judge.accepts(row, row.device!));
    const said = wrong.map(({ q, device }) => `${q}: ${device!.brand} ${device!.model}`);
    expect(wrong.length / answered.length, said.join('\n')).toBeLessThan(0.005);
  });
});

/** A shop that sells to the unit with this code, or of this region, must not read that of the others. */
it.each([
  ['Samsung Galaxy S24 Ultra SM-S9280 12/512GB', 'no', 'variant'],
  ['Samsung Galaxy S24 Ultra SM-S928B 12/512GB', 'yes', 'device'],
  ['S9280', 'no', 'variant'],
  ['Apple iPhone 15 Pro A3104 256GB Titan Blau', 'no', 'variant'],
  ['Apple iPad (9th gen) A2602 64GB', 'no', 'variant'],
  ['Apple iPad (9th gen) A2604 64GB', 'yes', 'variant'],
  ['iPhone SE (A2783) 64GB schwarz', 'yes', 'device'],
  ['iPhone 15 Pro 256GB Hong Kong version', 'no', 'variant'],
  ['айфон 13 128GB китай', 'no', 'variant'],
  ['Samsung Galaxy S24 Ultra Korean version', 'yes', 'variant'],
  ['Nothing Phone (3a) Japan', 'no', 'device'],
])('%s: %s, basis %s', (row, supports, basis) => {
  expect(answer(row)).toMatchObject({ verdict: { supports, basis } });
});

it('that is the name of a device is answered as that device, or not at all', () => {
  const wrong: string[] = [];
  let known = 0;
  for (let d = 0; d < devices.size; d++) {
    const { brand, model, slug, supports } = devices.record(d);
    const found = answer(`${brand} ${model}`);
    if (found.device?.slug === slug) known++;
    if (found.device !== null && found.verdict.supports !== supports)
      wrong.push(`${slug}: ${nameOf(found)}`);
  }
  // Known: obscure makers whose name, or whose model, is the name of a better-known line.
  expect(wrong.length / devices.size, wrong.join('\n')).toBeLessThan(0.0002);
  // The others are names that several devices have.
  expect(known / devices.size).toBeGreaterThan(0.965);
});

/** Thirty thousand titles take half a minute, and longer beside other files of tests. */
const SLOW = 300_000;

/** What shops and sellers of used phones write around a name. */
const TITLES = [
  (name: string) => `${name} - 256GB - Graphite - Excellent`,
  (name: string) => `${name} (black, 128GB)`,
  (name: string) => `${name} | 64 GB | Blue | grade A`,
  (name: string) => `Smartphone ${name} 8GB/256GB Dual SIM schwarz, sehr gut, OVP`,
  (name: string) =>
    `${name} mit 6,7 Zoll FHD+ Display, 50 MP Kamera, 256 GB Speicher, 5000 mAh Akku`,
  (name: string) => `${name} débloqué 4G (Ecran : 6,1 pouces - 128 Go - Double SIM - Android)`,
  (name: string) => `${name}, 128GB, Fully Unlocked (Renewed)`,
];

it(
  'that is a title around the name of a device makes no yes of it',
  () => {
    const wrong: string[] = [];
    let known = 0;
    for (let d = 0; d < devices.size; d++) {
      const { brand, model, slug, supports } = devices.record(d);
      const title = TITLES[d % TITLES.length]!(`${brand} ${model}`);
      const found = answer(title);
      if (found.device?.slug === slug) known++;
      // "4G" says which edition of a watch it is.
      const isOther = supports !== 'yes' && found.verdict.edition === undefined;
      if (found.verdict.supports === 'yes' && isOther) wrong.push(`${title}: ${nameOf(found)}`);
    }
    // Known: obscure makers whose name, or whose model, is the name of a better-known line.
    expect(wrong.length / devices.size, wrong.join('\n')).toBeLessThan(0.0002);
    expect(known / devices.size).toBeGreaterThan(0.93);
  },
  SLOW,
);
