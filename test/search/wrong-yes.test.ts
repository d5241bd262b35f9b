import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { askers } from './asked.ts';
import { openDataset } from './dataset.ts';
import { holdRate } from './rates.ts';
import { Dice, SEED } from './seed.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);
const kinds = Object.entries(askers(snapshot));

/** In all five thousand. */
const ASKED = Math.ceil(5000 / kinds.length);
const LONGEST = 200;

console.log(`SEARCH_SEED=${SEED}`);

/** Each run asks other questions; see `holdRate` for how much a rate may differ by chance. */
describe('nobody is told yes of one device', () => {
  it.each(kinds)('who asks for %s', (kind, ask) => {
    const dice = new Dice(kind);
    const wrong: string[] = [];
    let asked = 0;
    for (let tries = 0; asked < ASKED && tries < 100 * ASKED; tries++) {
      const question = ask(dice);
      if (question === null || question.text.length > LONGEST) continue;
      asked++;
      const { verdict, devices } = lookup.answer(question.text);
      if (verdict.meant !== 'one' || verdict.supports !== 'yes') continue;
      wrong.push(`${question.text}: ${devices[0]!.brand} ${devices[0]!.model}; ${question.why}`);
    }
    expect(asked).toBeGreaterThan(ASKED / 4);
    holdRate('no wrong yes', kind, asked - wrong.length, asked, wrong);
  });
});
