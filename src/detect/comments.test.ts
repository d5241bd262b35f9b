import { describe, expect, it } from 'vitest';
import { commentAt, commentsOf, partsOf } from './comments.ts';

const text = (ua: string): string[] => commentsOf(ua).map(({ from, to }) => ua.slice(from, to));

describe('commentsOf', () => {
  it.each([
    ['A (b) c (d)', ['b', 'd']],
    ['(a (b) c)', ['a (b) c']],
    ['(Linux; moto g(7)) AppleWebKit/1 (KHTML)', ['Linux; moto g(7)', 'KHTML']],
    [
      '(Linux; moto g(7) AppleWebKit/1 (KHTML, like Gecko) x',
      ['Linux; moto g(7', 'KHTML, like Gecko'],
    ],
    ['(never closed', ['never closed']],
    ['none', []],
    ['()', ['']],
  ])('finds those of %j', (ua, comments) => {
    expect(text(ua)).toEqual(comments);
  });

  it('looks at no more than a few', () => {
    expect(commentsOf('(a)'.repeat(100))).toHaveLength(6);
  });
});

describe('partsOf', () => {
  it('splits at semicolons and leaves out what is empty', () => {
    const ua = '(a;; b ;c)';
    expect(partsOf(ua, commentAt(ua, 0))).toEqual(['a', 'b', 'c']);
  });

  it('looks at no more than a few', () => {
    const ua = `(${'x;'.repeat(500)})`;
    expect(partsOf(ua, commentAt(ua, 0))).toHaveLength(24);
  });
});
