import { describe, expect, it } from 'vitest';
import { foldLetters } from './letters.ts';
import { NearSpellings } from './near-spellings.ts';

const near = new NearSpellings(
  new Map(
    (
      [
        ['아이폰', 'iphone'],
        ['갤럭시', 'galaxy'],
        ['ギャラクシー', 'galaxy'],
        ['سامسونج', 'samsung'],
        ['ساعه', 'watch'],
        ['аифон', 'iphone'],
        ['フリップ', 'flip'],
        ['三星', 'samsung'],
        ['αιφον', 'iphone'],
      ] as const
    ).map(([spelling, name]) => [foldLetters(spelling), name]),
  ),
);

describe('NearSpellings', () => {
  it.each([
    ['another letter of a syllable', '아이퐁', ['iphone']],
    ['a letter left out of a syllable', '개럭시', ['galaxy']],
    ['two letters that are swapped', 'سامسنوج', ['samsung']],
    ['another sign', 'ギャラクシイ', ['galaxy']],
    ['a letter too many', 'айффон', ['iphone']],
    ['a syllable left out', 'フリプ', ['flip']],
    ['the spelling itself', '아이폰', []],
    ['two errors in a short word', 'амнон', []],
    ['another first letter in a short word', 'باعه', []],
    ['one of two Chinese signs', '三心', []],
    ['letters of two scripts', 'айфoн', []],
  ])('names what is near: %s', (_, word, names) => {
    expect(near.misspelt(foldLetters(word))).toEqual(names);
  });

  it.each([
    ['айфо', 3, ['iphone']],
    ['갤러', 3, ['galaxy']],
    ['アイ', 3, []],
    ['ай', 3, []],
    ['айф', 4, []],
    ['айфон', 3, []],
  ])('names what %s begins, of %i letters', (word, least, names) => {
    expect(near.begunBy(foldLetters(word), least)).toEqual(names);
  });
});
