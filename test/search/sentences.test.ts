import { expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { FILES } from './lexicon.ts';
import { holdRate } from './rates.ts';
import { Dice, SEED } from './seed.ts';
import { isDoubt, wordsOf } from './words.ts';

const { devices, snapshot, search } = openDataset();
const ASKED = 3000;
/** The prominence of the devices of whose names people say a part. */
const WELL_KNOWN = 150;
/** What owners leave out of a name: its line, and the network at its end. */
const LINE = /^(?:iPhone|Galaxy|Pixel|Redmi|moto) (?=.*\d)| 5G$/g;
const ROLES = new Set(['function-word', 'question', 'travel', 'condition', 'trade', 'filler']);
/** Of words that say something of what stands beside them: that it is another one, or another's. */
const TELLING = new Set([
  'negation',
  'conjunction',
  'suffix',
  'number',
  'currency',
  'generation',
  'person',
  'choice',
]);

/** The short names of devices that mean the device alone, and what they mean. */
const names = devices.flatMap(({ model }, d) => {
  if (snapshot.devices.prominence[d]! < WELL_KNOWN || /\(/.test(model)) return [];
  const short = model.replace(LINE, '');
  const found = search.interpret(short);
  return found.meant === 'one' ? [{ short, device: found.devices[0]! }] : [];
});

/** The words of sentences, by language. */
const sentences = [...new Set(FILES.flatMap(({ entries }) => entries.map((e) => e.language)))]
  .map((language) => {
    const said = (roles: ReadonlySet<string>): string[] =>
      FILES.filter(({ role }) => roles.has(role)).flatMap(({ entries }) =>
        entries.filter((e) => e.language === language && !isDoubt(e.means)).flatMap((e) => e.words),
      );
    const telling = new Set(said(TELLING));
    return said(ROLES).filter((word) => !/\d/.test(word) && !telling.has(word));
  })
  .filter((words) => words.length > 50);

it(`a short name in words of a sentence means the same device, seed ${SEED}`, () => {
  const dice = new Dice('sentences');
  const failures: string[] = [];
  for (let n = 0; n < ASKED; n++) {
    const { short, device } = dice.one(names);
    const words = dice.one(sentences);
    const some = (count: number): string => dice.some(words, count).join(' ');
    const question = `${some(dice.below(4))} ${short} ${some(dice.below(5))}`.trim();
    const { meant, devices: found } = search.interpret(question);
    if (meant === 'one' && found[0] === device) continue;
    failures.push(`${question}: ${meant} ${found.map((d) => devices[d]!.model).slice(0, 2)}`);
  }
  expect(names.length).toBeGreaterThan(200);
  holdRate('neutral', 'words of a sentence', ASKED - failures.length, ASKED, failures);
});

it('a word of a sentence in another script, before a name, is no part of it', () => {
  // Greek and Cyrillic are transliterated: σε is a "se".
  // "चार्जर iphone 8" is about a charger.
  const things = new Set([...wordsOf('accessory'), ...wordsOf('part')]);
  const words = new Set(
    sentences.flat().filter((word) => /^[^\0-\u052f]{2,}$/.test(word) && !things.has(word)),
  );
  const iphone = devices.findIndex(({ model }) => model === 'iPhone 8');
  const isFirst = (question: string): boolean => search.find(question, 1)[0] === iphone;
  expect(words.size).toBeGreaterThan(1000);
  expect([...words].filter((word) => !isFirst(`${word} iphone 8 esim`))).toEqual([]);
  const korean = [...words].filter((word) => /^[가-힣]+$/.test(word));
  expect(korean.filter((word) => !isFirst(`유럽${word} iphone 8 esim`))).toEqual([]);
});
