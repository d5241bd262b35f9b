import { describe, expect, it } from 'vitest';
import { LEXICON } from '../../test/search/lexicon.ts';
import { Numbers } from './numbers.ts';

const numbers = new Numbers(LEXICON);

describe('spoken', () => {
  it.each([
    ['fifteen', '15', 1],
    ['twenty', '20', 1],
    ['twenty four ultra', '24', 2],
    ['twenty fourth', '24', 2],
    ['twenty twenty', '20', 1],
    ['tenth', '10', 1],
    ['quince', '15', 1],
    ['dreizehn', '13', 1],
    ['xiv', '14', 1],
    ['xxv', '25', 1],
    ['vierundfunfzig', '54', 1],
    ['vierentwintig', '24', 1],
    ['treogtyve', '23', 1],
    ['tjugotre', '23', 1],
    ['kaksikymmentakolme', '23', 1],
    ['huszonharom', '23', 1],
    ['cinquantotto', '58', 1],
    ['drei und zwanzig ultra', '23', 3],
    ['douazeci si trei', '23', 3],
    ['hai muoi ba', '23', 3],
    ['on uc pro', '13', 2],
    ['soixante quinze', '75', 2],
    ['quatre vingt quatre', '84', 3],
    ['piatke', '5', 1],
    ['funfzehner', '15', 1],
  ])('%s', (text, digits, takes) => {
    expect(numbers.spoken(text.split(' '), 0)).toEqual({ digits, takes });
  });

  it.each(['', 'pro', '24', 's24', 'x', 'xx', 'xl', 'xiiii', 'hat', 'hai', 'on'])(
    'is none in %j',
    (text) => {
      expect(numbers.spoken(text.split(' '), 0)).toBeNull();
      expect(numbers.spoken(['a'], 1)).toBeNull();
    },
  );
});

describe('ofOrdinal', () => {
  it('reads an ordinal with any ending', () => {
    const words = ['second', 'zweiten', 'drugiej', 'vtorogo', 'septieme', 'tiende'];
    expect(words.map((word) => numbers.ofOrdinal(word))).toEqual([2, 2, 2, 2, 7, 10]);
  });

  it.each(['', 'two', 'hand', 'secondaries'])('is 0 for %j', (word) => {
    expect(numbers.ofOrdinal(word)).toBe(0);
  });
});

describe('isWord', () => {
  it('holds for words that say a number and hardly anything else', () => {
    expect(['twelve', 'thirty', 'ninth'].map((word) => numbers.isWord(word))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['one', 'first', 'note', '12'].map((word) => numbers.isWord(word))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
