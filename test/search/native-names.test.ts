import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { comparable } from './mechanical.ts';
import { Dice, SEED } from './seed.ts';
import { meaningsOf } from './words.ts';

/** Scripts by the letters that their names consist of, and whether they write words apart. */
const SCRIPTS = [
  { script: 'Cyrillic', letters: /^[\u0430-\u045f]+$/, isSpaced: true },
  { script: 'Greek', letters: /^[\u0370-\u03ff]+$/, isSpaced: true },
  { script: 'Hebrew', letters: /^[\u05d0-\u05ea]+$/, isSpaced: true },
  { script: 'Arabic', letters: /^[\u0600-\u06ff]+$/, isSpaced: true },
  { script: 'Devanagari', letters: /^[\u0900-\u097f]+$/, isSpaced: true },
  { script: 'Thai', letters: /^[\u0e00-\u0e7f]+$/, isSpaced: false },
  { script: 'Korean', letters: /^[\uac00-\ud7a3]+$/, isSpaced: true },
  { script: 'Katakana', letters: /^[\u30a0-\u30ff]+$/, isSpaced: false },
] as const;
const DEVICES = 300;
const QUERIES = 120;
/** Shorter words are a letter away from too many. */
const SHORTEST = 4;

const { snapshot, search, devices } = openDataset();
const { prominence } = snapshot.devices;
const best = Array.from({ length: devices.length }, (_, d) => d)
  .sort((a, b) => prominence[b]! - prominence[a]! || a - b)
  .slice(0, DEVICES);
const meanings = meaningsOf('script-name');

/** The letters of a word: those of a Korean syllable are parted. */
const lettersOf = (word: string): string[] => [
  ...(/^[\uac00-\ud7a3]/.test(word) ? word.normalize('NFD') : word),
];

/** One slip in a word: a letter left out, doubled, swapped with its neighbour, or another one of the script. */
function slip(word: string, alphabet: readonly string[], dice: Dice): string {
  const letters = lettersOf(word);
  const at = dice.below(letters.length - 1);
  const letter = letters[at]!;
  const slips = [[], [letter, letter], [letters[at + 1]!, letter], [dice.one(alphabet)]];
  const kind = dice.below(slips.length);
  letters.splice(at, kind === 2 ? 2 : 1, ...slips[kind]!);
  return letters.join('').normalize('NFC');
}

const isAnswer = (asked: number, found: number | undefined): boolean => {
  if (found === undefined) return false;
  const [a, b] = [devices[asked]!, devices[found]!];
  return a.brand === b.brand && comparable(a.brand, a.model) === comparable(b.brand, b.model);
};

describe(`a misspelt word of a name in another script (SEARCH_SEED=${SEED})`, () => {
  it.each(SCRIPTS)('is read as that word: $script', ({ script, letters, isSpaced }) => {
    const dice = new Dice(script);
    const spellings = new Map(
      meanings
        .map(({ means, words }) => [means, words.filter((word) => letters.test(word))] as const)
        .filter(([, words]) => words.length > 0),
    );
    const alphabet = [...new Set([...spellings.values()].flat().flatMap(lettersOf))];
    const missed: string[] = [];
    let asked = 0;
    for (let tries = 0; asked < QUERIES && tries < 20 * QUERIES; tries++) {
      const device = dice.one(best);
      const { brand, model } = devices[device]!;
      const words = `${brand} ${model.replaceAll('+', ' plus')}`.toLowerCase().split(' ');
      const native = words.map((word) => {
        const known = spellings.get(word);
        return known === undefined ? word : dice.one(known);
      });
      const long = native.flatMap((word, i) =>
        letters.test(word) && lettersOf(word).length >= SHORTEST ? [i] : [],
      );
      const joint = isSpaced || dice.below(2) === 0 ? ' ' : '';
      if (long.length === 0 || !isAnswer(device, search.find(native.join(joint), 1)[0])) continue;
      const at = dice.one(long);
      native[at] = slip(native[at]!, alphabet, dice);
      const query = native.join(joint);
      asked++;
      if (!isAnswer(device, search.find(query, 1)[0])) missed.push(`${query}: ${brand} ${model}`);
    }
    expect(asked).toBe(QUERIES);
    expect(missed.length / asked, missed.join('\n')).toBeLessThan(0.2);
  });
});
