import { expect, it } from 'vitest';
import shortForms from '../../data/lexicon/abbreviation.json' with { type: 'json' };
import { openDataset } from './dataset.ts';

const { snapshot, search } = openDataset();
const { devices } = snapshot;
/** Devices that hold the words, asked for each short form. */
const MOST = 20;
const KNOWN = 100;

/** Well-known devices that the words name, and what is asked with the short form instead. */
function questions(means: string, word: string): { q: string; d: number }[] {
  const found: { q: string; d: number }[] = [];
  for (let d = 0; d < devices.size && found.length < MOST; d++) {
    if (devices.prominence[d]! < KNOWN || devices.brands[devices.brand[d]!]!.weight < 3) continue;
    const { brand, model } = devices.record(d);
    const name = ` ${brand} ${model} `.toLowerCase();
    // Without a number it would mean the newest of its line.
    if (!name.includes(` ${means} `) || !/ [a-z]?\d+ /.test(name) || /[()]/.test(name)) continue;
    found.push({ q: name.replace(` ${means} `, ` ${word} `).trim(), d });
  }
  return found;
}

it.each(
  shortForms.entries.flatMap(({ means, words }) => words.map((word) => [word, means] as const)),
)('%s is read as %s', (word, means) => {
  const asked = questions(means, word);
  const missed = asked.filter(({ q, d }) => search.find(q, 1)[0] !== d);
  expect(asked.length).toBeGreaterThan(0);
  expect(missed.length / asked.length, missed.map(({ q }) => q).join('; ')).toBeLessThan(0.15);
});
