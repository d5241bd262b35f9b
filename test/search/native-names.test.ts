import { describe, expect, it } from 'vitest';
import { parse } from '../../src/query/parse.ts';
import { Tables } from '../../src/search-index/tables.ts';
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
const tables = new Tables(snapshot);
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

/**
 * The suffixes that tell a device from its siblings, each with a device that has it. A script in which one of them is
 * not spelt answers the sibling instead.
 */
const TELLING = [
  { suffix: 'pro', brand: 'Apple', model: 'iPhone 15 Pro' },
  { suffix: 'max', brand: 'Apple', model: 'iPhone 15 Pro Max' },
  { suffix: 'plus', brand: 'Apple', model: 'iPhone 15 Plus' },
  { suffix: 'mini', brand: 'Apple', model: 'iPhone 13 mini' },
  { suffix: 'xr', brand: 'Apple', model: 'iPhone XR' },
  { suffix: 'xs', brand: 'Apple', model: 'iPhone XS Max' },
  { suffix: 'fe', brand: 'Samsung', model: 'Galaxy S24 FE' },
  { suffix: 'ultra', brand: 'Samsung', model: 'Galaxy S24 Ultra' },
  { suffix: 'fold', brand: 'Samsung', model: 'Galaxy Z Fold6' },
  { suffix: 'flip', brand: 'Samsung', model: 'Galaxy Z Flip6' },
  { suffix: 'xl', brand: 'Google', model: 'Pixel 9 Pro XL' },
  { suffix: 'lite', brand: 'Samsung', model: 'Galaxy S10 Lite' },
] as const;
/** Scripts of which no letter is read by itself: a word that the table lacks is lost. */
const TABLED = [
  { script: 'Devanagari', letters: /^[\u0900-\u097f]+$/ },
  { script: 'Bengali', letters: /^[\u0980-\u09ff]+$/ },
  { script: 'Gujarati', letters: /^[\u0a80-\u0aff]+$/ },
  { script: 'Tamil', letters: /^[\u0b80-\u0bff]+$/ },
  { script: 'Telugu', letters: /^[\u0c00-\u0c7f]+$/ },
  { script: 'Kannada', letters: /^[\u0c80-\u0cff]+$/ },
  { script: 'Malayalam', letters: /^[\u0d00-\u0d7f]+$/ },
  { script: 'Thai', letters: /^[\u0e00-\u0e7f]+$/ },
  { script: 'Korean', letters: /^[\uac00-\ud7a3]+$/ },
  { script: 'Japanese', letters: /^[\u30a0-\u30ff]+$/ },
] as const;

describe('the suffix of a name in another script tells it from its siblings', () => {
  it.each(TABLED)('however it is spelt: $script', ({ letters }) => {
    const spelt = (part: string): string[] =>
      meanings.flatMap(({ means, words }) =>
        means === part ? words.filter((word) => letters.test(word)) : [],
      );
    const wrong = TELLING.flatMap(({ suffix, brand, model }) => {
      const asked = devices.findIndex((device) => device.brand === brand && device.model === model);
      const parts = `${brand} ${model}`.toLowerCase().match(/[a-z]+|\d+/g)!;
      const spellings = spelt(suffix);
      if (spellings.length === 0) return [`${suffix}: not spelt`];
      return spellings
        .map((word) =>
          parts.map((part) => (part === suffix ? word : (spelt(part)[0] ?? part))).join(' '),
        )
        .filter((query) => !isAnswer(asked, search.find(query, 1)[0]))
        .map((query) => `${query}: ${brand} ${model}`);
    });
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['기어 S3 프론티어', 'Gear S3 frontier'],
  ['लावा अग्नि 3', 'Agni 3'],
  ['かんたんスマートフォン3', 'Kantan Smartphone 3'],
  ['あんしんスマホ', 'Anshin Smartphone KY-51B'],
  ['كوندور Plume L8 Pro', 'Plume L8 Pro'],
])('%s is the %s', (text, model) => {
  expect(devices[search.find(text, 1)[0]!]?.model).toBe(model);
});

/** Spellings of "eSIM" in scripts that are not transliterated, with and without endings. */
const TOPICS = [
  ...['ई सिम', 'ई-सिम', 'ईसिम', 'इ-सिम', 'ई-सिमला', 'ईसिमची', 'eसिम'],
  ...['ই সিম', 'ই-সিম', 'ইসিম', 'ই-সিমের', 'ই-সিমটি'],
  ...['இ சிம்', 'இ-சிம்', 'இசிம்', 'இ-சிம்மை', 'இ-சிம்மில்', 'இ-சிம்முக்கு'],
  ...['ఇ సిమ్', 'ఇ-సిమ్', 'ఇసిమ్', 'ఈ-సిమ్', 'ఇ-సిమ్‌ను', 'ఈ-సిమ్‌లో'],
  ...['ಇ ಸಿಮ್', 'ಇ-ಸಿಮ್', 'ಇಸಿಮ್', 'ಇ-ಸಿಮ್‌ಗೆ', 'ಇ-ಸಿಮ್‌ನಲ್ಲಿ'],
  ...['ഇ സിം', 'ഇ-സിം', 'ഇസിം', 'ഇ-സിമ്മിന്', 'ഇസിമ്മിൽ'],
  ...['ઈ સિમ', 'ઈ-સિમ', 'ઈસિમ', 'ઇ-સિમ', 'ઈ-સિમમાં'],
  ...['ਈ ਸਿਮ', 'ਈ-ਸਿਮ', 'ਈਸਿਮ'],
  ...['ඊ සිම්', 'ඊ-සිම්', 'ඊසිම්', 'ඉ-සිම්', 'ඊ-සිම්ද'],
  ...['อี-ซิม', 'อีซิม', 'イーシム', 'eシム', '이심', 'e-심', 'إي-سيم', 'ایسیم', 'אי-סים', 'e-סים'],
];

it('"eSIM" is one word in every script', () => {
  const tokens = (text: string): string[] => parse(text, tables.lexicon).texts;
  const wrong = TOPICS.filter((topic) => {
    const alone = tokens(topic);
    const amid = tokens(`Lava Agni 3 ${topic} 2024`);
    return alone.join(' ') !== 'esim' || amid.join(' ') !== 'lava agni 3 esim 2024';
  });
  expect(wrong).toEqual([]);
});
