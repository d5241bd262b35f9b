import { describe, expect, it } from 'vitest';
import { isNumberWord, spokenNumber } from './number-words.ts';

describe('spokenNumber', () => {
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
  ])('%s', (text, digits, takes) => {
    expect(spokenNumber(text.split(' '), 0)).toEqual({ digits, takes });
  });

  it.each(['', 'pro', '24', 's24', 'x', 'xx', 'xl', 'xiiii'])('is none in %j', (text) => {
    expect(spokenNumber(text.split(' '), 0)).toBeNull();
    expect(spokenNumber(['a'], 1)).toBeNull();
  });
});

describe('isNumberWord', () => {
  it('holds for words that say a number and hardly anything else', () => {
    expect(['twelve', 'thirty', 'ninth'].map(isNumberWord)).toEqual([true, true, true]);
    expect(['one', 'first', 'note', '12'].map(isNumberWord)).toEqual([false, false, false, false]);
  });
});
