import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { Dice } from './seed.ts';

const { snapshot, search } = openDataset();
const { devices } = snapshot;
const records = Array.from({ length: devices.size }, (_, d) => devices.record(d));
/** How many names are drawn. */
const ASKED = 300;
const frames = [
  'hi, selling my NAME bought last summer, does it have esim?',
  'NAME 2nd hand 3500 meetup north gate, may esim po ba to?',
  'bonjour, je vends mon NAME acheté l’année dernière, il prend une eSIM ?',
];

const withTwo = records
  .map((record, d) => ({ d, brand: record.brand, name: `${record.brand} ${record.model}` }))
  // Names of one letter or of a single everyday word need more than a sentence around them.
  .filter(({ brand, name }) => /^[a-z]{3,} [a-z]{3,}$/i.test(brand) && /\d[a-z]?$/i.test(name))
  .filter(({ d, name }) => {
    const { meant, devices: found } = search.interpret(name);
    return meant === 'one' && found[0] === d;
  });

describe('a maker of two words is read within a sentence', () => {
  it.each(frames)('%s', (frame) => {
    const dice = new Dice(frame);
    const asked = Array.from({ length: ASKED }, () => dice.one(withTwo));
    const wrong = asked.filter(({ d, name }) => {
      const { devices: found } = search.interpret(frame.replace('NAME', name));
      return !found.includes(d);
    });
    expect(
      wrong.map(({ name }) => name).length / ASKED,
      wrong
        .slice(0, 9)
        .map((w) => w.name)
        .join('; '),
    ).toBeLessThan(0.1);
  });

  it('but a word beside "phone" is none: "my phone"', () => {
    expect(search.interpret('how can i check if my phone is carrier unlocked').meant).toBe('none');
  });
});

it.each([
  ['my old Sony Ericsson Xperia ray, bought last summer, has it esim', 'sony-ericsson/xperia-ray'],
  ['got my Cherry Mobile Flare X last christmas at the mall, esim?', 'cherry-mobile/flare-x'],
])('"last" beside no name asks for nothing new: %s', (text, slug) => {
  const [first] = search.interpret(text).devices;
  expect(records[first!]!.slug).toBe(slug);
});
